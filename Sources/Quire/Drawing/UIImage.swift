// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A picture among the app's resources, or a symbol.
@preconcurrency @MainActor open class UIImage: NSObject {
  final let source: ImageContent.Source
  /// In points.
  public final let size: CGSize

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(source: ImageContent.Source, size: CGSize) {
    self.source = source
    self.size = size
    super.init()
  }

  /// A picture from the app's resources by its file's name, with or without the extension; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let resource = Session.current?.resource(named: name) else { return nil }
    self.init(source: .resource(resource.path), size: CGSize(resource.size))
  }

  /// A symbol of the set in `Symbol`; `nil` for other names. It is drawn in the tint of the view that shows it.
  public convenience init?(systemName name: String) {
    guard let path = Symbol.path(named: name) else { return nil }
    self.init(source: .symbol(path: path), size: CGSize(width: Symbol.side, height: Symbol.side))
  }
}
