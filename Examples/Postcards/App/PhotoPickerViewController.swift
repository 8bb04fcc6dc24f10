// SPDX-License-Identifier: Apache-2.0

import Quire

@MainActor protocol PhotoPickerViewControllerDelegate: NSObjectProtocol {
  func photoPicker(_ picker: PhotoPickerViewController, didPick photo: Photo)
}

/// A grid of pictures to choose from.
final class PhotoPickerViewController: UIViewController {
  @Weak var delegate: (any PhotoPickerViewControllerDelegate)?

  var selectedPhoto: Photo? { didSet { showSelection() } }

  private let scrollView = UIScrollView()
  private var cells: [PhotoCell] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) })

    view.addSubview(scrollView)
    for photo in Photo.all {
      let cell = PhotoCell(photo: photo)
      cell.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.pick(photo) }, for: .touchUpInside)
      scrollView.addSubview(cell)
      cells.append(cell)
    }
    showSelection()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let columns = view.bounds.width < 560 ? 3 : 4
    let gap: CGFloat = 2
    let side = (view.bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * (side + gap), y: CGFloat(index / columns) * (side + gap), width: side,
        height: side)
    }
    let rows = (cells.count + columns - 1) / columns
    scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows) * (side + gap) - gap)
  }

  private func pick(_ photo: Photo) {
    selectedPhoto = photo
    delegate?.photoPicker(self, didPick: photo)
  }

  private func showSelection() {
    for cell in cells { cell.isSelected = cell.photo.name == selectedPhoto?.name }
  }
}
