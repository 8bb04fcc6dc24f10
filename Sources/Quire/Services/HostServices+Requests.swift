// SPDX-License-Identifier: Apache-2.0

/// A host service that loads data from servers.
@_spi(Hosts) @preconcurrency @MainActor public protocol NetworkHost: AnyObject {
  /// Starts a request and returns an identifier with which it can be canceled. `report` is called in turns, never
  /// within this call. The last report is `finished` or `failed`.
  func begin(_ request: NetworkRequest, report: @escaping @MainActor (NetworkReport) -> Void) -> UInt32
  /// Cancels a request, which then makes no more reports. Does nothing if the request has ended.
  func cancel(_ id: UInt32)
}

/// A header field of a request or a response.
@_spi(Hosts) public struct NetworkField: Hashable, Sendable {
  /// The name; upper and lower case are equivalent.
  public var name: String
  /// The value, without line breaks.
  public var value: String

  /// Creates a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A request to a server.
@_spi(Hosts) public struct NetworkRequest: Hashable, Sendable {
  /// The URL; a relative one is resolved against the page's.
  public var url: String
  /// The method, such as `GET`.
  public var method: String
  /// The header fields, in order. The host adds its own.
  public var fields: [NetworkField]
  /// The body; empty for none.
  public var body: [UInt8]
  /// The number of seconds without a response after which the request fails.
  public var timeout: Double

  /// Creates a request in the form that a host receives; tests create their own.
  public init(url: String, method: String, fields: [NetworkField], body: [UInt8], timeout: Double) {
    self.url = url
    self.method = method
    self.fields = fields
    self.body = body
    self.timeout = timeout
  }
}

/// A report on a request.
@_spi(Hosts) public enum NetworkReport {
  /// Bytes were received. `expected` is the number that the server announced, or -1.
  case received(count: Int, expected: Int)
  /// The complete response.
  case finished(NetworkAnswer)
  /// The request failed, with the reason.
  case failed(NetworkFailure)
}

/// A server's response.
@_spi(Hosts) public struct NetworkAnswer: Hashable, Sendable {
  /// The URL that responded, after redirects.
  public var url: String
  /// The status code, such as 200.
  public var status: Int
  /// The header fields that the host may expose.
  public var fields: [NetworkField]
  /// The body, decompressed.
  public var body: [UInt8]

  /// Creates a response in the form that a host reports.
  public init(url: String, status: Int, fields: [NetworkField], body: [UInt8]) {
    self.url = url
    self.status = status
    self.fields = fields
    self.body = body
  }
}

/// The reason why there is no response. A browser reveals little: it does not distinguish a server that does not exist
/// from one that refuses pages of other origins.
@_spi(Hosts) public enum NetworkFailure: UInt8, Hashable, Sendable {
  /// The URL can't be loaded.
  case badAddress
  /// The device is offline.
  case offline
  /// There was no connection, or a response that the page may not read.
  case unreachable
  /// There was no response in time.
  case timedOut
  /// The connection was lost during the response.
  case interrupted
  /// The response is not an HTTP response.
  case badAnswer
}

/// A host service that stores large values by key. They persist after the app ends, and are loaded before it begins.
@_spi(Hosts) @preconcurrency @MainActor public protocol StoreHost: AnyObject {
  /// The keys, in byte order.
  var keys: [String] { get }
  /// Returns the value for a key, or `nil` if there is none.
  func value(forKey key: String) -> [UInt8]?
  /// Sets the value for a key; `nil` removes it. Reading returns it immediately. `done` is called in a later turn,
  /// after the value was stored or that failed.
  func set(_ value: [UInt8]?, forKey key: String, done: @escaping @MainActor (StoreFailure?) -> Void)
}

/// The reason why a value was not stored.
@_spi(Hosts) public enum StoreFailure: UInt8, Hashable, Sendable {
  /// There is no space left.
  case full
  /// The user or the browser does not permit it.
  case refused
  /// Another page has a newer version of the store open.
  case newer
  /// Any other reason, such as a damaged disk.
  case broken
}

/// A host service that reads the files of the user's images.
@_spi(Hosts) @preconcurrency @MainActor public protocol PictureFileHost: AnyObject {
  /// Reads the file of an image that the host holds, given by its number. `done` is called in a later turn, with `nil`
  /// if the file can no longer be read.
  func read(_ number: UInt32, done: @escaping @MainActor ([UInt8]?) -> Void)
}

/// A host service that encodes pictures as files.
@_spi(Hosts) @preconcurrency @MainActor public protocol PictureEncodingHost: AnyObject {
  /// Returns a picture, stretched to a size in pixels, as a JPEG file of a quality from 0 to 1 or, without a quality, as a
  /// PNG file. Returns the picture's own file if that has the format, or if the host has not decoded it yet. Returns
  /// `nil` if the host can't draw the picture now.
  func encode(_ content: ImageContent, width: Int, height: Int, quality: Double?) -> [UInt8]?
}

/// A host service that vibrates, copies to the system clipboard, and shares with other apps. A browser allows this only
/// while it handles a press.
@_spi(Hosts) @preconcurrency @MainActor public protocol DeviceHost: AnyObject {
  /// Whether the host can share content.
  var canShare: Bool { get }
  /// Vibrates if the device supports it. The values alternate between vibration and pause durations, in milliseconds.
  func vibrate(_ times: [UInt32])
  /// Copies text to the system clipboard if the user and the browser permit it.
  func copy(_ text: String)
  /// Opens the system's share sheet. `done` is called in a later turn, with `true` if the user shared the content.
  func share(_ content: SharedContent, done: @escaping @MainActor (Bool) -> Void)
}

/// Content to share with another app.
@_spi(Hosts) public struct SharedContent: Hashable, Sendable {
  /// The subject, or an empty string.
  public var title: String
  /// The text, or an empty string.
  public var text: String
  /// The URL, or an empty string.
  public var url: String

  /// Creates content. At least one argument must not be empty.
  public init(title: String, text: String, url: String) {
    self.title = title
    self.text = text
    self.url = url
  }
}

/// A host service that calls the functions of the page's own script.
@_spi(Hosts) @preconcurrency @MainActor public protocol ScriptHost: AnyObject {
  /// Calls a function that `page.js` exports. `answer` is called once, in a later turn.
  func call(_ name: String, _ arguments: [ScriptValue], answer: @escaping @MainActor (ScriptAnswer) -> Void)
  /// Sets the function that the script can call under a name; `nil` removes it.
  func register(_ name: String, _ function: (@MainActor ([ScriptValue]) -> ScriptValue)?)
}

/// The outcome of a call of a script's function.
@_spi(Hosts) public enum ScriptAnswer: Hashable, Sendable {
  /// The function's result, or that of the promise it returned.
  case returned(ScriptValue)
  /// The script exports no function of this name, or there is no script.
  case absent
  /// The function threw an error with this text, or its promise was rejected with it.
  case threw(String)
  /// The result has a type that can't be passed; its name in the script.
  case unusable(String)
}
