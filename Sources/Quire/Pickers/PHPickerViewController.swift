// SPDX-License-Identifier: Apache-2.0

/// Is notified of what the user does in a photo picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: NSObjectProtocol {
  /// The user chose pictures, or pressed Cancel, which gives none. The picker stays until the app dismisses it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  /// Not Apple's API: a file of the user's can't be used, or the dialog was closed without a choice. The picker stays, and
  /// says why; the default does nothing more.
  func picker(_ picker: PHPickerViewController, didRefuse refusal: PictureRefusal)
}

extension PHPickerViewControllerDelegate {
  /// Does nothing; the default.
  public func picker(_ picker: PHPickerViewController, didRefuse refusal: PictureRefusal) {}
}

/// A picture that the user chose.
@preconcurrency @MainActor public struct PHPickerResult {
  /// Loads the picture.
  public let itemProvider: NSItemProvider
  /// Always `nil`: there is no photo library that a page can read.
  public var assetIdentifier: String? { nil }
}

/// Lets the user choose one or several of the pictures that the app offers, or of the user's own.
///
/// In UIKit it is in the module PhotosUI. The pictures are those of `UIImagePickerController.pictures`.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// As given; later changes of the value count for nothing.
  public let configuration: PHPickerConfiguration
  private let navigation: UINavigationController

  /// A picker with the app's pictures of now.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    let grid = PictureGridController(
      UIImagePickerController.pictures, limit: configuration.selectionLimit,
      offersFiles: UIImagePickerController.offersOwnFiles)
    navigation = UINavigationController(rootViewController: grid)
    super.init(nibName: nil, bundle: nil)
    grid.picked = { [me = Weak(self)] pictures in me.wrappedValue?.finish(pictures) }
    grid.cancelled = { [me = Weak(self)] in me.wrappedValue?.finish([]) }
    grid.refused = { [me = Weak(self)] refusal in
      if let picker = me.wrappedValue { picker.delegate?.picker(picker, didRefuse: refusal) }
    }
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Is notified; held weakly. Without one, a choice and Cancel close the picker.
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
