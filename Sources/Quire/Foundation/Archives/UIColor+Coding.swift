// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  extension UIColor: NSSecureCoding {
    /// Always `true`.
    nonisolated public class var supportsSecureCoding: Bool { true }

    /// Writes the color's components. A color that depends on traits is written as it is in light surroundings.
    nonisolated public func encode(with coder: NSCoder) {
      let bits = MainActor.assumeIsolated { resolved(with: UITraitCollection(), tint: nil).bits }
      coder.encode(Int64(bits), forKey: "bits")
    }
  }

#endif
