// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A property of a value that can be read and changed, for builds without key paths.
  ///
  /// `\.title` as an argument for a `WritableKeyPath` becomes `WritablePath({ $0.title }, { $0.title = $1 })`.
  public struct WritablePath<Root, Value> {
    private let read: (Root) -> Value
    private let change: (inout Root, Value) -> Void

    /// Creates a path from two functions that read and change the property.
    public init(_ read: @escaping (Root) -> Value, _ change: @escaping (inout Root, Value) -> Void) {
      self.read = read
      self.change = change
    }

    /// Returns the property of a value.
    public func callAsFunction(_ root: Root) -> Value {
      read(root)
    }

    /// Changes the property of a value.
    public func set(_ root: inout Root, to value: Value) {
      change(&root, value)
    }
  }

  /// A property of an object that can be read and changed, for builds without key paths.
  ///
  /// `\.title` as an argument for a `ReferenceWritableKeyPath` becomes `ReferencePath({ $0.title }, { $0.title = $1 })`.
  public struct ReferencePath<Root, Value> {
    private let read: (Root) -> Value
    private let change: (Root, Value) -> Void

    /// Creates a path from two functions that read and change the property.
    public init(_ read: @escaping (Root) -> Value, _ change: @escaping (Root, Value) -> Void) {
      self.read = read
      self.change = change
    }

    /// Returns the property of an object.
    public func callAsFunction(_ root: Root) -> Value {
      read(root)
    }

    /// Changes the property of an object.
    public func set(_ root: Root, to value: Value) {
      change(root, value)
    }
  }

#endif
