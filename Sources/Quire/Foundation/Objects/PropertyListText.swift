// SPDX-License-Identifier: Apache-2.0

/// Arrays, dictionaries and dates of `UserDefaults` as strings, in one format natively and in the browser.
///
/// The strings are JSON. A date is an object with the member `$date`, in seconds since the beginning of 1970, and data
/// is an object with the member `$data`, in base 64.
enum PropertyListText {
  static let dateMark = "$date"
  static let dataMark = "$data"
}

#if hasFeature(Embedded)

  extension PropertyListText {
    /// Returns the string for an object, or `nil` if it is not part of a property list.
    static func text(_ object: NSObject) -> String? {
      guard let value = CodedValue(object, hasMarks: true) else { return nil }
      var writer = JSONWriter(.withoutEscapingSlashes)
      writer.write(value)
      return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns the object of a string, or `nil` if another program damaged the string.
    static func object(_ text: String) -> NSObject? {
      guard let tree = try? JSONScanner.tree(Array(text.utf8)) else { return nil }
      return try? ObjectTree(tree: tree, hasMarks: true).object(at: CodedTree.root)
    }

    /// Returns the date or the data of an object with a mark; `nil` for any other object.
    static func marked(_ entries: [NSObject: NSObject]) -> NSObject? {
      guard entries.count == 1, let entry = entries.first, let key = entry.key as? NSString else { return nil }
      if key.text.hasSameBytes(as: dateMark), let seconds = entry.value as? NSNumber {
        return NSDate(timeIntervalSince1970: seconds.doubleValue)
      }
      guard key.text.hasSameBytes(as: dataMark), let text = entry.value as? NSString else { return nil }
      return Data(base64Encoded: text.text).map { NSData(data: $0) }
    }
  }

#else

  extension PropertyListText {
    /// Returns the string for a value, or `nil` if it is not part of a property list.
    static func text(_ value: Any) -> String? {
      guard let tree = tree(value), JSONSerialization.isValidJSONObject(tree),
        let data = try? JSONSerialization.data(withJSONObject: tree, options: .withoutEscapingSlashes)
      else { return nil }
      return String(decoding: data, as: UTF8.self)
    }

    /// Returns the value of a string, or `nil` if another program damaged the string.
    static func value(_ text: String) -> Any? {
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))).map { marked($0) }
    }

    private static func tree(_ value: Any) -> Any? {
      switch value {
      case let date as Date: return [dateMark: date.timeIntervalSince1970]
      case let data as Data: return [dataMark: data.base64EncodedString()]
      case let values as [Any]:
        let trees = values.compactMap { tree($0) }
        return trees.count == values.count ? trees : nil
      case let values as [String: Any]:
        let trees = values.compactMapValues { tree($0) }
        return trees.count == values.count ? trees : nil
      case is String, is NSNumber, is Int, is Double, is Float, is Bool: return value
      default: return nil
      }
    }

    private static func marked(_ value: Any) -> Any {
      switch value {
      case let values as [Any]: return values.map { marked($0) }
      case let values as [String: Any]:
        if values.count == 1, let seconds = values[dateMark] as? Double { return Date(timeIntervalSince1970: seconds) }
        if values.count == 1, let text = values[dataMark] as? String, let data = Data(base64Encoded: text) {
          return data
        }
        return values.mapValues { marked($0) }
      default: return value
      }
    }
  }

#endif
