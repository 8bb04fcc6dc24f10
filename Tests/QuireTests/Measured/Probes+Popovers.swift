// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

extension Probes {
  static var popovers: [String: Probe] {
    [
      "4.01": {
        let (stage, _) = popover(.up, x: 400)
        return [Double(stage.model.minY - sourceBox(400).maxY)]
      },
      "4.03": {
        let (_, controller) = popover(.any)
        return [controller.view.frame.width, controller.view.frame.height].map { Double($0) }
      },
      "4.04": {
        let (stage, _) = popover(.down)
        return [Double(stage.visible.minX)]
      },
      "4.05": { viewFrame(.any) }, "4.07": { viewFrame(.down) }, "4.08": { viewFrame(.right) },
      "4.09": {
        let stage = MeasuredStage(MeasuredStage.pad)
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let item = UIBarButtonItem(systemItem: .add)
        page.navigationItem.rightBarButtonItem = item
        let simulator = Simulator(stage.simulator.device) { navigation }
        simulator.perform { navigation.view.window?.sheetLook = .floating }
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 240, height: 180)
        controller.popoverPresentationController?.barButtonItem = item
        controller.popoverPresentationController?.permittedArrowDirections = .down
        simulator.perform { navigation.present(controller, animated: false) }
        guard let state = simulator.sheet else { return [] }
        return [state.frame.minX, state.frame.width, state.frame.height, state.arrow == nil ? 0 : 1].map { Double($0) }
      },
      "4.10": {
        let (stage, _) = popover(.any)
        return [stage.simulator.sheet?.dimming ?? -1]
      },
      "4.12": {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        return [controller.popoverPresentationController?.sourceRect.isNull == true ? 1 : 0]
      },
      "4.13": {
        let stage = MeasuredStage()
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = stage.root.view
        stage.present(controller)
        return [controller.popoverPresentationController?.arrowDirection == .unknown ? 1 : 0]
      },
    ]
  }

  private static func sourceBox(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 300, width: 60, height: 40) }

  /// Presents a popover of 240 by 180 next to a source of 60 by 40.
  private static func popover(
    _ directions: UIPopoverArrowDirection, x: CGFloat = 100
  ) -> (MeasuredStage, UIViewController) {
    let stage = MeasuredStage(MeasuredStage.pad)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 240, height: 180)
    controller.popoverPresentationController?.sourceView = stage.root.view
    controller.popoverPresentationController?.sourceRect = sourceBox(x)
    controller.popoverPresentationController?.permittedArrowDirections = directions
    stage.present(controller)
    return (stage, controller)
  }

  /// Returns the frame of the content view in the window.
  private static func viewFrame(_ directions: UIPopoverArrowDirection) -> [Double] {
    let (stage, controller) = popover(directions)
    return withExtendedLifetime(stage) { controller.view.frameInWindow.numbers }
  }
}
