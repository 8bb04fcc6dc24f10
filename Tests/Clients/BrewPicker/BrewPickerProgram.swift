// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tea timer: a picker view in a sheet, and a button whose configuration follows its state.
@MainActor
public final class BrewPickerProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = BrewController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeBrewPicker() -> BrewPickerProgram {
  BrewPickerProgram()
}

struct Brew: Equatable {
  var tea = 0
  var minutes = 3

  static let teas = ["Green", "Black", "Mint"]
}

final class BrewController: UIViewController {
  var record: (String) -> Void = { _ in }

  private var brew = Brew()
  private lazy var startButton = UIButton(
    configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.toggle() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    startButton.changesSelectionAsPrimaryAction = true
    startButton.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      var configuration = button.isSelected ? UIButton.Configuration.tinted() : .filled()
      configuration.title = button.isSelected ? "Stop" : "Start"
      configuration.subtitle = "\(Brew.teas[brew.tea]), \(brew.minutes) min"
      configuration.showsActivityIndicator = button.isSelected
      configuration.imagePlacement = .leading
      configuration.imagePadding = 8
      configuration.baseBackgroundColor = UIColor.systemGreen.withAlphaComponent(button.isHighlighted ? 0.5 : 1)
      configuration.cornerStyle = .large
      button.configuration = configuration
    }
    let choose = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Choose tea") { [weak self] _ in self?.chooseTea() })
    let stack = UIStackView(arrangedSubviews: [startButton, choose])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      stack.widthAnchor.constraint(equalToConstant: 240),
    ])
  }

  private func toggle() {
    record("brewing \(startButton.isSelected)")
  }

  private func chooseTea() {
    let wheel = BrewWheelController(brew: brew)
    wheel.didChange = { [weak self] brew in
      self?.brew = brew
      self?.startButton.setNeedsUpdateConfiguration()
      self?.record("\(Brew.teas[brew.tea]) for \(brew.minutes)")
    }
    wheel.sheetPresentationController?.detents = [.custom { _ in 240 }]
    present(wheel, animated: true)
  }
}

final class BrewWheelController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  var didChange: (Brew) -> Void = { _ in }

  private var brew: Brew
  private let picker = UIPickerView()

  init(brew: Brew) {
    self.brew = brew
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.frame = CGRect(x: 0, y: 12, width: view.bounds.width, height: 216)
    picker.autoresizingMask = .flexibleWidth
    view.addSubview(picker)
    picker.selectRow(brew.tea, inComponent: 0, animated: false)
    picker.selectRow(brew.minutes - 1, inComponent: 1, animated: false)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? Brew.teas.count : 10
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? Brew.teas[row] : "\(row + 1) min"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    brew = Brew(tea: pickerView.selectedRow(inComponent: 0), minutes: pickerView.selectedRow(inComponent: 1) + 1)
    didChange(brew)
  }
}
