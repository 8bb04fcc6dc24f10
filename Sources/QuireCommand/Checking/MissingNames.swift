// SPDX-License-Identifier: Apache-2.0

/// Names from Foundation and other modules that are missing in builds for the browser, and their replacements.
enum MissingNames {
  static func isKnown(_ name: String) -> Bool { instead[name] != nil }

  /// Returns a clause for a name. A name that is not listed gets a general clause.
  static func advice(for name: String) -> String {
    instead[name] ?? "write it by hand, or leave it to a target that the browser build does not have"
  }

  private static let instead: [String: String] = {
    let groups: [([String], String)] = [
      (
        [
          "Date", "DateFormatter", "Data", "URL", "URLSession", "URLRequest", "URLError", "UserDefaults", "Timer",
          "RunLoop", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "Notification", "NotificationCenter",
          "NSObject", "NSObjectProtocol", "HTTPURLResponse", "URLResponse", "URLSessionTask", "URLSessionDataTask",
          "IndexPath", "IndexSet", "NSRange", "NSAttributedString", "NSMutableAttributedString", "CGAffineTransform",
          "Calendar", "DateComponents", "TimeZone", "DateInterval", "Locale", "NumberFormatter", "ISO8601DateFormatter",
          "UUID", "URLComponents", "OperationQueue", "DispatchGroup", "NSString", "NSCache", "NSNumber", "NSError",
          "LocalizedError", "NSLog", "NSLocalizedString", "ProcessInfo", "Bundle", "CharacterSet", "debugPrint",
          "JSONEncoder", "JSONDecoder", "Clock", "ContinuousClock", "withThrowingTaskGroup",
          "withCheckedThrowingContinuation", "withThrowingDiscardingTaskGroup", "JSONSerialization", "NSArray",
          "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSNull", "NSLock", "NSRecursiveLock", "Scanner",
          "Logger", "dump", "NSCoder", "NSCoding", "NSSecureCoding", "NSKeyedArchiver", "NSKeyedUnarchiver",
          "NSExpression", "NSPredicate", "ByteCountFormatter", "MeasurementFormatter", "Measurement",
          "RelativeDateTimeFormatter",
          "DateComponentsFormatter", "PersonNameComponentsFormatter", "ListFormatter", "Operation", "BlockOperation",
          "Thread", "NSUUID", "AttributedString",
        ], "import UIKit, or Quire, which has it"
      ),
      (
        [
          "PropertyListEncoder", "PropertyListDecoder",
        ],
        "use JSON, which reads and writes a text"
      ),
      (
        ["DispatchSemaphore", "OSAllocatedUnfairLock", "Mutex"],
        "leave it out: there is one thread"
      ),
      (
        ["Codable", "Encodable", "Decodable", "CodingKey", "Encoder", "Decoder"],
        "write and read the values by hand"
      ),
      (["Mirror"], "print the parts by interpolation"),
      (["AnyHashable"], "use a Hashable type of your own, such as an enum with a case for each kind of key"),
      (["Regex"], "go through the text by hasPrefix, split and firstIndex"),
      (
        ["NSMutableString"], "use String"
      ),
      (["NSSet"], "use Swift's own collection"),
      (["NSException"], "declare an enum that conforms to Error"),
      (["os_log"], "write print, or use Logger"),
      (["NSSortDescriptor"], "write a closure"),
      (["Process"], "leave it out: there is no process to ask"),
      (
        ["Observable"],
        "call a closure in didSet"
      ),
      (["readLine"], "use a UITextField"),
      (["AnyCollection", "AnyBidirectionalCollection"], "return an array"),
    ]
    var table: [String: String] = [:]
    for (names, advice) in groups { for name in names { table[name] = advice } }
    return table
  }()

  /// String members that the regular expression library declares, or Foundation, whose members UIKit exports.
  static let textMembers: [String: String] = {
    let search = "go through the text by range(of:), hasPrefix, split and firstIndex"
    var table: [String: String] = [:]
    for name in [
      "firstMatch", "wholeMatch", "prefixMatch", "matches", "ranges", "firstRange", "replacing", "replace",
      "trimmingPrefix",
    ] { table[name] = search }
    for name in [
      "range", "replacingOccurrences", "components", "localizedCaseInsensitiveContains", "localizedStandardContains",
      "folding", "enumerateLines", "trimmingCharacters", "capitalized", "localizedCapitalized", "localizedCompare",
      "localizedStandardCompare", "localizedCaseInsensitiveCompare", "caseInsensitiveCompare", "compare",
      "appendingFormat", "localizedUppercase", "localizedLowercase", "data", "addingPercentEncoding",
      "removingPercentEncoding", "padding", "appending", "rangeOfCharacter",
    ] { table[name] = "import UIKit, or Quire, which has it" }
    for name in ["utf8CString"] { table[name] = "use Array(text.utf8)" }
    return table
  }()
}
