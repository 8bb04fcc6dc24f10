// SPDX-License-Identifier: Apache-2.0

import UIKit

// Selectors in all their forms, sent by controls and by `perform`.

private class SelectorBase: UIViewController {
  @objc func inherited() { SelectorLog.lines.append("inherited") }
}

@MainActor private enum SelectorLog {
  static var lines: [String] = []
}

private final class SelectorFormsScreen: SelectorBase {
  struct Names {
    static let tapped = #selector(SelectorFormsScreen.tapped(_:))
  }

  @objc var level = 3
  @objc var helped: SelectorHelper?
  let helper = SelectorHelper()

  private lazy var button: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.plain), for: .touchUpInside)
    button.addTarget(self, action: #selector(Self.inherited), for: .touchUpInside)
    button.addTarget(self, action: #selector(chosen(_:) as (UIButton) -> Void), for: .touchUpInside)
    button.addTarget(self, action: Selector("named:"), for: .touchUpInside)
    button.addTarget(self, action: Selector(("plain")), for: .touchDown)
    button.addTarget(helper, action: #selector(SelectorHelper.help(sender:)), for: .touchUpInside)
    return button
  }()

  @objc func tapped(_ sender: UIButton) { SelectorLog.lines.append("tapped \(sender === button)") }
  @objc private func plain() { SelectorLog.lines.append("plain") }
  @objc func chosen(_ sender: UIButton) { SelectorLog.lines.append("chosen") }
  func chosen(_ number: Int) {}
  @IBAction func named(_ sender: Any) { SelectorLog.lines.append("named \(sender is UIButton)") }

  func press() { button.sendActions(for: .touchUpInside) }

  var texts: [String] {
    [
      Names.tapped.description, #selector(getter: level).description,
      #selector(setter: SelectorFormsScreen.level).description,
      #selector(setter: helped).description,
      #selector(helper.help(sender:)).description, #selector(more).description,
    ]
  }
}

@MainActor private final class SelectorHelper: NSObject {
  @objc func help(sender: UIButton?) { SelectorLog.lines.append("help \(sender != nil)") }
  @objc(other:) func renamed(_ object: NSObject) {}
  static let other = #selector(renamed(_:))
}

extension SelectorFormsScreen {
  @objc func more() {}
}

@MainActor func selectorForms() -> [String] {
  SelectorLog.lines = []
  let screen = SelectorFormsScreen()
  screen.press()
  screen.perform(#selector(SelectorFormsScreen.inherited))
  return SelectorLog.lines + screen.texts + [SelectorHelper.other.description]
}

// => tapped true
// => plain
// => inherited
// => chosen
// => named true
// => help true
// => inherited
// => tapped:
// => level
// => setLevel:
// => setHelped:
// => helpWithSender:
// => more
// => other:
