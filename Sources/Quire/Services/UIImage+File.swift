// SPDX-License-Identifier: Apache-2.0

// Not Apple's API: there, an app has the address of a file.

extension UIImage {
  /// Reads the file of a picture that the user chose or dropped, or that was made of `Data`; `completion` is called in a
  /// later turn. It gets `nil` for any other picture, and for a file that can't be read any more.
  ///
  /// `UIImage(data:)` makes the picture again of what was read, for example of a value of `DataStore`.
  public final func loadFile(_ completion: @escaping @MainActor (Data?) -> Void) {
    switch source {
    case .held(let picture):
      HostServices.pictureFiles.read(picture.number) { bytes in
        // The host keeps the file for as long as the picture is used.
        withExtendedLifetime(picture) { completion(bytes.map { Data($0) }) }
      }
    case .data(let data):
      Session.afterwards { completion(Data(data.bytes)) }
    case .resource, .system:
      Session.afterwards { completion(nil) }
    }
  }
}
