// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Conversion between JSON and Foundation's objects, for builds without Foundation.
  ///
  /// | JSON | object |
  /// |---|---|
  /// | an object | `NSDictionary`, with `NSString` as keys |
  /// | an array | `NSArray` |
  /// | a string | `NSString` |
  /// | a number | `NSNumber`; an integer of at most 64 bits with a sign is exact |
  /// | `true`, `false` | `NSNumber` |
  /// | `null` | `NSNull` |
  public final class JSONSerialization {
    /// Options for reading.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Creates mutable arrays and dictionaries.
      public static let mutableContainers = ReadingOptions(rawValue: 1)
      /// Accepted, but has no effect.
      public static let mutableLeaves = ReadingOptions(rawValue: 2)
      /// Accepts a JSON text whose value is neither an array nor an object.
      public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
      /// Accepts a JSON text whose value is neither an array nor an object.
      public static let allowFragments = fragmentsAllowed
    }

    /// Options for writing.
    public struct WritingOptions: OptionSet, Sendable {
      /// The raw bits, with Foundation's values.
      public let rawValue: UInt

      /// Creates options from raw bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Puts each value on its own line.
      public static let prettyPrinted = WritingOptions(rawValue: 1)
      /// Sorts the keys of an object by their bytes.
      public static let sortedKeys = WritingOptions(rawValue: 2)
      /// Accepts a value that is neither an array nor a dictionary.
      public static let fragmentsAllowed = WritingOptions(rawValue: 4)
      /// Writes slashes without a backslash before them.
      public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
    }

    /// Returns the objects of a JSON text. Throws an `NSError` of the domain `NSCocoaErrorDomain` with the code 3840 if
    /// the bytes are not JSON, if arrays and objects are nested more than 512 deep, or if the value is neither an array
    /// nor an object and `fragmentsAllowed` is not set.
    public static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws(UniversalError) -> NSObject
    {
      let tree: CodedTree
      do throws(JSONError) {
        tree = try JSONScanner.tree(JSONBytes.utf8(data.bytes))
      } catch {
        throw fault(error.description)
      }
      let object = try ObjectTree(tree: tree, areMutable: opt.contains(.mutableContainers)).object(at: CodedTree.root)
      guard opt.contains(.fragmentsAllowed) || object is NSArray || object is NSDictionary else {
        throw fault("JSON text did not start with array or object and option to allow fragments not set.")
      }
      return object
    }

    /// Returns the JSON text of an array or a dictionary. Throws an `NSError` if a value can't be represented in JSON.
    public static func data<Value: ObjectConvertible>(
      withJSONObject obj: Value, options opt: WritingOptions = []
    ) throws(UniversalError) -> Data {
      let object = obj.bridgedObject
      guard opt.contains(.fragmentsAllowed) || object is NSArray || object is NSDictionary,
        let value = CodedValue(object)
      else { throw fault("The value has no form in JSON.") }
      var writer = JSONWriter(JSONEncoder.OutputFormatting(rawValue: opt.rawValue))
      writer.write(value)
      return Data(writer.bytes)
    }

    /// Whether a value is an array or a dictionary that can be represented in JSON.
    public static func isValidJSONObject<Value: ObjectConvertible>(_ obj: Value) -> Bool {
      let object = obj.bridgedObject
      return (object is NSArray || object is NSDictionary) && CodedValue(object) != nil
    }

    static func fault(_ reason: String) -> UniversalError {
      UniversalError(NSError(domain: "NSCocoaErrorDomain", code: 3840, userInfo: ["NSDebugDescription": reason]))
    }
  }

#endif
