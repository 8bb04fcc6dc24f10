// SPDX-License-Identifier: Apache-2.0

/// The stack of drawing contexts, and the view that is currently drawing.
///
/// A context is created only when drawing code asks for one. Therefore apps that never draw do not link the context
/// code.
@MainActor enum DrawingContexts {
  /// A context and the function that ends its drawing. The function returns the picture, or `nil` if nothing was drawn.
  struct Record {
    let context: NSObject
    let finish: @MainActor () -> DrawnPicture?
  }

  /// The bounds of the view that is drawing, until it asks for a context.
  private(set) static var waiting: CGRect?
  /// The open contexts, from the outermost to the current one.
  static var records: [Record] = []

  /// Runs drawing code for a rectangle, and returns its drawing, or `nil` if it drew nothing.
  static func draw(in box: CGRect, _ body: () -> Void) -> DrawnPicture? {
    let (outer, depth) = (waiting, records.count)
    waiting = box
    body()
    waiting = outer
    guard records.count > depth else { return nil }
    let record = records[depth]
    records.removeSubrange(depth...)
    return record.finish()
  }

  /// Pushes a record as the current one. It takes the place of the waiting rectangle.
  static func begin(_ record: Record) {
    waiting = nil
    records.append(record)
  }
}
