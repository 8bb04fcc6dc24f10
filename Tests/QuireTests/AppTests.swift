import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct AppTests {
  /// What clients write to find a window: the key window of the scene that is in front.
  @Test func theWindowIsFound() {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
    #expect(scene?.windows.first { $0.isKeyWindow }?.rootViewController === root)
    #expect(UIApplication.shared.windows.first === root.view.window)
    #expect(root.view.window?.windowScene === scene)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(UIScreen.main.scale == 2)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    simulator.change(to: .phone)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  /// From a view to the app.
  @Test func theResponderChain() {
    let root = UIViewController()
    let child = UIViewController()
    let simulator = Simulator { root }
    let leaf = UIView()
    simulator.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.addSubview(leaf)
    }
    let chain = Array(sequence(first: leaf as UIResponder) { $0.next })
    let wanted: [UIResponder] = [
      leaf, child.view, child, root.view, root, root.view.window!, root.view.window!.windowScene!,
      UIApplication.shared,
    ]
    #expect(chain == wanted)
  }
}
