// SPDX-License-Identifier: Apache-2.0

import Quire

/// The screen behind the sheets: a button for each sheet, and one that counts its presses.
final class BenchViewController: UIViewController {
  private var buttons: [UIButton] = []
  private let anchors = PopoverSpecimen.all.map { PopoverAnchor($0) }
  private let counter = UIButton(type: .system)
  private let trap = UIButton(type: .system)
  private let look = UIButton(type: .system)
  private var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    counter.setTitle("Pressed 0 times", for: .normal)
    counter.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.count() }, for: .primaryActionTriggered)
    add(counter)
    trap.setTitle("Trap", for: .normal)
    trap.setTitleColor(.white, for: .normal)
    trap.addAction(UIAction { _ in fatalError("the bench was told to stop") }, for: .primaryActionTriggered)
    view.addSubview(trap)
    look.setTitle("Look", for: .normal)
    look.setTitleColor(.white, for: .normal)
    look.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let window = me.wrappedValue?.view.window else { return }
        window.sheetLook = window.sheetLook == .classic ? .floating : .classic
      }, for: .primaryActionTriggered)
    view.addSubview(look)
    for specimen in Specimen.all {
      let button = UIButton(type: .system)
      button.setTitle(specimen.name, for: .normal)
      button.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.show(specimen) }, for: .primaryActionTriggered)
      add(button)
    }
    for anchor in anchors {
      anchor.addAction(
        UIAction { [me = Weak(self), anchor = Weak(anchor)] _ in
          if let anchor = anchor.wrappedValue { me.wrappedValue?.point(at: anchor) }
        }, for: .primaryActionTriggered)
      anchor.setTitleColor(.white, for: .normal)
      view.addSubview(anchor)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    trap.frame = CGRect(x: area.minX + 260, y: area.minY + 80, width: 100, height: 44)
    look.frame = trap.frame.offsetBy(dx: 0, dy: 44)
    // In wide windows, the buttons that would cover a popover's button are placed in further columns.
    let step: CGFloat = 41
    let rows = area.width > 700 ? max(Int((area.height - 170) / step), 1) : buttons.count
    // The last buttons would cover a popover's button, or be below the edge of a short phone, so they are placed in the
    // gaps between the buttons at the right.
    let aside: [CGRect] =
      [0, 30].map { CGRect(x: look.frame.minX, y: look.frame.maxY + $0, width: 120, height: 30) }
      + [-114, -84, -54, 46, 126].map { CGRect(x: area.maxX - 140, y: area.midY + $0, width: 120, height: 30) }
    for (frame, button) in zip(aside, buttons.suffix(aside.count)) { button.frame = frame }
    for (index, button) in buttons.dropLast(aside.count).enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: rows)
      let isFirst = column == 0
      button.frame = CGRect(
        x: area.minX + (isFirst ? 20 : 250 + 120 * CGFloat(column)), y: area.minY + 40 + step * CGFloat(row),
        width: isFirst ? 200 : 120, height: step)
    }
    for anchor in anchors { anchor.frame = anchor.specimen.frame(area) }
  }

  private func add(_ button: UIButton) {
    button.setTitleColor(.white, for: .normal)
    view.addSubview(button)
    buttons.append(button)
  }

  private func count() {
    presses += 1
    counter.setTitle("Pressed \(presses) times", for: .normal)
  }

  private func show(_ specimen: Specimen) {
    let content = specimen.makeContent?() ?? SpecimenViewController(specimen)
    if let sheet = content.sheetPresentationController {
      sheet.prefersGrabberVisible = true
      specimen.configure(sheet)
    }
    present(content, animated: true)
  }

  private func point(at anchor: PopoverAnchor) {
    let specimen = anchor.specimen
    let content = SpecimenViewController(Specimen(name: specimen.name, rows: 30, hasFields: true) { _ in })
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 280, height: 300)
    if let popover = content.popoverPresentationController {
      popover.sourceView = anchor
      popover.permittedArrowDirections = specimen.direction
      if specimen.isCard { popover.popoverBackgroundViewClass = CardBackground.self }
      popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }
    present(content, animated: true)
  }
}
