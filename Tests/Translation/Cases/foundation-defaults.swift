// SPDX-License-Identifier: Apache-2.0

import UIKit

// The user's defaults: a value of each type of a property list.

@MainActor func foundationDefaults() -> [String] {
  var lines: [String] = []
  let defaults = UserDefaults.standard
  func key(_ name: String) -> String { "foundation-defaults." + name }
  defaults.set(3, forKey: key("integer"))
  defaults.set(2.5, forKey: key("double"))
  defaults.set(Float(1.5), forKey: key("float"))
  defaults.set(true, forKey: key("flag"))
  defaults.set("text", forKey: key("text"))
  defaults.set(Data([1, 2]), forKey: key("data"))
  defaults.set(["a", "b"], forKey: key("texts"))
  defaults.set([1, 2, 3], forKey: key("numbers"))
  defaults.set(["depth": 12, "berths": 40], forKey: key("dictionary"))
  defaults.set(Date(timeIntervalSince1970: 86400), forKey: key("date"))
  defaults.set(["lists": [[1], [2, 3]]], forKey: key("nested"))
  // => 3 2.5 1.5 true
  lines.append(
    "\(defaults.integer(forKey: key("integer"))) \(defaults.double(forKey: key("double"))) \(defaults.float(forKey: key("float"))) \(defaults.bool(forKey: key("flag")))"
  )
  // => text 2 ["a", "b"]
  lines.append(
    "\(defaults.string(forKey: key("text")) ?? "nil") \(defaults.data(forKey: key("data"))?.count ?? 0) \(defaults.stringArray(forKey: key("texts")) ?? [])"
  )
  // => 3 2 true
  lines.append(
    "\(defaults.array(forKey: key("numbers"))?.count ?? 0) \(defaults.array(forKey: key("texts"))?.count ?? 0) \(defaults.array(forKey: key("text")) == nil)"
  )
  // => 2 12
  lines.append(
    "\((defaults.array(forKey: key("numbers"))?[1] as? NSNumber)?.intValue ?? 0) \((defaults.dictionary(forKey: key("dictionary"))?["depth"] as? NSNumber)?.intValue ?? 0)"
  )
  // => 86400.0 2
  lines.append(
    "\((defaults.object(forKey: key("date")) as? NSDate)?.timeIntervalSince1970 ?? 0) \((defaults.object(forKey: key("data")) as? NSData)?.length ?? 0)"
  )
  let nested = defaults.dictionary(forKey: key("nested"))?["lists"] as? NSArray
  // => 2 2
  lines.append("\(nested?.count ?? 0) \((nested?[1] as? NSArray)?.count ?? 0)")
  // => true true text
  lines.append(
    "\(defaults.object(forKey: key("texts")) is NSArray) \(defaults.object(forKey: key("none")) == nil) \(defaults.object(forKey: key("text")) as? NSString ?? "nil")"
  )
  let missing: String? = nil
  defaults.set(missing, forKey: key("text"))
  defaults.removeObject(forKey: key("data"))
  defaults.removeObject(forKey: key("integer"))
  // => true true 0
  lines.append(
    "\(defaults.string(forKey: key("text")) == nil) \(defaults.data(forKey: key("data")) == nil) \(defaults.integer(forKey: key("integer")))"
  )
  defaults.register(defaults: [key("volume"): 7, key("name"): "Ann", key("loud"): true, key("rate"): 1.5])
  // => 7 Ann true 1.5
  lines.append(
    "\(defaults.integer(forKey: key("volume"))) \(defaults.string(forKey: key("name")) ?? "nil") \(defaults.bool(forKey: key("loud"))) \(defaults.double(forKey: key("rate")))"
  )
  defaults.synchronize()
  return lines
}
