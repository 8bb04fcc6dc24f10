// SPDX-License-Identifier: Apache-2.0

import Quire

/// A button for each program, with its last result.
final class ProgramsViewController: UIViewController {
  private let stack = UIStackView()
  private let search = HarborSearch()
  private let pager = Pager()
  private let countdown = Countdown()
  private let order = Order()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    view.backgroundColor = .systemBackground
    let scroller = UIScrollView()
    stack.axis = .vertical
    stack.spacing = 4
    view.addSubview(scroller)
    scroller.addSubview(stack)
    scroller.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroller.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroller.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
    addPrograms()
  }

  private func addPrograms() {
    add("Details") { [me = Weak(self)] note in
      let screen = HarborViewController()
      screen.report = note
      me.wrappedValue?.navigationController?.pushViewController(screen, animated: false)
    }
    add("List") { [me = Weak(self)] _ in
      me.wrappedValue?.navigationController?.pushViewController(PicturesViewController(), animated: false)
    }
    add("Pages") { [pager] note in
      Task { await pager.show(in: note) }
    }
    add("Search") { [search] note in
      for text in ["b", "br", "bre"] { search.typed(text) { note.text = $0 } }
    }
    add("Pictures") { note in
      Task { note.text = await Pictures.load(10) }
    }
    add("Cache") { note in
      Task { note.text = await Depths.shared.twice(of: "Brest") }
    }
    add("Two at once") { note in
      Task { note.text = await Pair.load() }
    }
    add("Download") { note in
      Task { note.text = await Download.load() }
    }
    add("Status") { note in
      Task { note.text = await Status.load() }
    }
    add("Sheet") { [me = Weak(self)] note in
      guard let screen = me.wrappedValue else { return }
      Task { await screen.showSheet { note.text = $0 } }
    }
    add("Countdown") { [countdown] note in
      countdown.start { note.text = $0 }
    }
    add("Stop") { [countdown] _ in countdown.stop() }
    add("Ask") { [me = Weak(self)] note in
      guard let screen = me.wrappedValue else { return }
      Task { note.text = await screen.ask() }
    }
    add("Work") { note in
      Task { await Work.run { note.text = $0 } }
    }
    add("Order") { [order] note in
      order.run { note.text = $0 }
    }
    add("Move") { note in
      Task {
        let isFinished = await UIView.animate(withDuration: 0.1) { note.alpha = 0.5 }
        note.text = isFinished ? "Moved" : "Gone"
      }
    }
  }

  /// Waits for the user's choice.
  private func ask() async -> String {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Sail?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: "Sailing") })
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: "Staying") })
      present(alert, animated: false)
    }
  }

  /// Shows a sheet and hides it again, and reports each.
  private func showSheet(_ report: (String) -> Void) async {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    var steps: [String] = []
    await present(sheet, animated: true)
    steps.append(presentedViewController == nil || sheet.isBeingPresented ? "not up" : "up")
    await dismiss(animated: true)
    steps.append(presentedViewController == nil && sheet.view.window == nil ? "gone" : "not gone")
    report(steps.joined(separator: " and "))
  }

  private func add(_ name: String, _ action: @escaping @MainActor (UILabel) -> Void) {
    let note = UILabel()
    note.text = "…"
    let button = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in action(note) })
    let row = UIStackView(arrangedSubviews: [button as UIView, note])
    row.spacing = 12
    stack.addArrangedSubview(row)
  }
}
