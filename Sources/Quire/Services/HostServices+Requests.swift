// SPDX-License-Identifier: Apache-2.0

/// Loads from servers.
@_spi(Hosts) @preconcurrency @MainActor public protocol NetworkHost: AnyObject {
  /// Begins a request; returns an identifier to cancel it by. `report` is called in turns, never within this call, and
  /// for the last time with `finished` or `failed`.
  func begin(_ request: NetworkRequest, report: @escaping @MainActor (NetworkReport) -> Void) -> UInt32
  /// Ends a request, which reports nothing from now on. One that has ended is left alone.
  func cancel(_ id: UInt32)
}

/// A line of a request's or an answer's head.
@_spi(Hosts) public struct NetworkField: Hashable, Sendable {
  /// In any case.
  public var name: String
  /// Without line breaks.
  public var value: String

  /// A field as it is sent.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A request for a server.
@_spi(Hosts) public struct NetworkRequest: Hashable, Sendable {
  /// The address; a relative one is relative to the page.
  public var url: String
  /// Such as `GET`.
  public var method: String
  /// In order; the host adds its own.
  public var fields: [NetworkField]
  /// Empty for none.
  public var body: [UInt8]
  /// After this many seconds without an answer the request fails.
  public var timeout: Double

  /// A request as a host gets it; tests make their own.
  public init(url: String, method: String, fields: [NetworkField], body: [UInt8], timeout: Double) {
    self.url = url
    self.method = method
    self.fields = fields
    self.body = body
    self.timeout = timeout
  }
}

/// What becomes of a request.
@_spi(Hosts) public enum NetworkReport {
  /// Bytes have come in; `expected` is how many the server promised, or -1.
  case received(count: Int, expected: Int)
  /// The whole answer.
  case finished(NetworkAnswer)
  /// There is no answer, and why.
  case failed(NetworkFailure)
}

/// A server's answer.
@_spi(Hosts) public struct NetworkAnswer: Hashable, Sendable {
  /// The address that answered, after redirections.
  public var url: String
  /// The status, such as 200.
  public var status: Int
  /// As far as the host may show them.
  public var fields: [NetworkField]
  /// Unpacked.
  public var body: [UInt8]

  /// An answer as a host makes it.
  public init(url: String, status: Int, fields: [NetworkField], body: [UInt8]) {
    self.url = url
    self.status = status
    self.fields = fields
    self.body = body
  }
}

/// Why there is no answer. A browser tells little: a server that is not there and one that refuses pages of other
/// addresses are the same to it.
@_spi(Hosts) public enum NetworkFailure: UInt8, Hashable, Sendable {
  /// The address can't be loaded at all.
  case badAddress
  /// The device is not connected.
  case offline
  /// No connection, or an answer that the page may not read.
  case unreachable
  /// No answer in time.
  case timedOut
  /// The connection broke while the answer came in.
  case interrupted
  /// The answer is not one of HTTP.
  case badAnswer
}

/// Large values that outlive the app, by their keys. They are read before the app begins.
@_spi(Hosts) @preconcurrency @MainActor public protocol StoreHost: AnyObject {
  /// The keys, in the order of their bytes.
  var keys: [String] { get }
  /// The value of a key; `nil` if there is none.
  func value(forKey key: String) -> [UInt8]?
  /// Sets the value of a key; `nil` removes it. Reading returns it at once; `done` is called in a later turn, when it is
  /// kept or when that failed.
  func set(_ value: [UInt8]?, forKey key: String, done: @escaping @MainActor (StoreFailure?) -> Void)
}

/// Why a value is not kept.
@_spi(Hosts) public enum StoreFailure: UInt8, Hashable, Sendable {
  /// There is no room left.
  case full
  /// The user or the browser does not allow it.
  case refused
  /// Another page has the store in a newer version.
  case newer
  /// Any other reason, such as a damaged disk.
  case broken
}

/// The files of the user's pictures.
@_spi(Hosts) @preconcurrency @MainActor public protocol PictureFileHost: AnyObject {
  /// Reads the file of a picture that the host holds, by its number; `done` is called in a later turn, with `nil` if the
  /// file can't be read any more.
  func read(_ number: UInt32, done: @escaping @MainActor ([UInt8]?) -> Void)
}

/// The functions of the page's own script.
@_spi(Hosts) @preconcurrency @MainActor public protocol ScriptHost: AnyObject {
  /// Calls a function that `page.js` exports; `answer` is called once, in a later turn.
  func call(_ name: String, _ arguments: [ScriptValue], answer: @escaping @MainActor (ScriptAnswer) -> Void)
  /// Sets the function that the script can call by a name; `nil` removes it.
  func register(_ name: String, _ function: (@MainActor ([ScriptValue]) -> ScriptValue)?)
}

/// What becomes of a call of a script's function.
@_spi(Hosts) public enum ScriptAnswer: Hashable, Sendable {
  /// Its result, or that of its promise.
  case returned(ScriptValue)
  /// The script exports no such function, or there is no script.
  case absent
  /// It threw, or its promise was rejected, with this text.
  case threw(String)
  /// The result is none of the values that can be passed; its type by the script's name.
  case unusable(String)
}
