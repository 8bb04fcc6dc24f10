// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  /// A property of a class with a publisher of its values: `@Published var name = ""` has the publisher `$name`.
  ///
  /// A new subscriber receives the current value. Then it receives each new value before the property has it.
  @propertyWrapper public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Creates the property with its first value.
    public init(wrappedValue: Value) {
      storage = PublishedStorage(wrappedValue)
    }

    /// Creates the property with its first value.
    public init(initialValue: Value) {
      storage = PublishedStorage(initialValue)
    }

    /// The value.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.set(newValue) }
    }

    /// The publisher of the values.
    public var projectedValue: Publisher {
      get { Publisher(storage: storage) }
      nonmutating set {}
    }

    /// A publisher of the values of a published property.
    public struct Publisher: Quire.Publisher {
      /// The type of the values.
      public typealias Output = Value
      /// The publisher cannot fail.
      public typealias Failure = Never

      let storage: PublishedStorage<Value>

      /// Attaches a subscriber, which receives the current value.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        storage.attach(subscriber)
      }
    }

    // For translated sources.
    /// The object that knows when the property changes.
    public var _changes: _PublishedChanges { storage }
  }

  /// An object that knows when a published property changes.
  public class _PublishedChanges {
    fileprivate var owner: ObservableObjectPublisher?

    fileprivate init() {}
  }

  /// The value of a published property and its subscribers.
  final class PublishedStorage<Value>: _PublishedChanges, @unchecked Sendable {
    private(set) var value: Value
    private let attachments = Attachments<Value, Never>()
    private var kept: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
      super.init()
    }

    func set(_ value: Value) {
      owner?.send()
      attachments.send(value)
      self.value = value
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
      attachments.add(subscriber, first: value)
    }

    func keep(_ cancellable: AnyCancellable) {
      kept.append(cancellable)
    }
  }

  /// A class whose changes can be observed.
  ///
  /// In translated sources a class that names this protocol has the publisher of its published properties. A class that
  /// inherits the conformance publishes those of the superclass alone.
  public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher of a value before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  /// The publisher of an observable object.
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// The values contain nothing.
    public typealias Output = Void
    /// The publisher cannot fail.
    public typealias Failure = Never

    private let attachments = Attachments<Void, Never>()

    /// Creates a publisher.
    public init() {}

    // For translated sources.
    /// Creates a publisher of the changes of properties.
    public init(_of properties: [_PublishedChanges]) {
      for property in properties { property.owner = self }
    }

    /// Sends a value to the subscribers.
    public func send() {
      attachments.send(())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      attachments.add(subscriber)
    }
  }

#endif
