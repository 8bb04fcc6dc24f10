// SPDX-License-Identifier: Apache-2.0

import UIKit

// The strategies of coders, numbers in words, and messages.

private struct Reading: Codable, Equatable {
  var waterLevel: Double
  var takenAt: Date
  var bytes: Data
}

@MainActor func foundationStrategies() -> [String] {
  var lines: [String] = []
  let reading = Reading(waterLevel: 1.5, takenAt: Date(timeIntervalSince1970: 1000), bytes: Data([1, 2]))
  let encoder = JSONEncoder()
  let formatting: JSONEncoder.OutputFormatting = .sortedKeys
  encoder.outputFormatting = formatting
  let decoder = JSONDecoder()
  func text() -> String {
    guard let data = try? encoder.encode(reading), let back = try? decoder.decode(Reading.self, from: data) else {
      return "an error"
    }
    return String(decoding: data, as: UTF8.self) + " \(back == reading)"
  }
  let keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  encoder.keyEncodingStrategy = keys
  let readKeys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  decoder.keyDecodingStrategy = readKeys
  let dates: JSONEncoder.DateEncodingStrategy = .deferredToDate
  encoder.dateEncodingStrategy = dates
  let readDates: JSONDecoder.DateDecodingStrategy = .deferredToDate
  decoder.dateDecodingStrategy = readDates
  let data: JSONEncoder.DataEncodingStrategy = .base64
  encoder.dataEncodingStrategy = data
  let readData: JSONDecoder.DataDecodingStrategy = .base64
  decoder.dataDecodingStrategy = readData
  // => {"bytes":"AQI=","takenAt":-978306200,"waterLevel":1.5} true
  lines.append(text())
  encoder.dateEncodingStrategy = .secondsSince1970
  decoder.dateDecodingStrategy = .secondsSince1970
  encoder.dataEncodingStrategy = .deferredToData
  decoder.dataDecodingStrategy = .deferredToData
  encoder.keyEncodingStrategy = .convertToSnakeCase
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  // => {"bytes":[1,2],"taken_at":1000,"water_level":1.5} true
  lines.append(text())
  encoder.dateEncodingStrategy = .millisecondsSince1970
  decoder.dateDecodingStrategy = .millisecondsSince1970
  // => {"bytes":[1,2],"taken_at":1000000,"water_level":1.5} true
  lines.append(text())
  let infinite: JSONEncoder.NonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  encoder.nonConformingFloatEncodingStrategy = infinite
  let readInfinite: JSONDecoder.NonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "+", negativeInfinity: "-", nan: "?")
  decoder.nonConformingFloatDecodingStrategy = readInfinite
  let numbers = (try? encoder.encode([Double.infinity, -.infinity, 1])) ?? Data()
  let back = (try? decoder.decode([Double].self, from: numbers)) ?? []
  // => ["+","-",1] true
  lines.append("\(String(decoding: numbers, as: UTF8.self)) \(back.count == 3 && back[0] == .infinity)")

  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  formatter.usesSignificantDigits = true
  formatter.minimumSignificantDigits = 2
  formatter.maximumSignificantDigits = 3
  // => 1,230 2.0
  lines.append("\(formatter.string(from: 1234.5) ?? "nil") \(formatter.string(from: 2) ?? "nil")")
  let plain = NumberFormatter()
  plain.locale = Locale(identifier: "en_US")
  plain.numberStyle = .decimal
  plain.positivePrefix = "<"
  plain.positiveSuffix = ">"
  plain.zeroSymbol = "none"
  plain.multiplier = 10
  let mode: NumberFormatter.RoundingMode = .down
  plain.roundingMode = mode
  plain.maximumFractionDigits = 0
  // => <12> none
  lines.append("\(plain.string(from: 1.27) ?? "nil") \(plain.string(from: 0) ?? "nil")")
  // => 5 1,200
  lines.append(
    "\(NumberFormatter.localizedString(from: 5, number: .none)) \(1234.5.formatted(.number.locale(Locale(identifier: "en_US")).precision(.significantDigits(2))))"
  )
  // => 1,234 1.2345E4 7
  lines.append(
    "\(1234.formatted(.number.locale(Locale(identifier: "en_US")).grouping(.automatic).sign(strategy: .automatic))) \(12345.formatted(.number.locale(Locale(identifier: "en_US")).notation(.scientific))) \(7.formatted(.number.locale(Locale(identifier: "en_US")).notation(.automatic)))"
  )

  let logger = Logger()
  logger.trace("trace")
  logger.notice("notice")
  logger.warning("warning")
  logger.critical("critical")
  let privacy: OSLogPrivacy = .public
  logger.fault("fault \(1, privacy: privacy)")
  let message: OSLogMessage = "a message"
  logger.log(message)
  NSLog("%d ships", 3)
  NSLog("a line")
  print(1, "two", separator: "-")
  print("three", terminator: "!\n")
  debugPrint("four", 5)
  debugPrint("six", terminator: ".\n")
  print()
  let options: String.CompareOptions = [.widthInsensitive, .caseInsensitive]
  let result: ComparisonResult = "A".compare("a", options: [.caseInsensitive, .forcedOrdering])
  // => true false
  lines.append("\("Ａ".compare("a", options: options) == .orderedSame) \(result == .orderedSame)")
  let encoding: String.Encoding = .unicode
  // => true 2 1 5.0
  lines.append(
    "\(encoding == .utf16) \(NSData(data: Data([1, 2])).length) \(Data(referencing: NSData(data: Data([3]))).count) \(NSDate(timeIntervalSince1970: 5).timeIntervalSince1970)"
  )
  let notation: Scanner.NumberRepresentation = .hexadecimal
  // => 255 true true
  lines.append(
    "\(Scanner(string: "ff").scanInt(representation: notation) ?? 0) \(ProcessInfo.processInfo.environment.isEmpty == false || true) \(Bundle.main.preferredLocalizations.count >= 0)"
  )
  var found = 0
  "a\nb".enumerateLines { _, _ in found += 1 }
  // => 2
  lines.append("\(found)")
  return lines
}
