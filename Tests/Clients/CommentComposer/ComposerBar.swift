// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field with a button, as tall as its content and the safe area below it.
final class ComposerBar: UIView, UITextFieldDelegate {
  private let textField = UITextField()
  private let sendButton = UIButton(configuration: .filled())
  private let didSend: (String) -> Void

  init(didSend: @escaping (String) -> Void) {
    self.didSend = didSend
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    backgroundColor = .secondarySystemBackground
    autoresizingMask = .flexibleHeight
    textField.placeholder = "Add a comment"
    textField.borderStyle = .roundedRect
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.returnKeyType = .send
    textField.enablesReturnKeyAutomatically = true
    textField.delegate = self
    textField.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
    sendButton.configuration?.title = "Send"
    sendButton.configuration?.cornerStyle = .capsule
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [textField, sendButton])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    updateButton()
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override var intrinsicContentSize: CGSize { .zero }

  private func updateButton() {
    sendButton.isEnabled = textField.hasText
  }

  private func send() {
    guard let text = textField.text, !text.isEmpty else { return }
    textField.text = nil
    updateButton()
    didSend(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
