import Quire

/// What lies behind the sheets: a button for each, and one that counts its presses.
final class BenchViewController: UIViewController {
  private var buttons: [UIButton] = []
  private let counter = UIButton(type: .system)
  private let trap = UIButton(type: .system)
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
    for specimen in Specimen.all {
      let button = UIButton(type: .system)
      button.setTitle(specimen.name, for: .normal)
      button.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.show(specimen) }, for: .primaryActionTriggered)
      add(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    trap.frame = CGRect(x: area.minX + 260, y: area.minY + 40, width: 100, height: 44)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: area.minX + 20, y: area.minY + 40 + 44 * CGFloat(index), width: 200, height: 44)
    }
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
    let content = SpecimenViewController(specimen)
    if let sheet = content.sheetPresentationController {
      sheet.prefersGrabberVisible = true
      specimen.configure(sheet)
    }
    present(content, animated: true)
  }
}
