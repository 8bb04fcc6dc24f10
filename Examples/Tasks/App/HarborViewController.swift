// SPDX-License-Identifier: Apache-2.0

import Quire

/// Loads while it is on the screen.
final class HarborViewController: UIViewController {
  /// Reports how many requests ended because the screen disappeared.
  var report: UILabel?
  private let note = UILabel()
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.text = "Loading…"
    note.frame = CGRect(x: 16, y: 200, width: 300, height: 30)
    view.addSubview(note)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task {
      try? await Task.sleep(for: .milliseconds(200))
      guard !Task.isCancelled else {
        Self.stops += 1
        report?.text = "\(Self.stops) stopped"
        return
      }
      note.text = await Harbors.names()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    task?.cancel()
  }

  private static var stops = 0
}
