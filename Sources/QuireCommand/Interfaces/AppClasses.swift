// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The classes of an app with the members that interface files connect, found by the words of its sources.
struct AppClasses {
  /// A method that an interface file can name by its selector.
  struct Method: Equatable {
    var base: String
    /// The labels of the parameters; `_` for none.
    var labels: [String]
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// The source that declares it. Only code of this file can call it if it is private.
    var file: String
    /// Whether it makes the destination of a segue, `@IBSegueAction`.
    var makesDestination = false

    /// The name in Swift, such as `tapped(_:forEvent:)`.
    var name: String { labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// Returns whether a selector, such as `tapped:forEvent:`, names the method. The first label follows the name, with
    /// or without "With".
    func matches(_ selector: String) -> Bool {
      if let objectiveCName { return objectiveCName == selector }
      guard let first = labels.first else { return selector == base }
      let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
      guard parts.count == labels.count else { return false }
      let tail = first.prefix(1).uppercased() + first.dropFirst()
      let isFirst = first == "_" ? parts[0] == base : parts[0] == base + tail || parts[0] == base + "With" + tail
      return isFirst && zip(parts, labels).dropFirst().allSatisfy { $0 == ($1 == "_" ? "" : $1) }
    }
  }

  struct Class {
    /// The name with those of the types around it.
    var path: String
    /// The first type after the colon; `nil` if there is none.
    var superclass: String?
    /// Whether it declares `init?(coder:)`.
    var hasCoder = false
    /// The files that declare its properties, by their names.
    var properties: [String: String] = [:]
    var methods: [Method] = []
    /// The file of the class itself.
    var file: String
    /// Whether code of other files can name the class.
    var isVisible = true
  }

  private(set) var classes: [String: Class] = [:]

  init(_ files: [String]) {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      var scan = ClassScan(SourceWords([UInt8](data)).words.map(\.text), file: file)
      scan.run()
      for (path, found) in scan.classes { add(found, path) }
    }
  }

  private mutating func add(_ found: Class, _ path: String) {
    guard var known = classes[path] else {
      classes[path] = found
      return
    }
    if found.superclass != nil {
      known.superclass = found.superclass
      known.file = found.file
      known.isVisible = found.isVisible
    }
    known.hasCoder = known.hasCoder || found.hasCoder
    known.properties.merge(found.properties) { first, _ in first }
    known.methods += found.methods
    classes[path] = known
  }

  /// Returns a class by its name, without the names of the types around it.
  func named(_ name: String) -> Class? {
    if let found = classes[name], found.superclass != nil { return found }
    return classes.values.filter { $0.superclass != nil && $0.path.hasSuffix("." + name) }.min { $0.path < $1.path }
  }

  /// Returns a class and its superclasses in the app, from the class itself on.
  func chain(from name: String) -> [Class] {
    var result: [Class] = []
    var next = named(name)
    while let current = next, !result.contains(where: { $0.path == current.path }) {
      result.append(current)
      next = current.superclass.flatMap(named)
    }
    return result
  }

  /// Returns the name of the first superclass that the app does not declare.
  func kitClass(of name: String) -> String? { chain(from: name).last?.superclass }

  /// Returns the class that declares a property, and the file of the property.
  func property(_ name: String, of type: String) -> (owner: Class, file: String)? {
    for owner in chain(from: type) {
      if let file = owner.properties[name] { return (owner, file) }
    }
    return nil
  }

  /// Returns whether the app declares a property for a class: in the class, its superclasses in the app, or an extension
  /// of a type that is not the app's.
  func declares(_ property: String, for type: String?) -> Bool {
    if let type, self.property(property, of: type) != nil { return true }
    return classes.values.contains { $0.superclass == nil && $0.properties[property] != nil }
  }

  /// Returns the class that declares a method, and the method.
  func method(_ selector: String, of type: String) -> (owner: Class, method: Method)? {
    for owner in chain(from: type) {
      if let method = owner.methods.first(where: { $0.matches(selector) }) { return (owner, method) }
    }
    return nil
  }

  /// Returns all classes that declare a method themselves.
  func classes(with selector: String) -> [(owner: Class, method: Method)] {
    classes.values.sorted { $0.path < $1.path }.compactMap { owner in
      owner.methods.first { $0.matches(selector) }.map { (owner, $0) }
    }
  }

  /// Whether a class, or a superclass in the app, declares `init?(coder:)`.
  func hasCoder(_ name: String) -> Bool { chain(from: name).contains { $0.hasCoder } }
}
