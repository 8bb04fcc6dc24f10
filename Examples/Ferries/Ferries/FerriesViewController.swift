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

  /// The end of a journey: the settings and the ferries unwind to this list.
  @IBAction func unwindToFerries(_ segue: UIStoryboardSegue) {
    journeys += 1
    navigationItem.prompt = journeys == 1 ? "1 journey" : "\(journeys) journeys"
  }

  @IBSegueAction private func makeSettings(_ coder: NSCoder, sender: Any?) -> SettingsViewController? {
    SettingsViewController(coder: coder, journeys: journeys)
  }
}
