// SPDX-License-Identifier: Apache-2.0

/// An interaction of a view in addition to touches, for example a drop.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; `nil` for none.
  var view: UIView? { get }
  /// Called when the interaction is about to be moved to another view, or to none.
  func willMove(to view: UIView?)
  /// Called when the interaction has been moved to another view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view.
  public final var interactions: [any UIInteraction] { heldInteractions }

  /// Adds an interaction to the view. It is removed from any other view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view. Does nothing if it belongs to another view.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
