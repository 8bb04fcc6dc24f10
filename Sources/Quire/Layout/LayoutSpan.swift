// SPDX-License-Identifier: Apache-2.0

/// The distance from one position to another, as a length that constraints can refer to.
@MainActor package final class LayoutSpan {
  typealias End = (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)
  let from: End
  let to: End

  init(from: End, to: End) {
    precondition(
      !(from.attribute.isDirectional && to.attribute.isSided || from.attribute.isSided && to.attribute.isDirectional),
      "A length can't go from \(from.item.name).\(from.attribute.name) to \(to.attribute.name); take leading and trailing, or left and right."
    )
    self.from = from
    self.to = to
  }

  /// Whether the distance depends on the writing direction.
  var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }
  var isAboutContent: Bool { from.attribute.isBaseline || to.attribute.isBaseline }
  var name: String { "(\(to.item.name).\(to.attribute.name) - \(from.item.name).\(from.attribute.name))" }
}

extension NSLayoutConstraint {
  /// The boxes of the constraint's one or two items. A distance between two positions counts as the boxes at its ends.
  var items: [LayoutItem] {
    var items = first.ends
    if let second { items += second.ends }
    return items
  }

  /// The views of the boxes, without duplicates.
  var views: [UIView] {
    var views: [UIView] = []
    for item in items {
      if let view = item.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}

extension LayoutItem {
  fileprivate var ends: [LayoutItem] { span.map { [$0.from.item, $0.to.item] } ?? [self] }
}

extension NSLayoutAnchor {
  /// Returns the distance from this anchor to another: a `.width` for horizontal anchors, a `.height` for vertical
  /// ones.
  final func span(to other: NSLayoutAnchor<AnchorType>, _ length: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    let span = LayoutSpan(from: (boxItem, attribute), to: (other.boxItem, other.attribute))
    return NSLayoutDimension(LayoutItem(span: span), length)
  }
}
