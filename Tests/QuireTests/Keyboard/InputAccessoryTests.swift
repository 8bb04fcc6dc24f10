// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import Testing

@testable import Quire

/// The view above the keyboard. The phone is 402 by 874 with 34 below the safe area, and its keyboard 300 high.
@MainActor @Suite(.serialized) struct InputAccessoryTests {
  /// A controller with a bar that contains a field, and with a field of its own.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let barField = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    var shows = true

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { shows ? bar : nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(barField)
      barField.placeholder = "Message"
      view.addSubview(field)
    }
  }

  /// The area that the keyboard covers, according to its notifications.
  @MainActor private final class Covered {
    var lines: [String] = []

    private var tokens: [any NSObjectProtocol] = []

    init() {
      for (name, word) in [
        (UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide"),
      ] {
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let (begin, end) = (Int(note.keyboardFrameBegin?.minY ?? 0), Int(note.keyboardFrameEnd?.minY ?? 0))
          MainActor.assumeIsolated { self?.lines.append("\(word) \(begin) \(end)") }
        }
        tokens.append(token)
      }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let chat = Chat()
  private let simulator: Simulator

  init() {
    let chat = chat
    simulator = Simulator { chat }
  }

  @Test func atTheBottomAndOnTheKeyboard() throws {
    let covered = Covered()
    defer { covered.stop() }
    simulator.perform { #expect(chat.becomeFirstResponder()) }
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 824, width: 402, height: 50))
    #expect(covered.drain() == ["show 874 824"])
    try simulator.tap("Message")
    simulator.settle()
    #expect(chat.barField.isFirstResponder)
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 524, width: 402, height: 50))
    #expect(covered.drain() == ["show 824 524"])
    simulator.hideKeyboard()
    simulator.settle()
    #expect(chat.isFirstResponder)
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 824, width: 402, height: 50))
    #expect(covered.drain() == ["show 524 824"])
    simulator.perform { chat.resignFirstResponder() }
    #expect(chat.bar.window == nil)
    #expect(covered.drain() == ["hide 824 874"])
  }

  @Test func ofAnotherField() {
    let covered = Covered()
    defer { covered.stop() }
    simulator.tap(at: CGPoint(x: 100, y: 120))
    simulator.settle()
    #expect(simulator.frame(of: chat.bar)?.minY == 524)
    #expect(covered.drain() == ["show 874 824", "show 824 524"])
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    simulator.perform { chat.field.inputAccessoryView = own }
    #expect(own.window == nil)
    simulator.perform { chat.field.reloadInputViews() }
    #expect(simulator.frame(of: own)?.minY == 544 && chat.bar.window == nil)
    #expect(covered.drain() == ["show 524 544"])
    simulator.hideKeyboard()
    simulator.settle()
    #expect(own.window == nil && !chat.isFirstResponder)
    #expect(covered.drain() == ["hide 574 874"])
  }

  @Test func byReloading() {
    simulator.perform { chat.becomeFirstResponder() }
    chat.shows = false
    simulator.perform {}
    #expect(chat.bar.window != nil)
    simulator.perform { chat.reloadInputViews() }
    #expect(chat.bar.window == nil && chat.isFirstResponder)
  }

  /// Constraints to the safe area determine its height, which is less above the keyboard.
  @Test func asHighAsItsContent() throws {
    let line = UIView()
    simulator.perform {
      chat.bar.autoresizingMask = .flexibleHeight
      line.translatesAutoresizingMaskIntoConstraints = false
      chat.bar.addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: chat.bar.topAnchor),
        line.heightAnchor.constraint(equalToConstant: 60),
        line.bottomAnchor.constraint(equalTo: chat.bar.safeAreaLayoutGuide.bottomAnchor),
      ])
      chat.becomeFirstResponder()
    }
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 780, width: 402, height: 94))
    simulator.tap(at: CGPoint(x: 100, y: 120))
    simulator.settle()
    #expect(simulator.frame(of: chat.bar) == CGRect(x: 0, y: 514, width: 402, height: 60))
  }

  /// The guide ends at the bar. Behind a dimming sheet the bar is hidden, and afterward shown again.
  @Test func theGuideAndASheet() throws {
    simulator.perform { chat.becomeFirstResponder() }
    #expect(chat.view.keyboardLayoutGuide.layoutFrame.height == 50)
    try simulator.tap("Message")
    simulator.settle()
    #expect(chat.view.keyboardLayoutGuide.layoutFrame.height == 350)
    simulator.perform { chat.present(UIViewController(), animated: false) }
    simulator.settle()
    #expect(chat.bar.window == nil && simulator.keyboardFrame == nil)
    simulator.perform { chat.dismiss(animated: false) }
    simulator.settle()
    #expect(chat.isFirstResponder)
    #expect(simulator.frame(of: chat.bar)?.minY == 824)
  }

  @Test func aViewInThePlaceOfTheKeyboard() throws {
    let covered = Covered()
    defer { covered.stop() }
    let (wheel, own) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30)))
    wheel.frame.size.height = 200
    simulator.perform {
      chat.field.inputView = wheel
      chat.field.inputAccessoryView = own
    }
    simulator.tap(at: CGPoint(x: 100, y: 120))
    simulator.settle()
    // Above the home indicator, without a keyboard.
    #expect(simulator.frame(of: wheel) == CGRect(x: 0, y: 640, width: 402, height: 200))
    #expect(simulator.frame(of: own) == CGRect(x: 0, y: 610, width: 402, height: 30))
    #expect(simulator.keyboardFrame == nil)
    #expect(covered.drain().last == "show 874 610")
    simulator.perform {
      chat.field.inputAccessoryView = nil
      chat.shows = false
      chat.field.reloadInputViews()
    }
    #expect(own.window == nil && simulator.frame(of: wheel)?.minY == 640)
    // Without a height, it only suppresses the keyboard.
    simulator.perform {
      chat.field.inputView = UIView()
      chat.field.reloadInputViews()
    }
    simulator.settle()
    #expect(wheel.window == nil && simulator.keyboardFrame == nil && chat.field.isFirstResponder)
    simulator.perform {
      chat.field.inputView = nil
      chat.field.reloadInputViews()
    }
    simulator.settle()
    #expect(simulator.keyboardFrame != nil)
  }

  @Test func aReturnKeyWithoutText() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let delegate = Delegate()
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    #expect(!chat.field.enablesReturnKeyAutomatically && !text.enablesReturnKeyAutomatically)
    #expect(UISearchBar().enablesReturnKeyAutomatically)
    simulator.perform {
      chat.view.addSubview(text)
      chat.field.delegate = delegate
      chat.field.enablesReturnKeyAutomatically = true
      text.enablesReturnKeyAutomatically = true
      chat.field.becomeFirstResponder()
    }
    try simulator.pressReturn()
    #expect(delegate.count == 0)
    try simulator.type("a")
    try simulator.pressReturn()
    #expect(delegate.count == 1)
    simulator.perform { text.becomeFirstResponder() }
    try simulator.pressReturn()
    #expect(text.text == "")
    try simulator.type("a")
    try simulator.pressReturn()
    #expect(text.text == "a\n")
  }
}
