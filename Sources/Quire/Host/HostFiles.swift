// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A request from a session to its host about the user's own files.
@_spi(Hosts) public enum FileCommand: Hashable, Sendable {
  /// Announces that a dialog may be needed soon. A host that must load code for it does so now.
  case prepare
  /// Opens the dialog in which the user chooses pictures. The host calls `Session.fileCame` for each picture, and then
  /// `filesEnded`, even if the user chose none. If a dialog is open already, it stays open.
  case choose(request: UInt32, allowsSeveral: Bool)
  /// Releases a picture that the host holds, because the app no longer uses it.
  case release(UInt32)
  /// Makes the host report drags of files over the window with `Session.dragged` from now on.
  case watchDrags
  /// The answer to the latest report of a drag, within its turn. Without an answer, a drop is refused.
  case answer(DropAnswer)
}

/// The result of dropping the dragged files, with UIKit's values.
@_spi(Hosts) public enum DropAnswer: UInt8, Hashable, Sendable {
  /// `cancel` means that no view accepts the files, and `forbidden` that they can't be dropped at this location. `copy`
  /// and `move` mean that a drop would copy or move them.
  case cancel, forbidden, copy, move

  /// Whether the app takes a drop.
  public var isTaken: Bool { self == .copy || self == .move }
}

/// A file of the user that a host holds.
@_spi(Hosts) public struct HostFile: Sendable {
  /// The reason why a file can't be shown.
  public enum Problem: UInt8, Hashable, Sendable {
    /// `none` means that the file is a picture, `undecodable` that the host can't decode it as one, and `tooLarge` that
    /// it exceeds the host's limit.
    case none, undecodable, tooLarge
  }

  /// The host's number for the file. A number is never reused.
  public var number: UInt32
  /// The name of the file with its extension. May be empty.
  public var name: String
  /// The size of the picture as it is shown, in pixels. 0 if there is a problem.
  public var size: Size
  /// The reason why the file can't be shown, or `none` if the host holds a picture.
  public var problem: Problem

  /// Creates a file as a host reports it. A picture without a size counts as undecodable.
  public init(number: UInt32, name: String, size: Size, problem: Problem) {
    self.number = number
    self.name = name
    self.size = size
    self.problem = problem == .none && !(size.width >= 1 && size.height >= 1) ? .undecodable : problem
  }
}

/// A drag of the user's files over the window.
@_spi(Hosts) public struct HostDrag: Sendable {
  /// The phase of a drag.
  public enum Phase: UInt8, Hashable, Sendable {
    /// `over` means that the files are over the window, `gone` that they have left it or the drag was canceled, and
    /// `dropped` that they were dropped at the latest location.
    case over, gone, dropped
  }

  /// The host's number for the drag. The files of a drop are reported with it as their request.
  public var number: UInt32
  /// The location in the window, in points.
  public var point: Point
  /// The innermost view at the location, or `nil` if there is none.
  public var view: ViewID?
  /// The number of pictures, as far as the host knows it before the drop.
  public var pictures: Int
  /// The number of other items: texts, addresses and other files.
  public var others: Int
  /// The phase of the drag.
  public var phase: Phase

  /// Creates a drag as a host reports it.
  public init(number: UInt32, point: Point, view: ViewID?, pictures: Int, others: Int, phase: Phase) {
    self.number = number
    self.point = point
    self.view = view
    self.pictures = pictures
    self.others = others
    self.phase = phase
  }
}

/// A picture of the user, which a host keeps while the app uses it. Two values are equal only if they are the same
/// object.
@_spi(Hosts) public final class HeldPicture: Hashable, Sendable {
  /// The host's number for the picture.
  public let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  deinit {
    let number = number
    #if !hasFeature(Embedded)
      // The last owner may have been on another thread, such as a test that has ended.
      guard MainThread.isCurrent else {
        DispatchQueue.main.async { Session.current?.ask(.release(number)) }
        return
      }
    #endif
    MainActor.assumeIsolated { Session.current?.ask(.release(number)) }
  }

  /// Returns whether both are the same object.
  public static func == (left: HeldPicture, right: HeldPicture) -> Bool { left === right }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
