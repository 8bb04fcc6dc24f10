// SPDX-License-Identifier: Apache-2.0

extension CGFloat {
  /// The number to three decimals, as in `12.5` or `8.0`, for the log. The standard library's description, with all
  /// digits, is 4 kB of a WebAssembly build.
  var logText: String {
    guard magnitude < 1_000_000 else { return self < 0 ? "less than -999999" : "more than 999999" }
    let thousandths = Int((magnitude * 1000).rounded())
    var text = (self < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000)."
    var rest = thousandths % 1000
    var unit = 100
    repeat {
      text += "\(rest / unit)"
      rest %= unit
      unit /= 10
    } while rest > 0
    return text
  }
}
