// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One line, with its timetable embedded.
class FerryViewController: UIViewController {
  var ferry: Ferry?

  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var seatsLabel: UILabel!
  @IBOutlet private weak var boardButton: UIButton!
  @IBOutlet private weak var timetableHeight: NSLayoutConstraint!
  @IBOutlet private var lines: [UIView]!
  private var seats = 1
  private(set) weak var timetable: TimetableViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ferry?.name
    nameLabel.text = ferry.map { "\($0.pier), every \($0.interval) minutes" }
    for line in lines { line.backgroundColor = .separator }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let controller = segue.destination as? TimetableViewController {
      controller.departures = ferry?.departures ?? []
      timetable = controller
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "board" || seats > 0
  }

  @IBAction private func seatsChanged(_ stepper: UIStepper) {
    seats = Int(stepper.value)
    seatsLabel.text = seats == 1 ? "1 seat" : "\(seats) seats"
  }

  @IBAction private func unwindFromNote(_ segue: UIStoryboardSegue) {}

  @IBAction func toggleTimetable(_ sender: Any) {
    timetableHeight.constant = timetableHeight.constant == 0 ? 220 : 0
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
