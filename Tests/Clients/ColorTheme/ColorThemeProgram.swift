// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card whose paper and ink colors come from a color picker, once in a sheet and once in a popover.
@MainActor
public final class ColorThemeProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = CardController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeColorTheme() -> ColorThemeProgram {
  ColorThemeProgram()
}

final class CardController: UIViewController, UIColorPickerViewControllerDelegate {
  var record: (String) -> Void = { _ in }

  private enum Part: String { case paper, ink }

  private let card = UILabel()
  private var part = Part.paper

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    view.backgroundColor = .systemBackground
    card.text = "Dear Noor"
    card.textAlignment = .center
    card.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 32, weight: .semibold))
    card.backgroundColor = .white
    card.textColor = .black
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.6),
    ])
    let ink = UIBarButtonItem(title: "Ink", primaryAction: UIAction { [weak self] _ in self?.choose(.ink) })
    let paper = UIBarButtonItem(title: "Paper", primaryAction: UIAction { [weak self] _ in self?.choose(.paper) })
    navigationItem.rightBarButtonItems = [paper, ink]
  }

  private func choose(_ part: Part) {
    if presentedViewController != nil {
      return dismiss(animated: true) { [weak self] in self?.choose(part) }
    }
    self.part = part
    let picker = UIColorPickerViewController()
    picker.title = part == .paper ? "Paper" : "Ink"
    picker.supportsAlpha = part == .ink
    picker.selectedColor = (part == .paper ? card.backgroundColor : card.textColor) ?? .black
    picker.delegate = self
    let sheet: UISheetPresentationController?
    if part == .ink {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
      sheet = picker.popoverPresentationController?.adaptiveSheetPresentationController
    } else {
      sheet = picker.sheetPresentationController
    }
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    present(picker, animated: true) { [weak self] in
      self?.record("colors for \(part.rawValue), alpha \(picker.supportsAlpha)")
    }
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    switch part {
    case .paper: card.backgroundColor = color
    case .ink: card.textColor = color
    }
    // A drag over the spectrum reports many colors, and the last one once more when the finger lifts.
    if !continuously { record("\(part.rawValue) is \(Self.describe(color))") }
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    let kept = part == .paper ? card.backgroundColor : card.textColor
    record("colors closed, kept \(viewController.selectedColor == kept)")
  }

  private static func describe(_ color: UIColor) -> String {
    let parts = color.cgColor.components ?? []
    guard let red = parts.first else { return "unknown" }
    let blue = parts.count >= 3 ? parts[2] : red
    let green = parts.count >= 3 ? parts[1] : red
    if red > 0.9, green > 0.9, blue > 0.9 { return "white" }
    if red < 0.1, green < 0.1, blue < 0.1 { return "black" }
    if red > green, red > blue { return "reddish" }
    return blue > green ? "bluish" : "greenish"
  }
}
