// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of lines, with prototype cells.
class FerriesViewController: UITableViewController {
  @IBOutlet private weak var noteItem: UIBarButtonItem!
  private(set) var journeys = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    noteItem.accessibilityLabel = "Note"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Ferry.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Ferry", for: indexPath) as! FerryCell
    cell.show(Ferry.all[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showFerry", let row = tableView.indexPathForSelectedRow?.row,
      let controller = segue.destination as? FerryViewController
    {
      controller.ferry = Ferry.all[row]
    }
  }

  /// The ferries, the settings and the note unwind to this list.
  @IBAction func unwindToFerries(_ segue: UIStoryboardSegue) {
    if segue.identifier == "board" { journeys += 1 }
    guard journeys > 0 else { return }
    navigationItem.prompt = journeys == 1 ? "1 journey" : "\(journeys) journeys"
  }

  @IBAction func unwindFromNote(_ segue: UIStoryboardSegue) {}

  @IBSegueAction private func makeSettings(_ coder: NSCoder, sender: Any?) -> SettingsViewController? {
    SettingsViewController(coder: coder, journeys: journeys)
  }
}
