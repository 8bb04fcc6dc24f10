// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Foundation types that JSON programs need only in part.
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var localizedDescription: String { errorDescription ?? "general" } }
public struct URLError: Error { public var localizedDescription: String { "" } }
open class NSError: Error, @unchecked Sendable { public var localizedDescription: String { "" } }
public struct URL {
  public var absoluteString: String
  public init?(string: String) { absoluteString = string }
}
public struct Date: Sendable {
  public var timeIntervalSinceReferenceDate: Double
  public var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
  public init(timeIntervalSinceReferenceDate: Double) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }
  public init(timeIntervalSince1970: Double) { timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200 }
}
public struct UUID {
  public var uuidString: String
  public init?(uuidString: String) { self.uuidString = uuidString }
}
public final class DateFormatter: Sendable {
  public func string(from date: Date) -> String { "" }
  public func date(from string: String) -> Date? { nil }
}
enum ISO8601Text {
  static func text(_ date: Date) -> String { "" }
  static func date(_ text: String) -> Date? { nil }
}
public typealias CGFloat = Double
public struct CGPoint { public var x: Double, y: Double }
public struct CGSize { public var width: Double, height: Double }
public struct CGRect { public var origin: CGPoint, size: CGSize }
