// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetEngine

/// A record plotted over time as SVG: the offset, the total fraction, and the fraction between two detents.
///
/// Bands behind the lines show when a finger held the sheet and when the keyboard was visible. Equal records give equal
/// text.
struct SessionPlot {
  private static let width = 960.0
  private static let panelHeight = 190.0
  private static let gap = 46.0
  private static let left = 76.0
  private static let top = 56.0
  private static let right = 24.0

  /// A line over time, on its own axis.
  private struct Panel {
    var title: String
    /// The values at the lower and the upper end of the axis.
    var range: (bottom: Double, top: Double)
    /// Horizontal lines, each with its label at the axis.
    var marks: [(value: Double, label: String)]
    var color: String
    /// The points of the line. `nil` leaves a gap.
    var value: (SheetProgress) -> Double?
    /// Whether the line is interrupted where the detents around the sheet change.
    var isBroken = false
  }

  private let record: SessionRecord
  private let start: Seconds
  private let end: Seconds

  /// Returns `nil` for a record without samples.
  init?(_ record: SessionRecord) {
    guard let first = record.samples.first, let last = record.samples.last else { return nil }
    self.record = record
    start = first.time
    end = max(last.time, start + 0.1)
  }

  var svg: String {
    let panels = makePanels()
    let height = Self.top + Double(panels.count) * (Self.panelHeight + Self.gap)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" height="\(Int(height))" \
      viewBox="0 0 \(Int(Self.width)) \(Int(height))" font-family="system-ui, sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="white"/>

      """
    text += key()
    for (index, panel) in panels.enumerated() {
      text += draw(panel, at: Self.top + Double(index) * (Self.panelHeight + Self.gap))
    }
    return text + "</svg>\n"
  }

  // MARK: Drawing

  private func makePanels() -> [Panel] {
    let offsets = record.samples.map { $0.progress.offset } + record.stops.map { $0.offset }
    let totals = record.samples.map { $0.progress.total } + [0, 1]
    let names = ["smallest", "largest"]
    return [
      Panel(
        title: "Offset of the top edge, in points", range: (offsets.max() ?? 1, offsets.min() ?? 0),
        marks: record.stops.map { ($0.offset, Self.number($0.offset)) }, color: "#0a6cff", value: { $0.offset }),
      Panel(
        title: "Total fraction: 0 at the \(names[0]) detent, 1 at the \(names[1])",
        range: (totals.min() ?? 0, totals.max() ?? 1), marks: [(0, "0"), (1, "1")], color: "#7a3cff",
        value: { $0.total }),
      Panel(
        title: "Fraction between the two detents around the sheet, where there are two", range: (0, 1),
        marks: [(0, "0"), (1, "1")], color: "#d6006c", value: { $0.lower == $0.upper ? nil : $0.fraction },
        isBroken: true),
    ]
  }

  private func draw(_ panel: Panel, at top: Double) -> String {
    func y(_ value: Double) -> Double {
      let span = panel.range.top - panel.range.bottom
      return top + Self.panelHeight * (span == 0 ? 0.5 : (panel.range.top - value) / span)
    }
    let right = Self.width - Self.right
    var text = "<text x=\"\(Self.number(Self.left))\" y=\"\(Self.number(top - 10))\">\(panel.title)</text>\n"
    text += bands(record.keyboards, color: "#fff0d6", top) + bands(record.drags, color: "#e3edff", top)
    for mark in panel.marks {
      let line = Self.number(y(mark.value))
      text +=
        "<path d=\"M\(Self.number(Self.left)) \(line)H\(Self.number(right))\" stroke=\"#c4c4c4\" "
        + "stroke-dasharray=\"3 3\"/>\n"
        + "<text x=\"\(Self.number(Self.left - 8))\" y=\"\(line)\" dy=\"4\" text-anchor=\"end\" fill=\"#666\">"
        + "\(mark.label)</text>\n"
    }
    text += seconds(below: top + Self.panelHeight)
    return text
      + "<path d=\"\(line(of: panel, y))\" fill=\"none\" stroke=\"\(panel.color)\" stroke-width=\"1.6\" "
      + "stroke-linejoin=\"round\"/>\n"
  }

  private func line(of panel: Panel, _ y: (Double) -> Double) -> String {
    var path = ""
    var before: SheetProgress?
    for sample in record.samples {
      guard let value = panel.value(sample.progress) else {
        before = nil
        continue
      }
      var goesOn = before != nil
      if panel.isBroken, let before {
        goesOn = before.lower == sample.progress.lower && before.upper == sample.progress.upper
      }
      path += "\(goesOn ? "L" : "M")\(Self.number(x(sample.time))) \(Self.number(y(value)))"
      before = sample.progress
    }
    return path
  }

  private func bands(_ ranges: [ClosedRange<Seconds>], color: String, _ top: Double) -> String {
    ranges.map { range in
      "<rect x=\"\(Self.number(x(range.lowerBound)))\" y=\"\(Self.number(top))\" "
        + "width=\"\(Self.number(x(range.upperBound) - x(range.lowerBound)))\" "
        + "height=\"\(Self.number(Self.panelHeight))\" fill=\"\(color)\"/>\n"
    }.joined()
  }

  private func seconds(below y: Double) -> String {
    var text = "<path d=\"M\(Self.number(Self.left)) \(Self.number(y))H\(Self.number(Self.width - Self.right))\" "
    text += "stroke=\"#888\"/>\n"
    var second = start.rounded(.up)
    while second <= end {
      let place = Self.number(x(second))
      text +=
        "<path d=\"M\(place) \(Self.number(y))v4\" stroke=\"#888\"/>"
        + "<text x=\"\(place)\" y=\"\(Self.number(y + 17))\" text-anchor=\"middle\" fill=\"#666\">"
        + "\(Self.number(second)) s</text>\n"
      second += 1
    }
    return text
  }

  private func key() -> String {
    let left = Self.left
    return """
      <rect x="\(Self.number(left))" y="12" width="14" height="12" fill="#e3edff"/>\
      <text x="\(Self.number(left + 20))" y="22">under a finger</text>
      <rect x="\(Self.number(left + 130))" y="12" width="14" height="12" fill="#fff0d6"/>\
      <text x="\(Self.number(left + 150))" y="22">with the keyboard</text>

      """
  }

  private func x(_ time: Seconds) -> Double {
    Self.left + (Self.width - Self.left - Self.right) * (time - start) / (end - start)
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    let whole = hundredths / 100
    return whole == whole.rounded() ? "\(Int(whole))" : String(format: "%.2f", whole)
  }
}
