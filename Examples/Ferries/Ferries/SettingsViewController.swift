// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Static rows. A segue action creates the controller.
class SettingsViewController: UITableViewController {
  private let journeys: Int

  @IBOutlet private weak var journeysLabel: UILabel!
  @IBOutlet private weak var classControl: UISegmentedControl!
  @IBOutlet private weak var speedLabel: UILabel!

  init?(coder: NSCoder, journeys: Int) {
    self.journeys = journeys
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    journeys = 0
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    journeysLabel.text = "\(journeys)"
  }

  @IBAction func speedChanged(_ slider: UISlider) {
    speedLabel.text = "\(Int(slider.value)) knots"
  }
}
