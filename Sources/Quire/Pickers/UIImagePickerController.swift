// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to the user's actions in an image picker.
///
/// UIKit also requires conformance to `UINavigationControllerDelegate`. In Quire, this protocol inherits from it.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
  /// Called when the user chose an image, which is `info[.originalImage] as? UIImage`. The picker is shown until the
  /// app dismisses it. The default implementation dismisses it.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: UIImagePickerController.InfoValue])
  /// Called when the user pressed Cancel. The picker is shown until the app dismisses it. The default implementation
  /// dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  /// Not Apple's API: called when one of the user's files cannot be used, or when the file dialog was closed without a
  /// choice. The picker remains and shows the reason. The default implementation does nothing.
  func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker, the default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: UIImagePickerController.InfoValue]
  ) {
    picker.dismiss(animated: true)
  }
  /// Dismisses the picker, the default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
  /// Does nothing; the default.
  public func imagePickerController(_ picker: UIImagePickerController, didRefuse refusal: PictureRefusal) {}
}

/// A view controller in which the user chooses one of the images that the app offers, or one of the user's own images.
///
/// A page cannot read a phone's photo library. The app sets `pictures` before it presents a picker. The user's own
/// images come from the browser's file dialog, which on a phone offers the photo library. They stay in the browser.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of the images.
  public enum SourceType: Int, Sendable {
    /// The app's images, and the user's own images.
    case photoLibrary = 0
    /// Never available: `isSourceTypeAvailable` returns `false`.
    case camera = 1
    /// An album that contains the same images as `photoLibrary`.
    case savedPhotosAlbum = 2
  }

  /// The key of an item of information about a chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String

    /// Creates a key with any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The image, a `UIImage`.
    public static var originalImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerOriginalImage") }
    /// The image after editing, a `UIImage`. It is present if `allowsEditing` is `true`, and equals the original image.
    public static var editedImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerEditedImage") }
    /// The part of the original image that was kept, an `NSValue` with a rectangle. It is present if `allowsEditing` is
    /// `true`, and contains the whole image.
    public static var cropRect: InfoKey { InfoKey(rawValue: "UIImagePickerControllerCropRect") }
    /// The type of the file. It is never present, because only images can be chosen.
    public static var mediaType: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaType") }
    /// The address of a movie. It is never present, because only images can be chosen.
    public static var mediaURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaURL") }
    /// The address of the image's file. It is never present, because a page has no address of the user's files.
    public static var imageURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerImageURL") }
    /// The metadata of a photo that was taken. It is never present, because there is no camera.
    public static var mediaMetadata: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaMetadata") }
    /// The photo library's asset. It is never present, because a page has no photo library.
    public static var phAsset: InfoKey { InfoKey(rawValue: "UIImagePickerControllerPHAsset") }

    /// Returns whether two keys have the same bytes.
    public static func == (left: InfoKey, right: InfoKey) -> Bool { left.rawValue.hasSameBytes(as: right.rawValue) }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) { rawValue.hashBytes(into: &hasher) }
  }

  #if hasFeature(Embedded)
    /// The replacement for `Any`, which Embedded Swift does not have. A delegate method written with this type instead
    /// of `Any` compiles in all builds.
    public typealias InfoValue = NSObject
  #else
    /// `Any`. A delegate method written with this type instead of `Any` also compiles for the browser.
    public typealias InfoValue = Any
  #endif

  /// Not Apple's API: an image that can be chosen, with the name that assistive technologies read.
  public struct Picture {
    /// The name, for example "Harbor at dusk".
    public var name: String
    /// The image, shown as a square whose longer sides are cropped.
    public var image: UIImage

    /// Creates a picture from a name and an image.
    public init(name: String, image: UIImage) {
      self.name = name
      self.image = image
    }
  }

  /// Not Apple's API: the images that every picker offers; empty by default.
  public static var pictures: [Picture] = []

  /// Not Apple's API: whether every picker has a button for the user's own files; `true` by default.
  public static var offersOwnFiles = true

  /// Returns whether a source is available. The photo library is available if the user's own files are offered or the
  /// app has set pictures. A camera is never available.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && (offersOwnFiles || !pictures.isEmpty)
  }

  /// Creates a picker of the current pictures.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let grid = PictureGridController(
      UIImagePickerController.pictures, limit: 1, offersFiles: UIImagePickerController.offersOwnFiles)
    grid.picked = { [me = Weak(self)] pictures in
      if let picture = pictures.first { me.wrappedValue?.pick(picture) }
    }
    grid.canceled = { [me = Weak(self)] in me.wrappedValue?.cancel() }
    grid.refused = { [me = Weak(self)] refusal in
      if let picker = me.wrappedValue { picker.delegate?.imagePickerController(picker, didRefuse: refusal) }
    }
    setViewControllers([grid], animated: false)
  }

  /// Creates a picker of the current pictures.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is notified of the choice and of the controllers that are shown. Held weakly.
  public final var delegate: (any UIImagePickerControllerDelegate)? {
    get { heldPickerDelegate }
    set {
      heldPickerDelegate = newValue
      heldNavigationDelegate = newValue
    }
  }
  @Weak private final var heldPickerDelegate: (any UIImagePickerControllerDelegate)?

  /// The source of the images; `photoLibrary` by default. Traps for `camera`, which is never available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      precondition(
        sourceType != .camera, "There is no camera here; ask isSourceTypeAvailable before setting sourceType.")
    }
  }

  /// Whether the user may crop the image; `false` by default. Quire has no image editor: if it is `true`, the whole
  /// image is also handed over as `editedImage`.
  open var allowsEditing = false

  private final func pick(_ picture: Picture) {
    var info: [InfoKey: InfoValue] = [.originalImage: picture.image]
    if allowsEditing {
      info[.editedImage] = picture.image
      info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: picture.image.size))
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    if delegate == nil { dismiss(animated: true) }
  }

  private final func cancel() {
    delegate?.imagePickerControllerDidCancel(self)
    if delegate == nil { dismiss(animated: true) }
  }
}
