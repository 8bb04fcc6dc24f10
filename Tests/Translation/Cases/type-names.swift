// SPDX-License-Identifier: Apache-2.0

import UIKit

// The names of types as strings.

private class TypeNamesCell: UITableViewCell {
  static let identifier = String(describing: TypeNamesCell.self)
  class var kind: String { String(describing: self) }
  var own: String { String(describing: type(of: self)) }

  enum Style { case plain }
}

private final class TypeNamesOther: TypeNamesCell {}

private protocol TypeNamesReusable: AnyObject {}

extension TypeNamesReusable {
  static var reuseName: String { "\(Self.self)" }
}

extension TypeNamesCell: TypeNamesReusable {}

private func name<Cell: UITableViewCell>(of type: Cell.Type) -> String { String(describing: Cell.self) }

@MainActor func typeNames() -> [String] {
  [
    TypeNamesCell.identifier, TypeNamesCell.kind, TypeNamesOther.kind, TypeNamesOther().own, TypeNamesOther.reuseName,
    name(of: TypeNamesCell.self), "\(TypeNamesCell.Style.self)", String(describing: TypeNamesCell.Style.plain),
    String(describing: 3), "a \(TypeNamesCell.self) b",
  ]
}

// => TypeNamesCell
// => TypeNamesCell
// => TypeNamesOther
// => TypeNamesOther
// => TypeNamesOther
// => TypeNamesCell
// => Style
// => plain
// => 3
// => a TypeNamesCell b
