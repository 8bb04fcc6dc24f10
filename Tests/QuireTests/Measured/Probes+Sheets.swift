// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

extension Probes {
  static var sheets: [String: Probe] {
    [
      "1.01": { [Double(largeValue(MeasuredStage(), .pageSheet))] },
      "1.02": { frame([.infinity]) },
      "1.03": {
        let safe = safeArea(.infinity)
        return [safe.top, safe.bottom].map { Double($0) }
      },
      "1.04": { frame([10_000]) },
      "1.05": {
        let stage = MeasuredStage()
        stage.sheet([0])
        return [Double(stage.model.height) - 34]
      },
      "1.06": { frame([0]) }, "1.07": { frame([200]) }, "1.08": { frame([300]) }, "1.09": { frame([400]) },
      "1.10": { frame([500]) }, "1.11": { [frame([600])[0]] + frame([700]) },
      "1.12": {
        [CGFloat(0), 0.7 * 802].map { (value: CGFloat) -> Double in
          let stage = MeasuredStage { $0.container = Size(width: 414, height: 896) }
          stage.sheet([value])
          return Double(stage.visible.width / stage.model.width)
        }
      },
      "1.13": { [200, 400, 700].map { height($0) } }, "1.14": { [10, 100, 144].map { height($0) } },
      "1.15": { [10, 100, 144].map { frame([$0])[0] } }, "1.16": { frame([100]) },
      "1.17": { [10, 100, 144].map { bottom($0) } }, "1.18": { [200, 500].map { bottom($0) } },
      "1.19": {
        [0.0, 20].flatMap { (top: Double) -> [Double] in
          let stage = MeasuredStage(MeasuredStage.small) { $0.safeArea.top = top }
          stage.sheet([.infinity])
          return [stage.visible.minY, stage.visible.height].map { Double($0) }
        }
      },
      "1.20": {
        let stage = MeasuredStage(MeasuredStage.small)
        stage.sheet([0])
        return [Double(stage.model.height)]
      },
      "1.21": {
        [[CGFloat.infinity], [0, .infinity]].flatMap { (values: [CGFloat]) -> [Double] in
          let stage = MeasuredStage(MeasuredStage.small) {
            $0.container = Size(width: 667, height: 375)
            $0.safeArea = .zero
            $0.verticalSizeClass = .compact
          }
          stage.sheet(values)
          return stage.visible.numbers
        }
      },
      "1.22": { frame([.infinity], .formSheet) },
      "1.23": {
        let stage = MeasuredStage()
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = stage.root.view
        stage.present(controller)
        return stage.visible.numbers
      },
      "1.24": {
        let stage = MeasuredStage()
        stage.sheet([0, .infinity])
        return [stage.simulator.sheet?.detent == "com.apple.UIKit.medium" ? 1 : 0]
      },
      "1.25": { [.infinity, 650].flatMap { frame([$0], .formSheet, on: MeasuredStage.pad) } },
      "1.26": { [Double(largeValue(MeasuredStage(MeasuredStage.pad), .formSheet))] },
      "1.27": { [frame([0], .formSheet, on: MeasuredStage.pad)[3]] },
      "1.28": { frame([343], .formSheet, on: MeasuredStage.pad) },
      "1.29": {
        let stage = MeasuredStage(MeasuredStage.pad)
        stage.sheet([.infinity], .formSheet)
        return corners(of: stage)
      },
      "1.30": {
        let stage = MeasuredStage(MeasuredStage.pad)
        let safe = stage.sheet([.infinity], .formSheet).view.safeAreaInsets
        return [Double(safe.top + safe.bottom), Double(stage.visible.width / stage.model.width)]
      },
      "1.31": { frame([.infinity], on: MeasuredStage.pad) },
      "1.32": {
        let stage = MeasuredStage()
        stage.sheet([.infinity])
        return [stage.simulator.placement(of: .root)?.scale ?? 0]
      },
      "2.01": {
        [CGFloat(0), .infinity].map { (value: CGFloat) -> Double in
          let stage = MeasuredStage()
          stage.sheet([value])
          return 0.2 * (stage.simulator.sheet?.dimming ?? 0)
        }
      },
      "2.02": { [alpha(of: AlertMetrics.dimming, .dark)] },
      "2.03": { [alpha(of: .sheetDimming, .dark)] },
      "2.08": {
        // Over white.
        let color = components(.tertiaryLabel)
        return color.prefix(3).map { 255 - (255 - $0) * color[3] }
      },
      "2.09": { Array(components(.tertiaryLabel, .dark).prefix(3)) },
      "2.04": {
        let stage = MeasuredStage()
        stage.sheet([.infinity])
        stage.drag(by: 370, lifts: false)
        return [stage.simulator.sheet?.dimming ?? 0]
      },
      "2.05": {
        let stage = MeasuredStage()
        stage.sheet([0, .infinity])
        return [CGFloat(100), 200].map { (way: CGFloat) -> Double in
          stage.drag(by: -way, lifts: false)
          defer { stage.simulator.cancel() }
          return stage.simulator.sheet?.dimming ?? 0
        }
      },
      "2.07": {
        let stage = MeasuredStage()
        stage.sheet([0])
        let scale = Double(stage.visible.width / stage.model.width)
        return [36 * scale, 5 * scale]
      },
      "2.10": { [radii([.infinity])[0]] }, "2.11": { [radii([0])[0]] }, "2.12": { [radii([0])[2]] },
      "2.13": { [radii([.infinity])[2]] },
      "2.14": {
        let stage = MeasuredStage()
        stage.sheet([0])
        let id = stage.simulator.sheet?.id ?? PresentationID(rawValue: 0)
        return [stage.simulator.placement(of: .presentation(id))?.shadow ?? 0]
      },
    ]
  }

  private static func frame(
    _ values: [CGFloat], _ style: UIModalPresentationStyle = .pageSheet, on device: Environment = MeasuredStage.phone
  ) -> [Double] {
    let stage = MeasuredStage(device)
    stage.sheet(values, style)
    return stage.visible.numbers
  }

  private static func height(_ value: CGFloat) -> Double {
    let stage = MeasuredStage()
    stage.sheet([value])
    return Double(stage.model.height)
  }

  private static func safeArea(_ value: CGFloat) -> UIEdgeInsets {
    let stage = MeasuredStage()
    // A released simulator has no safe area.
    return withExtendedLifetime(stage) { stage.sheet([value]).view.safeAreaInsets }
  }

  private static func bottom(_ value: CGFloat) -> Double { Double(safeArea(value).bottom) }

  private static func largeValue(_ stage: MeasuredStage, _ style: UIModalPresentationStyle) -> CGFloat {
    var value: CGFloat = 0
    stage.sheet([], style) { sheet in
      sheet.detents = [
        .custom { context in
          value = context.maximumDetentValue
          return 200
        }
      ]
    }
    return value
  }

  private static func corners(of stage: MeasuredStage) -> [Double] {
    guard let corners = stage.simulator.sheet?.corners else { return [] }
    return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
  }

  private static func radii(_ values: [CGFloat]) -> [Double] {
    let stage = MeasuredStage()
    stage.sheet(values)
    return corners(of: stage)
  }

  static func components(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [Double] {
    let bits = color.resolved(with: UITraitCollection(userInterfaceStyle: style), tint: nil).bits
    let channels = [bits >> 24, bits >> 16 & 0xFF, bits >> 8 & 0xFF].map { Double($0) }
    return channels + [Double(bits & 0xFF) / 255]
  }

  static func alpha(of color: UIColor, _ style: UIUserInterfaceStyle) -> Double { components(color, style)[3] }
}
