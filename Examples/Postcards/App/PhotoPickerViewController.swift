// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor protocol PhotoPickerViewControllerDelegate: NSObjectProtocol {
  func photoPicker(_ picker: PhotoPickerViewController, didPick photo: Photo)
  /// Called when a file of the user can't be used.
  func photoPicker(_ picker: PhotoPickerViewController, didRefuse message: String)
}

/// A grid of pictures to choose from.
final class PhotoPickerViewController: UIViewController {
  @Weak var delegate: (any PhotoPickerViewControllerDelegate)?

  /// The index of the picture on the card, or `nil` for the user's own.
  var selectedPlace: Int?

  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  /// The gap between two pictures, in points.
  private let gap: CGFloat = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    preferredContentSize = CGSize(width: 400, height: 560)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) })
    let browseItem = UIBarButtonItem(
      image: UIImage(systemName: "folder"),
      primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.browse() })
    browseItem.accessibilityLabel = "Your own photo"
    navigationItem.leftBarButtonItem = browseItem
    UIImagePickerController.prepareToBrowse()
    layout.minimumLineSpacing = gap
    layout.minimumInteritemSpacing = gap
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    grid.delegate = self
    grid.accessibilityLabel = "Photos"
    grid.alwaysBounceVertical = true
    grid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      grid.topAnchor.constraint(equalTo: view.topAnchor), grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Opens the dialog for the user's own files.
  private func browse() {
    UIImagePickerController.browse { [me = Weak(self)] picture, refusal in
      guard let me = me.wrappedValue else { return }
      if let picture {
        me.grid.indexPathsForSelectedItems?.forEach { me.grid.deselectItem(at: $0, animated: false) }
        me.delegate?.photoPicker(me, didPick: Photo(picture.image, named: picture.name))
      } else if let refusal {
        me.delegate?.photoPicker(me, didRefuse: refusal.message)
      }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    guard width > 0 else { return }
    let columns: CGFloat = width < 560 ? 3 : 4
    // Slightly less than an even share, so that rounding does not move the last one to the next line.
    let side = ((width - gap * (columns - 1)) / columns).rounded(.down)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selectedPlace else { return }
    grid.selectItem(at: IndexPath(item: selectedPlace, section: 0), animated: false, scrollPosition: [])
  }
}

extension PhotoPickerViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Photo.all.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(Photo.all[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectedPlace = indexPath.item
    delegate?.photoPicker(self, didPick: Photo.all[indexPath.item])
  }
}
