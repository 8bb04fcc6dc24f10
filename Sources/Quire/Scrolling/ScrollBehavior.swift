// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The behavior of scroll views at the host, which scrolls them.
final class ScrollBehavior: HostBehavior {
  static let shared = ScrollBehavior(.scroll, plain: ObjectIdentifier(UIScrollView.self))

  override func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    reportBox(of: view, by: display, to: &changes)
  }

  override func reportBox(of view: UIView, by display: ViewDisplay, to changes: inout [ViewChange]) {
    guard let scroll = view.asScrollView else { return }
    display.reportScroll(scroll, to: &changes)
  }

  override func frame(of subview: UIView, in view: UIView) -> Rect {
    var frame = Rect(subview.frame)
    view.asScrollView?.parts.long?.place(&frame, of: subview.kind)
    return frame
  }

  /// The baselines of a text view are relative to its content's top edge, so that scrolling does not move its neighbors.
  override func baselines(of view: UIView) -> Baselines {
    let text = view.forFirstBaselineLayout
    return text.kind == .editor ? text.hostBehavior.baselines(of: text) : Baselines()
  }
}
