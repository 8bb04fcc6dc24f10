// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire

#if hasFeature(Embedded)
  /// Large values in IndexedDB, which the page has read before the app began.
  @MainActor final class PageStore: StoreHost {
    static let shared = PageStore()

    var keys: [String] {
      var reader = ParcelReader(count: Int(importedStoreKeys())) { unsafe importedStoreTake($0) }
      let count = reader.word()
      return (0..<count).map { _ in reader.text() }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func value(forKey key: String) -> [UInt8]? {
      var question = Parcel()
      question.put(key)
      let count = question.send { unsafe importedStoreGet($0, $1) }
      guard count >= 0 else { return nil }
      var reader = ParcelReader(count: Int(count)) { unsafe importedStoreTake($0) }
      return reader.content()
    }

    func set(_ value: [UInt8]?, forKey key: String, done: @escaping @MainActor (StoreFailure?) -> Void) {
      let id = Replies.shared.wait { count in
        var reader = ParcelReader(count: count) { unsafe importedStoreTake($0) }
        let result = reader.word()
        let failure = result == 0 ? nil : StoreFailure(rawValue: UInt8(truncatingIfNeeded: result - 1)) ?? .broken
        return ({ done(failure) }, true)
      }
      var question = Parcel()
      question.put(key)
      question.put(value == nil ? 0 : 1 as UInt32)
      question.put(value ?? [])
      question.send { unsafe importedStoreSet(id, $0, $1) }
    }
  }

  /// What Quire asks for by this name.
  @_silgen_name("quire_store") @MainActor @_spi(Hosts) public func storeOfPage() -> any StoreHost { PageStore.shared }

  @_extern(wasm, module: "store", name: "keys") @_extern(c)
  func importedStoreKeys() -> Int32

  @_extern(wasm, module: "store", name: "get") @_extern(c)
  func importedStoreGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

  @_extern(wasm, module: "store", name: "take") @_extern(c)
  func importedStoreTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "store", name: "set") @_extern(c)
  func importedStoreSet(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32)
#endif
