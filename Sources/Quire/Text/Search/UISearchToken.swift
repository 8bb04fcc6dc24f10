// SPDX-License-Identifier: Apache-2.0

/// A part of a search that a field shows before the text, as an icon and a word on a colored ground.
@preconcurrency @MainActor public final class UISearchToken: NSObject {
  /// A value of the app's own for the token; `nil` by default.
  public var representedObject: AnyTarget?
  let icon: UIImage?
  let text: String

  /// Creates a token with an icon, which may be `nil`, and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  /// The tokens before the text; empty by default.
  public final var tokens: [UISearchToken] {
    get { tokenRow?.tokens ?? [] }
    set {
      guard !newValue.isEmpty || tokenRow != nil else { return }
      let row = madeRow
      row.tokens = newValue
      leftView = newValue.isEmpty ? nil : row
      leftViewMode = .always
      setNeedsLayout()
      deleteToken = { field in
        guard field.allowsDeletingTokens, (field.text ?? "").utf8.isEmpty, !field.tokens.isEmpty else { return false }
        field.tokens.removeLast()
        field.sendActions(for: .editingChanged)
        return true
      }
    }
  }

  /// Inserts a token at an index.
  public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  public final func removeToken(at tokenIndex: Int) {
    tokens.remove(at: tokenIndex)
  }

  /// The color behind tokens; that of the tint by default.
  public final var tokenBackgroundColor: UIColor! {
    get { tokenRow?.ground ?? tintColor }
    set { madeRow.ground = newValue }
  }

  /// Whether a deletion in an empty field deletes the last token; `true` by default.
  public final var allowsDeletingTokens: Bool {
    get { tokenRow?.allowsDeleting ?? true }
    set { madeRow.allowsDeleting = newValue }
  }

  /// Whether tokens can be copied; `true` by default. It has no effect in Quire, where only text is copied.
  public final var allowsCopyingTokens: Bool {
    get { tokenRow?.allowsCopying ?? true }
    set { madeRow.allowsCopying = newValue }
  }

  private final var madeRow: TokenRow {
    if let tokenRow { return tokenRow }
    let made = TokenRow(frame: .zero)
    made.field = self
    tokenRow = made
    return made
  }
}

/// The tokens of a search field, side by side.
@MainActor final class TokenRow: UIView {
  /// The room beside a token's icon and text, and between tokens, in points. UIKit's values are not public; a decision.
  private static let padding: CGFloat = 6
  private static let height: CGFloat = 24

  @Weak var field: UITextField?
  var tokens: [UISearchToken] = [] { didSet { show() } }
  var ground: UIColor? { didSet { show() } }
  var allowsDeleting = true
  var allowsCopying = true

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    var x: CGFloat = 0
    for token in tokens {
      let chip = UIView()
      chip.backgroundColor = ground ?? field?.tintColor
      chip.layer.cornerRadius = 5
      chip.isAccessibilityElement = true
      chip.accessibilityLabel = token.text
      var end = TokenRow.padding
      if let icon = token.icon {
        let view = UIImageView(image: icon)
        view.tintColor = .white
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: end, y: (TokenRow.height - 16) / 2, width: 16, height: 16)
        chip.addSubview(view)
        end += 16 + 4
      }
      let label = UILabel()
      label.text = token.text
      label.textColor = .white
      label.font = field?.font ?? .preferredFont(forTextStyle: .body)
      let size = label.sizeThatFits(.zero)
      label.frame = CGRect(x: end, y: (TokenRow.height - size.height) / 2, width: size.width, height: size.height)
      chip.addSubview(label)
      end += size.width + TokenRow.padding
      chip.frame = CGRect(x: x, y: 0, width: end, height: TokenRow.height)
      addSubview(chip)
      x += end + TokenRow.padding
    }
    frame.size = CGSize(width: x, height: TokenRow.height)
    for chip in subviews { chip.mirror(in: x) }
    field?.setNeedsLayout()
  }
}
