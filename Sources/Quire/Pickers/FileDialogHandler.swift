// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that opens the host's file dialog for images, and receives the files that the user chooses.
final class FileDialogHandler: UserFileHandler {
  /// A file that the user chose: an image, or the reason why it cannot be used.
  struct Chosen {
    var name: String
    var image: UIImage?
    var refusal: PictureRefusal?
  }

  private struct Opened {
    var request: UInt32
    var files: [Chosen] = []
    var isOver: (_ files: [Chosen]) -> Void
  }

  @Weak private var session: Session?
  private var opened: Opened?
  private var latest: UInt32 = 0

  private init(_ session: Session) {
    super.init()
    self.session = session
  }

  /// The handler of the running session, which is created when first accessed; `nil` if no session is running.
  static var current: FileDialogHandler? {
    guard let session = Session.current else { return nil }
    for desk in session.fileHandlers { if let known = desk as? FileDialogHandler { return known } }
    let made = FileDialogHandler(session)
    session.fileHandlers.append(made)
    session.ask(.prepare)
    return made
  }

  /// Opens the dialog. `isOver` receives the chosen files, or none if the user chose none. A dialog that is already
  /// open is replaced, and its closure receives the files that have arrived so far.
  func choose(allowsSeveral: Bool, isOver: @escaping (_ files: [Chosen]) -> Void) {
    let old = opened
    latest += 1
    opened = Opened(request: latest, isOver: isOver)
    session?.ask(.choose(request: latest, allowsSeveral: allowsSeveral))
    if let old { old.isOver(old.files) }
  }

  override func came(_ file: HostFile, _ picture: HeldPicture?, for request: UInt32) {
    guard opened?.request == request else { return }
    opened?.files.append(Chosen(name: file.name, image: UIImage(file, picture), refusal: PictureRefusal(file)))
  }

  override func ended(_ request: UInt32, isCanceled: Bool) {
    guard let opened, opened.request == request else { return }
    self.opened = nil
    opened.isOver(opened.files)
  }
}

extension UIImage {
  /// Creates an image from a file whose picture the host holds. Returns `nil` if there is no picture.
  convenience init?(_ file: HostFile, _ picture: HeldPicture?) {
    guard let picture else { return nil }
    self.init(source: .held(picture), size: CGSize(width: file.size.width, height: file.size.height))
  }
}
