// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The domain of `URLError` as an `NSError`.
  public let NSURLErrorDomain = "NSURLErrorDomain"
  /// An unknown error.
  public var NSURLErrorUnknown: Int { -1 }
  /// The app canceled the task.
  public var NSURLErrorCancelled: Int { -999 }
  /// The URL can't be loaded.
  public var NSURLErrorBadURL: Int { -1000 }
  /// There was no response in time.
  public var NSURLErrorTimedOut: Int { -1001 }
  /// The URL has a scheme that is not supported.
  public var NSURLErrorUnsupportedURL: Int { -1002 }
  /// There is no server of this name.
  public var NSURLErrorCannotFindHost: Int { -1003 }
  /// The server can't be reached.
  public var NSURLErrorCannotConnectToHost: Int { -1004 }
  /// The connection was lost during the response.
  public var NSURLErrorNetworkConnectionLost: Int { -1005 }
  /// The device is not connected.
  public var NSURLErrorNotConnectedToInternet: Int { -1009 }
  /// The response is not an HTTP response.
  public var NSURLErrorBadServerResponse: Int { -1011 }

  extension URLError.Code {
    /// An unknown error. Requests do not fail with it here.
    public static let unknown = URLError.Code(rawValue: NSURLErrorUnknown)
    /// The URL has a scheme that is not supported. Requests fail with `badURL` instead.
    public static let unsupportedURL = URLError.Code(rawValue: NSURLErrorUnsupportedURL)
    /// There is no server of this name. Requests fail with `cannotConnectToHost` instead, because a browser does not
    /// tell a page the reason.
    public static let cannotFindHost = URLError.Code(rawValue: NSURLErrorCannotFindHost)
  }

  extension URLError {
    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { NSURLErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// An unknown error.
    public static var unknown: Code { .unknown }
    /// The app canceled the task.
    public static var cancelled: Code { .cancelled }
    /// The URL can't be loaded.
    public static var badURL: Code { .badURL }
    /// There was no response in time.
    public static var timedOut: Code { .timedOut }
    /// The URL has a scheme that is not supported.
    public static var unsupportedURL: Code { .unsupportedURL }
    /// There is no server of this name.
    public static var cannotFindHost: Code { .cannotFindHost }
    /// The server can't be reached.
    public static var cannotConnectToHost: Code { .cannotConnectToHost }
    /// The connection was lost during the response.
    public static var networkConnectionLost: Code { .networkConnectionLost }
    /// The device is not connected.
    public static var notConnectedToInternet: Code { .notConnectedToInternet }
    /// The response is not an HTTP response.
    public static var badServerResponse: Code { .badServerResponse }
  }

#endif
