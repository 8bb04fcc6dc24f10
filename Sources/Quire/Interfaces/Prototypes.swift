// SPDX-License-Identifier: Apache-2.0

// Cells that a table or a collection view creates with closures and nibs.

extension UITableView {
  /// Not Apple's API: for code that is generated from interface files. Registers a closure that creates cells, which are
  /// reused like those of a registered class. A later registration replaces an earlier one.
  public final func _register(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell) {
    register(nil as UITableViewCell.Type?, forCellReuseIdentifier: identifier)
    let earlier = makePrototype
    makePrototype = { name, isCell in
      guard isCell, name.hasSameBytes(as: identifier) else { return earlier?(name, isCell) }
      let cell = make()
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      return cell
    }
  }

  /// Not Apple's API: for code that is generated from interface files. Registers a closure that creates headers and
  /// footers, which are reused like those of a registered class. A later registration replaces an earlier one.
  public final func _registerView(
    _ identifier: String, _ make: @escaping @MainActor () -> UITableViewHeaderFooterView
  ) {
    register(nil as UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: identifier)
    let earlier = makePrototype
    makePrototype = { name, isCell in
      guard !isCell, name.hasSameBytes(as: identifier) else { return earlier?(name, isCell) }
      let view = make()
      if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
      return view
    }
  }

  /// Registers a nib with one cell. `nil` removes the registration.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as UITableViewCell.Type?, forCellReuseIdentifier: identifier)
    guard let nib else { return removePrototype(identifier, isCell: true) }
    _register(identifier) {
      let objects = nib.objects(for: nil)
      guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
        _interfaceFault(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a UITableViewCell instance")
      }
      return cell
    }
  }

  /// Registers a nib with one header or footer. `nil` removes the registration.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: identifier)
    guard let nib else { return removePrototype(identifier, isCell: false) }
    _registerView(identifier) {
      let objects = nib.objects(for: nil)
      guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
        _interfaceFault(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a UITableViewHeaderFooterView instance")
      }
      return view
    }
  }

  private final func removePrototype(_ identifier: String, isCell: Bool) {
    let earlier = makePrototype
    makePrototype = { name, kind in
      kind == isCell && name.hasSameBytes(as: identifier) ? nil : earlier?(name, kind)
    }
  }
}

extension UICollectionView {
  /// Not Apple's API: for code that is generated from interface files. Registers a closure that creates cells, which are
  /// reused like those of a registered class. A later registration replaces an earlier one.
  public final func _registerCell(_ identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell) {
    register(nil as UICollectionViewCell.Type?, forCellWithReuseIdentifier: identifier)
    addPrototype(identifier, make)
  }

  /// Not Apple's API: for code that is generated from interface files. Registers a closure that creates supplementary
  /// views, which are reused like those of a registered class. A later registration replaces an earlier one.
  public final func _registerView(
    _ kind: String, _ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView
  ) {
    register(
      nil as UICollectionReusableView.Type?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    addPrototype(kind + "/" + identifier, make)
  }

  /// Registers a nib with one cell. `nil` removes the registration.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as UICollectionViewCell.Type?, forCellWithReuseIdentifier: identifier)
    addPrototype(identifier, nib, identifier, isCell: true)
  }

  /// Registers a nib with one supplementary view. `nil` removes the registration.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      nil as UICollectionReusableView.Type?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    addPrototype(kind + "/" + identifier, nib, identifier, isCell: false)
  }

  private final func addPrototype(_ key: String, _ nib: UINib?, _ identifier: String, isCell: Bool) {
    guard let nib else { return addPrototype(key, nil) }
    addPrototype(key) { UICollectionView.view(in: nib, identifier, isCell: isCell) }
  }

  /// Registers a closure for an identifier, or removes the registration.
  private final func addPrototype(_ identifier: String, _ make: (@MainActor () -> UICollectionReusableView)?) {
    let earlier = makePrototype
    makePrototype = { $0.hasSameBytes(as: identifier) ? make?() : earlier?($0) }
  }

  private static func view(in nib: UINib, _ identifier: String, isCell: Bool) -> UICollectionReusableView {
    let objects = nib.objects(for: nil)
    guard objects.count == 1, let view = objects[0] as? UICollectionReusableView,
      !isCell || view is UICollectionViewCell
    else {
      _interfaceFault(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(isCell ? "UICollectionViewCell" : "UICollectionReusableView") instance")
    }
    return view
  }
}
