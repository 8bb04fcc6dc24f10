// SPDX-License-Identifier: Apache-2.0

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    returnKeyType = .search
    keyboardType = .default
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  final var tokenRow: TokenRow?
  /// A function that deletes the last token of a field without text, and returns whether it did; set with the first
  /// tokens.
  final var deleteToken: ((UISearchTextField) -> Bool)?

  open override func deleteBackward() {
    if let deleteToken, deleteToken(self) { return }
    super.deleteBackward()
  }
}

/// A delegate that forwards the events of the field to the bar's delegate.
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  @Weak private var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    super.init()
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.observer?.began()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    bar.observer?.searched()
    return false
  }
}
