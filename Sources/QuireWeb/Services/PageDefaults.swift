// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Small values in the browser's local storage.
  @MainActor final class PageDefaults: DefaultsHost {
    static let shared = PageDefaults()

    /// The kinds of values; `Runtime/services/defaults.js` has the same numbers.
    private enum Kind: UInt32 {
      case none, text, integer, number, flag, bytes, texts, list
    }

    func value(forKey key: String) -> DefaultsValue? {
      var question = Parcel()
      question.put(key)
      let count = unsafe question.send { unsafe PageServices.defaultsGet($0, $1) }
      var reader = unsafe ParcelReader(count: Int(count)) { unsafe PageServices.defaultsTake($0) }
      switch Kind(rawValue: reader.word()) {
      case .text: return .text(reader.text())
      case .integer: return Int(reader.text()).map { .integer($0) }
      case .number: return .number(reader.number())
      case .flag: return .flag(reader.word() != 0)
      case .bytes: return .bytes(reader.content())
      case .texts:
        let count = reader.count()
        return .texts((0..<count).map { _ in reader.text() })
      case .list: return .list(reader.text())
      case .some(.none), nil: return nil
      }
    }

    func set(_ value: DefaultsValue?, forKey key: String) {
      var question = Parcel()
      question.put(key)
      switch value {
      case .text(let text):
        question.put(Kind.text.rawValue)
        question.put(text)
      case .integer(let integer):
        question.put(Kind.integer.rawValue)
        question.put("\(integer)")
      case .number(let number):
        question.put(Kind.number.rawValue)
        question.put(number)
      case .flag(let flag):
        question.put(Kind.flag.rawValue)
        question.put(flag ? 1 : 0 as UInt32)
      case .bytes(let bytes):
        question.put(Kind.bytes.rawValue)
        question.put(bytes)
      case .texts(let texts):
        question.put(Kind.texts.rawValue)
        question.put(UInt32(texts.count))
        for text in texts { question.put(text) }
      case .list(let text):
        question.put(Kind.list.rawValue)
        question.put(text)
      case nil:
        question.put(Kind.none.rawValue)
      }
      unsafe question.send { unsafe PageServices.defaultsSet($0, $1) }
    }
  }

  /// Returns the page's defaults. Quire finds them by their symbol when the app is linked.
  @_silgen_name("quire_defaults") @MainActor @_spi(Hosts) public func defaultsOfPage() -> any DefaultsHost {
    PageDefaults.shared
  }
#endif
