// SPDX-License-Identifier: Apache-2.0

import MapKit
import UIKit

/// The list of all lighthouses.
class LighthousesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Lighthouses", comment: "The list's title")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Lighthouse")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Lighthouse.all.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    String(localized: "\(Lighthouse.all.count) lighthouses", comment: "Below the list")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Lighthouse", for: indexPath)
    cell.textLabel?.text = Lighthouse.all[indexPath.row].name
    cell.imageView?.image = UIImage(named: "Lighthouse")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let lamp = LampViewController(Lighthouse.all[indexPath.row])
    navigationController?.pushViewController(lamp, animated: true)
  }
}
