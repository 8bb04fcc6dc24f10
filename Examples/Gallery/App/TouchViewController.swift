// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet with a card that is pinched, rotated, swiped away and held for a menu. It follows a mouse and some keys.
final class TouchViewController: UIViewController {
  private let card = UIView()
  private let name = UILabel()
  private let answer = UILabel()
  private let haptics = UIImpactFeedbackGenerator(style: .medium)
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    answer.text = "Pinch, rotate, swipe or hold the card"
    answer.font = .systemFont(ofSize: 15)
    answer.textColor = .secondaryLabel
    answer.textAlignment = .center
    answer.numberOfLines = 2
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 20
    name.text = "Ace"
    name.font = .systemFont(ofSize: 34, weight: .bold)
    name.textColor = .white
    name.textAlignment = .center
    card.addSubview(name)
    view.addSubview(answer)
    view.addSubview(card)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Ace"
    card.accessibilityIdentifier = "card"
    card.accessibilityHint = "Opens a menu when it is held"
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.addAction { [me = Weak(self)] _ in me.wrappedValue?.turn() }
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction { [me = Weak(self)] _ in me.wrappedValue?.flip(direction) }
      card.addGestureRecognizer(swipe)
    }
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [me = Weak(self)] in me.wrappedValue?.follow($0) }
    card.addGestureRecognizer(hover)
    addKeyCommand(UIKeyCommand(title: "Turn the card", action: Self.turning, input: "\r", modifierFlags: .command))
    addKeyCommand(UIKeyCommand(title: "Turn the card", action: Self.turning, input: "r"))
  }

  private func follow(_ hover: UIGestureRecognizer) {
    let place = hover.location(in: card)
    switch hover.state {
    case .began: answer.text = "Mouse over"
    case .changed: answer.text = "Mouse at \(Int(place.x)), \(Int(place.y))"
    default: answer.text = "Mouse away"
    }
  }

  private static let turning = Selector("turnOver:", TouchViewController.turnOver(_:))

  private func turnOver(_ command: UIKeyCommand) {
    flip(.left)
    answer.text = command.modifierFlags.isEmpty ? "Turned by a key" : "Turned by Command and Return"
  }

  private func turn() {
    card.transform = CGAffineTransform(rotationAngle: rotation.rotation).scaledBy(x: pinch.scale, y: pinch.scale)
    let isActive = [pinch, rotation].contains { $0.state == .began || $0.state == .changed }
    guard !isActive else { return }
    haptics.impactOccurred()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { card.transform = .identity }
  }

  private func flip(_ direction: UISwipeGestureRecognizer.Direction) {
    let isLeft = direction == .left
    answer.text = isLeft ? "Swiped to the left" : "Swiped to the right"
    UIView.transition(
      with: card, duration: 0.5, options: isLeft ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { [name, card] in
        let isAce = name.text == "Ace"
        name.text = isAce ? "King" : "Ace"
        card.backgroundColor = isAce ? .systemPurple : .systemOrange
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = max(80, min(view.bounds.width - 80, view.bounds.height - 140, 260))
    card.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    card.center = CGPoint(x: view.bounds.midX, y: 84 + side / 2)
    name.frame = card.bounds
    answer.frame = CGRect(x: 20, y: 28, width: view.bounds.width - 40, height: 40)
  }
}

extension TouchViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === pinch || otherGestureRecognizer === rotation }
}

extension TouchViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil,
      actionProvider: { [me = Weak(self)] _ in
        UIMenu(children: [
          UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = me.wrappedValue?.name.text
            me.wrappedValue?.answer.text = "Copied"
          },
          UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
            guard let me = me.wrappedValue else { return }
            let sharing = UIActivityViewController(
              activityItems: [me.name.text ?? ""], applicationActivities: nil)
            sharing.popoverPresentationController?.sourceView = me.card
            me.present(sharing, animated: true)
          },
        ])
      })
  }
}
