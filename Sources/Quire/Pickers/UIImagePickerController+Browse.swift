// SPDX-License-Identifier: Apache-2.0

// Not Apple's API: the dialog for the user's own files, for an app with its own image grid.

extension UIImagePickerController {
  /// Loads the parts that `browse` needs, so that the dialog opens immediately within a press.
  public static func prepareToBrowse() {
    _ = FileDialogHandler.current
  }

  /// Opens the system's file dialog for one image. Call it within a press, because otherwise browsers refuse it. The
  /// closure receives the image, or the reason why the chosen file cannot be used, or neither if the user chose no
  /// file.
  public static func browse(_ completion: @escaping (_ picture: Picture?, _ refusal: PictureRefusal?) -> Void) {
    FileDialogHandler.current?.choose(allowsSeveral: false) { files in
      guard let file = files.first else { return completion(nil, nil) }
      completion(file.image.map { Picture(name: file.name, image: $0) }, file.refusal)
    }
  }
}
