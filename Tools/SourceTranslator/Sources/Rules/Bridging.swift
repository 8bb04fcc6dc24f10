// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Conversions between Swift values and Foundation objects. Only the Objective-C runtime converts them implicitly. Here,
// `text as NSString` creates the object, and `info[key] as? Double` asks the object for its value.

extension Translator {
  /// Returns the expression that replaces a cast, around the value.
  func bridge(to type: TypeSyntax, mark: String?, from value: ExprSyntax) -> Cast? {
    let name = type.plain.filter { $0 != "?" && $0 != " " }
    let isOptional = type.is(OptionalTypeSyntax.self)
    if let cast = readArchived(as: type, mark: mark, from: value) { return cast }
    if let mark, let found = readSender(as: type, mark: mark, from: value) { return found }
    if name == "NSError" {
      helpers["objectOfError"] = Self.errorObjects
      return Cast(opening: "objectOfError(", closing: ")")
    }
    if mark == nil, !isOptional {
      switch name {
      case "NSString": return Cast(opening: "NSString(string: ", closing: ")")
      case "NSNumber": return Cast(opening: "NSNumber(value: ", closing: ")")
      case "NSDecimalNumber": return Cast(opening: "NSDecimalNumber(decimal: ", closing: ")")
      case "Decimal": return Cast(opening: "(", closing: ").decimalValue")
      case "NSData": return Cast(opening: "NSData(data: ", closing: ")")
      case "Data": return Cast(opening: "Data(bridged: ", closing: ")")
      case "NSCalendar", "NSDate", "NSLocale": return Cast(opening: "\(name)(_bridging: ", closing: ")")
      case "Calendar", "Date", "Locale": return Cast(opening: "_\(name.lowercased())(", closing: ")")
      default: return nil
      }
    }
    if let mark, !isOptional, let cast = readEntry(as: type, mark: mark, from: value) { return cast }
    guard let mark, !isOptional, value.isStoredObject else { return nil }
    if isGenericParameter(name, at: type) {
      return Cast(opening: "(", closing: ").flatMap({ \(name)(bridged: $0) })\(mark == "!" ? "!" : "")")
    }
    if let (object, opening) = Self.contents[name] {
      return mark == "?"
        ? Cast(opening: "(", closing: " as? \(object)).map({ \(opening)$0) })")
        : Cast(opening: opening, closing: " as! \(object))")
    }
    guard let (object, member) = Self.values[name] else { return nil }
    let link = mark == "?" ? "?" : ""
    return Cast(opening: "(", closing: " as\(mark) \(object))\(link).\(member)")
  }

  private static let contents: [String: (object: String, opening: String)] = [
    "Data": ("NSData", "Data(referencing: "), "Date": ("NSDate", "_date("), "String": ("NSString", "String("),
  ]

  private static let values: [String: (object: String, member: String)] = [
    "Bool": ("NSNumber", "boolValue"), "CGFloat": ("NSNumber", "doubleValue"), "CGRect": ("NSValue", "cgRectValue"),
    "Decimal": ("NSNumber", "decimalValue"), "Double": ("NSNumber", "doubleValue"), "Float": ("NSNumber", "floatValue"),
    "Int": ("NSNumber", "intValue"), "Int64": ("NSNumber", "int64Value"), "TimeInterval": ("NSNumber", "doubleValue"),
    "UInt": ("NSNumber", "uintValue"),
  ]

  static let errorObjects =
    "fileprivate func objectOfError<Thrown: Error>(_ error: Thrown) -> NSError { let any = UniversalError(error); "
    + "if let object = any.as(NSError.self) { return object }; "
    + "let texts = [NSLocalizedDescriptionKey: any.localizedDescription]; "
    + "if let object = any.as(URLError.self) { return NSError(domain: \"NSURLErrorDomain\", "
    + "code: object.code.rawValue, userInfo: texts) }; "
    + "if let object = any.as(CocoaError.self) { return NSError(domain: \"NSCocoaErrorDomain\", "
    + "code: object.code.rawValue, userInfo: texts) }; "
    + "return NSError(domain: \"SwiftError\", code: 1, userInfo: texts) }; "
    + "fileprivate func objectOfError<Thrown: Error>(_ error: Thrown?) -> NSError? { error.map { objectOfError($0) } }"

  /// Adds the arguments that `NSError()` needs without the Objective-C runtime.
  func completeError(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSError",
      node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen
    else { return }
    edits.insert("domain: \"\", code: 0", after: parenthesis.end)
  }

  /// Adds `as AnyObject` to the argument of `ObjectIdentifier(observer)` if its type is a protocol, because the call
  /// takes an object.
  func identifyObject(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ObjectIdentifier",
      node.arguments.count == 1, let value = node.arguments.first?.expression, let type = declaredType(of: value)
    else { return }
    let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    guard let path = table.resolve(name, in: scopes.type), table.entries[path]?.kind == .protocol else { return }
    edits.insert(" as AnyObject", after: value.end)
  }

  /// Returns the declared type of a visible name.
  func declaredType(of value: ExprSyntax) -> String? {
    let name: String
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.name
      switch scopes.meaning(of: name) {
      case .local(let type): return type
      case nil: break
      default: return nil
      }
    } else if let member = value.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      name = member.declName.baseName.name
    } else {
      return nil
    }
    let member = table.members(named: name, in: scopes.type).first { $0.kind == .variable }
    let global = value.is(DeclReferenceExprSyntax.self) ? table.globals[name] : nil
    let type = member?.type ?? global
    return type?.isEmpty == false ? type : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is an attribute of a file with an implicit type, as in `attributes[.modificationDate]`.
  fileprivate var isFileAttribute: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
    return ["creationDate", "modificationDate", "size"].contains(member.declName.baseName.text)
  }

  /// Whether the expression reads an object from a container in which Foundation stores values: a dictionary with
  /// values of any type, or the user defaults.
  var isStoredObject: Bool {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.isStoredObject }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first!.expression.isStoredObject
    }
    // The identifier of a context menu's configuration, under the name that UIKit's methods give it.
    if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "identifier" {
      return member.base?.plain == "configuration"
    }
    if let subscription = self.as(SubscriptCallExprSyntax.self), subscription.arguments.count == 1,
      let key = subscription.arguments.first, key.label == nil
    {
      let table = subscription.calledExpression.plain
      return key.expression.plain.hasSuffix("UserInfoKey") || key.expression.plain.hasPrefix("FileAttributeKey.")
        || table.contains("serInfo") || table.contains("nfoDictionary") || table.contains("attributesOfItem")
        || key.expression.isFileAttribute
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let label = call.arguments.first?.label?.text, label == "forKey" || label == "forInfoDictionaryKey"
    else { return false }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "object" || name == "value"
  }
}
