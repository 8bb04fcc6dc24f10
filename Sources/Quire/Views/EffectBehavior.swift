// SPDX-License-Identifier: Apache-2.0

/// The behavior of visual effect views at the host.
final class EffectBehavior: HostBehavior {
  static let shared = EffectBehavior(.box, plain: ObjectIdentifier(UIVisualEffectView.self))

  override func blur(of view: UIView) -> UIBlurEffect? { (view as? UIVisualEffectView)?.blur }
}
