// SPDX-License-Identifier: Apache-2.0

/// Names from Foundation and other modules that are missing in builds for the browser, and what to write instead.
enum AbsentNames {
  static func isKnown(_ name: String) -> Bool { instead[name] != nil }

  /// A clause for a name; a general one for names that are not listed.
  static func advice(for name: String) -> String {
    instead[name] ?? "write it by hand, or leave it to a target that the browser build does not have"
  }

  private static let instead: [String: String] = {
    let groups: [([String], String)] = [
      (
        ["Calendar", "DateComponents", "TimeZone", "DateInterval", "Locale"],
        "keep the parts that are shown in a type of your own"
      ),
      (
        [
          "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter",
          "ISO8601DateFormatter", "PersonNameComponentsFormatter", "ListFormatter",
        ], "make the text by interpolation"
      ),
      (["UUID"], "count up an Int, or draw one by Int.random(in:)"),
      (
        [
          "Date", "DateFormatter", "Data", "URL", "URLSession", "URLRequest", "URLError", "UserDefaults", "Timer",
          "RunLoop", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "Notification", "NotificationCenter",
          "NSObject", "NSObjectProtocol", "HTTPURLResponse", "URLResponse", "URLSessionTask", "URLSessionDataTask",
          "IndexPath", "IndexSet", "NSRange", "NSAttributedString", "NSMutableAttributedString", "CGAffineTransform",
        ], "import UIKit, or Quire, which has it"
      ),
      (["URLComponents"], "use URL, and its appending(queryItems:)"),
      (
        [
          "JSONEncoder", "JSONDecoder", "JSONSerialization", "PropertyListEncoder", "PropertyListDecoder",
          "NSKeyedArchiver", "NSKeyedUnarchiver",
        ],
        "use JSON, which reads and writes a text"
      ),
      (["FileManager"], "keep it in DataStore"),
      (
        ["OperationQueue", "CADisplayLink", "Thread"],
        "use DispatchQueue.main or a Timer"
      ),
      (
        [
          "Task", "TaskGroup", "withTaskGroup", "withThrowingTaskGroup", "AsyncStream", "AsyncThrowingStream",
          "AsyncSequence",
          "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation", "CheckedContinuation",
          "TaskLocal", "Clock", "ContinuousClock",
        ],
        "call it at once on the main actor, and hand a closure on for what comes later"
      ),
      (
        ["NSLock", "DispatchSemaphore", "DispatchGroup", "OSAllocatedUnfairLock", "Mutex"],
        "leave it out: there is one thread"
      ),
      (
        ["Codable", "Encodable", "Decodable", "CodingKey", "Encoder", "Decoder"],
        "write and read the values by hand"
      ),
      (["Mirror", "dump", "debugPrint"], "print the parts by interpolation"),
      (["AnyHashable"], "use a Hashable type of your own, such as an enum with a case for each kind of key"),
      (["Regex"], "go through the text by hasPrefix, split and firstIndex"),
      (
        ["NSString", "NSMutableString"], "use String"
      ),
      (
        ["AttributedString"], "write it with NSAttributedString"
      ),
      (["NSArray", "NSMutableArray", "NSSet", "NSDictionary", "NSMutableDictionary"], "use Swift's own collection"),
      (["NSCache"], "use a Dictionary"),
      (["NSError", "LocalizedError", "NSException"], "declare an enum that conforms to Error"),
      (["NSLog", "Logger", "os_log"], "write print"),
      (["NSLocalizedString"], "write the text"),
      (["NSPredicate", "NSSortDescriptor", "NSExpression", "NSRegularExpression"], "write a closure"),
      (["ProcessInfo", "Process"], "leave it out: there is no process to ask"),
      (
        ["ObservableObject", "Published", "Observable", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable"],
        "call a closure in didSet"
      ),
      (["readLine"], "use a UITextField"),
      (["AnyCollection", "AnyBidirectionalCollection"], "return an array"),
    ]
    var table: [String: String] = [:]
    for (names, advice) in groups { for name in names { table[name] = advice } }
    return table
  }()

  /// Members of text that Foundation or the regular expressions' library declares.
  static let textMembers: [String: String] = {
    let search = "go through the text by hasPrefix, split and firstIndex"
    var table: [String: String] = [:]
    for name in [
      "firstMatch", "wholeMatch", "prefixMatch", "matches", "ranges", "firstRange", "range", "replacing", "replace",
      "replacingOccurrences", "components", "localizedCaseInsensitiveContains", "localizedStandardContains",
      "trimmingPrefix", "folding", "enumerateLines",
    ] { table[name] = search }
    for name in ["trimmingCharacters"] { table[name] = "drop them by drop(while:) and a loop from the end" }
    for name in ["capitalized", "localizedCapitalized"] { table[name] = "join prefix(1).uppercased() and dropFirst()" }
    for name in ["localizedCompare", "localizedStandardCompare", "caseInsensitiveCompare", "compare"] {
      table[name] = "compare lowercased() by <"
    }
    for name in ["appendingFormat", "localizedUppercase", "localizedLowercase"] {
      table[name] = "use interpolation, uppercased() or lowercased()"
    }
    for name in ["data", "utf8CString"] { table[name] = "use Array(text.utf8)" }
    for name in ["addingPercentEncoding", "removingPercentEncoding"] { table[name] = "go through text.utf8 by hand" }
    return table
  }()
}
