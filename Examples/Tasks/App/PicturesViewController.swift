// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list whose pictures are loaded by ten, as they come to the screen. Tens that leave it are canceled.
final class PicturesViewController: UITableViewController {
  private var pictures: [Int: String] = [:]
  private var loads: [Int: Task<Void, Never>] = [:]
  private var stops = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "picture")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "End",
      primaryAction: UIAction { [me = Weak(self)] _ in
        me.wrappedValue?.tableView.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    cell.textLabel?.text = pictures[indexPath.row] ?? "…"
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let ten = indexPath.row / 10
    guard pictures[indexPath.row] == nil, loads[ten] == nil else { return }
    loads[ten] = Task { await load(ten) }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let ten = indexPath.row / 10
    let visible = tableView.indexPathsForVisibleRows ?? []
    if !visible.contains(where: { $0.row / 10 == ten }) { loads.removeValue(forKey: ten)?.cancel() }
  }

  private func load(_ ten: Int) async {
    await withTaskGroup(of: (Int, String?).self) { group in
      for number in ten * 10..<ten * 10 + 10 {
        group.addTask { (number, await Self.picture(number)) }
      }
      for await (number, picture) in group {
        guard let picture else { continue }
        pictures[number] = picture
        tableView.cellForRow(at: IndexPath(row: number, section: 0))?.textLabel?.text = picture
      }
    }
    guard Task.isCancelled else { return }
    stops += 1
    title = "\(stops) stopped"
  }

  /// Waits for a picture. The later ones of a ten come first. `nil` if the task is canceled.
  private nonisolated static func picture(_ number: Int) async -> String? {
    try? await Task.sleep(for: .milliseconds(200 - number % 10 * 10))
    return Task.isCancelled ? nil : "Picture \(number)"
  }
}
