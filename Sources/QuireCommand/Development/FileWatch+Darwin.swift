// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Foundation

  /// kqueue reports added and removed names for a folder, and writes for a file.
  final class WatchSystem: Sendable {
    private let queue: Int32
    private let followed = Locked<[String: Int32]>([:])
    /// The identifier of the event that ends the thread.
    private static let ending: UInt = 0

    init(changed: @escaping @Sendable () -> Void) throws(CommandError) {
      let queue = kqueue()
      guard queue >= 0 else {
        throw CommandError("The sources can't be watched: \(String(cString: strerror(errno))).")
      }
      self.queue = queue
      var end = kevent(
        ident: Self.ending, filter: Int16(EVFILT_USER), flags: UInt16(EV_ADD | EV_CLEAR), fflags: 0, data: 0, udata: nil
      )
      kevent(queue, &end, 1, nil, 0, nil)
      Thread.detachNewThread {
        var events = [kevent](repeating: kevent(), count: 64)
        while true {
          let count = kevent(queue, nil, 0, &events, Int32(events.count), nil)
          guard count >= 0 || errno == EINTR else { break }
          if events.prefix(Int(max(count, 0))).contains(where: { $0.filter == Int16(EVFILT_USER) }) { break }
          if count > 0 { changed() }
        }
        close(queue)
      }
    }

    func follow(folders: [String], files: [String]) throws(CommandError) {
      // A replaced file is a new file under the same name, so each file is opened again.
      for path in folders + files {
        let opened = open(path, O_EVTONLY)
        if opened < 0, errno == EMFILE || errno == ENFILE {
          throw CommandError(
            "\(path) can't be watched, because too many files are open; raise the limit with ulimit -n.")
        }
        guard opened >= 0 else { continue }
        if let old = followed.withLock({ $0.updateValue(opened, forKey: path) }) { close(old) }
        var event = kevent(
          ident: UInt(opened), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
        kevent(queue, &event, 1, nil, 0, nil)
      }
    }

    func stop() {
      var end = kevent(
        ident: Self.ending, filter: Int16(EVFILT_USER), flags: 0, fflags: UInt32(NOTE_TRIGGER), data: 0, udata: nil)
      kevent(queue, &end, 1, nil, 0, nil)
      followed.withLock { for file in $0.values { close(file) } }
    }
  }
#endif
