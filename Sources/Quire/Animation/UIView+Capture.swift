// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Records the changes that the setters of a view's properties make while a transaction is open. The model has changed,
// or is about to; the difference from the old value becomes a motion.

extension UIView {
  /// Records a change of the frame. If the view fills a layer, or a wrapper that does, the engine moves it instead.
  final func captureBox(from old: CGRect, to new: CGRect) {
    guard let transaction = ViewTransaction.current, place == nil, !isFitted else { return }
    transaction.record(.box(old, new), of: self)
    if transaction.keepsSizes {
      capturePlace(from: old, to: new)
      return
    }
    var change = ViewPose.zero
    change.frame = Rect(
      x: Double(old.minX - new.minX), y: Double(old.minY - new.minY), width: 0, height: 0)
    change.lanes[2] = Double(old.width - new.width)
    change.lanes[3] = Double(old.height - new.height)
    capture(change)
  }

  /// Records the change of a frame that gets its new size immediately, while the view is still visible at its old
  /// position. A view with text is kept in the middle of its height, and a picture is stretched.
  private func capturePlace(from old: CGRect, to new: CGRect) {
    var change = ViewPose.zero
    var x = Double(old.minX - new.minX)
    var y = Double(old.minY - new.minY)
    switch kind {
    case .label, .button, .field:
      y = Double(old.midY - new.midY)
    case .image where new.width > 0 && new.height > 0:
      x = Double(old.midX - new.midX)
      y = Double(old.midY - new.midY)
      change.lanes[4] = Double(old.width / new.width) - 1
      change.lanes[7] = Double(old.height / new.height) - 1
    default: break
    }
    change.lanes[0] = x
    change.lanes[1] = y
    capture(change)
  }

  final func captureTransform(from old: CGAffineTransform) {
    guard let transaction = ViewTransaction.current else { return }
    transaction.record(.transform(old, transform), of: self)
    var change = ViewPose.zero
    change.transform = ViewTransform(
      a: Double(old.a - transform.a), b: Double(old.b - transform.b), c: Double(old.c - transform.c),
      d: Double(old.d - transform.d), tx: Double(old.tx - transform.tx), ty: Double(old.ty - transform.ty))
    capture(change)
  }

  final func captureAlpha(from old: CGFloat) {
    guard let transaction = ViewTransaction.current else { return }
    transaction.record(.alpha(old, alpha), of: self)
    var change = ViewPose.zero
    change.alpha = Double(old - alpha)
    capture(change)
  }

  final func captureBackground(from old: UIColor?) {
    guard let transaction = ViewTransaction.current else { return }
    transaction.record(.background(old, backgroundColor), of: self)
    let traits = traitCollection
    var before = ViewPose.zero
    var after = ViewPose.zero
    before.background = old?.resolved(with: traits, tint: tintColor) ?? .clear
    after.background = backgroundColor?.resolved(with: traits, tint: tintColor) ?? .clear
    capture(before - after)
  }

  final func captureCorners(from old: CGFloat, to new: CGFloat) {
    guard let transaction = ViewTransaction.current else { return }
    transaction.record(.corners(old, new), of: self)
    var change = ViewPose.zero
    change.cornerRadius = Double(old - new)
    capture(change)
  }
}
