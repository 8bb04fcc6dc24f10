// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Archives of objects. Embedded Swift can't find a class by its name, so each call of `NSKeyedArchiver` and
// `NSKeyedUnarchiver` gets a list of the module's classes that adopt `NSCoding`. What they return is an object:
// `decoder.decodeObject(forKey: "tags") as? [String]` becomes a call that reads an array from an `NSArray`.

extension Translator {
  /// Adds the list of classes to a call of an archiver.
  func nameArchivedClasses(_ node: FunctionCallExprSyntax) {
    guard let parenthesis = node.rightParen, !node.arguments.isEmpty else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.base?.isArchiver == true, Self.archiverMethods.contains(member.declName.baseName.text)
      else { return }
    } else if !node.calledExpression.isArchiver {
      return
    }
    edits.insert(", classes: classesInArchives()", before: parenthesis.start)
    helpers["classesInArchives"] = archivedClasses
  }

  private static let archiverMethods: Set = [
    "archiveRootObject", "archivedData", "init", "unarchiveObject", "unarchiveTopLevelObjectWithData",
    "unarchivedArrayOfObjects", "unarchivedObject",
  ]

  private var archivedClasses: String {
    var paths: Set<String> = []
    for name in ["NSCoding", "NSSecureCoding"] {
      for conformer in table.conformers(of: name) where conformer.kind == .class {
        guard let entry = table.entries[conformer.path], entry.kind == .class, table.isVisible(entry, inFile: number)
        else { continue }
        paths.insert(conformer.path)
      }
    }
    let list = paths.sorted().map { path in
      let isSecure = table.protocols(of: path).contains("NSSecureCoding")
      return "_ArchivedClass(\"\(path)\", \(path).self, isSecure: \(isSecure))"
    }
    return "fileprivate func classesInArchives() -> [_ArchivedClass] { [\(list.joined(separator: ", "))] }"
  }

  /// Returns the translation of a cast of an object from an archive to a value or to a collection of objects.
  func readArchived(as type: TypeSyntax, mark: String?, from value: ExprSyntax) -> Cast? {
    guard value.isArchivedObject else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self), mark == nil {
      switch optional.wrappedType.plain {
      case "String": return Cast(opening: "(", closing: ").map({ String($0) })")
      case "Data": return Cast(opening: "(", closing: ").map({ Data(referencing: $0) })")
      case "Date": return Cast(opening: "(", closing: ").map({ _date($0) })")
      default: return nil
      }
    }
    guard let mark else { return nil }
    let force = mark == "!" ? "!" : ""
    let name = type.plain.filter { $0 != " " }
    if Self.archivedValues.contains(name) {
      return Cast(opening: "(", closing: ").flatMap({ \(name)(bridged: $0) })\(force)")
    }
    guard let element = type.collectedClass else { return nil }
    if Self.archivedValues.contains(element.filter { $0 != " " }) {
      return Cast(opening: "(", closing: ").flatMap({ \(name)(bridged: $0) })\(force)")
    }
    return Cast(opening: "\(name)(objects: ", closing: ")\(force)")
  }

  /// Values, besides those of `bridge`, that are kept as objects.
  private static let archivedValues: Set = [
    "URL", "UUID", "String", "Int", "Double", "CGFloat", "TimeInterval", "Float", "Bool", "Data", "Date", "[String]",
    "[Int]", "[Double]", "[CGFloat]", "[Bool]", "[Date]", "[Data]", "[URL]", "[UUID]", "[String:String]",
    "[String:Int]", "[String:Double]", "[String:Bool]", "[String:Date]",
  ]
}

extension ExprSyntax {
  fileprivate var isArchiver: Bool {
    let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "NSKeyedArchiver" || name == "NSKeyedUnarchiver"
  }

  /// Whether the expression reads an object from an archive, or the result of an `NSExpression`.
  var isArchivedObject: Bool {
    if let inner = self.as(TryExprSyntax.self)?.expression ?? self.as(OptionalChainingExprSyntax.self)?.expression {
      return inner.isArchivedObject
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.expression.isArchivedObject
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let names = [
      "decodeObject", "decodePropertyList", "decodeTopLevelObject", "expressionValue", "unarchiveObject",
      "unarchiveTopLevelObjectWithData", "unarchivedObject",
    ]
    return names.contains(member.declName.baseName.text)
  }
}

extension TypeSyntax {
  /// The elements of an array, or the values of a dictionary with strings as keys; `nil` for any other type.
  fileprivate var collectedClass: String? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.plain }
    if let dictionary = self.as(DictionaryTypeSyntax.self), dictionary.key.plain == "String" {
      return dictionary.value.plain
    }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Array",
      let arguments = named.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first?.argument.trimmedDescription
  }
}
