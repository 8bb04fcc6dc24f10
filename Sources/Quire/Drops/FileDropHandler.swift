// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that forwards drags of the user's files to the interaction under them.
final class FileDropHandler: UserFileHandler {
  private struct Drag {
    var number: UInt32
    var session: DropSession
    var tracking: DropTracking
  }

  private var drag: Drag?
  /// The drops whose files the host is still examining.
  private var drops: [(number: UInt32, session: DropSession)] = []

  /// Makes the running session report drags.
  static func install() {
    guard let session = Session.current, !session.fileHandlers.contains(where: { $0 is FileDropHandler }) else {
      return
    }
    session.fileHandlers.append(FileDropHandler())
    session.ask(.watchDrags)
  }

  override func dragged(_ report: HostDrag, in session: Session) {
    if drag?.number != report.number { begin(report, in: session) }
    guard let drag else { return }
    switch report.phase {
    case .over:
      drag.tracking.move(
        to: CGPoint(x: report.point.x, y: report.point.y), over: report.view.flatMap { session.shown[$0.rawValue] })
      session.ask(.answer(drag.tracking.answer))
    case .gone:
      self.drag = nil
      drag.tracking.cancel()
    case .dropped:
      self.drag = nil
      drops.append((report.number, drag.session))
      drag.tracking.drop()
    }
  }

  private func begin(_ report: HostDrag, in session: Session) {
    drag?.tracking.cancel()
    let pictures = (0..<max(0, min(report.pictures, 1000))).map { _ in
      UIDragItem(itemProvider: NSItemProvider(.awaited))
    }
    let others = (0..<max(0, min(report.others, 1000))).map { _ in UIDragItem(itemProvider: NSItemProvider(.other)) }
    let made = DropSession(pictures + others, in: session.window)
    drag = Drag(number: report.number, session: made, tracking: DropTracking(made))
  }

  override func came(_ file: HostFile, _ picture: HeldPicture?, for request: UInt32) {
    guard let drop = drops.first(where: { $0.number == request }) else { return }
    if let image = UIImage(file, picture) {
      drop.session.take(.image(image), named: file.name)
    } else if let refusal = PictureRefusal(file) {
      drop.session.take(.refused(refusal), named: file.name)
    }
  }

  override func ended(_ request: UInt32, isCanceled: Bool) {
    guard let index = drops.firstIndex(where: { $0.number == request }) else { return }
    drops.remove(at: index).session.end()
  }
}

/// The interaction that a drag is over, and the operation that a drop would perform there.
@MainActor final class DropTracking {
  private let session: DropSession
  /// The answers of the delegates, each of which is asked once.
  private var known: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  private var current: UIDropInteraction?
  private var entered: [UIDropInteraction] = []
  private(set) var operation = UIDropOperation.cancel
  var answer: DropAnswer { operation.answer }

  init(_ session: DropSession) {
    self.session = session
  }

  /// Moves the drag to a point of the window, over a view.
  func move(to point: CGPoint, over view: UIView?) {
    session.point = point
    let found = interaction(over: view)
    if found !== current {
      leave()
      current = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    guard let found, let delegate = found.delegate else { return operation = .cancel }
    let wanted = delegate.dropInteraction(found, sessionDidUpdate: session).operation
    operation = wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted
  }

  /// Returns the innermost interaction that accepts the drag.
  private func interaction(over view: UIView?) -> UIDropInteraction? {
    var candidate = view
    while let next = candidate {
      for held in next.heldInteractions {
        if let interaction = held as? UIDropInteraction, canHandle(interaction) { return interaction }
      }
      candidate = next.superview
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let answer = known.first(where: { $0.interaction === interaction }) { return answer.canHandle }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    known.append((interaction, answer))
    return answer
  }

  private func leave() {
    guard let old = current else { return }
    current = nil
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  /// Drops the items at the current position. Returns whether they were accepted.
  @discardableResult func drop() -> Bool {
    guard let current, let delegate = current.delegate, answer.isTaken else {
      cancel()
      return false
    }
    delegate.dropInteraction(current, performDrop: session)
    delegate.dropInteraction(current, concludeDrop: session)
    end()
    return true
  }

  /// Cancels the drag, so that the items go back.
  func cancel() {
    leave()
    end()
  }

  private func end() {
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    entered = []
    current = nil
  }
}
