// SPDX-License-Identifier: Apache-2.0

import UIKit

private struct Harbor: Codable {
  var name: String
  var depth: Double
  var berths: Int?
  var kind: Kind = .marina
  var tags: [String]
  var built: Date?

  enum Kind: String, Codable { case marina, ferry }
}

private struct Place: Codable, Equatable {
  let latitude: Double
  let longitude: Double

  enum CodingKeys: String, CodingKey {
    case latitude = "lat"
    case longitude = "lon"
  }
}

private struct Reading: Codable {
  let harborName: String
  let waterLevel: Double
}

private class Ship: Codable {
  let name: String
  init(name: String) { self.name = name }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

/// As a library's own decoder.
private final class HarborDecoder: JSONDecoder, @unchecked Sendable {
  override init() {
    super.init()
    dateDecodingStrategy = .iso8601
  }
}

private func harbors(_ text: String) -> String {
  let data = Data(text.utf8)
  do {
    let harbors = try JSONDecoder().decode([Harbor].self, from: data)
    return harbors.map { "\($0.name) \($0.depth) \($0.berths ?? 0) \($0.kind.rawValue)" }.joined(separator: ", ")
  } catch DecodingError.keyNotFound(let key, let context) {
    return "no \(key.stringValue) at \(context.codingPath.map { $0.stringValue }.joined(separator: "."))"
  } catch DecodingError.typeMismatch(_, let context) {
    return "\(context.codingPath.last?.stringValue ?? "?"): \(context.debugDescription)"
  } catch let error as DecodingError {
    if case .dataCorrupted(let context) = error { return context.debugDescription }
    return "another error of reading"
  } catch {
    return "another error"
  }
}

private func load<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(Value.self, from: text.data(using: .utf8)!)
}

@MainActor func foundationJson() -> [String] {
  var lines: [String] = []
  // => Kiel 12.5 120 marina, Ærø 3.0 0 ferry
  lines.append(
    harbors(
      """
      [
        { "name": "Kiel", "depth": 12.5, "berths": 120, "kind": "marina", "tags": ["a"], "unknown": {} },
        { "name": "\\u00c6r\\u00f8", "depth": 3, "berths": null, "kind": "ferry", "tags": [] }
      ]
      """))
  // => no depth at Index 0
  lines.append(harbors(#"[{"name":"Kiel"}]"#))
  // => depth: Expected to decode Double but found a string instead.
  lines.append(harbors(#"[{"name":"Kiel","depth":"12"}]"#))
  // => The given data was not valid JSON.
  lines.append(harbors(#"[{"name":"Kiel""#))
  // => Cannot initialize
  lines.append(String(harbors(#"[{"name":"Kiel","depth":1,"kind":"pier","tags":[]}]"#).prefix(17)))
  // => another error of reading
  lines.append(harbors(#"[null]"#))
  // => none
  lines.append((try? JSONDecoder().decode([Harbor].self, from: Data())) == nil ? "none" : "some")

  // => Kiel 0.5
  if let reading = try? load(Reading.self, #"{"harbor_name":"Kiel","water_level":0.5}"#) {
    lines.append("\(reading.harborName) \(reading.waterLevel)")
  }
  // => mismatch
  do {
    _ = try load([Int].self, "{}")
  } catch DecodingError.typeMismatch {
    lines.append("mismatch")
  } catch {
    lines.append("another error")
  }

  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  // => {"berths":120,"depth":12.5,"kind":"marina","name":"Kiel","tags":["a\/b"]}
  let harbor = Harbor(name: "Kiel", depth: 12.5, berths: 120, tags: ["a/b"])
  if let data = try? encoder.encode(harbor) { lines.append(String(decoding: data, as: UTF8.self)) }
  // => {"lat":54.25,"lon":-10}
  let place = Place(latitude: 54.25, longitude: -10)
  if let data = try? encoder.encode(place), let text = String(data: data, encoding: .utf8) { lines.append(text) }
  // => true
  if let data = try? encoder.encode(place), let back = try? JSONDecoder().decode(Place.self, from: data) {
    lines.append("\(back == place)")
  }
  // => {|  "lat" : 54.25,|  "lon" : -10|}
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  if let data = try? encoder.encode(place) {
    lines.append(String(decoding: data, as: UTF8.self).split(separator: "\n").joined(separator: "|"))
  }
  // => [{"name":"Ægir"}]
  if let data = try? JSONEncoder().encode([Ship(name: "Ægir")]) { lines.append(String(decoding: data, as: UTF8.self)) }

  // => 2001-01-02 03:04:05 +0000
  let dated = #"[{"name":"a","depth":1,"kind":"ferry","tags":[],"built":"2001-01-02T03:04:05Z"}]"#
  if let date = try? HarborDecoder().decode([Harbor].self, from: Data(dated.utf8)).first?.built {
    lines.append(date.description)
  }
  // => Expected date string to be ISO8601-formatted.
  do {
    _ = try HarborDecoder().decode([Date].self, from: Data(#"["yesterday"]"#.utf8))
  } catch let DecodingError.dataCorrupted(context) {
    lines.append(context.debugDescription)
  } catch {
    lines.append("another error")
  }
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "yyyy/MM/dd"
  let writer = JSONEncoder()
  writer.dateEncodingStrategy = .formatted(formatter)
  writer.outputFormatting = .withoutEscapingSlashes
  // => ["2001/01/01"]
  if let data = try? writer.encode([Date(timeIntervalSinceReferenceDate: 0)]) {
    lines.append(String(decoding: data, as: UTF8.self))
  }
  // => ["2001-01-01T00:00:00Z"]
  writer.dateEncodingStrategy = .iso8601
  if let data = try? writer.encode([Date(timeIntervalSinceReferenceDate: 0.75)]) {
    lines.append(String(decoding: data, as: UTF8.self))
  }
  let reader = JSONDecoder()
  reader.dateDecodingStrategy = .formatted(formatter)
  // => 2001-02-03 00:00:00 +0000
  if let dates = try? reader.decode([Date].self, from: Data(#"["2001/02/03"]"#.utf8)) {
    lines.append(dates[0].description)
  }
  reader.dateDecodingStrategy = .custom { decoder in
    let year = try decoder.singleValueContainer().decode(Int.self)
    return Date(timeIntervalSinceReferenceDate: Double(year) * 86_400)
  }
  // => 2001-01-03 00:00:00 +0000
  if let dates = try? reader.decode([Date].self, from: Data("[2]".utf8)) { lines.append(dates[0].description) }
  reader.keyDecodingStrategy = .custom { path in AnyKey(stringValue: path.last!.stringValue.lowercased()) }
  // => 1.0 2.0
  if let place = try? reader.decode(Place.self, from: Data(#"{"LAT":1,"LON":2}"#.utf8)) {
    lines.append("\(place.latitude) \(place.longitude)")
  }
  // => 1,2,3
  if let data = try? reader.decode(Data.self, from: Data(#""AQID""#.utf8)) {
    lines.append(data.map { "\($0)" }.joined(separator: ","))
  }
  // => Unable to encode Double.nan directly in JSON.
  do {
    _ = try JSONEncoder().encode([Double.nan])
  } catch EncodingError.invalidValue(_, let context) {
    lines.append(context.debugDescription)
  } catch {
    lines.append("another error")
  }
  // => ["NaN"]
  writer.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "+Inf", negativeInfinity: "-Inf", nan: "NaN")
  if let data = try? writer.encode([Double.nan]) { lines.append(String(decoding: data, as: UTF8.self)) }
  return lines
}
