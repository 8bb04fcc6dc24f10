// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

@Suite struct JSONTests {
  private func read(_ text: String) throws(JSONError) -> JSON { try JSON(text.utf8) }

  private func failure(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func valuesAreRead() throws {
    let json = try read(#" {"a": [1, -2.5e2, true, null, "\u00e9\uD83D\uDE00\n\/"], "b": {"a": 1, "a": 2}} "#)
    #expect(json["a"][0].int == 1)
    #expect(json["a"][1].number == -250)
    #expect(json["a"][2].bool == true)
    #expect(json["a"][3].isNull)
    #expect(json["a"][4].string == "é😀\n/")
    #expect(json["b"]["a"] == 2)
    #expect(json["c"]["d"][7].isNull)
    #expect(json["a"][9].isNull && json["a"][-1].isNull)
    #expect(try read("\u{FEFF}[]").array == [])
    #expect(try read(#""\uD83D!""#).string == "\u{FFFD}!")
  }

  @Test(arguments: [
    ("", "1:1: the text ends where a value is expected"), ("[1,\n 2", "2:3: a comma or ] is expected"),
    ("[1,]", "1:4: a value is expected"), ("{\"a\" 1}", "1:6: a colon is expected"),
    ("{a: 1}", "1:2: a name in quotes is expected"), ("01", "1:2: a number can't begin with 0 and another digit"),
    ("1.", "1:3: a digit is expected"), ("-", "1:2: a digit is expected"), ("\"a", "1:3: a text has no end"),
    ("\"\t\"", "1:2: a control character in a text must be escaped"), ("\"\\x\"", "1:4: an unknown escape"),
    ("\"\\u12g4\"", "1:6: four hexadecimal digits are expected"), ("tru", "1:4: a value is expected"),
    ("1 2", "1:3: something follows the value"), ("NaN", "1:1: a value is expected"),
  ])
  func whatIsNoJSONSaysWhere(_ text: String, _ message: String) {
    #expect(failure(text) == message)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONError.self) { try JSON([0x22, 0xFF, 0x22]) }
  }

  @Test func deepListsAreRefusedBeforeTheStackEnds() throws {
    #expect(
      failure(String(repeating: "[", count: 100_000)) == "1:129: more than 128 lists and objects lie in each other")
    #expect(failure(String(repeating: "[", count: 128) + String(repeating: "]", count: 128)) == nil)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let json: JSON = ["name": "Ada \"\n\u{1}é", "list": [1, 2.5, -1e300, true, nil], "empty": [:]]
    #expect(json.text == #"{"name":"Ada \"\n\u0001é","list":[1,2.5,-1e+300,true,null],"empty":{}}"#)
    #expect(try JSON(json.data) == json)
    #expect(JSON.number(.nan).text == "null")
  }

  @Test(arguments: [
    "0", "9007199254740993", "1.7976931348623157e308", "1.7976931348623159e308", "4.9e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.2250738585072011e-308", "123456789012345678901234567890", "0.1", "1e23", "8.5e22",
    "9007199254740992.99999999999999999999", "1e400", "1e-400", "0.000000000000000000000000000000001",
  ])
  func hardNumbersAreTheNearest(_ text: String) throws {
    #expect(try read(text).number == Double(text)!)
  }

  @Test func randomNumbersAreTheNearest() throws {
    var numbers = SeededRandom(seed: 20)
    for _ in 0..<3000 {
      let number = Double(bitPattern: numbers.next())
      guard number.isFinite else { continue }
      // In its shortest digits, and in digits near the midpoint of two numbers.
      for text in ["\(number)", "\(number.magnitude)".replacing("e", with: "5000000000000000001e")] {
        guard let expected = Double(text) else { continue }
        #expect(try read(text).number == expected, "\(text)")
      }
    }
    // The midpoint, and slightly more, with more digits than are kept.
    let middle = "1.00000000000000011102230246251565404236316680908203125"
    #expect(try read(middle).number == 1)
    #expect(try read(middle + String(repeating: "0", count: 900) + "1").number == 1.0.nextUp)
  }
}
