// SPDX-License-Identifier: Apache-2.0

/// Is notified of what the user does in an image picker.
///
/// UIKit requires a `UINavigationControllerDelegate` besides; here every one is.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
  /// The user chose a picture, which is `info[.originalImage] as? UIImage`. The picker stays until the app dismisses it;
  /// the default does.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: UIImagePickerController.InfoValue])
  /// The user pressed Cancel. The picker stays until the app dismisses it; the default does.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker; the default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: UIImagePickerController.InfoValue]
  ) {
    picker.dismiss(animated: true)
  }
  /// Dismisses the picker; the default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets the user choose one of the pictures that the app offers.
///
/// A page can't read a phone's photo library: the app sets `pictures` before it presents a picker.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The place that pictures come from.
  public enum SourceType: Int, Sendable {
    /// The app's pictures.
    case photoLibrary = 0
    /// There is none here: `isSourceTypeAvailable` is `false`.
    case camera = 1
    /// The app's pictures.
    case savedPhotosAlbum = 2
  }

  /// Names what a picker tells of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A key of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")

    /// Byte for byte.
    public static func == (left: InfoKey, right: InfoKey) -> Bool { left.rawValue.hasSameBytes(as: right.rawValue) }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) { rawValue.hashBytes(into: &hasher) }
  }

  #if hasFeature(Embedded)
    /// What `Any` is in other builds: Embedded Swift has no `Any`. Written in place of `Any`, a delegate's method compiles
    /// in all builds.
    public typealias InfoValue = NSObject
  #else
    /// `Any`. Written in place of it, a delegate's method compiles for the browser too.
    public typealias InfoValue = Any
  #endif

  /// Not Apple's API: a picture to choose, with the name that assistive technologies read.
  public struct Picture {
    /// Such as "Harbour at dusk".
    public var name: String
    /// Shown in a square, cut off at its longer sides.
    public var image: UIImage

    /// A picture with its name.
    public init(name: String, image: UIImage) {
      self.name = name
      self.image = image
    }
  }

  /// Not Apple's API: the pictures that every picker offers; none by default.
  public static var pictures: [Picture] = []

  /// Whether there is such a source: pictures that the app has set, and never a camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && !pictures.isEmpty
  }

  /// A picker of the pictures of now.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let grid = PictureGridController(UIImagePickerController.pictures)
    grid.picker = self
    setViewControllers([grid], animated: false)
  }

  /// A picker of the pictures of now.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Is notified of the choice, and of what is shown; held weakly.
  public final var delegate: (any UIImagePickerControllerDelegate)? {
    get { heldPickerDelegate }
    set {
      heldPickerDelegate = newValue
      heldNavigationDelegate = newValue
    }
  }
  @Weak private final var heldPickerDelegate: (any UIImagePickerControllerDelegate)?

  /// `photoLibrary` by default. A source that is not there stops the program.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      precondition(
        sourceType != .camera, "There is no camera here; ask isSourceTypeAvailable before setting sourceType.")
    }
  }

  /// Whether the user may crop a picture; `false`, the default, is all there is: `true` stops the program.
  open var allowsEditing = false {
    didSet { precondition(!allowsEditing, "A picture can't be cropped here; leave allowsEditing false.") }
  }

  fileprivate final func pick(_ picture: Picture) {
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: [.originalImage: picture.image])
    if delegate == nil { dismiss(animated: true) }
  }

  fileprivate final func cancel() {
    delegate?.imagePickerControllerDidCancel(self)
    if delegate == nil { dismiss(animated: true) }
  }
}

/// The pictures, in squares side by side.
private final class PictureGridController: UIViewController {
  @Weak var picker: UIImagePickerController?
  private let pictures: [UIImagePickerController.Picture]
  private let scroller = UIScrollView()
  private var cells: [UIControl] = []
  private let empty = UILabel()

  init(_ pictures: [UIImagePickerController.Picture]) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.picker?.cancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    for picture in pictures {
      let cell = UIControl()
      cell.accessibilityLabel = picture.name
      cell.clipsToBounds = true
      let shown = UIImageView(image: picture.image)
      shown.contentMode = .scaleAspectFill
      shown.clipsToBounds = true
      shown.isAccessibilityElement = false
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shown.frame = .zero
      cell.addSubview(shown)
      cell.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.picker?.pick(picture) }, for: .primaryActionTriggered)
      cells.append(cell)
      scroller.addSubview(cell)
    }
    guard pictures.isEmpty else { return }
    empty.text = "No Photos"
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    view.addSubview(empty)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = max(1, view.bounds.width - safe.left - safe.right)
    let columns = max(3, Int(width / 140))
    let gap: CGFloat = 2
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      cell.frame = CGRect(
        x: CGFloat(column) * (side + gap), y: CGFloat(row) * (side + gap), width: side, height: side)
      cell.mirror(in: width)
    }
    let rows = (cells.count + columns - 1) / columns
    scroller.contentSize = CGSize(width: width, height: CGFloat(rows) * (side + gap))
    empty.frame = CGRect(x: 16, y: view.bounds.height / 2 - 20, width: max(0, view.bounds.width - 32), height: 40)
  }
}
