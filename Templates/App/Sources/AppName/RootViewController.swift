import UIKit

/// The app's first screen: a picture with a note below it, and a button to write one.
final class RootViewController: UIViewController {
  private let picture = UIImageView(image: UIImage(named: "hills"))
  private let note = UILabel()
  private let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "AppName"
    view.backgroundColor = .systemGroupedBackground

    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Hills in the morning"
    view.addSubview(picture)

    note.text = "No note yet"
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.numberOfLines = 0
    view.addSubview(note)

    button.setTitle("Write a note", for: .normal)
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.writeNote() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    let width = min(area.width, 560)
    let left = area.midX - width / 2
    picture.frame = CGRect(x: left, y: area.minY, width: width, height: min(width / 2, area.height / 2))
    let textHeight = max(24, note.sizeThatFits(CGSize(width: width, height: area.height)).height)
    note.frame = CGRect(x: left, y: picture.frame.maxY + 16, width: width, height: textHeight)
    button.frame = CGRect(x: left, y: note.frame.maxY + 16, width: width, height: 50)
  }

  /// Presents the sheet. It rests at half height, where this screen stays usable, or at full height.
  private func writeNote() {
    guard presentedViewController == nil else { return }
    let writer = NoteViewController { [me = Weak(self)] text in me.wrappedValue?.show(text) }
    let navigation = UINavigationController(rootViewController: writer)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }

  private func show(_ text: String) {
    note.text = text
    note.textColor = .label
    view.setNeedsLayout()
  }
}

/// Makes the app's first screen, for the page and for the tests.
@MainActor public func makeRootViewController() -> UIViewController {
  UINavigationController(rootViewController: RootViewController())
}
