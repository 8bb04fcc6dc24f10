// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The objects of a parsed JSON text.
  struct ObjectTree {
    let tree: CodedTree
    /// Whether the created arrays and dictionaries are mutable.
    var areMutable = false
    /// Whether a JSON object may represent a date or data, as in a `PropertyListText`.
    var hasMarks = false

    func object(at place: Int) throws(UniversalError) -> NSObject {
      let node = tree.nodes[place]
      switch node.kind {
      case .null: return NSNull()
      case .no: return NSNumber(value: false)
      case .yes: return NSNumber(value: true)
      case .integer: return NSNumber(value: Int64(bitPattern: node.bits))
      case .unsigned: return NSNumber(value: node.bits)
      case .number: return NSNumber(value: Double(bitPattern: node.bits))
      case .digits: return try number(node.range)
      case .text, .markedText: return NSString(string: try text(at: place))
      case .array:
        var items: [NSObject] = []
        var next = place + 1
        while next < tree.end(of: place) {
          items.append(try object(at: next))
          next = tree.end(of: next)
        }
        return areMutable ? NSMutableArray(objects: items) : NSArray(objects: items)
      case .object:
        var entries: [NSObject: NSObject] = [:]
        var next = place + 1
        while next < tree.end(of: place) {
          entries[NSString(string: try text(at: next))] = try object(at: next + 1)
          next = tree.end(of: next + 1)
        }
        if hasMarks, let value = PropertyListText.marked(entries) { return value }
        return areMutable ? NSMutableDictionary(entries: entries) : NSDictionary(entries: entries)
      }
    }

    private func text(at place: Int) throws(UniversalError) -> String {
      guard let text = tree.string(at: place) else { throw JSONSerialization.fault("A text is not valid.") }
      return text
    }

    private func number(_ range: Range<Int>) throws(UniversalError) -> NSNumber {
      let digits = unsafe tree.text.withUnsafeBufferPointer {
        unsafe CodedDigits(UnsafeBufferPointer(rebasing: $0[range]))
      }
      guard let number = digits?.double else { throw JSONSerialization.fault("A number is not valid.") }
      let whole: Int64? = digits?.integer()
      return whole.map { NSNumber(value: $0) } ?? NSNumber(value: number)
    }
  }

  extension CodedValue {
    /// Creates the value of an object, with marks for dates and data if they are permitted. Returns `nil` if the object
    /// can't be represented in JSON.
    init?(_ object: NSObject, hasMarks: Bool = false) {
      if let text = object as? NSString {
        self = .string(text.text)
      } else if let number = object as? NSNumber {
        guard let value = CodedValue(number) else { return nil }
        self = value
      } else if let array = object as? NSArray {
        var values: [CodedValue] = []
        for item in array.items {
          guard let value = CodedValue(item, hasMarks: hasMarks) else { return nil }
          values.append(value)
        }
        self = .array(values)
      } else if let dictionary = object as? NSDictionary {
        var (keys, values): ([String], [CodedValue]) = ([], [])
        for (key, item) in dictionary.entries {
          guard let key = key as? NSString, let value = CodedValue(item, hasMarks: hasMarks) else { return nil }
          keys.append(key.text)
          values.append(value)
        }
        self = .object(CodedObject(keys: keys, values: values))
      } else if object is NSNull {
        self = .null
      } else if hasMarks, let date = object as? NSDate {
        self = .object(
          CodedObject(keys: [PropertyListText.dateMark], values: [.number(date.timeIntervalSince1970)]))
      } else if hasMarks, let data = object as? NSData {
        let text = data.content.base64EncodedString()
        self = .object(CodedObject(keys: [PropertyListText.dataMark], values: [.string(text)]))
      } else {
        return nil
      }
    }

    private init?(_ number: NSNumber) {
      if number.isFlag {
        self = .bool(number.boolValue)
      } else if let whole = number.whole {
        self = .integer(whole)
      } else if number.doubleValue.isFinite {
        self = .number(number.doubleValue)
      } else {
        return nil
      }
    }
  }

#endif
