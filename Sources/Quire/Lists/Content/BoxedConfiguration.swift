// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A configuration of an app's own type in a list configuration. Not Apple's API: for translated sources.
  @preconcurrency @MainActor open class _BoxedConfiguration {
    /// Creates a box without a configuration, for a subclass.
    public init() {}

    /// Returns a new view that shows the configuration.
    open func makeContentView() -> any UIView & UIContentView { fatalError("A box has a configuration.") }

    /// Returns the configuration for a state of its cell.
    open func updated(for state: UICellConfigurationState) -> _BoxedConfiguration { self }
  }

  /// A box for one type of configuration. Not Apple's API: for translated sources.
  @preconcurrency @MainActor public final class _ContentBox<Configuration: UIContentConfiguration>: _BoxedConfiguration
  {
    /// The configuration, as passed to the initializer.
    public let value: Configuration

    /// Creates a box with a configuration.
    public init(_ value: Configuration) {
      self.value = value
      super.init()
    }

    public override func makeContentView() -> any UIView & UIContentView { value.makeContentView() }

    public override func updated(for state: UICellConfigurationState) -> _BoxedConfiguration {
      _ContentBox(value.updated(for: state))
    }
  }

  /// Returns a configuration as any configuration, for a property that may be `nil`. Not Apple's API: for translated
  /// sources.
  @MainActor public func _optionalContent(_ configuration: AnyContentConfiguration?) -> AnyContentConfiguration? {
    configuration
  }

  /// Returns a configuration as any configuration, for a property that may be `nil`. Not Apple's API: for translated
  /// sources.
  @_disfavoredOverload
  @MainActor public func _optionalContent<Configuration: UIContentConfiguration>(
    _ configuration: Configuration
  ) -> AnyContentConfiguration? {
    AnyContentConfiguration(boxed: _ContentBox(configuration))
  }

  /// Returns a configuration as any configuration. Not Apple's API: for translated sources.
  @MainActor public func _anyContent(_ configuration: AnyContentConfiguration) -> AnyContentConfiguration {
    configuration
  }

  /// Returns a configuration as any configuration. Not Apple's API: for translated sources.
  @_disfavoredOverload
  @MainActor public func _anyContent<Configuration: UIContentConfiguration>(
    _ configuration: Configuration
  ) -> AnyContentConfiguration {
    AnyContentConfiguration(boxed: _ContentBox(configuration))
  }

  /// Returns a configuration as itself, for a parameter of its type. Not Apple's API: for translated sources.
  @MainActor public func _passedContent<Configuration: UIContentConfiguration>(
    _ configuration: Configuration
  ) -> Configuration {
    configuration
  }

  /// Returns a configuration as any configuration, for a parameter. Not Apple's API: for translated sources.
  @_disfavoredOverload
  @MainActor public func _passedContent<Configuration: UIContentConfiguration>(
    _ configuration: Configuration
  ) -> AnyContentConfiguration {
    AnyContentConfiguration(boxed: _ContentBox(configuration))
  }

  /// Returns any configuration as a list configuration, or `nil` if it has another type. Not Apple's API: for translated
  /// sources.
  @MainActor public func _content(
    _ configuration: AnyContentConfiguration?, as type: UIListContentConfiguration.Type
  ) -> UIListContentConfiguration? {
    configuration?.boxed == nil ? configuration : nil
  }

  /// Returns any configuration as one of a type, or `nil` if it has another type. Not Apple's API: for translated
  /// sources.
  @_disfavoredOverload
  @MainActor public func _content<Configuration: UIContentConfiguration>(
    _ configuration: AnyContentConfiguration?, as type: Configuration.Type
  ) -> Configuration? {
    (configuration?.boxed as? _ContentBox<Configuration>)?.value
  }

#endif
