// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  extension NotificationCenter {
    /// The notifications of a name, as an asynchronous sequence that does not end.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      // Sendable because its values never change.

      /// The type of the elements.
      public typealias Element = Notification
      /// The type of errors: `Never`, because the sequence does not fail.
      public typealias Failure = Never

      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// An iterator, which keeps the notifications that are posted between two elements.
      public struct Iterator: AsyncIteratorProtocol {
        private var posted: AsyncStream<Posted>.AsyncIterator

        init(_ posted: AsyncStream<Posted>) {
          self.posted = posted.makeAsyncIterator()
        }

        /// Waits for the next notification. Returns `nil` if the task is canceled.
        public mutating func next() async -> Notification? {
          await posted.next()?.notification
        }
      }

      /// Returns an iterator, which observes the center until it is released.
      public func makeAsyncIterator() -> Iterator {
        let (posted, continuation) = AsyncStream.makeStream(of: Posted.self)
        let center = center
        let token = Token(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          })
        continuation.onTermination = { _ in center.removeObserver(token.observer) }
        return Iterator(posted)
      }

      /// A notification on its way to the iterator's task.
      struct Posted: @unchecked Sendable {
        let notification: Notification
      }

      /// The center's observer, wrapped so that a sendable closure can capture it. Only the center uses it.
      private struct Token: @unchecked Sendable {
        let observer: AnyObject

        init(_ observer: AnyObject) {
          self.observer = observer
        }
      }
    }

    /// Returns the notifications of a name that are posted after iteration begins. If `object` is given, only its
    /// notifications are included.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(self, name, object)
    }
  }

#endif
