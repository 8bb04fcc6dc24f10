// SPDX-License-Identifier: Apache-2.0

import Quire

/// The code of a topic, from the files of this app that a page has among its resources.
final class CodeViewController: UIViewController {
  private let topic: Topic
  private let text = UITextView()
  private var files: [String] = []

  private init(_ topic: Topic) {
    self.topic = topic
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func makeSheet(of topic: Topic) -> UIViewController {
    let content = UINavigationController(rootViewController: CodeViewController(topic))
    content.sheetPresentationController?.dress(startsLarge: true)
    return content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Code"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Copy",
      primaryAction: UIAction { [me = Weak(self)] _ in
        UIPasteboard.general.string = me.wrappedValue?.files.joined(separator: "\n")
      })
    text.isEditable = false
    text.accessibilityLabel = "Code of \(topic.title)"
    text.font = CodeColors.font
    text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
    view.addSubview(text)
    load(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  /// Loads the files one after the other.
  private func load(_ index: Int) {
    guard index < topic.code.count, let url = URL(string: "resources/code/\(topic.code[index]).swift") else { return }
    URLSession.shared.dataTask(with: url) { [me = Weak(self)] data, response, _ in
      guard let me = me.wrappedValue else { return }
      guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else {
        me.text.text = "The code of \(me.topic.title) can’t be loaded."
        return
      }
      me.files.append(String(decoding: data, as: UTF8.self))
      me.text.attributedText = CodeColors.colored(me.files.joined(separator: "\n"))
      me.load(index + 1)
    }.resume()
  }
}
