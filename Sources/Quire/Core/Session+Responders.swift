// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Called when another responder becomes first responder. If the two are in different layers, the new one may be in a
  /// presentation that is about to make the previous one's layer unreachable.
  func firstResponderMoved(from old: UIResponder?, to new: UIResponder) {
    let place = new.responderView?.layerPlace
    place?.displacedResponder = nil
    if let old, let lower = old.responderView?.layerPlace, lower !== place {
      lower.displacedResponder = accessory.owner(of: old) ?? old
    }
  }
}
