// SPDX-License-Identifier: Apache-2.0

import Library

@main struct Program {
  static func main() {
    let styles: [Style] = [.title, .headline, .body, .footnote, .caption]
    for style in styles { print(style.size(0)) }
  }
}
