// SPDX-License-Identifier: Apache-2.0

/// One pass over the words of a Swift file that finds its classes, their properties and their methods.
struct ClassScan {
  private(set) var classes: [String: AppClasses.Class] = [:]
  private let words: [String]
  private let file: String
  private var place = 0
  /// The path of the type whose body contains the current word, for each open brace; `nil` for other braces.
  private var scopes: [String?] = []
  /// The attributes and modifiers before the current word.
  private var modifiers: [String] = []

  init(_ words: [String], file: String) {
    self.words = words
    self.file = file
  }

  private var type: String? { scopes.last ?? nil }
  private func word(_ distance: Int) -> String { place + distance < words.count ? words[place + distance] : "" }

  mutating func run() {
    while place < words.count {
      let word = words[place]
      switch word {
      case "{":
        scopes.append(nil)
        modifiers = []
      case "}":
        _ = scopes.popLast()
        modifiers = []
      case "class" where self.word(1).first?.isUppercase == true, "extension", "struct", "enum", "actor":
        readType(word)
        continue
      case "var" where type != nil, "let" where type != nil:
        readProperty()
      case "func" where type != nil:
        readMethod()
      case "init" where type != nil:
        if self.word(1) == "?" || self.word(1) == "(" {
          let start = self.word(1) == "?" ? 3 : 2
          if self.word(start) == "coder" { declare { $0.hasCoder = true } }
        }
        modifiers = []
      case ";", "=", "return":
        modifiers = []
      default:
        if word.first == "@" || Self.modifiers.contains(word) || word == "(" || word == ")" || !modifiers.isEmpty {
          modifiers.append(word)
        }
      }
      place += 1
    }
  }

  private static let modifiers: Set = [
    "class", "dynamic", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override", "private",
    "public", "required", "static", "weak", "unowned",
  ]

  /// Reads the head of a type up to its brace.
  private mutating func readType(_ kind: String) {
    let isVisible = !modifiers.contains("private") && !modifiers.contains("fileprivate")
    modifiers = []
    var name = word(1)
    place += 2
    while word(0) == ".", place + 1 < words.count {
      name += "." + word(1)
      place += 2
    }
    var inherited: String?
    while place < words.count, words[place] != "{", words[place] != "}" {
      if words[place] == ":", inherited == nil {
        var superclass = word(1)
        var next = 2
        while word(next) == "." {
          superclass = word(next + 1)
          next += 2
        }
        inherited = superclass
      }
      place += 1
    }
    guard place < words.count, words[place] == "{" else { return }
    let outer = kind == "extension" ? nil : type
    let path = (outer.map { $0 + "." } ?? "") + name
    scopes.append(path)
    if kind == "class" {
      var found = classes[path] ?? AppClasses.Class(path: path, file: file)
      found.superclass = inherited ?? "AnyObject"
      found.isVisible = isVisible
      classes[path] = found
    }
    place += 1
  }

  private mutating func declare(_ change: (inout AppClasses.Class) -> Void) {
    guard let type else { return }
    var found = classes[type] ?? AppClasses.Class(path: type, file: file)
    change(&found)
    classes[type] = found
  }

  private mutating func readProperty() {
    let name = word(1)
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    modifiers = []
    guard !isStatic, name.first?.isLetter == true || name.first == "_" else { return }
    let file = file
    declare { $0.properties[name] = file }
  }

  private mutating func readMethod() {
    let name = word(1)
    let marks = modifiers
    modifiers = []
    guard word(2) == "(", !marks.contains("static") else { return }
    var labels: [String] = []
    var index = 3
    var depth = 1
    var isLabel = true
    while depth > 0, place + index < words.count {
      let next = word(index)
      switch next {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 1: isLabel = true
      case "@escaping", "@MainActor": break
      default:
        if isLabel, depth == 1 {
          labels.append(next)
          isLabel = false
          while word(index + 1) != ":", place + index + 1 < words.count, word(index + 1) != ")" { index += 1 }
          index += 1
        }
      }
      index += 1
    }
    let method = AppClasses.Method(
      base: name, labels: labels, objectiveCName: Self.customName(marks), file: file,
      makesDestination: marks.contains("@IBSegueAction"))
    declare { $0.methods.append(method) }
  }

  /// Returns the name in `@objc(name:)`.
  private static func customName(_ marks: [String]) -> String? {
    guard let start = marks.firstIndex(of: "@objc"), start + 1 < marks.count, marks[start + 1] == "(",
      let end = marks[start...].firstIndex(of: ")")
    else { return nil }
    return marks[(start + 2)..<end].joined()
  }
}
