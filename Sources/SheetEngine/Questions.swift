// SPDX-License-Identifier: Apache-2.0

/// A question that waits for its answer.
struct OpenQuestion: Sendable {
  enum Purpose: Sendable {
    /// A pull below the smallest detent.
    case drag
    /// A release that would dismiss, and its velocity.
    case release(velocity: Double)
    case dimmingTap
    case grabberTap
    case escape
    /// A release that was permitted to dismiss, and its velocity.
    case leave(velocity: Double)
    /// The detent that a release chose, and its velocity.
    case settle(DetentKey, velocity: Double)
  }

  let token: Question.Token
  let id: PresentationID
  fileprivate(set) var purpose: Purpose
  /// The turn of the question. An answer within the same turn leaves no trace of the wait.
  fileprivate(set) var turn: UInt64

  fileprivate var isDrag: Bool {
    if case .drag = purpose { true } else { false }
  }
}

/// The questions that are not answered yet, oldest first.
struct Questions: Sendable {
  private(set) var open = InPlaceArray<OpenQuestion>()
  private var lastToken: UInt32 = 0

  mutating func ask(
    _ subject: Question.Subject, about id: PresentationID, for purpose: OpenQuestion.Purpose, in turn: UInt64,
    into effects: inout Effects
  ) {
    lastToken &+= 1
    let token = Question.Token(rawValue: lastToken)
    open.append(OpenQuestion(token: token, id: id, purpose: purpose, turn: turn))
    effects.list.append(.ask(Question(token: token, id: id, subject: subject)))
  }

  /// Returns whether a question about a presentation was asked in this turn and may still be answered in it.
  func isAsked(about id: PresentationID, in turn: UInt64) -> Bool {
    open.contains { $0.id == id && $0.turn == turn }
  }

  /// Returns whether a drag's question about a presentation was asked in this turn and may still be answered in it.
  func isDragAsked(about id: PresentationID, in turn: UInt64) -> Bool {
    open.contains { $0.id == id && $0.turn == turn && $0.isDrag }
  }

  /// Changes a drag's open question to one about the release, when its finger lifts. Returns `false` if no question is
  /// open.
  mutating func turnDragQuestion(of id: PresentationID, intoRelease velocity: Double, in turn: UInt64) -> Bool {
    guard let position = open.lastIndex(where: { $0.id == id && $0.isDrag }) else { return false }
    open[position].purpose = .release(velocity: velocity)
    open[position].turn = turn
    return true
  }

  mutating func withdraw(about id: PresentationID) {
    for position in open.indices.reversed() where open[position].id == id { open.remove(at: position) }
  }

  /// Removes and returns the question that an answer is for. Returns `nil` if it was withdrawn, answered or never
  /// asked.
  mutating func close(_ token: Question.Token) -> OpenQuestion? {
    open.firstIndex { $0.token == token }.map { open.remove(at: $0) }
  }
}
