// SPDX-License-Identifier: Apache-2.0

import UIKit

private final class Screen: UIViewController {
  var lines: [String] = []

  @objc func tap(_ sender: UIButton) { lines.append("tap") }
  @objc private func change() { lines.append("change") }
  @IBAction func end(sender: Any, event: UIEvent?) { lines.append("end") }
}

/// A control calls its targets in the order in which they were added, each once.
@MainActor func selectors() -> [String] {
  let screen = Screen()
  let button = UIButton(type: .system)
  button.addTarget(screen, action: #selector(Screen.tap), for: .touchUpInside)
  button.addTarget(screen, action: #selector(Screen.tap(_:)), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  return screen.lines  // => tap
}
