// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. Creates a controller of a scene from a coder, or
/// returns `nil` so that the scene creates it.
public typealias _InterfaceCreator = @MainActor (NSCoder) -> UIViewController?

/// Not Apple's API: for code that is generated from interface files. The coder that initializers receive as
/// `init(coder:)`.
///
/// It contains the values that an initializer needs, and a closure that sets all other attributes.
@preconcurrency @MainActor public final class _InterfaceCoder: NSCoder {
  /// The style of a table.
  public let tableStyle: UITableView.Style
  /// The style of a table cell.
  public let cellStyle: UITableViewCell.CellStyle
  /// The identifier with which a cell or a header is reused; `nil` for none.
  public let reuseIdentifier: String?
  /// The layout of a collection view; `nil` for a new flow layout.
  public let layout: UICollectionViewLayout?
  private var attributes: (@MainActor (NSObject) -> Void)?

  /// Creates a coder for one object.
  public init(
    tableStyle: UITableView.Style = .plain, cellStyle: UITableViewCell.CellStyle = .default,
    reuseIdentifier: String? = nil, layout: UICollectionViewLayout? = nil,
    attributes: @escaping @MainActor (NSObject) -> Void
  ) {
    self.tableStyle = tableStyle
    self.cellStyle = cellStyle
    self.reuseIdentifier = reuseIdentifier
    self.layout = layout
    self.attributes = attributes
    super.init()
  }

  /// Returns the coder as one of an interface file. Traps if it is another coder.
  public static func of(_ coder: NSCoder) -> _InterfaceCoder {
    guard let coder = coder as? _InterfaceCoder else {
      _interfaceFault("init(coder:) needs the coder that a storyboard or a nib passes to it.")
    }
    return coder
  }

  /// Sets the attributes of the object. Does nothing at a second call.
  public func decode(_ object: NSObject) {
    guard let attributes else { return }
    self.attributes = nil
    attributes(object)
  }
}

/// Not Apple's API: for code that is generated from interface files. Creates the controller of a scene with the app's
/// creator or, if there is none or if it returns `nil`, with the scene's own closure, and sets its attributes.
///
/// Stops the program if the creator returns a controller of another class than the scene's.
@MainActor public func _make<C: UIViewController>(
  _ coder: _InterfaceCoder, _ create: _InterfaceCreator?, _ make: () -> C?
) -> C {
  if let custom = create?(coder) {
    guard let custom = custom as? C else { _customControllerFault(custom) }
    coder.decode(custom)
    return custom
  }
  guard let made = make() else { _initializerFault() }
  coder.decode(made)
  return made
}

/// Not Apple's API: for `_make`, whose code is compiled into the app. Stops the program.
@MainActor public func _customControllerFault(_ controller: UIViewController) -> Never {
  _interfaceFault(
    "Custom instantiated view controller must be of the kind that the storyboard names"
      + Log.naming("and not", controller) + ".")
}

/// Not Apple's API: for `_make`, whose code is compiled into the app. Stops the program.
@MainActor public func _initializerFault() -> Never {
  _interfaceFault(
    "init(coder:) of a view controller in a storyboard returned nil. It may call super.init(coder:) only with the coder "
      + "it was given.")
}
