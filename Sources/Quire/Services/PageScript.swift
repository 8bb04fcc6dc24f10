// SPDX-License-Identifier: Apache-2.0

/// The page's own script, `page.js` in the app's resources. The app calls functions of the script, and the script calls
/// functions of the app.
///
///     // page.js
///     export async function share(title) { await navigator.share({ title }); return true; }
///
///     PageScript.call("share", ["Lake"]) { result in … }
///
/// Only functions that the script exports can be called, by name; nothing is evaluated as code. The script calls the
/// app with `call` of `QuireWeb/Runtime/app.js`.
@preconcurrency @MainActor public enum PageScript {
  /// The reason why a call has no result.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no `page.js`, or it exports no function of this name.
    case absent(String)
    /// The function threw an error with this text, or its promise was rejected with it.
    case threw(String)
    /// The result has no counterpart in `ScriptValue`; the name of its type in the script.
    case unusable(String)

    /// A sentence for the developer, in English.
    public var localizedDescription: String {
      switch self {
      case .absent(let name): "page.js exports no function \(name)."
      case .threw(let text): "The function of page.js threw: \(text)"
      case .unusable(let type): "The function of page.js returned \(type), which can't be passed to the app."
      }
    }
  }

  /// Calls a function that the script exports. `completion` is called once, in a later turn, with the function's result
  /// or that of the promise it returned.
  public static func call(
    _ name: String, _ arguments: [ScriptValue] = [],
    completion: @escaping @MainActor (Result<ScriptValue, Failure>) -> Void = { _ in }
  ) {
    HostServices.scripts.call(name, arguments) { answer in
      switch answer {
      case .returned(let value): completion(.success(value))
      case .absent: completion(.failure(.absent(name)))
      case .threw(let text): completion(.failure(.threw(text)))
      case .unusable(let type): completion(.failure(.unusable(type)))
      }
    }
  }

  /// Sets the function that the script can call under a name, replacing an earlier one. Each call of the function runs
  /// in a separate turn. A call made before this fails in the script with an error that names the function.
  public static func register(_ name: String, _ function: @escaping @MainActor ([ScriptValue]) -> ScriptValue) {
    HostServices.scripts.register(name, function)
  }

  /// Removes the function that the script can call under a name.
  public static func unregister(_ name: String) {
    HostServices.scripts.register(name, nil)
  }
}
