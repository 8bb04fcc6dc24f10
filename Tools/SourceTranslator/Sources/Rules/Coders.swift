// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `super.init(coder: coder)` in the classes of an app with interface files. UIKit's classes here have no archives: the
// call becomes that of another initializer, and the coder then sets the attributes.

extension Translator {
  func initializeByCoder(_ node: FunctionCallExprSyntax) {
    guard hasInterfaces, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init",
      node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "coder"
    else { return }
    let classes = table.classes(from: scopes.type)
    // A superclass of the app has the initializer itself.
    guard classes.count > 1, Kit.kind(of: classes[1]) == .class,
      table.entry(classes[1])?.kind ?? .extension == .extension
    else { return }
    let coder = argument.expression.plain
    let own = "_InterfaceCoder.of(\(coder))"
    guard let arguments = Self.arguments(classes, own) else { return }
    let whole = node.parent.flatMap { $0.as(ForceUnwrapExprSyntax.self).map(Syntax.init) } ?? Syntax(node)
    edits.replace(whole.range, by: "super.init(\(arguments)); \(own).decode(self)")
  }

  /// Returns the arguments of the initializer that a class of UIKit has in place of `init(coder:)`.
  private static func arguments(_ classes: [String], _ coder: String) -> String? {
    let initializers = [
      ("UITableViewCell", "style: \(coder).cellStyle, reuseIdentifier: \(coder).reuseIdentifier"),
      ("UITableViewHeaderFooterView", "reuseIdentifier: \(coder).reuseIdentifier"),
      ("UITableViewController", "style: \(coder).tableStyle"),
      ("UICollectionViewController", "collectionViewLayout: \(coder).layout ?? UICollectionViewFlowLayout()"),
      ("UIPageViewController", "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"),
      ("UITableView", "frame: .zero, style: \(coder).tableStyle"),
      ("UICollectionView", "frame: .zero, collectionViewLayout: \(coder).layout ?? UICollectionViewFlowLayout()"),
      ("UIVisualEffectView", "effect: nil"),
      ("UIViewController", "nibName: nil, bundle: nil"), ("UIView", "frame: .zero"),
    ]
    return initializers.first { classes.contains($0.0) }?.1
  }
}
