// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to the user's actions in a photo picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user chose images or pressed Cancel; in the latter case, `results` is empty. The picker is shown
  /// until the app dismisses it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  /// Not Apple's API: called when one of the user's files cannot be used, or when the file dialog was closed without a
  /// choice. The picker remains and shows the reason. The default implementation does nothing.
  func picker(_ picker: PHPickerViewController, didRefuse refusal: PictureRefusal)
}

extension PHPickerViewControllerDelegate {
  /// Does nothing; the default.
  public func picker(_ picker: PHPickerViewController, didRefuse refusal: PictureRefusal) {}
}

/// An image that the user chose.
@preconcurrency @MainActor public struct PHPickerResult {
  /// The item provider, which loads the image.
  public let itemProvider: NSItemProvider
  /// Always `nil`, because a page cannot read a photo library.
  public var assetIdentifier: String? { nil }
}

/// A view controller in which the user chooses one or several of the images that the app offers, or of the user's own
/// images.
///
/// In UIKit, it is part of the module PhotosUI. The app's images are those of `UIImagePickerController.pictures`.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// The configuration, as passed to the initializer. Later changes of the value have no effect.
  public let configuration: PHPickerConfiguration
  private let navigation: UINavigationController

  /// Creates a picker with the app's current images.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    let grid = PictureGridController(
      UIImagePickerController.pictures, limit: configuration.selectionLimit,
      offersFiles: UIImagePickerController.offersOwnFiles)
    navigation = UINavigationController(rootViewController: grid)
    super.init(nibName: nil, bundle: nil)
    grid.picked = { [me = Weak(self)] pictures in me.wrappedValue?.finish(pictures) }
    grid.canceled = { [me = Weak(self)] in me.wrappedValue?.finish([]) }
    grid.refused = { [me = Weak(self)] refusal in
      if let picker = me.wrappedValue { picker.delegate?.picker(picker, didRefuse: refusal) }
    }
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate. Held weakly. Without a delegate, choosing images and pressing Cancel dismiss the picker.
  @Weak public var delegate: (any PHPickerViewControllerDelegate)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func finish(_ pictures: [UIImagePickerController.Picture]) {
    guard let delegate else { return dismiss(animated: true) }
    let results = pictures.map { picture in
      let provider = NSItemProvider(object: picture.image)
      provider.suggestedName = picture.name
      return PHPickerResult(itemProvider: provider)
    }
    delegate.picker(self, didFinishPicking: results)
  }
}
