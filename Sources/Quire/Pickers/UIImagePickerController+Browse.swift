// SPDX-License-Identifier: Apache-2.0

// Not Apple's API: the dialog for the user's own files, for an app with a grid of its own.

extension UIImagePickerController {
  /// Loads what `browse` needs, so that the dialog opens at once within a press.
  public static func prepareToBrowse() {
    _ = DialogDesk.current
  }

  /// Opens the system's dialog for one picture; to be called within a press, or browsers refuse it. Calls back with the
  /// picture, with the reason why the chosen file is none, or with neither if the user chose no file.
  public static func browse(_ completion: @escaping (_ picture: Picture?, _ refusal: PictureRefusal?) -> Void) {
    DialogDesk.current?.choose(allowsSeveral: false) { files in
      guard let file = files.first else { return completion(nil, nil) }
      completion(file.image.map { Picture(name: file.name, image: $0) }, file.refusal)
    }
  }
}
