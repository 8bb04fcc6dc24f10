// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The reason why a request failed, for builds without Foundation.
  public struct URLError: Error, Hashable, Sendable {
    /// The code of a reason, with Foundation's number.
    ///
    /// Requests of a page fail with `cancelled`, `badURL`, `timedOut`, `cannotConnectToHost`, `networkConnectionLost`,
    /// `notConnectedToInternet` or `badServerResponse`. The others are for errors that an app creates.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The number, which is negative.
      public let rawValue: Int

      /// Creates a code from its number.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// The app canceled the task.
      public static let cancelled = Code(rawValue: -999)
      /// The URL can't be loaded.
      public static let badURL = Code(rawValue: -1000)
      /// There was no response in time.
      public static let timedOut = Code(rawValue: -1001)
      /// The server can't be reached, or it does not permit pages of other origins to read its response.
      public static let cannotConnectToHost = Code(rawValue: -1004)
      /// The connection was lost during the response.
      public static let networkConnectionLost = Code(rawValue: -1005)
      /// The device is not connected.
      public static let notConnectedToInternet = Code(rawValue: -1009)
      /// The response is not an HTTP response.
      public static let badServerResponse = Code(rawValue: -1011)
    }

    /// The code of the reason.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
      self.code = code
    }

    /// A sentence for the developer, in English.
    public var localizedDescription: String {
      switch code {
      case .cancelled: "The request was canceled."
      case .badURL: "The address can't be loaded."
      case .timedOut: "The server did not answer in time."
      case .cannotConnectToHost:
        "The server can't be reached, or does not let pages of other addresses read its answer."
      case .networkConnectionLost: "The connection broke while the answer came in."
      case .notConnectedToInternet: "The device is not connected."
      case .badServerResponse: "The server's answer is not one of HTTP."
      default: "The request failed (\(code.rawValue))."
      }
    }
  }

#endif

extension URLError {
  init(_ failure: NetworkFailure) {
    switch failure {
    case .badAddress: self.init(Code.badURL)
    case .offline: self.init(Code.notConnectedToInternet)
    case .unreachable: self.init(Code.cannotConnectToHost)
    case .timedOut: self.init(Code.timedOut)
    case .interrupted: self.init(Code.networkConnectionLost)
    case .badAnswer: self.init(Code.badServerResponse)
    }
  }
}
