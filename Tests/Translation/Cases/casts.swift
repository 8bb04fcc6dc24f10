// SPDX-License-Identifier: Apache-2.0

import UIKit

// Casts to protocols, which Embedded Swift lacks.

private protocol Named: AnyObject {
  var name: String { get }
}

private protocol Sized {
  var size: Int { get }
}

private class Box: NSObject, Named {
  var name: String { "box" }
}

private final class LargeBox: Box, Sized {
  var size: Int { 9 }
  override var name: String { "large" }
}

private final class BoxView: UIView {}

extension BoxView: Sized {
  fileprivate var size: Int { 4 }
}

private func kind(_ object: AnyObject) -> String {
  switch object {
  case let sized as Sized where sized.size > 5: return "sized \(sized.size)"
  case let view as UIView & Sized: return "view \(view.size)"
  case is Sized: return "small"
  case let named as Named: return named.name
  default: return "other"
  }
}

@MainActor func casts() -> [String] {
  let objects: [AnyObject] = [Box(), LargeBox(), BoxView(), UIView()]
  var lines = objects.map(kind)
  lines.append(objects.map { ($0 as? Named)?.name ?? "-" }.joined(separator: " "))
  lines.append(objects.map { $0 is Sized ? "1" : "0" }.joined())
  lines.append("\((objects[1] as! Sized).size + 1)")
  for case let sized as Sized in objects { lines.append("for \(sized.size)") }
  if case let named as Named = objects[0] { lines.append("if \(named.name)") }
  if let view = objects[2] as? UIView & Sized, view.size == 4 { lines.append("view") }
  return lines
}

// => box
// => sized 9
// => view 4
// => other
// => box large - -
// => 0110
// => 10
// => for 9
// => for 4
// => if box
// => view
