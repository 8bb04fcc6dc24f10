// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// with: Sources/Quire/Language/Coding/*.swift Sources/Quire/Language/UniversalError.swift Sources/Quire/Language/HeldError.swift Sources/Quire/Foundation/Text+Bytes.swift Sources/Quire/Foundation/JSON/JSONScanner.swift Sources/Quire/Foundation/Numbers/DecimalDigits.swift Sources/Quire/Services/DecimalNumber.swift Sources/Quire/Services/JSON.swift

struct Reader {
  let text: [UInt8]
  init(_ text: String) { self.text = Array(text.utf8) }
  func value() -> CodedTree { try! JSONScanner.tree(text) }
}
func json(_ v: CodedValue) -> String {
  switch v {
  case .null: "null";
  case .bool(let x): x ? "true" : "false";
  case .integer(let x): "\(x)";
  case .unsigned(let x): "\(x)";
  case .number(let x): "\(x)";
  case .single(let x): "\(x)";
  case .string(let x): "\"\(x)\""
  case .array(let a): "[" + a.map(json).joined(separator: ",") + "]"
  case .object(let o): "{" + zip(o.keys, o.values).map { "\"\($0)\":" + json($1) }.joined(separator: ",") + "}"
  }
}
enum Kind: String, Codable { case a, b }
enum Num: Int, Codable { case one = 1 }
struct Opt: OptionSet, Codable { let rawValue: Int }
struct Inner { var x: Int }
extension Inner: Codable {
  enum CodingKeys: String, CodingKey { case x }
  init(from d: Decoder) throws(UniversalError) {
    let v = try d.container(keyedBy: CodingKeys.self); x = try v.decode(Int.self, forKey: .x)
  }
  func encode(to e: Encoder) throws(UniversalError) {
    var c = e.container(keyedBy: CodingKeys.self); try c.encode(x, forKey: .x)
  }
}
struct S {
  var n: Int; var s: String?; var k: Kind?; var i8: Int8?; var d: Double?; var a: [Int]?; var o: [String: Int]?;
  var b: Bool?; var u: URL?; var date: Date?; var data: Data?; var num: Num?; var f: Float?; var uuid: UUID?;
  var p: CGPoint?; var nest: Inner?; var set: Set<Int>?; var im: [Int: String]?; var km: [Kind: Int]?; var op: Opt?
}
extension S: Codable {
  private enum CodingKeys: String, CodingKey {
    case n, s, k, i8, d, a, o, b, u, date, data, num, f, uuid, p, nest, set, im, km, op
  }
  init(from decoder: Decoder) throws(UniversalError) {
    let v = try decoder.container(keyedBy: CodingKeys.self)
    self.n = try v.decode(Int.self, forKey: .n); self.s = try v.decodeIfPresent(String.self, forKey: .s);
    k = try v.decodeIfPresent(Kind.self, forKey: .k); i8 = try v.decodeIfPresent(Int8.self, forKey: .i8);
    d = try v.decodeIfPresent(Double.self, forKey: .d); a = try v.decodeIfPresent([Int].self, forKey: .a);
    o = try v.decodeIfPresent([String: Int].self, forKey: .o); b = try v.decodeIfPresent(Bool.self, forKey: .b);
    u = try v.decodeIfPresent(URL.self, forKey: .u); date = try v.decodeIfPresent(Date.self, forKey: .date);
    data = try v.decodeIfPresent(Data.self, forKey: .data); num = try v.decodeIfPresent(Num.self, forKey: .num);
    f = try v.decodeIfPresent(Float.self, forKey: .f); uuid = try v.decodeIfPresent(UUID.self, forKey: .uuid);
    p = try v.decodeIfPresent(CGPoint.self, forKey: .p); nest = try v.decodeIfPresent(Inner.self, forKey: .nest);
    set = try v.decodeIfPresent(Set<Int>.self, forKey: .set);
    im = try v.decodeIfPresent([Int: String].self, forKey: .im);
    km = try v.decodeIfPresent([Kind: Int].self, forKey: .km); op = try v.decodeIfPresent(Opt.self, forKey: .op)
  }
  func encode(to encoder: Encoder) throws(UniversalError) {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(n, forKey: .n); try c.encodeIfPresent(s, forKey: .s); try c.encodeIfPresent(k, forKey: .k);
    try c.encodeIfPresent(a, forKey: .a); try c.encodeIfPresent(o, forKey: .o); try c.encodeIfPresent(p, forKey: .p);
    try c.encodeIfPresent(nest, forKey: .nest); try c.encodeIfPresent(im, forKey: .im);
    try c.encodeIfPresent(km, forKey: .km); try c.encodeIfPresent(data, forKey: .data);
    try c.encodeIfPresent(date, forKey: .date); try c.encodeIfPresent(u, forKey: .u);
    try c.encodeIfPresent(op, forKey: .op); try c.encodeIfPresent(f, forKey: .f)
  }
}
func t(_ j: String) {
  var r = Reader(j);
  do {
    let s = try S(from: Decoder(r.value())); print("ok " + j); let e = Encoder(); try s.encode(to: e);
    print(json(e.value!))
  } catch {
    let d = error.as(DecodingError.self)!; print(j + " => " + d.description); print("   " + error.localizedDescription)
    switch d {
    case .keyNotFound(let key, let context): print(key.stringValue + " \(context.codingPath.count)");
    case .typeMismatch(let type, _): print("\(type)");
    case .valueNotFound, .dataCorrupted: break
    }
  }
}
struct Empty: Encodable { func encode(to e: Encoder) throws(UniversalError) {} }
class A: Codable {
  var x = 1; init() {}; enum K: String, CodingKey { case x }
  required init(from d: Decoder) throws(UniversalError) {
    x = try d.container(keyedBy: K.self).decode(Int.self, forKey: .x)
  }
  func encode(to e: Encoder) throws(UniversalError) {
    var c = e.container(keyedBy: K.self); try c.encode(x, forKey: .x)
  }
}
final class B: A {
  var y = 2; enum L: String, CodingKey { case y }; override init() { super.init() }
  required init(from d: Decoder) throws(UniversalError) {
    let c = try d.container(keyedBy: L.self); y = try c.decode(Int.self, forKey: .y);
    try super.init(from: c.superDecoder())
  }
  override func encode(to e: Encoder) throws(UniversalError) {
    var c = e.container(keyedBy: L.self); try c.encode(y, forKey: .y); try super.encode(to: c.superEncoder())
  }
}
struct Bad: Codable {
  init() {};
  init(from d: Decoder) throws(UniversalError) {
    let c = try d.singleValueContainer();
    throw UniversalError(DecodingError.dataCorruptedError(in: c, debugDescription: "bad"))
  }
  func encode(to: Encoder) throws(UniversalError) {
    throw UniversalError(EncodingError.invalidValue(3, .init(codingPath: to.codingPath, debugDescription: "no")))
  }
}
struct Pair: Codable {
  var a: Int, b: [String];
  enum K: CodingKey {
    case a; var stringValue: String { "a" }; var intValue: Int? { nil }; init?(stringValue: String) { self = .a };
    init?(intValue: Int) { nil }
  }
  init(from d: Decoder) throws(UniversalError) {
    var c = try d.unkeyedContainer(); a = try c.decode(Int.self); var n = try c.nestedUnkeyedContainer(); b = [];
    while !n.isAtEnd { if try n.decodeNil() { b.append("-") } else { b.append(try n.decode(String.self)) } }
    if let more = try c.decodeIfPresent(Int.self) { a += more }
    if !c.isAtEnd { let o = try c.nestedContainer(keyedBy: K.self); a += try o.decode(Int.self, forKey: .a) };
    _ = try? c.decode(Int.self);
    do { _ = try c.decode(Int.self) } catch { print(error.as(DecodingError.self)!.description) }
  }
  func encode(to e: Encoder) throws(UniversalError) {
    var c = e.unkeyedContainer(); try c.encode(a); var n = c.nestedUnkeyedContainer();
    for s in b { if s.utf8.count == 1 { try n.encodeNil() } else { try n.encode(s) } };
    var o = c.nestedContainer(keyedBy: K.self); try o.encode(7, forKey: .a); try o.encode(8, forKey: .a);
    try? o.encode(Bad(), forKey: .a); try? c.encode(Bad()); print("\(c.count)")
  }
}
func o<T: Encodable>(_ t: T) {
  let e = Encoder();
  do { try t.encode(to: e); print(e.value.map(json) ?? "nothing") } catch {
    print(error.as(EncodingError.self)!.description)
  }
}
@main struct M {
  static func main() {
    universal()
    for j in [
      "{}", "{\"n\":null}", "{\"n\":\"x\"}", "{\"n\":1.5}", "{\"n\":1.0}", "{\"n\":true}", "{\"n\":1,\"s\":3}",
      "{\"n\":1,\"s\":[]}", "{\"n\":1,\"s\":{}}", "{\"n\":1,\"k\":\"c\"}", "{\"n\":1,\"k\":3}", "{\"n\":1,\"i8\":300}",
      "{\"n\":1,\"d\":\"x\"}", "{\"n\":1,\"a\":{}}", "{\"n\":1,\"a\":[1,null]}", "{\"n\":1,\"a\":[1,\"x\"]}",
      "{\"n\":1,\"o\":[]}", "{\"n\":1,\"o\":{\"q\":null}}", "{\"n\":1,\"b\":1}", "{\"n\":1,\"u\":\"\"}",
      "{\"n\":1,\"u\":3}", "{\"n\":1,\"date\":\"x\"}", "{\"n\":1,\"num\":3}", "{\"n\":1,\"uuid\":\"3\"}",
      "{\"n\":1,\"p\":[1]}", "{\"n\":1,\"p\":[1,2]}", "{\"n\":1,\"nest\":3}", "{\"n\":1,\"nest\":{}}",
      "{\"n\":1,\"nest\":[]}", "[]", "3", "null", "{\"n\":1,\"set\":[1,1]}", "{\"n\":1,\"im\":{\"x\":\"a\"}}",
      "{\"n\":1,\"im\":{\"3\":\"a\"}}", "{\"n\":1,\"km\":{\"a\":3}}", "{\"n\":1,\"km\":[\"a\",3]}",
      "{\"n\":1,\"km\":[\"a\"]}",
      "{\"n\":1,\"s\":\"t\",\"k\":\"b\",\"a\":[1,2],\"o\":{\"z\":3},\"nest\":{\"x\":4},\"data\":[1,255],\"date\":1.5,\"u\":\"u:v\",\"op\":3,\"f\":0.25}",
    ] { t(j) }
    o(Empty()); o([Empty()]); o(["a": Empty()]); o(B()); o([nil, 3] as [Int?]); o([Kind: Int]()); o([String: Int]());
    o(Double.nan); o([1: "a"]); o([Kind.a: 1]); o(UInt64.max); o(Float(1) / 3); o([Bad()])
    o(CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4)))
    do {
      var r = Reader("{\"y\":5,\"super\":{\"x\":6}}"); let b = try B(from: Decoder(r.value())); print("\(b.x) \(b.y)");
      r = Reader("[1,[\"x\",null],null,{\"a\":3},5]"); let p = try Pair(from: Decoder(r.value()));
      print("\(p.a) " + p.b.joined(separator: "/")); o(p)
    } catch { print(error.as(DecodingError.self)!.description) }
    do { var r = Reader("[1]"); _ = try [Bad](from: Decoder(r.value())) } catch {
      print(error.as(DecodingError.self)!.description)
    }
    // Speed: a megabyte.
    var text = "[";
    for i in 0..<2_000 {
      if i > 0 { text += "," }; text += "{\"n\":\(i),\"s\":\"name\",\"a\":[1,2,3],\"nest\":{\"x\":4}}"
    }; text += "]"
    var r = Reader(text); let v = r.value();
    do {
      let all = try! [S](from: Decoder(v)); if all[1_999].n != 1_999 { print("wrong") }; let e = Encoder();
      try! all.encode(to: e); _ = e.value
    }
    print("\(text.utf8.count) bytes")
    var big = "{"; for i in 0..<2_000 { if i > 0 { big += "," }; big += "\"k\(i)\":\(i)" }; big += "}";
    r = Reader(big); let d = try! [String: Int](from: Decoder(r.value())); print("\(d.count)"); let e = Encoder();
    try! d.encode(to: e); if case .object(let x)? = e.value { print("\(x.keys.count)") }
  }
}

enum Own: Error { case empty }
enum Loc: LocalizedError { case a; var errorDescription: String? { "loc" } }
enum Txt: Error, CustomStringConvertible { case a; var description: String { "txt" } }
enum Both: LocalizedError, CustomStringConvertible {
  case a; var errorDescription: String? { "sentence" }; var description: String { "text" }
}
final class MyError: NSError, @unchecked Sendable {}
func wrap<E: Error>(_ e: E) -> UniversalError { UniversalError(e) }
func show(_ u: UniversalError) {
  print(
    u.description + " | " + u.localizedDescription + " \(u)" + (u.is(Own.self) ? " own" : "")
      + (u.as(Both.self) != nil ? " both" : "") + (u.is(UniversalError.self) ? " universal" : ""))
}
func universal() {
  show(UniversalError(Own.empty)); show(UniversalError(Loc.a)); show(UniversalError(Txt.a));
  show(UniversalError(Both.a)); show(UniversalError(UniversalError(Both.a))); show(wrap(UniversalError(Both.a)));
  show(wrap(Both.a)); show(UniversalError(URLError())); show(UniversalError(MyError())); show(UniversalError(NSError()))
  do throws(UniversalError) { throw UniversalError(Own.empty) } catch { show(error) }
}

// Stand-ins for types of Foundation.
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var localizedDescription: String { errorDescription ?? "general" } }
public struct URLError: Error { public var localizedDescription: String { "u" } }
public struct URL {
  public var absoluteString: String;
  public init?(string: String) { if string.utf8.isEmpty { return nil }; absoluteString = string }
}
public struct Date {
  public var timeIntervalSinceReferenceDate: Double;
  public init(timeIntervalSinceReferenceDate: Double) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }
}
public struct Data { var bytes: [UInt8]; public init(_ b: [UInt8]) { bytes = b } }
public struct UUID {
  public var uuidString: String;
  public init?(uuidString: String) {
    guard uuidString.utf8.count == 36 else { return nil }; self.uuidString = uuidString
  }
}
public typealias CGFloat = Double
public struct CGPoint { public var x: Double, y: Double; public init(x: Double, y: Double) { self.x = x; self.y = y } }
public struct CGSize {
  public var width: Double, height: Double;
  public init(width: Double, height: Double) { self.width = width; self.height = height }
}
public struct CGRect {
  public var origin: CGPoint, size: CGSize;
  public init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
}
open class NSError: Error, @unchecked Sendable { public var localizedDescription: String { "ns" }; public init() {} }

// => The operation could not be completed. | The operation could not be completed. The operation could not be completed. own
// => loc | loc loc
// => txt | txt txt
// => text | sentence text both
// => text | sentence text both
// => text | sentence text both
// => The operation could not be completed. | The operation could not be completed. The operation could not be completed. both
// => u | u u
// => ns | ns ns
// => ns | ns ns
// => The operation could not be completed. | The operation could not be completed. The operation could not be completed. own
// => {} => DecodingError.keyNotFound: Key 'n' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "n", intValue: nil) ("n").
// =>    The data is missing.
// => n 0
// => {"n":null} => DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: n. Debug description: Cannot get value of type Int -- found null value instead
// =>    The data is missing.
// => {"n":"x"} => DecodingError.typeMismatch: expected value of type Int. Path: n. Debug description: Expected to decode Int but found a string instead.
// =>    The data isn’t in the correct format.
// => Int
// => {"n":1.5} => DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// =>    The data isn’t in the correct format.
// => ok {"n":1.0}
// => {"n":1}
// => {"n":true} => DecodingError.typeMismatch: expected value of type Int. Path: n. Debug description: Expected to decode Int but found bool instead.
// =>    The data isn’t in the correct format.
// => Int
// => {"n":1,"s":3} => DecodingError.typeMismatch: expected value of type String. Path: s. Debug description: Expected to decode String but found number instead.
// =>    The data isn’t in the correct format.
// => String
// => {"n":1,"s":[]} => DecodingError.typeMismatch: expected value of type String. Path: s. Debug description: Expected to decode String but found an array instead.
// =>    The data isn’t in the correct format.
// => String
// => {"n":1,"s":{}} => DecodingError.typeMismatch: expected value of type String. Path: s. Debug description: Expected to decode String but found a dictionary instead.
// =>    The data isn’t in the correct format.
// => String
// => {"n":1,"k":"c"} => DecodingError.dataCorrupted: Data was corrupted. Path: k. Debug description: Cannot initialize a value from invalid raw value c
// =>    The data isn’t in the correct format.
// => {"n":1,"k":3} => DecodingError.typeMismatch: expected value of type String. Path: k. Debug description: Expected to decode String but found number instead.
// =>    The data isn’t in the correct format.
// => String
// => {"n":1,"i8":300} => DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// =>    The data isn’t in the correct format.
// => {"n":1,"d":"x"} => DecodingError.typeMismatch: expected value of type Double. Path: d. Debug description: Expected to decode Double but found a string instead.
// =>    The data isn’t in the correct format.
// => Double
// => {"n":1,"a":{}} => DecodingError.typeMismatch: expected value of type Array<Any>. Path: a. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// =>    The data isn’t in the correct format.
// => Array<Any>
// => {"n":1,"a":[1,null]} => DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: a[1]. Debug description: Cannot get value of type Int -- found null value instead
// =>    The data is missing.
// => {"n":1,"a":[1,"x"]} => DecodingError.typeMismatch: expected value of type Int. Path: a[1]. Debug description: Expected to decode Int but found a string instead.
// =>    The data isn’t in the correct format.
// => Int
// => {"n":1,"o":[]} => DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: o. Debug description: Expected to decode Dictionary<String, Any> but found an array instead.
// =>    The data isn’t in the correct format.
// => Dictionary<String, Any>
// => {"n":1,"o":{"q":null}} => DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: o.q. Debug description: Cannot get value of type Int -- found null value instead
// =>    The data is missing.
// => {"n":1,"b":1} => DecodingError.typeMismatch: expected value of type Bool. Path: b. Debug description: Expected to decode Bool but found number instead.
// =>    The data isn’t in the correct format.
// => Bool
// => {"n":1,"u":""} => DecodingError.dataCorrupted: Data was corrupted. Path: u. Debug description: Invalid URL string.
// =>    The data isn’t in the correct format.
// => {"n":1,"u":3} => DecodingError.typeMismatch: expected value of type String. Path: u. Debug description: Expected to decode String but found number instead.
// =>    The data isn’t in the correct format.
// => String
// => {"n":1,"date":"x"} => DecodingError.typeMismatch: expected value of type Double. Path: date. Debug description: Expected to decode Double but found a string instead.
// =>    The data isn’t in the correct format.
// => Double
// => {"n":1,"num":3} => DecodingError.dataCorrupted: Data was corrupted. Path: num. Debug description: Cannot initialize a value from invalid raw value 3
// =>    The data isn’t in the correct format.
// => {"n":1,"uuid":"3"} => DecodingError.dataCorrupted: Data was corrupted. Path: uuid. Debug description: Attempted to decode UUID from invalid UUID string.
// =>    The data isn’t in the correct format.
// => {"n":1,"p":[1]} => DecodingError.valueNotFound: Expected value of type Any but found null instead. Path: p[1]. Debug description: Unkeyed container is at end.
// =>    The data is missing.
// => ok {"n":1,"p":[1,2]}
// => {"n":1,"p":[1.0,2.0]}
// => {"n":1,"nest":3} => DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: nest. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// =>    The data isn’t in the correct format.
// => Dictionary<String, Any>
// => {"n":1,"nest":{}} => DecodingError.keyNotFound: Key 'x' not found in keyed decoding container. Path: nest. Debug description: No value associated with key CodingKeys(stringValue: "x", intValue: nil) ("x").
// =>    The data is missing.
// => x 1
// => {"n":1,"nest":[]} => DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: nest. Debug description: Expected to decode Dictionary<String, Any> but found an array instead.
// =>    The data isn’t in the correct format.
// => Dictionary<String, Any>
// => [] => DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Debug description: Expected to decode Dictionary<String, Any> but found an array instead.
// =>    The data isn’t in the correct format.
// => Dictionary<String, Any>
// => 3 => DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// =>    The data isn’t in the correct format.
// => Dictionary<String, Any>
// => null => DecodingError.valueNotFound: Expected value of type Dictionary<String, Any> but found null instead. Debug description: Cannot get keyed decoding container -- found null value instead
// =>    The data is missing.
// => ok {"n":1,"set":[1,1]}
// => {"n":1}
// => {"n":1,"im":{"x":"a"}} => DecodingError.typeMismatch: expected value of type Int. Path: im.x. Debug description: Expected Int key but found String key instead.
// =>    The data isn’t in the correct format.
// => Int
// => ok {"n":1,"im":{"3":"a"}}
// => {"n":1,"im":{"3":"a"}}
// => {"n":1,"km":{"a":3}} => DecodingError.typeMismatch: expected value of type Array<Any>. Path: km. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// =>    The data isn’t in the correct format.
// => Array<Any>
// => ok {"n":1,"km":["a",3]}
// => {"n":1,"km":["a",3]}
// => {"n":1,"km":["a"]} => DecodingError.dataCorrupted: Data was corrupted. Path: km. Debug description: Expected collection of key-value pairs; encountered odd-length array instead.
// =>    The data isn’t in the correct format.
// => ok {"n":1,"s":"t","k":"b","a":[1,2],"o":{"z":3},"nest":{"x":4},"data":[1,255],"date":1.5,"u":"u:v","op":3,"f":0.25}
// => {"n":1,"s":"t","k":"b","a":[1,2],"o":{"z":3},"nest":{"x":4},"data":[1,255],"date":1.5,"u":"u:v","op":3,"f":0.25}
// => nothing
// => [{}]
// => {"a":{}}
// => {"y":2,"super":{"x":1}}
// => [null,3]
// => []
// => {}
// => EncodingError.invalidValue: nan. Debug description: Unable to encode Double.nan directly in JSON.
// => {"1":"a"}
// => ["a",1]
// => 18446744073709551615
// => 0.33333334
// => EncodingError.invalidValue: a value. Path: [0]. Debug description: no
// => [[1.0,2.0],[3.0,4.0]]
// => 6 5
// => DecodingError.valueNotFound: Expected value of type Any but found null instead. Path: [5]. Debug description: Unkeyed container is at end.
// => 4 x/-
// => 3
// => [4,[null,null],{"a":8}]
// => DecodingError.dataCorrupted: Data was corrupted. Path: [0]. Debug description: bad
// => 96891 bytes
// => 2000
// => 2000
