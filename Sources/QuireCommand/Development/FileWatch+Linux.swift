// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation

  /// inotify reports changes of the files in a folder.
  final class WatchSystem: Sendable {
    private let queue: Int32
    /// Both ends of a pipe. Closing it ends the thread.
    private let end: (reading: Int32, writing: Int32)

    /// A file is reported when it is closed after writing.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

    init(changed: @escaping @Sendable () -> Void) throws(CommandError) {
      var ends: [Int32] = [0, 0]
      let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard queue >= 0, unsafe pipe(&ends) == 0 else {
        let reason = unsafe String(cString: strerror(errno))
        throw CommandError("The sources can't be watched: \(reason).")
      }
      self.queue = queue
      end = (ends[0], ends[1])
      let reading = ends[0]
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var files = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0), pollfd(fd: reading, events: 0, revents: 0)]
        while true {
          guard unsafe poll(&files, 2, -1) >= 0 else { continue }
          guard files[1].revents == 0 else { break }
          // Every event, including an overflow, is handled alike.
          while unsafe read(queue, &buffer, buffer.count) > 0 {}
          changed()
        }
        close(queue)
        close(reading)
      }
    }

    func follow(folders: [String], files: [String]) throws(CommandError) {
      // A file is watched through its folder, so that the watch continues if an editor replaces the file.
      for folder in folders {
        let watch = unsafe inotify_add_watch(queue, folder, Self.events)
        guard watch < 0, errno == ENOSPC || errno == ENOMEM else { continue }
        throw CommandError(
          "\(folder) can't be watched, because this user watches too many folders; raise fs.inotify.max_user_watches.")
      }
    }

    func stop() {
      close(end.writing)
    }
  }
#endif
