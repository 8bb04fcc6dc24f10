// SPDX-License-Identifier: Apache-2.0

import UIKit

// Values that become Foundation objects and back.

private enum LoadError: Error { case missing }

private func load() throws { throw LoadError.missing }

@MainActor func bridgedValues() -> [String] {
  let defaults = UserDefaults.standard
  defaults.set(12, forKey: "bridged-values.number")
  defaults.set("twelve", forKey: "bridged-values.text")
  let number = defaults.object(forKey: "bridged-values.number") as? Int ?? 0
  let text = defaults.object(forKey: "bridged-values.text") as? String ?? ""
  let none = defaults.object(forKey: "bridged-values.none") as? Double
  let cache = NSCache<NSString, NSNumber>()
  cache.setObject(3 as NSNumber, forKey: text as NSString)
  var code = 0
  do { try load() } catch { code = (error as NSError).code }
  let configuration = UIContextMenuConfiguration(
    identifier: "lake" as NSString, previewProvider: nil, actionProvider: nil)
  guard let lake = configuration.identifier as? String else { return [] }
  return [
    "\(number) \(text)",  // => 12 twelve
    none == nil ? "none" : "some",  // => none
    "\(cache.object(forKey: "twelve" as NSString)?.intValue ?? 0)",  // => 3
    "\(("twelve" as NSString).length)",  // => 6
    "\(code > -1)",  // => true
    lake,  // => lake
    "\((URLError(.cancelled) as NSError).code)",  // => -999
  ]
}
