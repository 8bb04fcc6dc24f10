// SPDX-License-Identifier: Apache-2.0

// Not Apple's API, in which an app has the file's URL.

extension UIImage {
  /// Reads the file of an image that the user chose or dropped, or that was created from `Data`. `completion` is called
  /// in a later turn, with `nil` for any other image, and for a file that can no longer be read.
  ///
  /// `UIImage(data:)` creates the image again from the data, for example from a value of `DataStore`.
  public final func loadFile(_ completion: @escaping @MainActor (Data?) -> Void) {
    switch source {
    case .held(let picture):
      HostServices.pictureFiles.read(picture.number) { bytes in
        // The host keeps the file as long as the image is used.
        withExtendedLifetime(picture) { completion(bytes.map { Data($0) }) }
      }
    case .data(let data):
      Session.afterward { completion(Data(data.bytes)) }
    case .resource, .system, .drawing:
      Session.afterward { completion(nil) }
    }
  }
}
