// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// with: Sources/Quire/Language/Coding/*.swift Sources/Quire/Language/UniversalError.swift Sources/Quire/Language/HeldError.swift Sources/Quire/Foundation/Text+Bytes.swift Sources/Quire/Foundation/JSON/*.swift Sources/Quire/Foundation/Numbers/DecimalDigits.swift Sources/Quire/Services/DecimalNumber.swift Sources/Quire/Services/JSON.swift Sources/Quire/Foundation/Data.swift Sources/Quire/Foundation/Objects/Data+Base64.swift Sources/Quire/Foundation/Objects/Data+Parts.swift Tests/Embedded/JSONBench/StandIns.swift
// natively: the same lines, with Foundation

#if !hasFeature(Embedded)
  import Foundation
  typealias UniversalError = any Error
  typealias CodedKey = any CodingKey
  extension Error {
    func `as`<E: Error>(_ type: E.Type) -> E? { self as? E }
  }
  func universal(_ error: some Error) -> any Error { error }
#else
  func universal(_ error: some Error) -> UniversalError { UniversalError(error) }
#endif

// MARK: Errors

func text(_ path: [CodedKey]) -> String { "<" + path.map { $0.stringValue }.joined(separator: ".") + ">" }

func text(_ error: UniversalError) -> String {
  if let error = error.as(DecodingError.self) {
    return switch error {
    case .dataCorrupted(let context): "corrupted " + text(context.codingPath) + " " + context.debugDescription
    case .keyNotFound(let key, let context): "no key " + key.stringValue + " " + text(context.codingPath)
    case .typeMismatch(let type, let context):
      "mismatch \(type) " + text(context.codingPath) + " " + context.debugDescription
    case .valueNotFound(let type, let context):
      "no value \(type) " + text(context.codingPath) + " " + context.debugDescription
    #if !hasFeature(Embedded)
      @unknown default: ""
    #endif
    }
  }
  guard case .invalidValue(_, let context) = error.as(EncodingError.self) else { return "another error" }
  // The name of the type, which Embedded Swift does not provide.
  if context.debugDescription.utf8.starts(with: "Top-level".utf8) { return "invalid: nothing written" }
  return "invalid " + text(context.codingPath) + " " + context.debugDescription
}

/// Prints a line, with control characters and the like as escapes.
func line(_ text: String) {
  var line = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x300, 0x20AC, 0xFFFD, 0x10000...: line.unicodeScalars.append(scalar)
    case 0x0A: line += "⏎"
    default: line += "\\{\(scalar.value)}"
    }
  }
  // A space at the end would not be seen.
  print(line.utf8.last == 0x20 ? line + "|" : line)
}

// MARK: Reading

/// Reads a text and prints the value or the error.
func read<T: Decodable>(
  _ type: T.Type, _ json: String, _ choose: (JSONDecoder) -> Void = { _ in }, _ show: (T) -> String
) {
  read(type, Array(json.utf8), name: json.utf8.count < 60 ? json : "\(json.utf8.count) bytes", choose, show)
}

func read<T: Decodable>(
  _ type: T.Type, _ bytes: [UInt8], name: String, _ choose: (JSONDecoder) -> Void = { _ in }, _ show: (T) -> String
) {
  let decoder = JSONDecoder()
  choose(decoder)
  do {
    line(name + " -> " + show(try decoder.decode(type, from: Data(bytes))))
  } catch {
    line(name + " -> " + text(error))
  }
}

func one<T: Decodable & CustomStringConvertible>(_ type: T.Type, _ texts: String...) {
  for json in texts { read(type, json) { $0.description } }
}

func list<T: Decodable & CustomStringConvertible>(_ type: T.Type, _ texts: String...) {
  for json in texts { read([T].self, json) { $0.map { $0.description }.joined(separator: " ") } }
}

func numbers() {
  one(
    Int.self, "0", "-0", " 12 ", "-2147483648", "1.0", "1e3", "100e-2", "0e999", "20E1", "1e+2", "1.5", "1e-1", "1e400")
  one(Int8.self, "127", "-128", "128", "-129")
  one(UInt.self, "-1", "4294967295")
  one(
    Int64.self, "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-9223372036854775809",
    "9007199254740993.0", "900719925474099300e-2", "1e18", "-1e18", "9223372036854775807.0", "1234567890123456789012",
    "9007199254740993.00000000000000000000", "123456789012345678.0")
  one(
    UInt64.self, "18446744073709551615", "18446744073709551616", "10000000000000000000", "19999999999999999999", "1e19",
    "99999999999999999999", "9999999999999999999", "-1")
  one(
    Double.self, "0", "-0", "-0.0", "1", "0.1", "-1.5e3", "1e22", "1e23", "123456789012345680000", "0.1e1", "1E-2",
    "9007199254740993", "9007199254740992.9999999999999999999", "9007199254740993.0000000000000000001",
    "18446744073709551616", "5e-324", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072011e-308", "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e999",
    "-1e999", "1e-999", "2e-324", "0e999", "0.000e-999", "54.321234567890123", "-10.139876543210987",
    "3.14159265358979323846264338327950288", "0.000001234567890123456789", "1e-27", "1e27", "123456789e27",
    "8.41e21", "2.0e-3", "7.2057594037927933e16", "1e-5", "0.30000000000000004", "1234567890123456789e-30",
    "17976931348623157e292", "1e100000000000000000000", "1e-100000000000000000000")
  one(Float.self, "0.1", "16777217", "3.4028235e38", "1e39", "1e-46", "-0")
  var exact = ""
  for _ in 0..<900 { exact += "0" }
  one(Double.self, "0." + exact + "1", "1" + exact, "1" + exact + "e-900", "0." + exact + "1e901")
  one(Int.self, "5" + exact + "e-900")
  // Invalid numbers.
  one(
    Int.self, "01", "-", "-01", "1.", ".5", "1e", "+1", "1e+", "0x10", "1a", "1 2", "--1", "1.e3", "00", "1-2", "1e5.3")
  one(Double.self, "-a", "1.5.5", "NaN", "Infinity", "-Infinity", "01.5", "-.5", "1.5e", "1e1e1")
  // Foundation validates it only when it is read.
  one(String.self, "1.", "01")
  list(String.self, "[1.]", "[1e999]", "[01]", "[-]")
  read([String: [Int]].self, "{\"a\":[1,2],\"b\":[01]}") { _ in "read" }
}

func structure() {
  one(Int.self, "", " ", " \t\r\n1\n", "1 1", "\u{a0}1", "\u{feff}1", "\u{0}1", "1\u{0}")
  list(
    Int.self, "[]", "[ ]", "[1]", " [ 1 , 2 ] ", "[1,]", "[,1]", "[1", "[", "[1,", "[1 2]", "[1}", "]", "[1]]", "[,]",
    "[1,,2]",
    "[\n 1,\n  x]", "[1,é]", "[1,\u{1}]", "[1,\"]", "[1:2]")
  for json in [
    "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{a:1}", "{1:1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}",
    "{\"a\":1]", "{,}", "{\"a\":1,\"a\":2}", "{\"a\":}", "{:1}", "{'a':1}", "}", "{}", "{ }", "{\"a\":1}}",
    "{\"a\":1,,}",
    "{ \"a\" : 1 , \"\" : 2 }", "{\"a\":1;\"b\":2}", "{\"a\",1}", "{null:1}", "[{]}", "{[}]",
  ] {
    read([String: Int].self, json) { values in
      values.sorted { $0.value < $1.value }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }
  one(
    Bool.self, "true", "false", "tru", "trua", "truex", "False", "fals", "false false", "null", "nul", "nil", "t", "1")
  list(Bool.self, "[tru]", "[t", "[nulL]", "[true,false]", "[truefalse]", "[true false]")
  one(String.self, "undefined", "'a'", "// 1", "/* */ 1", "3", "[]", "{}")
}

func texts() {
  for json in [
    "", "abc", "\\ud83d\\ude00", "\\uD83D\\uDE00", "a\\ud83d\\ude00b", "\\ud83d", "\\ud83dx", "\\ude00", "\\ud83d\\n",
    "\\ud83d\\u",
    "\\ud83d\\ude0", "\\ud83d\\u0041", "\\ud83d\\ud83d", "\\ude00\\ud83d", "\\u12", "\\u12g4", "\\u+123", "\\x", "\\",
    "\\U0041",
    "a\nb", "a\tb", "a\u{0}b", "\u{1F}", "\\/", "\\\"\\\\", "\\u0041\\u00e9\\u20AC", "\\u00E9", "é\u{301}€😀", "\u{7f}",
    "longer than the eight bytes of a word", "eight by\\u0041tes", "eight bytes\u{1} and more", "\\ud83d\\ude00\\",
    "a/b", "\\'",
    "\u{2028}", "\\u2028",
  ] { one(String.self, "\"" + json + "\"") }
  read(String.self, "\"\\b\\f\\n\\r\\t\\u0000\"") { $0.utf8.map { "\($0)" }.joined(separator: ",") }
  read(String.self, "\"\\uFFFF\\uFFFE\\ufdd0\"") { $0.utf8.map { "\($0)" }.joined(separator: ",") }
  one(
    String.self, "\"abc", "\"", "\"abc\\", "\"\\u12", "\"\\ud83d", "\"\\ud83d\\", "\"\\ud83d\\u", "\"\\u", "a\"",
    "\"a\"b\"",
    "\"a\" \"b\"")
  list(String.self, "[\"abc", "[\"a\\", "[\"a\",\"\\u00", "[\"a\",\"b\"]", "[\"]", "[\"\\\"]")
  // Invalid UTF-8: an invalid byte, truncated letters, a surrogate, two bytes for a slash, beyond the last code point.
  for bytes: [UInt8] in [
    [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0x80],
    [0x61, 0xC3, 0x28],
    [0xC3, 0xA9], [0xF0, 0x9F, 0x98, 0x80], [0x5C, 0x6E, 0xFF],
  ] {
    let name = bytes.map { "\($0)" }.joined(separator: ",")
    read(String.self, [34] + bytes + [34], name: name) { $0 }
    read([String: Int].self, [123, 34] + bytes + [34, 58, 49, 125], name: "key " + name) { "\($0.count)" }
    read([Int].self, [91] + bytes + [93], name: "bare " + name) { "\($0.count)" }
    read([Int].self, [91, 34] + bytes + [34, 93], name: "not asked for " + name) { "\($0.count)" }
  }
  // Other encodings.
  let wide = "[\"é😀\"]"
  let units = Array(wide.utf16)
  let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  let show: ([String]) -> String = { $0.joined(separator: ",") }
  read([String].self, little, name: "UTF-16, low byte first") { show($0) }
  read([String].self, big, name: "UTF-16, high byte first") { show($0) }
  read([String].self, [0xFF, 0xFE] + little, name: "UTF-16, low byte first, marked") { show($0) }
  read([String].self, [0xFE, 0xFF] + big, name: "UTF-16, high byte first, marked") { show($0) }
  read([String].self, [0xEF, 0xBB, 0xBF] + wide.utf8, name: "UTF-8, marked") { show($0) }
  let scalars = wide.unicodeScalars.map { $0.value }
  let wideLittle = scalars.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16), 0] }
  let wideBig = scalars.flatMap { [0, UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  read([String].self, wideLittle, name: "UTF-32, low byte first") { show($0) }
  read([String].self, wideBig, name: "UTF-32, high byte first") { show($0) }
  read([String].self, [0x5B, 0, 0x22, 0, 0, 0xD8, 0x22, 0, 0x5D, 0], name: "UTF-16, half a letter") { show($0) }
  read(Int.self, [0x31, 0x31, 0], name: "49,49,0") { "\($0)" }
}

/// Lists in lists.
final class Nest: Decodable {
  let depth: Int
  init(from decoder: Decoder) throws(UniversalError) {
    depth = try [Nest](from: decoder).reduce(0) { max($0, $1.depth) } + 1
  }
}

func nesting() {
  func nested(_ open: String, _ close: String, _ count: Int) -> String {
    var text = ""
    for _ in 0..<count { text += open }
    for _ in 0..<count { text += close }
    return text
  }
  for count in [1, 30, 511, 512, 513, 100_000] {
    read(Nest.self, nested("[", "]", count)) { "\($0.depth)" }
  }
  read(Nest.self, nested("[", "", 100_000)) { "\($0.depth)" }
  read(Int.self, nested("[", "]", 512)) { "\($0)" }
  read([String: Int].self, nested("{\"a\":", "}", 100_000)) { "\($0.count)" }
  read([String: Int].self, nested("[{\"a\":", "}]", 300)) { "\($0.count)" }
}

// MARK: Types

struct Harbor: Codable {
  var name: String
  var depth: Double
  var berths: Int
  var isOpen: Bool
  var note: String?
  var tags: [String]
  init(from decoder: Decoder) throws(UniversalError) {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    depth = try container.decode(Double.self, forKey: .depth)
    berths = try container.decode(Int.self, forKey: .berths)
    isOpen = try container.decode(Bool.self, forKey: .isOpen)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    tags = try container.decode([String].self, forKey: .tags)
  }
  func encode(to encoder: Encoder) throws(UniversalError) {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(depth, forKey: .depth)
    try container.encode(berths, forKey: .berths)
    try container.encode(isOpen, forKey: .isOpen)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encode(tags, forKey: .tags)
  }
  enum CodingKeys: String, CodingKey { case name, depth, berths, isOpen, note, tags }
  var text: String { "\(name) \(depth) \(berths) \(isOpen) \(note ?? "-") " + tags.joined(separator: "/") }
}

/// Any key.
struct Name: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The keys of an object, and an object that has only them.
struct Names: Codable {
  let names: [String]
  init(_ names: [String]) { self.names = names }
  init(from decoder: Decoder) throws(UniversalError) {
    names = try decoder.container(keyedBy: Name.self).allKeys.map { $0.stringValue }
  }
  func encode(to encoder: Encoder) throws(UniversalError) {
    var container = encoder.container(keyedBy: Name.self)
    for name in names { try container.encode(1, forKey: Name(stringValue: name)) }
  }
}

/// The answers of an object about a key.
struct Asked: Decodable {
  let text: String
  init(from decoder: Decoder) throws(UniversalError) {
    let container = try decoder.container(keyedBy: Name.self)
    let (a, b) = (Name(stringValue: "a"), Name(stringValue: "b"))
    var text = "\(container.contains(a)) \(container.contains(b)) "
    text += try container.decodeIfPresent(Int.self, forKey: b).map { "\($0)" } ?? "-"
    text += " \(try container.decode(Int.self, forKey: a))"
    text += " \(try container.decode(Int.self, forKey: a))"
    self.text = text + " \(try container.decodeNil(forKey: a))"
  }
}

func types() {
  let full = "{\"name\":\"Kiel\",\"depth\":12.5,\"berths\":120,\"isOpen\":true,\"note\":null,\"tags\":[\"a\",\"b\"]}"
  let show: ([Harbor]) -> String = { $0.map { $0.text }.joined(separator: "; ") }
  func harbors(_ texts: String...) { for json in texts { read([Harbor].self, json) { show($0) } } }
  harbors("[" + full + "]")
  harbors(
    "[{\"tags\":[],\"other\":{\"name\":[1]},\"isOpen\":false,\"berths\":1,\"depth\":2,\"name\":\"\\u00e9\"}," + full
      + "]")
  harbors("[{\"tags\":[],\"isOpen\":false,\"berths\":1,\"depth\":2,\"n\\u0061me\":\"x\",\"note\":\"y\"}]")
  harbors("[{\"name\":\"Kiel\"}]", "[{\"name\":3}]", "[{\"name\":null}]", "[{}]", "[null]", "[3]", "[[]]", "{}", "null")
  harbors("[{\"name\":\"a\",\"depth\":\"1\"}]", "[{\"name\":\"a\",\"depth\":1,\"berths\":1.5}]", "[{\"name\":\"\\x\"}]")
  harbors("[{\"name\":\"a\",\"depth\":1,\"berths\":1,\"isOpen\":true,\"tags\":[\"a\",1]}]")
  for json in [
    "{\"a\":1}", "{\"b\":2,\"a\":1}", "{\"a\":1,\"a\":2,\"b\":3}", "{\"b\":null,\"a\":1,\"b\":2}",
    "{\"a\":1,\"b\":2,\"a\":3,\"b\":4}",
    "{\"a\":1,\"\\u0061\":2}", "{\"\\u0061\":2,\"a\":1}", "{\"b\":\"x\",\"a\":1}", "{\"ab\":1}", "{\"é\":1,\"a\":2}",
    "{\"\\ud800\":1,\"a\":2}", "{\"a\":{\"a\":1}}", "{\"c\":{\"a\":1},\"a\":5}",
    "{\"c\":[{\"a\":1},2],\"a\":5,\"b\":[]}",
  ] { read(Asked.self, json) { $0.text } }
  var many = "{\"x\":[]"
  for index in 0..<500 { many += ",\"a\(index)\":\(index),\"a\(index)\":0" }
  read(Asked.self, many + ",\"a\":7,\"b\":8,\"a\":9}") { $0.text }
  read([Int: String].self, "{\"3\":\"a\"}") { $0[3] ?? "none" }
  read([Int: String].self, "{\"x\":\"a\"}") { $0[3] ?? "none" }
  read([String: [Harbor]].self, "{\"k\":[{\"name\":\"a\",\"depth\":true}]}") { _ in "read" }
  read([String: Int?].self, "{\"a\":null,\"a\":2,\"b\":3}") { "\($0["a"]! ?? 0) \($0["b"]! ?? 0)" }
  read([[Int]].self, "[[1],[2,\"a\"]]") { _ in "read" }
  read(Int?.self, "null") { "\($0 ?? 5)" }
  read([Int?].self, "[null,1]") { $0.map { "\($0 ?? 5)" }.joined(separator: ",") }
}

// MARK: Ways to read

func readingWays() {
  for name in [
    "a", "", "_", "__", "a_b", "_a_b", "a_b_", "__a_b__", "a__b", "A_B", "aB_cD", "ABC", "ABC_DEF", "a_1", "a_1b",
    "one_two_three",
    "a_b-c", "a_bc.de", "a_'bc", "a_1bc", "a_o'neil", "_a", "a_", "a_b c", "URL_path", "_URL", "a_BC", "größe_cm",
  ] {
    read(Names.self, "{\"\(name)\":1}", { $0.keyDecodingStrategy = .convertFromSnakeCase }) {
      $0.names.joined(separator: ",")
    }
  }
  let snake: (JSONDecoder) -> Void = { $0.keyDecodingStrategy = .convertFromSnakeCase }
  read(
    [Harbor].self, "[{\"name\":\"a\",\"depth\":1,\"berths\":2,\"is_open\":true,\"tags\":[]}]", snake
  ) { $0[0].text }
  read([Harbor].self, "[{\"name\":\"a\",\"depth\":1,\"berths\":2,\"open\":true}]", snake) { $0[0].text }
  read([String: Int].self, "{\"a_b\":1}", snake) { $0.first?.key ?? "" }
  read(Asked.self, "{\"a_\":1,\"a\":2}", snake) { $0.text }
  let custom: (JSONDecoder) -> Void = {
    $0.keyDecodingStrategy = .custom { path in
      if path.count > 1 { print(text(path)) }
      var name = path.last!.stringValue
      name.removeFirst()
      return Name(stringValue: name)
    }
  }
  read([[String: Asked]].self, "[{\"x\":{\"_a\":1,\"_b\":2}}]", custom) { $0[0]["x"]!.text }
  let texts: (JSONDecoder) -> Void = {
    $0.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
  }
  for json in ["[\"+\",\"-\",\"n\",1]", "[\"x\"]", "[null]"] {
    read([Double].self, json, texts) { $0.map { "\($0)" }.joined(separator: ",") }
    read([Float].self, json, texts) { $0.map { "\($0)" }.joined(separator: ",") }
  }
  list(Double.self, "[\"+\"]")
  for json in ["[1.5,-1,978307200]", "[\"x\"]", "[null]", "[[]]"] {
    let show: ([Date]) -> String = { $0.map { "\($0.timeIntervalSinceReferenceDate)" }.joined(separator: ",") }
    read([Date].self, json) { show($0) }
    read([Date].self, json, { $0.dateDecodingStrategy = .deferredToDate }) { show($0) }
    read([Date].self, json, { $0.dateDecodingStrategy = .secondsSince1970 }) { show($0) }
    read([Date].self, json, { $0.dateDecodingStrategy = .millisecondsSince1970 }) { show($0) }
  }
  let dates: (JSONDecoder) -> Void = {
    $0.dateDecodingStrategy = .custom { decoder throws(UniversalError) in
      let container = try decoder.singleValueContainer()
      let year = try container.decode(Int.self)
      if year < 0 { throw universal(DecodingError.dataCorruptedError(in: container, debugDescription: "too early")) }
      return Date(timeIntervalSinceReferenceDate: Double(year))
    }
  }
  for json in ["[2]", "[-2]", "[\"a\"]"] {
    read([Date].self, json, dates) { "\($0[0].timeIntervalSinceReferenceDate)" }
  }
  let show: ([Data]) -> String = { $0.map { $0.map { "\($0)" }.joined(separator: ".") }.joined(separator: ",") }
  for json in [
    "[\"Af8D\"]", "[\"Af8=\",\"\"]", "[\"Af8\"]", "[\"A f8\"]", "[3]", "[null]", "[\"Af8D\\n\"]", "[[1,255]]",
    "[[1,256]]",
  ] {
    read([Data].self, json) { show($0) }
    read([Data].self, json, { $0.dataDecodingStrategy = .deferredToData }) { show($0) }
  }
  let bytes: (JSONDecoder) -> Void = {
    $0.dataDecodingStrategy = .custom { decoder throws(UniversalError) in Data(try String(from: decoder).utf8) }
  }
  read([Data].self, "[\"ab\"]", bytes) { show($0) }
  read([Data].self, "[1]", bytes) { show($0) }
}

final class Counter: Sendable { let start = 40 }
struct Counted: Codable {
  static let key = CodingUserInfoKey(rawValue: "counter")!
  let number: Int
  init(_ number: Int) { self.number = number }
  init(from decoder: Decoder) throws(UniversalError) {
    number = try Int(from: decoder) + Self.start(decoder.userInfo[Self.key])
  }
  func encode(to encoder: Encoder) throws(UniversalError) {
    try (number + Self.start(encoder.userInfo[Self.key])).encode(to: encoder)
  }
  #if hasFeature(Embedded)
    private static func start(_ object: AnyObject?) -> Int {
      object.map { unsafeDowncast($0, to: Counter.self).start } ?? 0
    }
  #else
    private static func start(_ object: Any?) -> Int { (object as? Counter)?.start ?? 0 }
  #endif
}

// MARK: Writing

func write<T: Encodable>(
  _ value: T, _ formatting: JSONEncoder.OutputFormatting = [], _ choose: (JSONEncoder) -> Void = { _ in }
) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting
  choose(encoder)
  do {
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    line(json)
  } catch {
    print(text(error))
  }
}

/// Writes nothing.
struct Silent: Encodable { func encode(to encoder: Encoder) throws(UniversalError) {} }

func writing() {
  write([0.1, 1, -0.0, 0, 1e15, 1e16, 1e17, 1e20, 1e100, 1e-4, 1e-5, 1e-7, 123456789.125, 0.30000000000000004, 2.5e-10])
  write([Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, -1.5])
  write([Float(0.1), 1, 1e10, 16_777_216, 1e20, -0.0, .greatestFiniteMagnitude])
  write([Int64.min, 0, Int64.max])
  write(UInt64.max)
  write([Int8.min, Int8.max])
  write("a/b\"\\\u{8}\u{c}\n\r\t\u{1}\u{1f}\u{7f}é\u{2028}😀\u{0}")
  write("a/b", .withoutEscapingSlashes)
  write("")
  write(["a/b\n": 1])
  write(true)
  write(nil as Int?)
  write([nil, 1] as [Int?])
  write([] as [Int])
  write([:] as [String: Int])
  write([] as [Int], .prettyPrinted)
  write([:] as [String: Int], .prettyPrinted)
  write([[], [[1]]] as [[[Int]]], .prettyPrinted)
  write(["a": ["b": [:]]] as [String: [String: [String: Int]]], .prettyPrinted)
  write(["a": [1, 2], "b": []], [.prettyPrinted, .sortedKeys])
  write(1, .prettyPrinted)
  write([["a": 1], ["b": 2]], .prettyPrinted)
  write(
    [
      "b": 1, "a": 2, "B": 3, "a10": 4, "a9": 5, "é": 6, "z": 7, "A": 8, "_": 9, "😀": 10, "\u{FFFD}": 11, "ab": 12,
      "": 13,
    ], .sortedKeys)
  write([1: "a", 10: "b", 9: "c"], .sortedKeys)
  write([Double.infinity])
  write(["a": -Double.infinity])
  write(Double.nan)
  write([[Float.nan]])
  write(Silent())
  write([Silent()])
  write(["a": Silent()])
  let texts: (JSONEncoder) -> Void = {
    $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "n")
  }
  write([Double.nan, .infinity, -.infinity, 1], [], texts)
  write([Float.nan, .infinity, -.infinity], [], texts)
  let dates = [Date(timeIntervalSinceReferenceDate: 1.5), Date(timeIntervalSinceReferenceDate: -978_307_200)]
  write(dates)
  write(dates) { $0.dateEncodingStrategy = .deferredToDate }
  write(dates) { $0.dateEncodingStrategy = .secondsSince1970 }
  write(dates) { $0.dateEncodingStrategy = .millisecondsSince1970 }
  write(dates) {
    $0.dateEncodingStrategy = .custom { date, encoder throws(UniversalError) in
      if date.timeIntervalSinceReferenceDate > 0 { try "later".encode(to: encoder) }
    }
  }
  let bytes = [Data([1, 255]), Data([1, 255, 3, 255, 254, 253]), Data()]
  write(bytes)
  write(bytes, .withoutEscapingSlashes)
  write(bytes) { $0.dataEncodingStrategy = .deferredToData }
  write(bytes) {
    $0.dataEncodingStrategy = .custom { data, encoder throws(UniversalError) in try data.count.encode(to: encoder) }
  }
  for name in [
    "a", "", "_", "__", "_a", "a_", "aB", "aBC", "ABC", "URLPath", "myURL", "myURLProperty", "oneTwoThree", "a1B",
    "aB1", "one_two",
    "a_B", "_oneTwo", "oneTwo_", "aB_cD", "A", "AB", "aBc", "x1Y2", "ABc", "theURLs", "i", "iI", "URL", "__aB__",
    "a__B", "A1",
    "1A", "1AB", "oneTWO3Four", "größeInCm",
  ] { write(Names([name])) { $0.keyEncodingStrategy = .convertToSnakeCase } }
  write(["aB": Names(["cD"])]) { $0.keyEncodingStrategy = .convertToSnakeCase }
  write([Names(["a"])]) {
    $0.keyEncodingStrategy = .custom { path in
      print(text(path))
      return Name(stringValue: "_" + path.last!.stringValue)
    }
  }
  let counter = Counter()
  write([Counted(1)]) { $0.userInfo[Counted.key] = counter }
  read([Counted].self, "[1]", { $0.userInfo[Counted.key] = counter }) { "\($0[0].number)" }
}

/// The written text is read again.
func around() {
  var state: UInt64 = 7
  func random() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  var wrong = 0
  for _ in 0..<20 {
    var doubles: [Double] = []
    while doubles.count < 50 {
      let number = Double(bitPattern: random())
      if number.isFinite { doubles.append(number) }
      doubles.append(Double(random() >> 40) / 1000)
    }
    let integers = doubles.map { _ in Int64(bitPattern: random() >> (random() & 63)) }
    do {
      let back = try JSONDecoder().decode([Double].self, from: JSONEncoder().encode(doubles))
      let whole = try JSONDecoder().decode([Int64].self, from: JSONEncoder().encode(integers))
      wrong += zip(back, doubles).filter { $0 != $1 }.count + zip(whole, integers).filter { $0 != $1 }.count
    } catch {
      print(text(error))
    }
  }
  print("\(wrong) wrong")
}

/// Times grow with the bytes: what takes too long, takes forever.
func large() {
  var keys = "{"
  for index in 0..<20_000 { keys += (index > 0 ? "," : "") + "\"key\(index)\":\(index)" }
  read([String: Int].self, keys + "}") { "\($0.count)" }
  read(Names.self, keys + "}") { "\($0.names.count)" }
  var escapes = "\""
  for _ in 0..<50_000 { escapes += "\\u00e9" }
  read(String.self, escapes + "\"") { "\($0.utf8.count)" }
  var digits = ""
  for _ in 0..<50_000 { digits += "7" }
  read(Double.self, digits + "e-50000") { "\($0)" }
  read(Int.self, digits) { "\($0)" }
  var names: [String] = []
  for index in 0..<5_000 { names.append("key\(index)") }
  let encoder = JSONEncoder()
  do { print("\(try encoder.encode(Names(names)).count)") } catch { print(text(error)) }
}

@main struct Main {
  static func main() {
    numbers()
    structure()
    texts()
    nesting()
    types()
    readingWays()
    writing()
    around()
    large()
  }
}

// => 0 -> 0
// => -0 -> 0
// =>  12  -> 12
// => -2147483648 -> -2147483648
// => 1.0 -> 1
// => 1e3 -> 1000
// => 100e-2 -> 1
// => 0e999 -> 0
// => 20E1 -> 200
// => 1e+2 -> 100
// => 1.5 -> corrupted <> The given data was not valid JSON.
// => 1e-1 -> corrupted <> The given data was not valid JSON.
// => 1e400 -> corrupted <> The given data was not valid JSON.
// => 127 -> 127
// => -128 -> -128
// => 128 -> corrupted <> The given data was not valid JSON.
// => -129 -> corrupted <> The given data was not valid JSON.
// => -1 -> corrupted <> The given data was not valid JSON.
// => 4294967295 -> 4294967295
// => 9223372036854775807 -> 9223372036854775807
// => -9223372036854775808 -> -9223372036854775808
// => 9223372036854775808 -> corrupted <> The given data was not valid JSON.
// => -9223372036854775809 -> corrupted <> The given data was not valid JSON.
// => 9007199254740993.0 -> 9007199254740993
// => 900719925474099300e-2 -> 9007199254740993
// => 1e18 -> 1000000000000000000
// => -1e18 -> -1000000000000000000
// => 9223372036854775807.0 -> corrupted <> The given data was not valid JSON.
// => 1234567890123456789012 -> corrupted <> The given data was not valid JSON.
// => 9007199254740993.00000000000000000000 -> 9007199254740993
// => 123456789012345678.0 -> 123456789012345678
// => 18446744073709551615 -> 18446744073709551615
// => 18446744073709551616 -> corrupted <> The given data was not valid JSON.
// => 10000000000000000000 -> 10000000000000000000
// => 19999999999999999999 -> corrupted <> The given data was not valid JSON.
// => 1e19 -> 10000000000000000000
// => 99999999999999999999 -> corrupted <> The given data was not valid JSON.
// => 9999999999999999999 -> 9999999999999999999
// => -1 -> corrupted <> The given data was not valid JSON.
// => 0 -> 0.0
// => -0 -> -0.0
// => -0.0 -> -0.0
// => 1 -> 1.0
// => 0.1 -> 0.1
// => -1.5e3 -> -1500.0
// => 1e22 -> 1e+22
// => 1e23 -> 1e+23
// => 123456789012345680000 -> 1.2345678901234568e+20
// => 0.1e1 -> 1.0
// => 1E-2 -> 0.01
// => 9007199254740993 -> 9007199254740992.0
// => 9007199254740992.9999999999999999999 -> 9007199254740992.0
// => 9007199254740993.0000000000000000001 -> 9.007199254740994e+15
// => 18446744073709551616 -> 1.8446744073709552e+19
// => 5e-324 -> 5e-324
// => 4.9e-324 -> 5e-324
// => 2.4703282292062327e-324 -> corrupted <> The given data was not valid JSON.
// => 2.4703282292062328e-324 -> 5e-324
// => 2.2250738585072011e-308 -> 2.225073858507201e-308
// => 1.7976931348623157e308 -> 1.7976931348623157e+308
// => 1.7976931348623158e308 -> 1.7976931348623157e+308
// => 1.7976931348623159e308 -> corrupted <> The given data was not valid JSON.
// => 1e999 -> corrupted <> The given data was not valid JSON.
// => -1e999 -> corrupted <> The given data was not valid JSON.
// => 1e-999 -> corrupted <> The given data was not valid JSON.
// => 2e-324 -> corrupted <> The given data was not valid JSON.
// => 0e999 -> 0.0
// => 0.000e-999 -> 0.0
// => 54.321234567890123 -> 54.32123456789012
// => -10.139876543210987 -> -10.139876543210987
// => 3.14159265358979323846264338327950288 -> 3.141592653589793
// => 0.000001234567890123456789 -> 1.2345678901234567e-06
// => 1e-27 -> 1e-27
// => 1e27 -> 1e+27
// => 123456789e27 -> 1.23456789e+35
// => 8.41e21 -> 8.41e+21
// => 2.0e-3 -> 0.002
// => 7.2057594037927933e16 -> 7.205759403792794e+16
// => 1e-5 -> 1e-05
// => 0.30000000000000004 -> 0.30000000000000004
// => 1234567890123456789e-30 -> 1.2345678901234569e-12
// => 17976931348623157e292 -> 1.7976931348623157e+308
// => 1e100000000000000000000 -> corrupted <> The given data was not valid JSON.
// => 1e-100000000000000000000 -> corrupted <> The given data was not valid JSON.
// => 0.1 -> 0.1
// => 16777217 -> 16777216.0
// => 3.4028235e38 -> 3.4028235e+38
// => 1e39 -> corrupted <> The given data was not valid JSON.
// => 1e-46 -> corrupted <> The given data was not valid JSON.
// => -0 -> -0.0
// => 903 bytes -> corrupted <> The given data was not valid JSON.
// => 901 bytes -> corrupted <> The given data was not valid JSON.
// => 906 bytes -> 1.0
// => 907 bytes -> 1.0
// => 906 bytes -> 5
// => 01 -> corrupted <> The given data was not valid JSON.
// => - -> corrupted <> The given data was not valid JSON.
// => -01 -> corrupted <> The given data was not valid JSON.
// => 1. -> corrupted <> The given data was not valid JSON.
// => .5 -> corrupted <> The given data was not valid JSON.
// => 1e -> corrupted <> The given data was not valid JSON.
// => +1 -> corrupted <> The given data was not valid JSON.
// => 1e+ -> corrupted <> The given data was not valid JSON.
// => 0x10 -> corrupted <> The given data was not valid JSON.
// => 1a -> corrupted <> The given data was not valid JSON.
// => 1 2 -> corrupted <> The given data was not valid JSON.
// => --1 -> corrupted <> The given data was not valid JSON.
// => 1.e3 -> corrupted <> The given data was not valid JSON.
// => 00 -> corrupted <> The given data was not valid JSON.
// => 1-2 -> corrupted <> The given data was not valid JSON.
// => 1e5.3 -> corrupted <> The given data was not valid JSON.
// => -a -> corrupted <> The given data was not valid JSON.
// => 1.5.5 -> corrupted <> The given data was not valid JSON.
// => NaN -> corrupted <> The given data was not valid JSON.
// => Infinity -> corrupted <> The given data was not valid JSON.
// => -Infinity -> corrupted <> The given data was not valid JSON.
// => 01.5 -> corrupted <> The given data was not valid JSON.
// => -.5 -> corrupted <> The given data was not valid JSON.
// => 1.5e -> corrupted <> The given data was not valid JSON.
// => 1e1e1 -> corrupted <> The given data was not valid JSON.
// => 1. -> mismatch String <> Expected to decode String but found number instead.
// => 01 -> mismatch String <> Expected to decode String but found number instead.
// => [1.] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => [1e999] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => [01] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => [-] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => {"a":[1,2],"b":[01]} -> corrupted <> The given data was not valid JSON.
// =>  -> corrupted <> The given data was not valid JSON.
// =>   -> corrupted <> The given data was not valid JSON.
// =>  \{9}\{13}⏎1⏎ -> 1
// => 1 1 -> corrupted <> The given data was not valid JSON.
// => \{160}1 -> corrupted <> The given data was not valid JSON.
// => \{65279}1 -> 1
// => \{0}1 -> 1
// => 1\{0} -> 1
// => [] -> |
// => [ ] -> |
// => [1] -> 1
// =>  [ 1 , 2 ]  -> 1 2
// => [1,] -> 1
// => [,1] -> corrupted <> The given data was not valid JSON.
// => [1 -> corrupted <> The given data was not valid JSON.
// => [ -> corrupted <> The given data was not valid JSON.
// => [1, -> corrupted <> The given data was not valid JSON.
// => [1 2] -> corrupted <> The given data was not valid JSON.
// => [1} -> corrupted <> The given data was not valid JSON.
// => ] -> corrupted <> The given data was not valid JSON.
// => [1]] -> corrupted <> The given data was not valid JSON.
// => [,] -> corrupted <> The given data was not valid JSON.
// => [1,,2] -> corrupted <> The given data was not valid JSON.
// => [⏎ 1,⏎  x] -> corrupted <> The given data was not valid JSON.
// => [1,é] -> corrupted <> The given data was not valid JSON.
// => [1,\{1}] -> corrupted <> The given data was not valid JSON.
// => [1,"] -> corrupted <> The given data was not valid JSON.
// => [1:2] -> corrupted <> The given data was not valid JSON.
// => { -> corrupted <> The given data was not valid JSON.
// => {"a" -> corrupted <> The given data was not valid JSON.
// => {"a": -> corrupted <> The given data was not valid JSON.
// => {"a":1 -> corrupted <> The given data was not valid JSON.
// => {"a":1, -> corrupted <> The given data was not valid JSON.
// => {"a":1,} -> a=1
// => {a:1} -> corrupted <> The given data was not valid JSON.
// => {1:1} -> corrupted <> The given data was not valid JSON.
// => {"a" 1} -> corrupted <> The given data was not valid JSON.
// => {"a":1 "b":2} -> corrupted <> The given data was not valid JSON.
// => {"a":1] -> corrupted <> The given data was not valid JSON.
// => {,} -> corrupted <> The given data was not valid JSON.
// => {"a":1,"a":2} -> a=1
// => {"a":} -> corrupted <> The given data was not valid JSON.
// => {:1} -> corrupted <> The given data was not valid JSON.
// => {'a':1} -> corrupted <> The given data was not valid JSON.
// => } -> corrupted <> The given data was not valid JSON.
// => {} -> |
// => { } -> |
// => {"a":1}} -> corrupted <> The given data was not valid JSON.
// => {"a":1,,} -> corrupted <> The given data was not valid JSON.
// => { "a" : 1 , "" : 2 } -> a=1 =2
// => {"a":1;"b":2} -> corrupted <> The given data was not valid JSON.
// => {"a",1} -> corrupted <> The given data was not valid JSON.
// => {null:1} -> corrupted <> The given data was not valid JSON.
// => [{]} -> corrupted <> The given data was not valid JSON.
// => {[}] -> corrupted <> The given data was not valid JSON.
// => true -> true
// => false -> false
// => tru -> corrupted <> The given data was not valid JSON.
// => trua -> corrupted <> The given data was not valid JSON.
// => truex -> corrupted <> The given data was not valid JSON.
// => False -> corrupted <> The given data was not valid JSON.
// => fals -> corrupted <> The given data was not valid JSON.
// => false false -> corrupted <> The given data was not valid JSON.
// => null -> mismatch Bool <> Expected to decode Bool but found null instead.
// => nul -> corrupted <> The given data was not valid JSON.
// => nil -> corrupted <> The given data was not valid JSON.
// => t -> corrupted <> The given data was not valid JSON.
// => 1 -> mismatch Bool <> Expected to decode Bool but found number instead.
// => [tru] -> corrupted <> The given data was not valid JSON.
// => [t -> corrupted <> The given data was not valid JSON.
// => [nulL] -> corrupted <> The given data was not valid JSON.
// => [true,false] -> true false
// => [truefalse] -> corrupted <> The given data was not valid JSON.
// => [true false] -> corrupted <> The given data was not valid JSON.
// => undefined -> corrupted <> The given data was not valid JSON.
// => 'a' -> corrupted <> The given data was not valid JSON.
// => // 1 -> corrupted <> The given data was not valid JSON.
// => /* */ 1 -> corrupted <> The given data was not valid JSON.
// => 3 -> mismatch String <> Expected to decode String but found number instead.
// => [] -> mismatch String <> Expected to decode String but found an array instead.
// => {} -> mismatch String <> Expected to decode String but found a dictionary instead.
// => "" -> |
// => "abc" -> abc
// => "\ud83d\ude00" -> 😀
// => "\uD83D\uDE00" -> 😀
// => "a\ud83d\ude00b" -> a😀b
// => "\ud83d" -> corrupted <> The given data was not valid JSON.
// => "\ud83dx" -> corrupted <> The given data was not valid JSON.
// => "\ude00" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\n" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\u" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\ude0" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\u0041" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\ud83d" -> corrupted <> The given data was not valid JSON.
// => "\ude00\ud83d" -> corrupted <> The given data was not valid JSON.
// => "\u12" -> corrupted <> The given data was not valid JSON.
// => "\u12g4" -> corrupted <> The given data was not valid JSON.
// => "\u+123" -> corrupted <> The given data was not valid JSON.
// => "\x" -> corrupted <> The given data was not valid JSON.
// => "\" -> corrupted <> The given data was not valid JSON.
// => "\U0041" -> corrupted <> The given data was not valid JSON.
// => "a⏎b" -> corrupted <> The given data was not valid JSON.
// => "a\{9}b" -> corrupted <> The given data was not valid JSON.
// => "a\{0}b" -> corrupted <> The given data was not valid JSON.
// => "\{31}" -> corrupted <> The given data was not valid JSON.
// => "\/" -> /
// => "\"\\" -> "\
// => "\u0041\u00e9\u20AC" -> Aé€
// => "\u00E9" -> é
// => "é\{769}€😀" -> é\{769}€😀
// => "\{127}" -> \{127}
// => "longer than the eight bytes of a word" -> longer than the eight bytes of a word
// => "eight by\u0041tes" -> eight byAtes
// => "eight bytes\{1} and more" -> corrupted <> The given data was not valid JSON.
// => "\ud83d\ude00\" -> corrupted <> The given data was not valid JSON.
// => "a/b" -> a/b
// => "\'" -> corrupted <> The given data was not valid JSON.
// => "\{8232}" -> \{8232}
// => "\u2028" -> \{8232}
// => "\b\f\n\r\t\u0000" -> 8,12,10,13,9,0
// => "\uFFFF\uFFFE\ufdd0" -> 239,191,191,239,191,190,239,183,144
// => "abc -> corrupted <> The given data was not valid JSON.
// => " -> corrupted <> The given data was not valid JSON.
// => "abc\ -> corrupted <> The given data was not valid JSON.
// => "\u12 -> corrupted <> The given data was not valid JSON.
// => "\ud83d -> corrupted <> The given data was not valid JSON.
// => "\ud83d\ -> corrupted <> The given data was not valid JSON.
// => "\ud83d\u -> corrupted <> The given data was not valid JSON.
// => "\u -> corrupted <> The given data was not valid JSON.
// => a" -> corrupted <> The given data was not valid JSON.
// => "a"b" -> corrupted <> The given data was not valid JSON.
// => "a" "b" -> corrupted <> The given data was not valid JSON.
// => ["abc -> corrupted <> The given data was not valid JSON.
// => ["a\ -> corrupted <> The given data was not valid JSON.
// => ["a","\u00 -> corrupted <> The given data was not valid JSON.
// => ["a","b"] -> a b
// => ["] -> corrupted <> The given data was not valid JSON.
// => ["\"] -> corrupted <> The given data was not valid JSON.
// => 255 -> corrupted <> The given data was not valid JSON.
// => key 255 -> corrupted <> The given data was not valid JSON.
// => bare 255 -> corrupted <> The given data was not valid JSON.
// => not asked for 255 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 195 -> corrupted <> The given data was not valid JSON.
// => key 195 -> corrupted <> The given data was not valid JSON.
// => bare 195 -> corrupted <> The given data was not valid JSON.
// => not asked for 195 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 237,160,128 -> corrupted <> The given data was not valid JSON.
// => key 237,160,128 -> corrupted <> The given data was not valid JSON.
// => bare 237,160,128 -> corrupted <> The given data was not valid JSON.
// => not asked for 237,160,128 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 192,175 -> corrupted <> The given data was not valid JSON.
// => key 192,175 -> corrupted <> The given data was not valid JSON.
// => bare 192,175 -> corrupted <> The given data was not valid JSON.
// => not asked for 192,175 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 240,159,152 -> corrupted <> The given data was not valid JSON.
// => key 240,159,152 -> corrupted <> The given data was not valid JSON.
// => bare 240,159,152 -> corrupted <> The given data was not valid JSON.
// => not asked for 240,159,152 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 244,144,128,128 -> corrupted <> The given data was not valid JSON.
// => key 244,144,128,128 -> corrupted <> The given data was not valid JSON.
// => bare 244,144,128,128 -> corrupted <> The given data was not valid JSON.
// => not asked for 244,144,128,128 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 128 -> corrupted <> The given data was not valid JSON.
// => key 128 -> corrupted <> The given data was not valid JSON.
// => bare 128 -> corrupted <> The given data was not valid JSON.
// => not asked for 128 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 97,195,40 -> corrupted <> The given data was not valid JSON.
// => key 97,195,40 -> corrupted <> The given data was not valid JSON.
// => bare 97,195,40 -> corrupted <> The given data was not valid JSON.
// => not asked for 97,195,40 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 195,169 -> é
// => key 195,169 -> 1
// => bare 195,169 -> corrupted <> The given data was not valid JSON.
// => not asked for 195,169 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 240,159,152,128 -> 😀
// => key 240,159,152,128 -> 1
// => bare 240,159,152,128 -> corrupted <> The given data was not valid JSON.
// => not asked for 240,159,152,128 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => 92,110,255 -> corrupted <> The given data was not valid JSON.
// => key 92,110,255 -> corrupted <> The given data was not valid JSON.
// => bare 92,110,255 -> corrupted <> The given data was not valid JSON.
// => not asked for 92,110,255 -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => UTF-16, low byte first -> é😀
// => UTF-16, high byte first -> é😀
// => UTF-16, low byte first, marked -> é😀
// => UTF-16, high byte first, marked -> é😀
// => UTF-8, marked -> é😀
// => UTF-32, low byte first -> é😀
// => UTF-32, high byte first -> é😀
// => UTF-16, half a letter -> corrupted <> The given data was not valid JSON.
// => 49,49,0 -> corrupted <> The given data was not valid JSON.
// => [] -> 1
// => 60 bytes -> 30
// => 1022 bytes -> 511
// => 1024 bytes -> 512
// => 1026 bytes -> corrupted <> The given data was not valid JSON.
// => 200000 bytes -> corrupted <> The given data was not valid JSON.
// => 100000 bytes -> corrupted <> The given data was not valid JSON.
// => 1024 bytes -> mismatch Int <> Expected to decode Int but found an array instead.
// => 600000 bytes -> corrupted <> The given data was not valid JSON.
// => 2400 bytes -> corrupted <> The given data was not valid JSON.
// => 86 bytes -> Kiel 12.5 120 true - a/b
// => 171 bytes -> é 2.0 1 false - ; Kiel 12.5 120 true - a/b
// => 76 bytes -> x 2.0 1 false y |
// => [{"name":"Kiel"}] -> no key depth <Index 0>
// => [{"name":3}] -> mismatch String <Index 0.name> Expected to decode String but found number instead.
// => [{"name":null}] -> no value String <Index 0.name> Cannot get value of type String -- found null value instead
// => [{}] -> no key name <Index 0>
// => [null] -> no value Dictionary<String, Any> <Index 0> Cannot get keyed decoding container -- found null value instead
// => [3] -> mismatch Dictionary<String, Any> <Index 0> Expected to decode Dictionary<String, Any> but found number instead.
// => [[]] -> mismatch Dictionary<String, Any> <Index 0> Expected to decode Dictionary<String, Any> but found an array instead.
// => {} -> mismatch Array<Any> <> Expected to decode Array<Any> but found a dictionary instead.
// => null -> no value Array<Any> <> Cannot get unkeyed decoding container -- found null value instead
// => [{"name":"a","depth":"1"}] -> mismatch Double <Index 0.depth> Expected to decode Double but found a string instead.
// => [{"name":"a","depth":1,"berths":1.5}] -> corrupted <> The given data was not valid JSON.
// => [{"name":"\x"}] -> corrupted <> The given data was not valid JSON.
// => 64 bytes -> mismatch String <Index 0.tags.Index 1> Expected to decode String but found number instead.
// => {"a":1} -> true false - 1 1 false
// => {"b":2,"a":1} -> true true 2 1 1 false
// => {"a":1,"a":2,"b":3} -> true true 3 1 1 false
// => {"b":null,"a":1,"b":2} -> true true - 1 1 false
// => {"a":1,"b":2,"a":3,"b":4} -> true true 2 1 1 false
// => {"a":1,"\u0061":2} -> true false - 1 1 false
// => {"\u0061":2,"a":1} -> true false - 2 2 false
// => {"b":"x","a":1} -> mismatch Int <b> Expected to decode Int but found a string instead.
// => {"ab":1} -> no key a <>
// => {"é":1,"a":2} -> true false - 2 2 false
// => {"\ud800":1,"a":2} -> corrupted <> The given data was not valid JSON.
// => {"a":{"a":1}} -> mismatch Int <a> Expected to decode Int but found a dictionary instead.
// => {"c":{"a":1},"a":5} -> true false - 5 5 false
// => {"c":[{"a":1},2],"a":5,"b":[]} -> mismatch Int <b> Expected to decode Int but found an array instead.
// => 9696 bytes -> true true 8 7 7 false
// => {"3":"a"} -> a
// => {"x":"a"} -> mismatch Int <x> Expected Int key but found String key instead.
// => {"k":[{"name":"a","depth":true}]} -> mismatch Double <k.Index 0.depth> Expected to decode Double but found bool instead.
// => {"a":null,"a":2,"b":3} -> 0 3
// => [[1],[2,"a"]] -> mismatch Int <Index 1.Index 1> Expected to decode Int but found a string instead.
// => null -> 5
// => [null,1] -> 5,1
// => {"a":1} -> a
// => {"":1} -> |
// => {"_":1} -> _
// => {"__":1} -> __
// => {"a_b":1} -> aB
// => {"_a_b":1} -> _aB
// => {"a_b_":1} -> aB_
// => {"__a_b__":1} -> __aB__
// => {"a__b":1} -> aB
// => {"A_B":1} -> aB
// => {"aB_cD":1} -> abCd
// => {"ABC":1} -> ABC
// => {"ABC_DEF":1} -> abcDef
// => {"a_1":1} -> a1
// => {"a_1b":1} -> a1B
// => {"one_two_three":1} -> oneTwoThree
// => {"a_b-c":1} -> aB-C
// => {"a_bc.de":1} -> aBc.De
// => {"a_'bc":1} -> a'Bc
// => {"a_1bc":1} -> a1Bc
// => {"a_o'neil":1} -> aO'neil
// => {"_a":1} -> _a
// => {"a_":1} -> a_
// => {"a_b c":1} -> aB C
// => {"URL_path":1} -> urlPath
// => {"_URL":1} -> _URL
// => {"a_BC":1} -> aBc
// => {"größe_cm":1} -> größeCm
// => 60 bytes -> a 1.0 2 true - |
// => [{"name":"a","depth":1,"berths":2,"open":true}] -> no key isOpen <Index 0>
// => {"a_b":1} -> a_b
// => {"a_":1,"a":2} -> true false - 2 2 false
// => <Index 0.x._a>
// => <Index 0.x._b>
// => [{"x":{"_a":1,"_b":2}}] -> true true 2 1 1 false
// => ["+","-","n",1] -> inf,-inf,nan,1.0
// => ["+","-","n",1] -> inf,-inf,nan,1.0
// => ["x"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => ["x"] -> mismatch Float <Index 0> Expected to decode Float but found a string instead.
// => [null] -> no value Double <Index 0> Cannot get value of type Double -- found null value instead
// => [null] -> no value Float <Index 0> Cannot get value of type Float -- found null value instead
// => ["+"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => [1.5,-1,978307200] -> 1.5,-1.0,978307200.0
// => [1.5,-1,978307200] -> 1.5,-1.0,978307200.0
// => [1.5,-1,978307200] -> -978307198.5,-978307201.0,0.0
// => [1.5,-1,978307200] -> -978307199.9985,-978307200.001,-977328892.8
// => ["x"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => ["x"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => ["x"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => ["x"] -> mismatch Double <Index 0> Expected to decode Double but found a string instead.
// => [null] -> no value Date <Index 0> Cannot get value of type Date -- found null value instead
// => [null] -> no value Date <Index 0> Cannot get value of type Date -- found null value instead
// => [null] -> no value Date <Index 0> Cannot get value of type Date -- found null value instead
// => [null] -> no value Date <Index 0> Cannot get value of type Date -- found null value instead
// => [[]] -> mismatch Double <Index 0> Expected to decode Double but found an array instead.
// => [[]] -> mismatch Double <Index 0> Expected to decode Double but found an array instead.
// => [[]] -> mismatch Double <Index 0> Expected to decode Double but found an array instead.
// => [[]] -> mismatch Double <Index 0> Expected to decode Double but found an array instead.
// => [2] -> 2.0
// => [-2] -> corrupted <Index 0> too early
// => ["a"] -> mismatch Int <Index 0> Expected to decode Int but found a string instead.
// => ["Af8D"] -> 1.255.3
// => ["Af8D"] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found a string instead.
// => ["Af8=",""] -> 1.255,
// => ["Af8=",""] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found a string instead.
// => ["Af8"] -> corrupted <Index 0> Encountered Data is not valid Base64.
// => ["Af8"] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found a string instead.
// => ["A f8"] -> corrupted <Index 0> Encountered Data is not valid Base64.
// => ["A f8"] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found a string instead.
// => [3] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => [3] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found number instead.
// => [null] -> no value Data <Index 0> Cannot get value of type Data -- found null value instead
// => [null] -> no value Data <Index 0> Cannot get value of type Data -- found null value instead
// => ["Af8D\n"] -> corrupted <Index 0> Encountered Data is not valid Base64.
// => ["Af8D\n"] -> mismatch Array<Any> <Index 0> Expected to decode Array<Any> but found a string instead.
// => [[1,255]] -> mismatch String <Index 0> Expected to decode String but found an array instead.
// => [[1,255]] -> 1.255
// => [[1,256]] -> mismatch String <Index 0> Expected to decode String but found an array instead.
// => [[1,256]] -> corrupted <> The given data was not valid JSON.
// => ["ab"] -> 97.98
// => [1] -> mismatch String <Index 0> Expected to decode String but found number instead.
// => [0.1,1,-0,0,1000000000000000,1e+16,1e+17,1e+20,1e+100,0.0001,1e-05,1e-07,123456789.125,0.30000000000000004,2.5e-10]
// => [5e-324,1.7976931348623157e+308,3.141592653589793,-1.5]
// => [0.1,1,1e+10,16777216,1e+20,-0,3.4028235e+38]
// => [-9223372036854775808,0,9223372036854775807]
// => 18446744073709551615
// => [-128,127]
// => "a\/b\"\\\b\f\n\r\t\u0001\u001f\{127}é\{8232}😀\u0000"
// => "a/b"
// => ""
// => {"a\/b\n":1}
// => true
// => null
// => [null,1]
// => []
// => {}
// => [⏎⏎]
// => {⏎⏎}
// => [⏎  [⏎⏎  ],⏎  [⏎    [⏎      1⏎    ]⏎  ]⏎]
// => {⏎  "a" : {⏎    "b" : {⏎⏎    }⏎  }⏎}
// => {⏎  "a" : [⏎    1,⏎    2⏎  ],⏎  "b" : [⏎⏎  ]⏎}
// => 1
// => [⏎  {⏎    "a" : 1⏎  },⏎  {⏎    "b" : 2⏎  }⏎]
// => {"":13,"A":8,"B":3,"_":9,"a":2,"a10":4,"a9":5,"ab":12,"b":1,"z":7,"é":6,"�":11,"😀":10}
// => {"1":"a","10":"b","9":"c"}
// => invalid <Index 0> Unable to encode Double.inf directly in JSON.
// => invalid <a> Unable to encode Double.-inf directly in JSON.
// => invalid <> Unable to encode Double.nan directly in JSON.
// => invalid <Index 0.Index 0> Unable to encode Float.nan directly in JSON.
// => invalid: nothing written
// => [{}]
// => {"a":{}}
// => ["n","+","-",1]
// => ["n","+","-"]
// => [1.5,-978307200]
// => [1.5,-978307200]
// => [978307201.5,0]
// => [978307201500,0]
// => ["later",{}]
// => ["Af8=","Af8D\/\/79",""]
// => ["Af8=","Af8D//79",""]
// => [[1,255],[1,255,3,255,254,253],[]]
// => [2,6,0]
// => {"a":1}
// => {"":1}
// => {"_":1}
// => {"__":1}
// => {"_a":1}
// => {"a_":1}
// => {"a_b":1}
// => {"a_bc":1}
// => {"a_bc":1}
// => {"u_rl_path":1}
// => {"my_url":1}
// => {"my_url_property":1}
// => {"one_two_three":1}
// => {"a1_b":1}
// => {"a_b1":1}
// => {"one_two":1}
// => {"a__b":1}
// => {"_one_two":1}
// => {"one_two_":1}
// => {"a_b__c_d":1}
// => {"a":1}
// => {"a_b":1}
// => {"a_bc":1}
// => {"x1_y2":1}
// => {"a_bc":1}
// => {"the_ur_ls":1}
// => {"i":1}
// => {"i_i":1}
// => {"u_rl":1}
// => {"__a_b__":1}
// => {"a___b":1}
// => {"a1":1}
// => {"1_a":1}
// => {"1_ab":1}
// => {"one_two3_four":1}
// => {"größe_in_cm":1}
// => {"aB":{"c_d":1}}
// => <Index 0.a>
// => [{"_a":1}]
// => [41]
// => [1] -> 41
// => 0 wrong
// => 317781 bytes -> 20000
// => 317781 bytes -> 20000
// => 300002 bytes -> 100000
// => 50007 bytes -> 0.7777777777777778
// => 50000 bytes -> corrupted <> The given data was not valid JSON.
// => 58891
