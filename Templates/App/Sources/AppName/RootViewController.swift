import UIKit

/// The app's first screen: a picture, and a button that presents a sheet.
final class RootViewController: UIViewController {
  private let picture = UIImageView(image: UIImage(named: "hills"))
  private let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "AppName"
    view.backgroundColor = .systemBackground

    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.accessibilityLabel = "Hills"
    view.addSubview(picture)

    button.setTitle("Show the sheet", for: .normal)
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.showSheet() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: min(area.width * 2 / 3, 320))
    button.frame = CGRect(x: area.minX, y: picture.frame.maxY + 20, width: area.width, height: 50)
  }

  private func showSheet() {
    let content = SheetViewController()
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    present(content, animated: true)
  }
}

/// The app as hosts start it: the browser's executable and the tests.
@MainActor public func makeRootViewController() -> UIViewController {
  UINavigationController(rootViewController: RootViewController())
}
