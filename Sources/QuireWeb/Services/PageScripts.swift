// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Calls the functions of `page.js`, and receives its calls of the app's functions.
  @MainActor final class PageScripts: ScriptHost {
    static let shared = PageScripts()

    private var functions: [(name: String, function: @MainActor ([ScriptValue]) -> ScriptValue)] = []
    /// The identifier of the script's calls of the app, or 0 before the first function is registered.
    private var calls: UInt32 = 0

    func call(_ name: String, _ arguments: [ScriptValue], answer: @escaping @MainActor (ScriptAnswer) -> Void) {
      let id = Replies.shared.wait { count in
        var reader = unsafe ParcelReader(count: count) { unsafe PageServices.scriptsTake($0) }
        let result = Self.answer(&reader)
        return ({ answer(result) }, true)
      }
      var question = Parcel()
      question.put(name)
      question.put(UInt32(arguments.count))
      for argument in arguments { question.put(argument) }
      unsafe question.send { unsafe PageServices.scriptsCall(id, $0, $1) }
    }

    func register(_ name: String, _ function: (@MainActor ([ScriptValue]) -> ScriptValue)?) {
      functions.removeAll { $0.name.utf8.elementsEqual(name.utf8) }
      if let function { functions.append((name, function)) }
      if calls == 0 { calls = Replies.shared.wait { [self] in called($0) } }
      var question = Parcel()
      question.put(name)
      question.put(function == nil ? 0 : 1 as UInt32)
      unsafe question.send { unsafe PageServices.scriptsRegister(calls, $0, $1) }
    }

    /// Handles a call of the app by the script. The script gets the result under the number of the call.
    private func called(_ count: Int) -> (action: () -> Void, isLast: Bool) {
      var reader = unsafe ParcelReader(count: count) { unsafe PageServices.scriptsTake($0) }
      let call = reader.word()
      let name = reader.text()
      let count = reader.count()
      let arguments = (0..<count).map { _ in reader.value() }
      let action = { [self] in
        var result = Parcel()
        if let function = functions.first(where: { $0.name.utf8.elementsEqual(name.utf8) })?.function {
          result.put(1 as UInt32)
          result.put(function(arguments))
        } else {
          result.put(0 as UInt32)
        }
        unsafe result.send { unsafe PageServices.scriptsAnswer(call, $0, $1) }
      }
      return (action, false)
    }

    private static func answer(_ reader: inout ParcelReader) -> ScriptAnswer {
      switch reader.word() {
      case 0: .returned(reader.value())
      case 1: .absent
      case 2: .threw(reader.text())
      default: .unusable(reader.text())
      }
    }
  }

  extension Parcel {
    mutating func put(_ value: ScriptValue) {
      switch value {
      case .nothing: put(0 as UInt32)
      case .flag(let flag): put(flag ? 2 : 1 as UInt32)
      case .number(let number):
        put(3 as UInt32)
        put(number)
      case .text(let text):
        put(4 as UInt32)
        put(text)
      case .bytes(let bytes):
        put(5 as UInt32)
        put(bytes)
      case .list(let values):
        put(6 as UInt32)
        put(UInt32(values.count))
        for value in values { put(value) }
      }
    }
  }

  extension ParcelReader {
    mutating func value() -> ScriptValue {
      switch word() {
      case 1: return .flag(false)
      case 2: return .flag(true)
      case 3: return .number(number())
      case 4: return .text(text())
      case 5: return .bytes(content())
      case 6:
        let count = count()
        return .list((0..<count).map { _ in value() })
      default: return .nothing
      }
    }
  }

  /// Returns the page's script service. Quire finds it by its symbol when the app is linked.
  @_silgen_name("quire_scripts") @MainActor @_spi(Hosts) public func scriptsOfPage() -> any ScriptHost {
    PageScripts.shared
  }
#endif
