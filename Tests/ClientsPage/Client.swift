// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  import Quire

  /// A program as the page drives it.
  @MainActor struct Client {
    /// How the program starts.
    enum Start {
      /// The program's first screen.
      case root(UIViewController)
      /// The program's own delegate.
      case delegate(any UIApplicationDelegate)
    }

    let start: Start
    /// The lines that the program has logged.
    let log: () -> [String]
    /// The program's methods by name. Each receives the text in its brackets.
    let calls: [String: (String) -> Void]

    init(_ start: Start, calls: [String: (String) -> Void] = [:], log: @escaping () -> [String]) {
      self.start = start
      self.calls = calls
      self.log = log
    }

    init(_ root: UIViewController, calls: [String: (String) -> Void] = [:], log: @escaping () -> [String]) {
      self.init(.root(root), calls: calls, log: log)
    }

    /// The screen of a page whose address names no program.
    static func missing(_ name: String) -> Client {
      let controller = UIViewController()
      controller.title = name.isEmpty ? "Name a program: ?program=TodoList" : "There is no program \(name)"
      return Client(UINavigationController(rootViewController: controller)) { [] }
    }

    /// Gives the page's script access to the log, the methods, and views that assistive technologies don't find.
    func register() {
      PageScript.register("log") { _ in .list(log().map { .text($0) }) }
      PageScript.register("call") { arguments in
        guard arguments.count == 2, let name = arguments[0].text, let call = calls[name] else { return false }
        call(arguments[1].text ?? "")
        return true
      }
      PageScript.register("place") { arguments in
        guard let name = arguments.first?.text, case .root(let controller) = start, let window = controller.view.window,
          let view = Self.labeled(name, in: window)
        else { return .nothing }
        let frame = view.convert(view.bounds, to: nil)
        return [.number(frame.midX), .number(frame.midY)]
      }
    }

    /// The front-most view with a label or a text, whether or not it is an accessibility element.
    private static func labeled(_ name: String, in view: UIView) -> UIView? {
      if view.accessibilityLabel == name || (view as? UILabel)?.text == name { return view }
      for subview in view.subviews.reversed() {
        if let found = labeled(name, in: subview) { return found }
      }
      return nil
    }
  }
#endif
