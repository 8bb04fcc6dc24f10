// SPDX-License-Identifier: Apache-2.0

/// The images of a picker as a grid of squares. The first square opens the dialog for the user's own files.
final class PictureGridController: UIViewController {
  /// Receives the chosen images.
  var picked: ([UIImagePickerController.Picture]) -> Void = { _ in }
  var canceled: () -> Void = {}
  /// Receives each file that cannot be used.
  var refused: (PictureRefusal) -> Void = { _ in }

  /// The number of images that may be chosen; 0 for any number. With 1, choosing an image finishes the selection.
  private let limit: Int
  private let offersFiles: Bool
  private let scroller = UIScrollView()
  private let browse = UIButton(configuration: .gray())
  private var tiles: [PictureTile] = []
  private var chosen: [PictureTile] = []
  private let note = UILabel()
  private let noPictures = UILabel()
  private var addItem: UIBarButtonItem?

  init(_ pictures: [UIImagePickerController.Picture], limit: Int, offersFiles: Bool) {
    self.limit = limit
    self.offersFiles = offersFiles
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.canceled() })
    if limit != 1 {
      let item = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { [me = Weak(self)] _ in
          if let grid = me.wrappedValue { grid.picked(grid.chosen.map { $0.picture }) }
        })
      item.style = .done
      item.isEnabled = false
      navigationItem.rightBarButtonItem = item
      addItem = item
    }
    for picture in pictures { add(picture) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    if offersFiles {
      // The host loads the parts of the dialog now, so that it can open immediately within a press.
      _ = FileDialogHandler.current
      browse.configuration?.image = UIImage(system: "folder")
      browse.configuration?.imagePlacement = .top
      browse.configuration?.imagePadding = 6
      browse.configuration?.title = "Browse"
      browse.configuration?.background.cornerRadius = 0
      browse.accessibilityLabel = "Browse this device"
      browse.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.openDialog() }, for: .primaryActionTriggered)
      scroller.addSubview(browse)
    }
    for tile in tiles { scroller.addSubview(tile) }
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    note.isHidden = true
    scroller.addSubview(note)
    noPictures.text = "No Photos"
    noPictures.textColor = .secondaryLabel
    noPictures.textAlignment = .center
    noPictures.isHidden = offersFiles || !tiles.isEmpty
    view.addSubview(noPictures)
  }

  @discardableResult
  private func add(_ picture: UIImagePickerController.Picture) -> PictureTile {
    let tile = PictureTile(picture)
    tile.addAction(
      UIAction { [me = Weak(self), tile = Weak(tile)] _ in
        if let tile = tile.wrappedValue { me.wrappedValue?.pressed(tile) }
      }, for: .primaryActionTriggered)
    tiles.append(tile)
    if isViewLoaded {
      scroller.addSubview(tile)
      view.setNeedsLayout()
    }
    return tile
  }

  private func pressed(_ tile: PictureTile) {
    guard limit != 1 else { return picked([tile.picture]) }
    if let index = chosen.firstIndex(where: { $0 === tile }) {
      chosen.remove(at: index)
      tile.number = nil
    } else if limit == 0 || chosen.count < limit {
      chosen.append(tile)
    }
    for (index, tile) in chosen.enumerated() { tile.number = index + 1 }
    addItem?.isEnabled = !chosen.isEmpty
  }

  // MARK: The user's own files

  private func openDialog() {
    FileDialogHandler.current?.choose(allowsSeveral: limit != 1) { [me = Weak(self)] files in
      me.wrappedValue?.take(files)
    }
  }

  private func take(_ files: [FileDialogHandler.Chosen]) {
    let refusals =
      files.isEmpty ? [PictureRefusal(name: "", reason: .canceled)] : files.compactMap { $0.refusal }
    show(refusals)
    for file in files {
      guard let image = file.image else { continue }
      let name = file.name.utf8.isEmpty ? "Picture" : file.name
      pressed(add(UIImagePickerController.Picture(name: name, image: image)))
    }
    for refusal in refusals { refused(refusal) }
  }

  /// Shows why files cannot be used, until other files are chosen.
  private func show(_ refusals: [PictureRefusal]) {
    note.text = refusals.map { $0.message }.joined(separator: "\n")
    note.isHidden = note.text?.utf8.isEmpty ?? true
    view.setNeedsLayout()
    if !note.isHidden {
      scroller.setContentOffset(CGPoint(x: 0, y: -scroller.adjustedContentInset.top), animated: false)
    }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = max(1, view.bounds.width - safe.left - safe.right)
    let columns = max(3, Int(width / 140))
    let gap: CGFloat = 2
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var top: CGFloat = 0
    if !note.isHidden {
      let height = note.sizeThatFits(CGSize(width: max(0, width - 32), height: .infinity)).height
      note.frame = CGRect(x: 16, y: 8, width: max(0, width - 32), height: height)
      top = height + 16
    }
    var squares: [UIView] = offersFiles ? [browse] : []
    for tile in tiles { squares.append(tile) }
    for (index, square) in squares.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      square.frame = CGRect(
        x: CGFloat(column) * (side + gap), y: top + CGFloat(row) * (side + gap), width: side, height: side)
      square.mirror(in: width)
    }
    let rows = (squares.count + columns - 1) / columns
    scroller.contentSize = CGSize(width: width, height: top + CGFloat(rows) * (side + gap))
    noPictures.frame = CGRect(x: 16, y: view.bounds.height / 2 - 20, width: max(0, view.bounds.width - 32), height: 40)
  }
}
