// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The bars of a navigation controller that hide by themselves.
@MainActor @Suite struct BarHidingTests {
  private let first: UIViewController
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    (first, navigation, simulator) = navigationStage()
  }

  @Test func defaults() {
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap && !navigation.hidesBarsWhenKeyboardAppears)
    #expect(!navigation.hidesBarsWhenVerticallyCompact)
    #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test func inCompactHeight() {
    simulator.perform { navigation.hidesBarsWhenVerticallyCompact = true }
    #expect(!navigation.isNavigationBarHidden)
    simulator.change(to: .phoneLandscape)
    #expect(navigation.isNavigationBarHidden && first.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
    simulator.change(to: .phone)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func onATap() throws {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    simulator.perform {
      navigation.hidesBarsOnTap = true
      navigation.isToolbarHidden = false
      first.view.addSubview(button)
    }
    try simulator.tap("Press")
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
    simulator.tap(at: CGPoint(x: 200, y: 500))
    simulator.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    simulator.tap(at: CGPoint(x: 200, y: 500))
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func withTheKeyboard() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    field.placeholder = "Name"
    simulator.perform {
      navigation.hidesBarsWhenKeyboardAppears = true
      first.view.addSubview(field)
    }
    try simulator.tap("Name")
    simulator.settle()
    #expect(navigation.isNavigationBarHidden)
    simulator.perform { field.resignFirstResponder() }
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
  }
}
