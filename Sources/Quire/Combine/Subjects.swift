// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  /// A publisher whose values a program sends.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends the publisher for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
  }

  extension Subject where Output == Void {
    /// Sends a value that contains nothing.
    public func send() {
      send(())
    }
  }

  /// The subscribers of a subject.
  final class Attachments<Output, Failure: Error> {
    /// A subscriber, until it is canceled.
    private final class Attachment {
      var relay: Relay<Output, Failure>?

      init(_ relay: Relay<Output, Failure>) {
        self.relay = relay
      }
    }

    private var list: [Attachment] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Whether the subject has ended.
    var isFinished: Bool { completion != nil }

    /// Adds a subscriber, which receives a first value, if there is one. After the end, it is told the end instead.
    func add<S: Subscriber>(
      _ subscriber: S, first: @autoclosure () -> Output? = nil
    ) where S.Input == Output, S.Failure == Failure {
      let attachment = Attachment(Relay(subscriber))
      if !isFinished {
        list.removeAll { $0.relay == nil }
        list.append(attachment)
      }
      attachment.relay?.begin(Connection(cancel: { attachment.relay = nil }))
      if let completion {
        attachment.relay?.end(completion)
      } else if let first = first() {
        attachment.relay?.next(first)
      }
    }

    /// Sends a value to the subscribers. Does nothing after the end.
    func send(_ value: Output) {
      for attachment in list { attachment.relay?.next(value) }
    }

    /// Tells the subscribers the end, once.
    func finish(_ completion: Subscribers.Completion<Failure>) {
      guard !isFinished else { return }
      self.completion = completion
      let all = list
      list = []
      for attachment in all {
        let relay = attachment.relay
        attachment.relay = nil
        relay?.end(completion)
      }
    }
  }

  /// A subject that passes values on and keeps none.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let attachments = Attachments<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) {
      attachments.send(value)
    }

    /// Ends the publisher for all subscribers. Later values are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      attachments.finish(completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attachments.add(subscriber)
    }
  }

  /// A subject that keeps the latest value, which each new subscriber receives first.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let attachments = Attachments<Output, Failure>()
    private var current: Output

    /// Creates a subject with its first value.
    public init(_ value: Output) {
      current = value
    }

    /// The latest value. Setting it sends it.
    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    /// Keeps a value and sends it to the subscribers.
    public func send(_ value: Output) {
      guard !attachments.isFinished else { return }
      current = value
      attachments.send(value)
    }

    /// Ends the publisher for all subscribers. Later values are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      attachments.finish(completion)
    }

    /// Attaches a subscriber, which receives the latest value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attachments.add(subscriber, first: current)
    }
  }

#endif
