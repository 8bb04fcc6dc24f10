// SPDX-License-Identifier: Apache-2.0

/// Something that a view takes part in besides touches, such as a drop.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that it belongs to; `nil` for none.
  var view: UIView? { get }
  /// It is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to another view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view takes part in besides touches.
  public final var interactions: [any UIInteraction] { heldInteractions }

  /// Adds an interaction, which leaves the view that it belonged to.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; one that belongs to another view stays there.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
