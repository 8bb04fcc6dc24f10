// SPDX-License-Identifier: Apache-2.0

import UIKit

// Objects in archives: in files, in the user defaults, and in other objects.

class ArchivedDish: NSObject, NSCoding {
  struct Keys {
    static let name = "name"
    static let rating = "rating"
  }

  var name: String
  var rating: Int
  var price = 0.0
  var isFresh = false
  var tags: [String] = []
  var amounts: [String: Int] = [:]
  var eaten: Date?
  var page: URL?
  var side: ArchivedDish?
  var parts: [ArchivedDish] = []

  init?(name: String, rating: Int) {
    guard !name.isEmpty, rating >= 0 else { return nil }
    self.name = name
    self.rating = rating
    super.init()
  }

  func encode(with aCoder: NSCoder) {
    aCoder.encode(name, forKey: Keys.name)
    aCoder.encode(rating, forKey: Keys.rating)
    aCoder.encode(price, forKey: "price")
    aCoder.encode(isFresh, forKey: "isFresh")
    aCoder.encode(tags, forKey: "tags")
    aCoder.encode(amounts, forKey: "amounts")
    aCoder.encode(eaten, forKey: "eaten")
    aCoder.encode(page, forKey: "page")
    aCoder.encode(side, forKey: "side")
    aCoder.encode(parts, forKey: "parts")
  }

  required convenience init?(coder aDecoder: NSCoder) {
    guard let name = aDecoder.decodeObject(forKey: Keys.name) as? String else { return nil }
    self.init(name: name, rating: aDecoder.decodeInteger(forKey: Keys.rating))
    price = aDecoder.decodeDouble(forKey: "price")
    isFresh = aDecoder.decodeBool(forKey: "isFresh")
    tags = aDecoder.decodeObject(forKey: "tags") as? [String] ?? []
    amounts = aDecoder.decodeObject(forKey: "amounts") as! [String: Int]
    eaten = aDecoder.decodeObject(forKey: "eaten") as? Date
    page = aDecoder.decodeObject(forKey: "page") as? URL
    side = aDecoder.decodeObject(forKey: "side") as? ArchivedDish
    parts = aDecoder.decodeObject(forKey: "parts") as? [ArchivedDish] ?? []
  }

  var line: String { "\(name) \(rating) \(price) \(isFresh) \(tags.joined(separator: "+")) \(parts.count)" }
}

/// A subclass is found by its own name.
final class ArchivedSoup: ArchivedDish {
  var heat = 0

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(heat, forKey: "heat")
  }

  override var line: String { "soup " + super.line }
}

final class ArchivedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { return true }
  let text: String
  let count: Int

  init(text: String, count: Int) {
    self.text = text
    self.count = count
  }

  func encode(with coder: NSCoder) {
    coder.encode(text as NSString, forKey: "text")
    coder.encode(NSNumber(value: count), forKey: "count")
  }

  init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text") as String?,
      let count = coder.decodeObject(of: NSNumber.self, forKey: "count")
    else { return nil }
    self.text = text
    self.count = count.intValue
  }
}

private func menu() -> [ArchivedDish] {
  guard let bread = ArchivedDish(name: "bread", rating: 2), let soup = ArchivedSoup(name: "leek", rating: 5) else {
    return []
  }
  bread.tags = ["old", "hard"]
  soup.price = 4.5
  soup.isFresh = true
  soup.amounts = ["leeks": 3]
  soup.eaten = Date(timeIntervalSince1970: 86_400)
  soup.page = URL(string: "https://dish.example/leek")
  soup.side = bread
  soup.parts = [bread]
  return [bread, soup]
}

private func load(from path: String) -> [ArchivedDish]? {
  return NSKeyedUnarchiver.unarchiveObject(withFile: path) as? [ArchivedDish]
}

@MainActor func foundationArchives() -> [String] {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("quire-archives-case")
  let isSaved = NSKeyedArchiver.archiveRootObject(menu(), toFile: url.path)
  let dishes = load(from: url.path) ?? []
  var lines = ["\(isSaved)"] + dishes.map { $0.line }  // => true
  // => bread 2 0.0 false old+hard 0
  // => soup leek 5 4.5 true  1
  guard dishes.count == 2 else { return lines }
  lines.append("\(dishes[1].side === dishes[0]) \(dishes[1].parts[0] === dishes[0])")  // => true true
  lines.append("\(dishes[1].amounts["leeks"] ?? 0) \(dishes[1].eaten?.timeIntervalSince1970 ?? 0)")  // => 3 86400.0
  lines.append(dishes[1].page?.absoluteString ?? "no page")  // => https://dish.example/leek
  lines.append("\(load(from: url.path + "-none") == nil)")  // => true

  let data = NSKeyedArchiver.archivedData(withRootObject: menu()[0])
  UserDefaults.standard.set(data, forKey: "archives.dish")
  if let kept = UserDefaults.standard.data(forKey: "archives.dish") {
    let dish = NSKeyedUnarchiver.unarchiveObject(with: kept) as? ArchivedDish
    lines.append(dish?.line ?? "none")  // => bread 2 0.0 false old+hard 0
  }
  do {
    let secure = try NSKeyedArchiver.archivedData(
      withRootObject: [ArchivedNote(text: "ebb", count: 2)], requiringSecureCoding: true)
    let notes =
      try NSKeyedUnarchiver.unarchivedObject(
        ofClasses: [NSArray.self, ArchivedNote.self, NSString.self, NSNumber.self], from: secure) as? [ArchivedNote]
    lines.append("\(notes?.first?.text ?? "none") \(notes?.first?.count ?? 0)")  // => ebb 2
    let one = try NSKeyedArchiver.archivedData(
      withRootObject: ArchivedNote(text: "flow", count: 3), requiringSecureCoding: false)
    let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: one)
    lines.append("\(note?.text ?? "none")")  // => flow
  } catch {
    lines.append("not archived")
  }
  let texts = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: ["a", "b"]))
  lines.append("\((texts as? NSArray)?.count ?? 0)")  // => 2

  let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  archiver.encode(7, forKey: "seven")
  archiver.encode("eight", forKey: "eight")
  archiver.finishEncoding()
  if let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) {
    reader.requiresSecureCoding = false
    let eight = reader.decodeObject(forKey: "eight") as? String
    lines.append("\(reader.decodeInteger(forKey: "seven")) \(eight ?? "none") \(reader.containsValue(forKey: "nine"))")
    // => 7 eight false
    reader.finishDecoding()
  }
  #if hasFeature(Embedded)
    lines += [code(of: Data([1, 2, 3])), code(of: Data(data.prefix(data.count / 2))), code(of: Data("{}".utf8))]
    let other = try? NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data)
    lines.append("\(other == nil) \(NSKeyedUnarchiver.unarchiveObject(with: Data([1, 2])) == nil)")
  #else
    // Foundation for Linux stops the program.
    lines += ["4864", "4864", "4864", "true true"]
  #endif
  // => 4864
  // => 4864
  // => 4864
  // => true true
  return lines
}

private func code(of data: Data) -> String {
  do {
    _ = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    return "read"
  } catch {
    return "\((error as NSError).code)"
  }
}
