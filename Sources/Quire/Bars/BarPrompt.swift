// SPDX-License-Identifier: Apache-2.0

/// The line of text above the content of a bar.
@MainActor enum BarPrompt {
  /// Returns the label of a prompt, or `nil` without a prompt. `shown` is the label so far, which is removed if it is no
  /// longer needed.
  static func label(for prompt: String?, shown: UILabel?) -> UILabel? {
    guard let prompt else {
      shown?.removeFromSuperview()
      return nil
    }
    let label = shown ?? UILabel()
    label.text = prompt
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }
}
