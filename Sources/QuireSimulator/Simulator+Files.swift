// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// A file of the user, to choose or to drop.
public struct UserFile: Sendable {
  /// The kind of file that a host finds when it reads it.
  public enum Kind: Sendable {
    /// A picture of a size in pixels.
    case picture(width: Double, height: Double)
    /// A file that is not a picture, or a damaged picture.
    case undecodable
    /// A file that is larger than the host accepts.
    case tooLarge
  }

  /// The name of the file, with its extension.
  public var name: String
  /// The kind of the file.
  public var kind: Kind

  /// Creates a file with a name and a kind.
  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Creates a picture of a size in pixels.
  public static func picture(_ name: String, width: Double = 400, height: Double = 300) -> UserFile {
    UserFile(name, .picture(width: width, height: height))
  }
}

/// The state of the user's own files in a simulator.
struct UserFiles {
  /// The open dialog.
  var dialog: (request: UInt32, allowsSeveral: Bool)?
  /// The number of the drag over the window, and the dragged files.
  var drag: (number: UInt32, files: [UserFile])?
  var watchesDrags = false
  /// The current result of a drop.
  var answer = DropAnswer.cancel
  /// The pictures that the app uses.
  var held: [UInt32: UserFile] = [:]
  var latest: UInt32 = 0x8000_0000
}

extension Simulator {
  // MARK: The dialog

  /// Whether the app has opened the dialog for the user's own pictures.
  public var asksForFiles: Bool { files.dialog != nil }
  /// Whether the user may choose several files in the dialog.
  public var asksForSeveralFiles: Bool { files.dialog?.allowsSeveral ?? false }
  /// The number of the user's pictures that the app uses.
  public var heldFileCount: Int { files.held.count }

  /// Chooses files in the dialog and closes it. The dialog must be open, and accept that many files.
  public func chooseFiles(_ chosen: [UserFile]) {
    guard let dialog = files.dialog else { preconditionFailure("No dialog for files is open.") }
    precondition(chosen.count == 1 || dialog.allowsSeveral, "The dialog takes one file.")
    files.dialog = nil
    report(chosen, request: dialog.request)
  }

  /// Closes the dialog without a choice. The dialog must be open.
  public func cancelFiles() {
    guard let dialog = files.dialog else { preconditionFailure("No dialog for files is open.") }
    files.dialog = nil
    turn { session.filesEnded(dialog.request, isCanceled: true, now: now) }
  }

  private func report(_ chosen: [UserFile], request: UInt32) {
    for file in chosen {
      files.latest += 1
      var made = HostFile(number: files.latest, name: file.name, size: .zero, problem: .undecodable)
      switch file.kind {
      case .picture(let width, let height):
        made = HostFile(
          number: made.number, name: file.name, size: Size(width: width, height: height), problem: .none)
        files.held[made.number] = file
      case .undecodable: break
      case .tooLarge: made.problem = .tooLarge
      }
      turn { session.fileCame(made, for: request, now: now) }
    }
    turn { session.filesEnded(request, isCanceled: chosen.isEmpty, now: now) }
  }

  // MARK: Drags

  /// Drags files, or something else, to a point in the window. Returns whether a drop there would be accepted.
  @discardableResult
  public func dragFiles(_ dragged: [UserFile], to point: CGPoint) -> Bool {
    if files.drag == nil {
      files.latest += 1
      files.drag = (files.latest, dragged)
    }
    reportDrag(.over, at: point)
    return files.answer.isTaken
  }

  /// Drops the files of `dragFiles`. Returns whether the app accepted them.
  @discardableResult
  public func dropFiles(at point: CGPoint) -> Bool {
    guard let drag = files.drag else { preconditionFailure("No files are dragged; call dragFiles before.") }
    reportDrag(.over, at: point)
    let isTaken = files.answer.isTaken
    reportDrag(isTaken ? .dropped : .gone, at: point)
    files.drag = nil
    if isTaken { report(drag.files, request: drag.number) }
    return isTaken
  }

  /// Drags the files of `dragFiles` out of the window.
  public func dragFilesAway() {
    reportDrag(.gone, at: .zero)
    files.drag = nil
  }

  private func reportDrag(_ phase: HostDrag.Phase, at point: CGPoint) {
    guard let drag = files.drag, files.watchesDrags else { return }
    files.answer = .cancel
    let place = Point(point)
    // A host knows the name of a file, and so its kind, before it can read the file.
    let others = drag.files.filter { !$0.seemsPicture }.count
    let report = HostDrag(
      number: drag.number, point: place, view: screen.hit(at: place, time: now)?.path.first?.id,
      pictures: drag.files.count - others, others: others, phase: phase)
    turn { session.dragged(report, now: now) }
  }

  func carryOut(_ command: FileCommand) {
    switch command {
    case .prepare: break
    case .choose(let request, let allowsSeveral): files.dialog = (request, allowsSeveral)
    case .release(let file): files.held[file] = nil
    case .watchDrags: files.watchesDrags = true
    case .answer(let answer): files.answer = answer
    }
  }
}

extension UserFile {
  /// The beginning of a picture's file, which contains its size. The simulator needs no more of a picture.
  var contents: [UInt8]? {
    guard case .picture(let width, let height) = kind else { return nil }
    func number(_ value: Double) -> [UInt8] {
      let value = UInt32(clamping: Int(value))
      return (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number(width)
      + number(height) + [8, 2, 0, 0, 0]
  }

  fileprivate var seemsPicture: Bool {
    if case .picture = kind { return true }
    return ["png", "jpg", "jpeg", "gif", "webp", "heic"].contains { name.lowercased().hasSuffix(".\($0)") }
  }
}
