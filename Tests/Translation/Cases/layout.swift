// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
/* A file without imports,  with what parsers stumble over: 👩‍👩‍👧, tabs, raw texts, operators, conditions. */
#if DEBUG || !DEBUG
private class LayoutView: UIView {
	weak var other: LayoutView?   // 🙂 weak var in a comment
	#if NEVER
	@objc func never() { missing }
	#else
	@objc func always() -> String { "always" }
	#endif
	func texts(_ done: @escaping (String) -> Void) -> () -> Void {
		return { [weak self] in
			done("weak self \(self === self ? "in \(self?.always() ?? "no")" : #"raw \(self)"#)")
			done(#"[weak self] \#(self == nil) "quoted" \(self)"#)
			done("""
				[weak self] in several lines
				  \(self?.always() ?? "") 🧵
				""")
		}
	}
}
#endif

infix operator <*>: AdditionPrecedence
private func <*> (left: LayoutView?, right: Int) -> Int { (left == nil ? 0 : 1) + right }

@MainActor func layout() -> [String] {
  let view = LayoutView(); view.other = view
  var lines: [String] = []
  view.texts { lines.append($0) }()
  let number = { [weak view] in view <*> 4 }()
  return lines.flatMap { $0.split(separator: "\n").map(String.init) } + ["\(number)", "\(view.other === view)"]
}

// => weak self in always
// => [weak self] false "quoted" \(self)
// => [weak self] in several lines
// =>   always 🧵
// => 5
// => true
