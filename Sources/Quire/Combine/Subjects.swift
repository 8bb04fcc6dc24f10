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

  /// A subscriber of a subject, until it is canceled.
  final class Attachment<Output, Failure: Error>: Subscription {
    private(set) var relay: Relay<Output, Failure>?

    init(_ relay: Relay<Output, Failure>) {
      self.relay = relay
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { relay = nil }
  }

  /// The subscribers of a subject.
  struct Attachments<Output, Failure: Error> {
    private var list: [Attachment<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    /// Returns the new attachment, or `nil` after the end, about which the subscriber is told.
    mutating func add(_ relay: Relay<Output, Failure>) -> Attachment<Output, Failure>? {
      let attachment = Attachment(relay)
      if let completion {
        relay.begin(attachment)
        attachment.relay?.end(completion)
        return nil
      }
      list.removeAll { $0.relay == nil }
      list.append(attachment)
      return attachment
    }

    /// Returns those that are to receive a value.
    var receivers: [Attachment<Output, Failure>] { completion == nil ? list : [] }

    /// Returns those that are to learn of the end.
    mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Attachment<Output, Failure>] {
      guard self.completion == nil else { return [] }
      self.completion = completion
      let all = list
      list = []
      return all
    }
  }

  extension Array {
    fileprivate func end<Output, Failure: Error>(_ completion: Subscribers.Completion<Failure>)
    where Element == Attachment<Output, Failure> {
      for attachment in self {
        let relay = attachment.relay
        attachment.cancel()
        relay?.end(completion)
      }
    }
  }

  /// A subject that passes values on and keeps none.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private var attachments = Attachments<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) {
      for attachment in attachments.receivers { attachment.relay?.next(value) }
    }

    /// Ends the publisher for all subscribers. Later values are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      attachments.finish(completion).end(completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      if let attachment = attachments.add(relay) { relay.begin(attachment) }
    }
  }

  /// A subject that keeps the latest value, which each new subscriber receives first.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private var attachments = Attachments<Output, Failure>()
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
      guard attachments.completion == nil else { return }
      current = value
      for attachment in attachments.receivers { attachment.relay?.next(value) }
    }

    /// Ends the publisher for all subscribers. Later values are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      attachments.finish(completion).end(completion)
    }

    /// Attaches a subscriber, which receives the latest value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      guard let attachment = attachments.add(relay) else { return }
      relay.begin(attachment)
      attachment.relay?.next(current)
    }
  }

#endif
