// SPDX-License-Identifier: Apache-2.0

import UIKit

// A selector of a method that takes a flag. The sender of an action is a flag that is set.

private final class Field: UITextField {
  var resigned = 0

  override func resignFirstResponder() -> Bool {
    resigned += 1
    return super.resignFirstResponder()
  }
}

@MainActor func flagSelectors() -> [String] {
  let form = UIView()
  let field = Field()
  form.addSubview(field)
  let button = UIButton()
  button.addTarget(form, action: #selector(UIView.endEditing(_:)), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  form.addGestureRecognizer(UITapGestureRecognizer(target: form, action: #selector(UIView.endEditing)))
  return [
    "\(field.resigned)",  // => 0
    "\(#selector(UIView.endEditing(_:)) == Selector(("endEditing:")))",  // => true
    "\(form.gestureRecognizers?.count ?? 0)",  // => 1
  ]
}
