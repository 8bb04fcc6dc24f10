// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Reports the page's presses of keys. The script waits for the answer, because a key that a command took must not
  /// have its effect in the browser.
  @MainActor final class PageKeys: KeyHost {
    static let shared = PageKeys()

    func watch(_ pressed: @escaping @MainActor (KeyPress) -> Bool) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.keysTake($0) }
        let modifiers = UIKeyModifierFlags(rawValue: Int(reader.word() & 0x7FFF_FFFF))
        let flags = reader.word()
        let characters = reader.text()
        let press = KeyPress(
          characters, base: reader.text(), modifiers: modifiers, isRepeat: flags & 1 != 0, isForFocus: flags & 2 != 0)
        return ({ if pressed(press) { PageServices.keysTaken() } }, false)
      }
      PageServices.keysWatch(id)
    }
  }

  /// Returns the page's service of keys. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_keys") @MainActor @_spi(Hosts) public func keysOfPage() -> any KeyHost {
    PageKeys.shared
  }
#endif
