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
  /// Not Apple's API: a file of the user's can't be used, or the dialog was closed without a choice. The picker stays, and
  /// says why; the default does nothing more.
  func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal)
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
  /// Does nothing; the default.
  public func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal) {}
}

/// Lets the user choose one of the pictures that the app offers, or one of the user's own.
///
/// A page can't read a phone's photo library. The app sets `pictures` before it presents a picker, and the user's own
/// come through the browser's dialog for files, which a phone opens over its photo library. They stay in the browser.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The place that pictures come from.
  public enum SourceType: Int, Sendable {
    /// The app's pictures, and the user's own.
    case photoLibrary = 0
    /// There is none here: `isSourceTypeAvailable` is `false`.
    case camera = 1
    /// The same.
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

  /// Not Apple's API: whether every picker has a button for the user's own files; `true` by default.
  public static var offersOwnFiles = true

  /// Whether there is such a source: the user's own files or pictures that the app has set, and never a camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && (offersOwnFiles || !pictures.isEmpty)
  }

  /// A picker of the pictures of now.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let grid = PictureGridController(
      UIImagePickerController.pictures, limit: 1, offersFiles: UIImagePickerController.offersOwnFiles)
    grid.picked = { [me = Weak(self)] pictures in
      if let picture = pictures.first { me.wrappedValue?.pick(picture) }
    }
    grid.cancelled = { [me = Weak(self)] in me.wrappedValue?.cancel() }
    grid.refused = { [me = Weak(self)] refusal in
      if let picker = me.wrappedValue { picker.delegate?.imagePickerController(picker, didRefuse: refusal) }
    }
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

  /// Whether the user may crop the picture; `false` by default. There is no editor here: `true` stops the program.
  open var allowsEditing = false {
    didSet { precondition(!allowsEditing, "There is no editor of pictures here; leave allowsEditing at false.") }
  }

  private final func pick(_ picture: Picture) {
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: [.originalImage: picture.image])
    if delegate == nil { dismiss(animated: true) }
  }

  private final func cancel() {
    delegate?.imagePickerControllerDidCancel(self)
    if delegate == nil { dismiss(animated: true) }
  }
}
