// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The connection of a running app to its host, without views: the time, timers, texts, resources and requests.
///
/// Not Apple's API. Each connection is a `Session`. Code below the views uses the connection, and need not know the
/// session.
@_spi(Hosts) @preconcurrency @MainActor public class HostConnection: NSObject {
  /// A picture in the app's resources.
  public struct Resource: Sendable {
    /// The name for `UIImage(named:)`, with or without its extension.
    public var path: String
    /// The picture's own size, in points. It becomes `UIImage.size`.
    public var size: Size

    /// Creates a picture that the host can show. The host has its content.
    public init(path: String, size: Size) {
      self.path = path
      self.size = size
    }
  }

  /// The connection of the session that made the last turn.
  @Weak static var running: HostConnection?

  /// The host outlives the session, as `Session.init` requires. Embedded Swift has no other unowned reference.
  private unowned(unsafe) let host: any Host
  private let resources: [Resource]
  final var environment: Environment
  /// The time of the current turn, or of the last one.
  final var clock: Seconds = 0
  /// The actions that run at a time.
  final var timers = Timers()
  /// The changes that the host gets at the end of the turn.
  final var changes: [ViewChange] = []

  init(host: any Host, environment: Environment, resources: [Resource]) {
    unsafe self.host = host
    self.environment = environment
    self.resources = resources
    super.init()
  }

  /// Sends a change to the host at the end of the turn.
  final func sends(_ change: ViewChange) { changes.append(change) }

  /// Opens an address outside the app, at the end of the turn.
  final func opens(_ address: String) { sends(.address(address)) }

  /// Sends the host a request about the user's own files, with the changes of this turn or of the next.
  final func ask(_ command: FileCommand) { sends(.files(command)) }

  /// Ends a turn.
  final func submit(_ turn: Turn) { unsafe host.submit(turn) }

  final func measure(_ text: StyledText, width: Double) -> Size {
    unsafe host.measure(text, width: width)
  }

  final func prepare(_ questions: [TextQuestion]) {
    unsafe host.prepare(questions)
  }

  /// Schedules an action for a time. Returns an identifier with which to remove it.
  @discardableResult
  final func schedule(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    timers.add(at: time, action)
  }

  final func unschedule(_ id: UInt32) {
    timers.remove(id)
  }

  /// Returns the resource whose path equals `path`, or is the end of `path` after a slash.
  final func resource(atPath path: String) -> Resource? {
    let bytes = Array(path.utf8)
    return resources.first { resource in
      let own = Array(resource.path.utf8)
      guard bytes.count >= own.count, bytes.suffix(own.count).elementsEqual(own) else { return false }
      return bytes.count == own.count || bytes[bytes.count - own.count - 1] == UInt8(ascii: "/")
    }
  }

  /// Returns the resource with this name, with or without its extension.
  final func resource(named name: String) -> Resource? {
    resources.first { $0.path.hasSameBytes(as: name) || $0.path.withoutExtension.hasSameBytes(as: name) }
  }
}
