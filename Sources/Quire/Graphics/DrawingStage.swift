// SPDX-License-Identifier: Apache-2.0

/// The view that draws itself, and the contexts that drawing goes to.
///
/// A view that draws gets a context only when its code asks for one, so an app without drawings contains no code of
/// contexts.
@MainActor enum DrawingStage {
  /// A context, and the function that ends its drawing and returns it, or `nil` if nothing was drawn.
  struct Record {
    let context: NSObject
    let finish: @MainActor () -> DrawnPicture?
  }

  /// The box of the view that draws, until it has asked for a context.
  private(set) static var waiting: CGRect?
  /// The contexts, from the outermost to the current one.
  static var records: [Record] = []

  /// Runs code that draws in a box, and returns what it drew.
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

  /// Makes a record the current one, in place of the waiting box.
  static func begin(_ record: Record) {
    waiting = nil
    records.append(record)
  }
}
