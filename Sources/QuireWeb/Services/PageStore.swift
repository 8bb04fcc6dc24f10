// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Large values in IndexedDB, which the page reads before the app starts.
  @MainActor final class PageStore: StoreHost {
    static let shared = PageStore()

    var keys: [String] {
      var reader = unsafe ParcelReader(count: Int(PageServices.storeKeys())) { unsafe PageServices.storeTake($0) }
      let count = reader.count()
      return (0..<count).map { _ in reader.text() }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func value(forKey key: String) -> [UInt8]? {
      var question = Parcel()
      question.put(key)
      let count = unsafe question.send { unsafe PageServices.storeGet($0, $1) }
      guard count >= 0 else { return nil }
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.storeTake($0) }
      return reader.content()
    }

    func set(_ value: [UInt8]?, forKey key: String, done: @escaping @MainActor (StoreFailure?) -> Void) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.storeTake($0) }
        let result = reader.word()
        let failure = result == 0 ? nil : StoreFailure(rawValue: UInt8(truncatingIfNeeded: result - 1)) ?? .broken
        return ({ done(failure) }, true)
      }
      var question = Parcel()
      question.put(key)
      question.put(value == nil ? 0 : 1 as UInt32)
      question.put(value ?? [])
      unsafe question.send { unsafe PageServices.storeSet(id, $0, $1) }
    }
  }

  /// Returns the page's store. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_store") @MainActor @_spi(Hosts) public func storeOfPage() -> any StoreHost { PageStore.shared }
#endif
