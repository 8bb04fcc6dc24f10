// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetEngine

extension Simulator: @MainActor CustomStringConvertible {
  /// Everything on the screen, one line each, from back to front: role, name, frame, and other properties.
  ///
  ///     On the screen, 402 by 874, from back to front:
  ///       header "Harbor" at 20, 66, 362 by 36
  ///       button "Write a note" at 20, 384, 362 by 50
  ///       sheet at com.apple.UIKit.medium at 0, 410, 402 by 464
  ///         field "Note" at 20, 450, 362 by 44, "Fog"
  public var description: String {
    let window = device.environment.container
    var lines = ["On the screen, \(window.width.text) by \(window.height.text), from back to front:"]
    let sheets = sheets
    for layer in screen.layers {
      var indent = "  "
      if case .presentation(let id) = layer.layer, let sheet = sheets.first(where: { $0.id == id }) {
        lines.append(indent + sheet.line)
        indent += "  "
      }
      lines += elements(of: layer).map { indent + $0.line }
    }
    if elements.isEmpty { lines.append("  nothing that has a name") }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  fileprivate var line: String {
    var line = "\(role.noun) \"\(label)\" \(frame.text)"
    if !placeholder.isEmpty, placeholder != label { line += ", placeholder \"\(placeholder)\"" }
    if !value.isEmpty { line += ", \"\(value)\"" }
    if isSelected { line += ", selected" }
    if !isEnabled { line += ", not enabled" }
    if !isReachable { line += ", out of reach" }
    return line
  }
}

extension SheetState {
  fileprivate var line: String {
    let name =
      switch form {
      case .popover: "popover"
      case .fullScreen, .overFullScreen: "cover"
      case .alert: "alert"
      default: "sheet"
      }
    var line = name
    if let detent { line += " at \(detent)" }
    line += " \(frame.text)"
    return phase == .resting ? line : line + ", \(phase)"
  }
}

extension CGRect {
  fileprivate var text: String {
    "at \(Double(minX).text), \(Double(minY).text), \(Double(width).text) by \(Double(height).text)"
  }
}

extension Double {
  /// The number rounded to a tenth, without a trailing zero.
  var text: String {
    guard magnitude < 1e9 else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension Element.Role {
  /// The noun for the role in a list.
  var noun: String {
    switch self {
    case .button: "button"
    case .image: "image"
    case .text: "text"
    case .header: "header"
    case .group: "group"
    case .field: "field"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .options: "options"
    case .option: "option"
    case .progress: "progress"
    case .table: "table"
    case .row: "row"
    case .tabs: "tabs"
    case .tab: "tab"
    case .alert: "alert"
    }
  }
}
