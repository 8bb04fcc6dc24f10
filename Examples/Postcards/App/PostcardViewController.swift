// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A postcard with editable words, and the bar with the tools that change it.
final class PostcardViewController: UIViewController {
  let cardView = CardView()
  var photo = Photo.all[0]
  /// Whether the words are the user's own, in which case they stay when the picture changes.
  var hasOwnWords = false
  var settings = SheetSettings()
  /// The panel that is currently presented.
  var panel: Panel?
  /// The last chosen font.
  var font: UIFont?
  /// The panel that was presented when the app ended, until it is presented again.
  var keptPanel: (panel: Panel, detent: SheetSettings.Detent)?
  /// Whether the user has been told that nothing can be stored.
  var hasToldOfKeeping = false

  private let scrollView = UIScrollView()
  /// The part of the content that contains the card.
  private let stage = UILayoutGuide()
  private var standsAtTop: NSLayoutConstraint?
  private var standsInMiddle: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Postcards"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItems = [makeItem(.settings), makeSaveItem()]
    navigationItem.rightBarButtonItems = [makeItem(.photos), makeItem(.fonts)]
    addScrollView()
    addCard()
    show(photo)
    restoreCard()
    cardView.textView.delegate = self
    cardView.addInteraction(UIDropInteraction(delegate: self))
  }

  /// Puts a picture on the card. Uses the picture's greeting unless the user has written words.
  func show(_ photo: Photo) {
    self.photo = photo
    cardView.show(photo.image, title: photo.title)
    if !hasOwnWords, let greeting = photo.greeting { cardView.textView.text = greeting }
  }

  private func makeItem(_ panel: Panel) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: panel.image)
    item.primaryAction = UIAction(image: panel.image) { [me = Weak(self), item = Weak(item)] _ in
      if let item = item.wrappedValue { me.wrappedValue?.toggle(panel, from: item) }
    }
    item.accessibilityLabel = panel.label
    return item
  }

  private func makeSaveItem() -> UIBarButtonItem {
    let image = UIImage(systemName: "square.and.arrow.up")
    let item = UIBarButtonItem(image: image)
    item.primaryAction = UIAction(image: image) { [me = Weak(self)] _ in me.wrappedValue?.saveCard() }
    item.accessibilityLabel = "Save as picture"
    return item
  }

  /// Returns the button that presents a panel.
  func item(of panel: Panel) -> UIBarButtonItem? {
    switch panel {
    case .settings: navigationItem.leftBarButtonItems?.first
    case .photos: navigationItem.rightBarButtonItems?.first
    case .fonts: navigationItem.rightBarButtonItems?.last
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let kept = keptPanel, let item = item(of: kept.panel) else { return }
    keptPanel = nil
    show(kept.panel, from: item, at: kept.detent, animated: false)
  }

  /// Shows an error message.
  func tell(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    (presentedViewController ?? self).present(alert, animated: true)
  }

  private func addScrollView() {
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    // While the keyboard is visible, the area above it can be scrolled.
    let keyboard = view.keyboardLayoutGuide
    keyboard.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
    ])
  }

  private func addCard() {
    cardView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(cardView)
    scrollView.addLayoutGuide(stage)
    let (safe, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    let margin = 2 * Palette.unit
    let widest = cardView.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -2 * margin)
    let top = cardView.topAnchor.constraint(equalTo: stage.topAnchor, constant: margin)
    let middle = cardView.centerYAnchor.constraint(equalTo: stage.centerYAnchor)
    for wish in [widest, top, middle] { wish.priority = .defaultHigh }
    (standsAtTop, standsInMiddle) = (top, middle)
    NSLayoutConstraint.activate([
      stage.topAnchor.constraint(equalTo: content.topAnchor),
      stage.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stage.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stage.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stage.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stage.heightAnchor.constraint(greaterThanOrEqualTo: safe.heightAnchor),

      widest, cardView.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      cardView.widthAnchor.constraint(lessThanOrEqualToConstant: 90 * Palette.unit),
      cardView.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, constant: -2 * margin),
      cardView.topAnchor.constraint(greaterThanOrEqualTo: stage.topAnchor, constant: margin),
      cardView.bottomAnchor.constraint(lessThanOrEqualTo: stage.bottomAnchor, constant: -margin),
      // Many words make the content higher.
      cardView.plate.topAnchor.constraint(greaterThanOrEqualTo: stage.topAnchor, constant: margin),
      cardView.plate.bottomAnchor.constraint(lessThanOrEqualTo: stage.bottomAnchor, constant: -margin),
    ])
    placeCard()
  }

  /// On a phone, the card is at the top, above a sheet. If there is more room, it is centered.
  private func placeCard() {
    let isRoomy = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    standsInMiddle?.isActive = isRoomy
    standsAtTop?.isActive = !isRoomy
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeCard()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if cardView.textView.isFirstResponder { showWords() }
  }

  /// Scrolls to the words if the keyboard covers them.
  private func showWords() {
    let words = cardView.plate.convert(cardView.plate.bounds, to: scrollView)
    scrollView.scrollRectToVisible(words.insetBy(dx: 0, dy: -Palette.unit), animated: false)
  }

  /// Regardless of what was presented, the text uses the keyboard again.
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    panelEnds()
  }
}
