// SPDX-License-Identifier: Apache-2.0

import UIKit

// Foundation's collections of objects, and JSON as objects.

@MainActor func foundationCollections() -> [String] {
  var lines: [String] = []
  let array = NSArray(array: ["a", "b", "c"])
  // => 3 b c
  lines.append("\(array.count) \(array[1] as? NSString ?? "") \(array.object(at: 2) as? NSString ?? "")")
  // => a c true
  lines.append(
    "\(array.firstObject as? NSString ?? "") \(array.lastObject as? NSString ?? "") \(NSArray().firstObject == nil)")
  // => true false 2 true
  lines.append(
    "\(array.contains("b")) \(array.contains("z")) \(array.index(of: "c")) \(array.index(of: "z") == NSNotFound)")
  // => a-b-c 4 2
  lines.append(
    "\(array.componentsJoined(by: "-")) \(array.adding("d").count) \(array.subarray(with: NSRange(location: 1, length: 2)).count)"
  )
  // => true false true true
  lines.append(
    "\(array.isEqual(to: ["a", "b", "c"])) \(array == NSArray(array: ["a"])) \(array.isEqual(NSArray(array: ["a", "b", "c"]))) \(array.hash == NSArray(array: ["a", "b", "c"]).hash)"
  )
  var words: [String] = []
  for word in array { words.append("\(word as? NSString ?? "")") }
  array.enumerateObjects { word, index, stop in
    words.append("\(index)")
    if index == 1 { stop.pointee = true }
  }
  // => ["a", "b", "c", "0", "1"]
  lines.append("\(words)")
  let numbers = NSMutableArray(array: [1, 2, 3])
  numbers.add(4)
  numbers.insert(0, at: 0)
  numbers.addObjects(from: [5, 6])
  numbers.exchangeObject(at: 0, withObjectAt: 1)
  numbers.replaceObject(at: 2, with: 9)
  numbers.removeLastObject()
  // => 1 0 9 3 4 5
  lines.append(numbers.componentsJoined(by: " "))
  let shared = numbers
  shared.removeObject(at: 0)
  let copy = numbers.mutableCopy() as! NSMutableArray
  let fixed = numbers.copy() as! NSArray
  shared.removeAllObjects()
  // => 0 0 9 3 4 5 5 0
  lines.append("\(numbers.count) \(copy.componentsJoined(by: " ")) \(fixed.count) \(NSMutableArray(capacity: 3).count)")
  // => true true
  lines.append("\(NSArray(array: [1, 2]).description.contains("1")) \(NSMutableArray().isEqual(NSArray()))")

  let depths = NSMutableDictionary(dictionary: ["Aran": 4])
  depths["Brest"] = 12
  depths.setObject(7, forKey: "Cork" as NSString)
  depths.addEntries(from: ["Doha": 9])
  depths.removeObject(forKey: "Aran")
  // => 3 12 7 true
  lines.append(
    "\(depths.count) \((depths["Brest"] as? NSNumber)?.intValue ?? 0) \((depths.object(forKey: "Cork") as? NSNumber)?.intValue ?? 0) \(depths["Aran"] == nil)"
  )
  // => 3 3 9
  lines.append(
    "\(depths.allKeys.count) \(depths.allValues.count) \((depths.value(forKey: "Doha") as? NSNumber)?.intValue ?? 0)")
  var sum = 0
  for (_, depth) in depths { sum += (depth as? NSNumber)?.intValue ?? 0 }
  depths.enumerateKeysAndObjects { _, depth, _ in sum += (depth as? NSNumber)?.intValue ?? 0 }
  // => 56
  lines.append("\(sum)")
  let before = depths.copy() as! NSDictionary
  let second = depths.mutableCopy() as! NSMutableDictionary
  depths.removeAllObjects()
  // => 0 3 3 true false true
  lines.append(
    "\(depths.count) \(before.count) \(second.count) \(before.isEqual(second)) \(before.isEqual(to: ["a": 1])) \(before.hash == second.hash)"
  )
  let made = NSDictionary(objects: [1, 2], forKeys: ["x" as NSString, "y" as NSString])
  // => 2 true 0 0
  lines.append(
    "\(made.count) \(made.description.contains("x")) \(NSDictionary().count) \(NSMutableDictionary(capacity: 2).count)")
  // => true true <null>
  lines.append("\(NSNull().isEqual(NSNull())) \(NSNull().hash == NSNull().hash) \(NSNull())")

  // JSON.
  let text = #"{"name": "Br\u00e9st", "depth": 12.5, "berths": [1, null, true], "big": 9007199254740993, "none": {}}"#
  do {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let berths = object?["berths"] as? NSArray
    // => Brést 12.5 3
    lines.append(
      "\(object?["name"] as? NSString ?? "") \((object?["depth"] as? NSNumber)?.doubleValue ?? 0) \(berths?.count ?? 0)"
    )
    // => true true 9007199254740993 0
    lines.append(
      "\(berths?[1] is NSNull) \((berths?[2] as? NSNumber)?.boolValue ?? false) \((object?["big"] as? NSNumber)?.int64Value ?? 0) \((object?["none"] as? NSDictionary)?.count ?? -1)"
    )
    let mutable =
      try JSONSerialization.jsonObject(with: Data("[1]".utf8), options: .mutableContainers) as? NSMutableArray
    mutable?.add(2)
    // => 2
    lines.append("\(mutable?.count ?? 0)")
    let three = try JSONSerialization.jsonObject(with: Data("3".utf8), options: [.fragmentsAllowed, .mutableLeaves])
    let four = try JSONSerialization.jsonObject(with: Data("4".utf8), options: .allowFragments)
    // => 3 4
    lines.append("\((three as? NSNumber)?.intValue ?? 0) \((four as? NSNumber)?.intValue ?? 0)")
    let list = NSArray(array: [NSNumber(value: 1), NSNumber(value: 2.5), NSNumber(value: true)])
    let written = try JSONSerialization.data(withJSONObject: list)
    // => [1,2.5,true]
    lines.append(String(data: written, encoding: .utf8) ?? "")
    let values = NSDictionary(dictionary: ["b": "x/y", "a": "\"\n"])
    let sorted = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    // => {"a":"\"\n","b":"x\/y"}
    lines.append(String(data: sorted, encoding: .utf8) ?? "")
    let pretty = try JSONSerialization.data(
      withJSONObject: ["b": ["x/y"]], options: [.prettyPrinted, .withoutEscapingSlashes])
    // => {|  "b" : [|    "x/y"|  ]|}
    lines.append((String(data: pretty, encoding: .utf8) ?? "").replacingOccurrences(of: "\n", with: "|"))
    let fragment = try JSONSerialization.data(withJSONObject: "text", options: .fragmentsAllowed)
    // => "text"
    lines.append(String(data: fragment, encoding: .utf8) ?? "")
  } catch {
    lines.append("an error")
  }
  for wrong in ["{", "3", "[1 2]", "{\"a\" 1}", "nope", "[\"\\ud800\"]", ""] {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(wrong.utf8))
      lines.append("no error")
    } catch {
      // => 3840
      // => 3840
      // => 3840
      // => 3840
      // => 3840
      // => 3840
      // => 3840
      lines.append("\((error as NSError).code)")
    }
  }
  // => true false false true
  lines.append(
    "\(JSONSerialization.isValidJSONObject(["a": 1])) \(JSONSerialization.isValidJSONObject("a")) \(JSONSerialization.isValidJSONObject(["a": Double.nan])) \(JSONSerialization.isValidJSONObject(NSArray(array: [NSNull()])))"
  )
  return lines
}
