// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What a session asks of its host about the user's own files.
@_spi(Hosts) public enum FileCommand: Hashable, Sendable {
  /// A dialog may be wanted soon; a host that has to load something for it does so now.
  case prepare
  /// Opens the dialog in which the user chooses pictures. It is answered by `Session.fileCame` for each of them, and by
  /// `filesEnded`, also if the user chose none. A dialog that is open stays.
  case choose(request: UInt32, allowsSeveral: Bool)
  /// A picture that the host holds is used no more.
  case release(UInt32)
  /// Drags of files over the window are reported from now on, by `Session.dragged`.
  case watchDrags
  /// The answer to the latest report of a drag, within its turn; without it a drop is refused.
  case answer(DropAnswer)
}

/// What would happen to what is dragged, with UIKit's values.
@_spi(Hosts) public enum DropAnswer: UInt8, Hashable, Sendable {
  /// Nothing here takes it, this place does not, or it would be copied or moved.
  case cancel, forbidden, copy, move

  /// Whether the app takes a drop.
  public var isTaken: Bool { self == .copy || self == .move }
}

/// A file of the user's that a host holds.
@_spi(Hosts) public struct HostFile: Sendable {
  /// Why a file can't be shown.
  public enum Problem: UInt8, Hashable, Sendable {
    /// `none` for a picture; the others are no picture that the host can decode, and one beyond the host's limit.
    case none, undecodable, tooLarge
  }

  /// The host's number of it; never used twice.
  public var number: UInt32
  /// Its name, with the extension; may be empty.
  public var name: String
  /// In pixels, as it is shown; 0 if there is a problem.
  public var size: Size
  /// `none` if the host holds a picture.
  public var problem: Problem

  /// A file as a host reports it; a picture without a size counts as undecodable.
  public init(number: UInt32, name: String, size: Size, problem: Problem) {
    self.number = number
    self.name = name
    self.size = size
    self.problem = problem == .none && !(size.width >= 1 && size.height >= 1) ? .undecodable : problem
  }
}

/// Files of the user's, dragged over the window.
@_spi(Hosts) public struct HostDrag: Sendable {
  /// What has happened to the drag.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It is somewhere; it has left the window or was given up; it was let go where it is.
    case over, gone, dropped
  }

  /// The host's number of the drag; the files of a drop come with it as their request.
  public var number: UInt32
  /// In the window, in points.
  public var point: Point
  /// The innermost view there; `nil` for none.
  public var view: ViewID?
  /// How many pictures there are, as far as the host knows before the drop, and how many other things.
  public var pictures: Int
  /// Texts, addresses and other files.
  public var others: Int
  /// What has happened.
  public var phase: Phase

  /// A drag as a host reports it.
  public init(number: UInt32, point: Point, view: ViewID?, pictures: Int, others: Int, phase: Phase) {
    self.number = number
    self.point = point
    self.view = view
    self.pictures = pictures
    self.others = others
    self.phase = phase
  }
}

/// A picture of the user's that a host holds for as long as the app uses it. Two are equal only if they are the same
/// object.
@_spi(Hosts) public final class HeldPicture: Hashable, Sendable {
  /// The host's number of it.
  public let number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  deinit {
    let number = number
    #if !hasFeature(Embedded)
      // The last owner may have been on another thread, for example a test that has ended.
      guard MainThread.isCurrent else {
        DispatchQueue.main.async { Session.current?.ask(.release(number)) }
        return
      }
    #endif
    MainActor.assumeIsolated { Session.current?.ask(.release(number)) }
  }

  /// Whether both are the same object.
  public static func == (left: HeldPicture, right: HeldPicture) -> Bool { left === right }

  /// From the number alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
