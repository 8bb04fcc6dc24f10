// SPDX-License-Identifier: Apache-2.0

import UIKit

final class BookPageController: UIViewController {
  var didToggle: () -> Void = {}

  private let book: Book

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium()]
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "By \(book.author)"
    let button = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: book.isFavorite ? "Remove favorite" : "Add favorite") { [weak self] _ in
        self?.didToggle()
      })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
    ])
  }
}
