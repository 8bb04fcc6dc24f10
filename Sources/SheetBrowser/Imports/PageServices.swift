// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// The functions of the page that an app calls for anything besides its views. A page loads the script of a service
  /// only if its module imports from it, and a module imports only what the app calls.
  package enum PageServices {
    /// `use` of `QuireWeb/Runtime/services/drawings.js`.
    package static func drawingsUse() {
      importedDrawingsUse()
    }

    /// `make` of `QuireWeb/Runtime/services/encodings.js`.
    package static func encodingsMake(
      _ commands: UnsafePointer<UInt32>, _ width: Int32, _ height: Int32, _ quality: Double
    ) -> Int32 {
      unsafe importedEncodingsMake(commands, width, height, quality)
    }

    /// `take` of `QuireWeb/Runtime/services/encodings.js`.
    package static func encodingsTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedEncodingsTake(room)
    }

    /// `now` of `QuireWeb/Runtime/services/clock.js`.
    package static func now() -> Double {
      importedNow()
    }

    /// `ask` of `QuireWeb/Runtime/services/locales.js`.
    package static func localesAsk(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
      unsafe importedLocalesAsk(question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/locales.js`.
    package static func localesTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedLocalesTake(room)
    }

    /// `get` of `QuireWeb/Runtime/services/defaults.js`.
    package static func defaultsGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
      unsafe importedDefaultsGet(question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/defaults.js`.
    package static func defaultsTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedDefaultsTake(room)
    }

    /// `set` of `QuireWeb/Runtime/services/defaults.js`.
    package static func defaultsSet(_ question: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedDefaultsSet(question, count)
    }

    /// `paths` of `QuireWeb/Runtime/services/files.js`.
    package static func filesPaths() -> Int32 {
      importedFilesPaths()
    }

    /// `get` of `QuireWeb/Runtime/services/files.js`.
    package static func filesGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
      unsafe importedFilesGet(question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/files.js`.
    package static func filesTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedFilesTake(room)
    }

    /// `begin` of `QuireWeb/Runtime/services/network.js`.
    package static func networkBegin(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedNetworkBegin(id, question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/network.js`.
    package static func networkTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedNetworkTake(room)
    }

    /// `cancel` of `QuireWeb/Runtime/services/network.js`.
    package static func networkCancel(_ id: UInt32) {
      importedNetworkCancel(id)
    }

    /// `read` of `QuireWeb/Runtime/services/pictures.js`.
    package static func picturesRead(_ id: UInt32, _ number: UInt32) {
      importedPicturesRead(id, number)
    }

    /// `take` of `QuireWeb/Runtime/services/pictures.js`.
    package static func picturesTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedPicturesTake(room)
    }

    /// `canShare` of `QuireWeb/Runtime/services/device.js`.
    package static func deviceCanShare() -> Int32 {
      importedDeviceCanShare()
    }

    /// `vibrate` of `QuireWeb/Runtime/services/device.js`.
    package static func deviceVibrate(_ times: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedDeviceVibrate(times, count)
    }

    /// `copy` of `QuireWeb/Runtime/services/device.js`.
    package static func deviceCopy(_ text: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedDeviceCopy(text, count)
    }

    /// `share` of `QuireWeb/Runtime/services/device.js`.
    package static func deviceShare(_ id: UInt32, _ content: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedDeviceShare(id, content, count)
    }

    /// `take` of `QuireWeb/Runtime/services/device.js`.
    package static func deviceTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedDeviceTake(room)
    }

    /// `call` of `QuireWeb/Runtime/services/scripts.js`.
    package static func scriptsCall(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedScriptsCall(id, question, count)
    }

    /// `register` of `QuireWeb/Runtime/services/scripts.js`.
    package static func scriptsRegister(_ calls: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedScriptsRegister(calls, question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/scripts.js`.
    package static func scriptsTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedScriptsTake(room)
    }

    /// `answer` of `QuireWeb/Runtime/services/scripts.js`.
    package static func scriptsAnswer(_ call: UInt32, _ result: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedScriptsAnswer(call, result, count)
    }

    /// `watch` of `QuireWeb/Runtime/services/keys.js`.
    package static func keysWatch(_ id: UInt32) {
      importedKeysWatch(id)
    }

    /// `taken` of `QuireWeb/Runtime/services/keys.js`.
    package static func keysTaken() {
      importedKeysTaken()
    }

    /// `take` of `QuireWeb/Runtime/services/keys.js`.
    package static func keysTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedKeysTake(room)
    }

    /// `watch` of `QuireWeb/Runtime/services/hover.js`.
    package static func hoverWatch(_ id: UInt32) {
      importedHoverWatch(id)
    }

    /// `watched` of `QuireWeb/Runtime/services/hover.js`.
    package static func hoverWatched() {
      importedHoverWatched()
    }

    /// `take` of `QuireWeb/Runtime/services/hover.js`.
    package static func hoverTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedHoverTake(room)
    }

    /// `keys` of `QuireWeb/Runtime/services/store.js`.
    package static func storeKeys() -> Int32 {
      importedStoreKeys()
    }

    /// `get` of `QuireWeb/Runtime/services/store.js`.
    package static func storeGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
      unsafe importedStoreGet(question, count)
    }

    /// `take` of `QuireWeb/Runtime/services/store.js`.
    package static func storeTake(_ room: UnsafeMutablePointer<UInt8>) {
      unsafe importedStoreTake(room)
    }

    /// `set` of `QuireWeb/Runtime/services/store.js`.
    package static func storeSet(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32) {
      unsafe importedStoreSet(id, question, count)
    }
  }

  @_extern(wasm, module: "drawings", name: "use") @_extern(c)
  func importedDrawingsUse()

  @_extern(wasm, module: "encodings", name: "make") @_extern(c)
  func importedEncodingsMake(
    _ commands: UnsafePointer<UInt32>, _ width: Int32, _ height: Int32, _ quality: Double
  ) -> Int32

  @_extern(wasm, module: "encodings", name: "take") @_extern(c)
  func importedEncodingsTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "clock", name: "now") @_extern(c)
  func importedNow() -> Double

  @_extern(wasm, module: "locales", name: "ask") @_extern(c)
  func importedLocalesAsk(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

  @_extern(wasm, module: "locales", name: "take") @_extern(c)
  func importedLocalesTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "defaults", name: "get") @_extern(c)
  func importedDefaultsGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

  @_extern(wasm, module: "defaults", name: "take") @_extern(c)
  func importedDefaultsTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "defaults", name: "set") @_extern(c)
  func importedDefaultsSet(_ question: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "files", name: "paths") @_extern(c)
  func importedFilesPaths() -> Int32

  @_extern(wasm, module: "files", name: "get") @_extern(c)
  func importedFilesGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

  @_extern(wasm, module: "files", name: "take") @_extern(c)
  func importedFilesTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "network", name: "begin") @_extern(c)
  func importedNetworkBegin(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "network", name: "take") @_extern(c)
  func importedNetworkTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "network", name: "cancel") @_extern(c)
  func importedNetworkCancel(_ id: UInt32)

  @_extern(wasm, module: "pictures", name: "read") @_extern(c)
  func importedPicturesRead(_ id: UInt32, _ number: UInt32)

  @_extern(wasm, module: "pictures", name: "take") @_extern(c)
  func importedPicturesTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "device", name: "canShare") @_extern(c)
  func importedDeviceCanShare() -> Int32

  @_extern(wasm, module: "device", name: "vibrate") @_extern(c)
  func importedDeviceVibrate(_ times: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "device", name: "copy") @_extern(c)
  func importedDeviceCopy(_ text: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "device", name: "share") @_extern(c)
  func importedDeviceShare(_ id: UInt32, _ content: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "device", name: "take") @_extern(c)
  func importedDeviceTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "scripts", name: "call") @_extern(c)
  func importedScriptsCall(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "scripts", name: "register") @_extern(c)
  func importedScriptsRegister(_ calls: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "scripts", name: "take") @_extern(c)
  func importedScriptsTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "scripts", name: "answer") @_extern(c)
  func importedScriptsAnswer(_ call: UInt32, _ result: UnsafePointer<UInt8>, _ count: Int32)

  @_extern(wasm, module: "keys", name: "watch") @_extern(c)
  func importedKeysWatch(_ id: UInt32)

  @_extern(wasm, module: "keys", name: "taken") @_extern(c)
  func importedKeysTaken()

  @_extern(wasm, module: "keys", name: "take") @_extern(c)
  func importedKeysTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "hover", name: "watch") @_extern(c)
  func importedHoverWatch(_ id: UInt32)

  @_extern(wasm, module: "hover", name: "watched") @_extern(c)
  func importedHoverWatched()

  @_extern(wasm, module: "hover", name: "take") @_extern(c)
  func importedHoverTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "store", name: "keys") @_extern(c)
  func importedStoreKeys() -> Int32

  @_extern(wasm, module: "store", name: "get") @_extern(c)
  func importedStoreGet(_ question: UnsafePointer<UInt8>, _ count: Int32) -> Int32

  @_extern(wasm, module: "store", name: "take") @_extern(c)
  func importedStoreTake(_ room: UnsafeMutablePointer<UInt8>)

  @_extern(wasm, module: "store", name: "set") @_extern(c)
  func importedStoreSet(_ id: UInt32, _ question: UnsafePointer<UInt8>, _ count: Int32)
#endif
