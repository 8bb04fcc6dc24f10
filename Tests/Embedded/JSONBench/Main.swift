// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// with: Sources/Quire/Language/Coding/*.swift Sources/Quire/Language/UniversalError.swift Sources/Quire/Language/HeldError.swift Sources/Quire/Foundation/Text+Bytes.swift Sources/Quire/Foundation/JSON/*.swift Sources/Quire/Foundation/Numbers/DecimalDigits.swift Sources/Quire/Services/DecimalNumber.swift Sources/Quire/Services/JSON.swift Sources/Quire/Foundation/Data.swift Sources/Quire/Foundation/Objects/Data*.swift Tests/Embedded/JSONBench/StandIns.swift

// Reads the text of bench.mjs with the conformance that the translator generates.

struct Harbor: Codable {
  let id: Int
  let name: String
  let code: String
  let lat: Double
  let lon: Double
  let depth: Double
  let berths: Int
  let open: Bool
  let note: String?
  let kind: Kind

  enum Kind: String, Codable { case marina, ferry, fishing }

  private enum CodingKeys: String, CodingKey {
    case id, name, code, lat, lon, depth, berths, open, note, kind
  }

  init(from decoder: Decoder) throws(UniversalError) {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    code = try container.decode(String.self, forKey: .code)
    lat = try container.decode(Double.self, forKey: .lat)
    lon = try container.decode(Double.self, forKey: .lon)
    depth = try container.decode(Double.self, forKey: .depth)
    berths = try container.decode(Int.self, forKey: .berths)
    open = try container.decode(Bool.self, forKey: .open)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    kind = try container.decode(Kind.self, forKey: .kind)
  }

  func encode(to encoder: Encoder) throws(UniversalError) {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(code, forKey: .code)
    try container.encode(lat, forKey: .lat)
    try container.encode(lon, forKey: .lon)
    try container.encode(depth, forKey: .depth)
    try container.encode(berths, forKey: .berths)
    try container.encode(open, forKey: .open)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encode(kind, forKey: .kind)
  }
}

@main struct Main {
  static func main() {}

  // There is one thread.
  nonisolated(unsafe) static var text = Data()
  nonisolated(unsafe) static var harbors: [Harbor] = []
}

/// Makes room for the text. Returns the address of its first byte.
@_cdecl("bench_room") func benchRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: count)
}

/// Stores the text.
@_cdecl("bench_take") func benchTake(_ text: UnsafePointer<UInt8>, _ count: Int) {
  Main.text = Data(UnsafeBufferPointer(start: text, count: count))
}

/// Decodes the text. Returns the sum of all members, as the page computes it, or -1 for an error.
@_cdecl("bench_decode") func benchDecode() -> Double {
  guard let harbors = try? JSONDecoder().decode([Harbor].self, from: Main.text) else { return -1 }
  Main.harbors = harbors
  var sum = 0.0
  for harbor in harbors {
    sum += Double(harbor.id) + Double(harbor.name.utf8.count) + Double(harbor.code.utf8.count)
    sum += harbor.lat + harbor.lon + harbor.depth + Double(harbor.berths)
    sum += (harbor.open ? 1 : 0) + Double(harbor.note?.utf8.count ?? 0) + Double(harbor.kind.rawValue.utf8.count)
  }
  return sum
}

/// Encodes what was decoded. Returns the number of bytes.
@_cdecl("bench_encode") func benchEncode() -> Int {
  (try? JSONEncoder().encode(Main.harbors).count) ?? -1
}
