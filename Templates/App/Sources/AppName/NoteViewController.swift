import UIKit

/// The content of the sheet: a field, and buttons to keep or discard its text.
final class NoteViewController: UIViewController {
  private let field = UITextField()
  /// Called with the note that the user keeps.
  private let onDone: (String) -> Void

  init(onDone: @escaping (String) -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.close() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.keep() })

    field.placeholder = "What do you see?"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.keep() }, for: .primaryActionTriggered)
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
  }

  /// Passes on the text unless it is empty, and dismisses the sheet.
  private func keep() {
    if let text = field.text, !text.isEmpty { onDone(text) }
    close()
  }

  private func close() {
    dismiss(animated: true)
  }
}
