// SPDX-License-Identifier: Apache-2.0

import Quire

/// Controls for every property of a sheet. They take effect on the sheet that contains them.
final class PropertiesViewController: FormViewController {
  /// The view over which the sheet is centered if `sourceView` is set.
  var source: UIView?
  private var properties = SheetProperties()
  private var selection: UISegmentedControl?

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 420, height: 560)
    addHeading("Properties")
    addDetents()
    addScrolling()
    addLook()
    addPlace()
    addGroup("Keyboard and dismissal")
    let reactions = ["Expands it", "Lifts it", "Covers it"]
    choice("A keyboard in the sheet", "keyboardBehavior", reactions, properties.keyboard) { $0.keyboard = $1 }
    addField("Type here")
    flag("Must stay open", "isModalInPresentation", properties.isModal) { $0.isModal = $1 }
    addButton("Close") { [me = Weak(self)] in me.wrappedValue?.dismiss(animated: true) }
    sheetPresentationController?.selectedDetentIdentifier = .medium
    properties.apply(to: self, source: source)
    selectionChanged()
  }

  /// Shows the detent that the user has chosen.
  func selectionChanged() {
    let selected = sheetPresentationController?.selectedDetentIdentifier
    selection?.selectedSegmentIndex = SheetProperties.undimmed.firstIndex { $0 == selected } ?? 0
  }

  private func addDetents() {
    addGroup("Detents")
    choice("Heights", "detents", ["Three", "Two", "70 %", "Large"], properties.detents) { $0.detents = $1 }
    selection = addChoice(
      "Selected", detail: "selectedDetentIdentifier", ["nil", "Peek", "Medium", "Large"], selected: 2
    ) { [me = Weak(self)] index in
      guard let sheet = me.wrappedValue?.sheetPresentationController else { return }
      sheet.animateChanges { sheet.selectedDetentIdentifier = SheetProperties.undimmed[index] }
    }
    choice(
      "Undimmed up to", "largestUndimmedDetentIdentifier", ["nil", "Peek", "Medium", "Large"], properties.undimmed
    ) { $0.undimmed = $1 }
  }

  private func addScrolling() {
    addGroup("Scrolling")
    flag("Scrolling expands it", "prefersScrollingExpandsWhenScrolledToEdge", properties.scrollingExpands) {
      $0.scrollingExpands = $1
    }
    choice(
      "From the list to the sheet, dragging up", "handoffWhenExpanding", ["nil", "Never", "At first", "Always"],
      properties.expanding
    ) { $0.expanding = $1 }
    choice(
      "From the list to the sheet, dragging down", "handoffWhenCollapsing", ["Never", "At first", "Always"],
      properties.collapsing
    ) { $0.collapsing = $1 }
    flag("A wheel moves it", "followsWheel", properties.followsWheel) { $0.followsWheel = $1 }
  }

  private func addLook() {
    addGroup("Look")
    flag("Grabber", "prefersGrabberVisible", properties.showsGrabber) { $0.showsGrabber = $1 }
    choice("Corners", "preferredCornerRadius", ["nil", "0", "24", "48"], properties.radius) { $0.radius = $1 }
  }

  private func addPlace() {
    addGroup("Width and place")
    flag("Attached to the bottom in landscape", "prefersEdgeAttachedInCompactHeight", properties.isEdgeAttached) {
      $0.isEdgeAttached = $1
    }
    flag(
      "As wide as its content there", "widthFollowsPreferredContentSizeWhenEdgeAttached", properties.widthFollowsContent
    ) { $0.widthFollowsContent = $1 }
    flag("A page’s size, not a form’s", "prefersPageSizing", properties.isPage) { $0.isPage = $1 }
    choice("In a wide window", "preferredPlacement", ["Auto", "Leading", "Center", "Trailing"], properties.placement) {
      $0.placement = $1
    }
    flag("Over its row in the gallery", "sourceView", properties.hasSource) { $0.hasSource = $1 }
  }

  // MARK: Rows

  private func flag(
    _ name: String, _ property: String, _ isOn: Bool, _ set: @escaping (inout SheetProperties, Bool) -> Void
  ) {
    addSwitch(name, detail: property, isOn: isOn) { [me = Weak(self)] isOn in
      me.wrappedValue?.change { set(&$0, isOn) }
    }
  }

  private func choice(
    _ name: String, _ property: String, _ titles: [String], _ selected: Int,
    _ set: @escaping (inout SheetProperties, Int) -> Void
  ) {
    addChoice(name, detail: property, titles, selected: selected) { [me = Weak(self)] index in
      me.wrappedValue?.change { set(&$0, index) }
    }
  }

  private func change(_ change: (inout SheetProperties) -> Void) {
    change(&properties)
    properties.apply(to: self, source: source)
    selectionChanged()
  }
}
