// SPDX-License-Identifier: Apache-2.0

import UIKit

// Attributes of Interface Builder and of the Objective-C runtime.

@IBDesignable private class OutletView: UIView {
  @IBInspectable var radius: CGFloat = 4
  @IBOutlet weak var label: UILabel!
  @IBOutlet private(set) weak var button: UIButton?
  @objc dynamic var number = 1
  @nonobjc func hidden() -> Int { 2 }

  @IBAction private func pressed(_ sender: Any) { number += sender is OutletView ? 1 : 10 }

  func fill() {
    let label = UILabel()
    label.text = "label"
    addSubview(label)
    self.label = label
    pressed(self)
    pressed(label)
  }
}

@objc private protocol OutletDelegate {
  @objc optional func outletChanged(_ view: UIView)
  func outletEnded()
}

@objcMembers private final class OutletOwner: NSObject, OutletDelegate {
  var ended = 0
  func outletEnded() { ended += 1 }
}

private final class OutletFollower: NSObject, OutletDelegate {
  var changed = 0
  func outletChanged(_ view: UIView) { changed += 1 }
  func outletEnded() {}
}

@MainActor func outlets() -> [String] {
  let view = OutletView()
  view.fill()
  let owner = OutletOwner()
  let follower = OutletFollower()
  for delegate in [owner, follower] as [OutletDelegate] {
    delegate.outletChanged?(view)
    delegate.outletEnded()
  }
  return [
    "\(view.label.text ?? "none") \(view.button == nil) \(view.number) \(view.hidden())",
    "\(owner.ended) \(follower.changed)",
  ]
}

#Preview("Outlets") {
  OutletView()
}

// => label true 12 2
// => 1 1
