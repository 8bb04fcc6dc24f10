// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table whose cells come from a nib.
class TimetableViewController: UIViewController {
  @IBOutlet var tableView: UITableView!
  var departures: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "DepartureCell", bundle: nil), forCellReuseIdentifier: "Departure")
  }
}

extension TimetableViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    departures.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Departure", for: indexPath) as! DepartureCell
    cell.timeLabel.text = departures[indexPath.row]
    return cell
  }
}

class DepartureCell: UITableViewCell {
  @IBOutlet weak var timeLabel: UILabel!
  @IBOutlet private weak var reminder: UISwitch!

  override func awakeFromNib() {
    super.awakeFromNib()
    reminder.isOn = false
  }

  @IBAction private func reminderChanged() {
    timeLabel.textColor = reminder.isOn ? .systemGreen : .label
  }
}
