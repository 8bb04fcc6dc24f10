// SPDX-License-Identifier: Apache-2.0

import Quire

/// Shows a postcard and lets its picture be chosen.
final class PostcardViewController: UIViewController, PhotoPickerViewControllerDelegate {
  private let postcardView = PostcardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Postcards"
    view.backgroundColor = .systemGroupedBackground

    let photoItem = UIBarButtonItem(
      image: UIImage(systemName: "photo"),
      primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.togglePhotoPicker() })
    photoItem.accessibilityLabel = "Choose photo"
    navigationItem.rightBarButtonItem = photoItem

    postcardView.photo = Photo.all.first
    view.addSubview(postcardView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side: CGFloat = 20
    let top: CGFloat = traitCollection.horizontalSizeClass == .regular ? 40 : 16
    let size = postcardView.sizeThatFits(
      CGSize(width: min(area.width - 2 * side, 560), height: area.height - 2 * top))
    postcardView.frame = CGRect(
      x: area.midX - size.width / 2, y: area.minY + top, width: size.width, height: size.height)
  }

  /// Presents the picker, or dismisses it if it is presented already.
  private func togglePhotoPicker() {
    if presentedViewController != nil {
      dismiss(animated: true)
      return
    }
    let picker = PhotoPickerViewController()
    picker.delegate = self
    picker.selectedPhoto = postcardView.photo
    let navigation = UINavigationController(rootViewController: picker)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    present(navigation, animated: true)
  }

  func photoPicker(_ picker: PhotoPickerViewController, didPick photo: Photo) {
    postcardView.photo = photo
    if let sheet = picker.navigationController?.sheetPresentationController {
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = .medium
      }
    }
  }
}
