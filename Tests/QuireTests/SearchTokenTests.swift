// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct SearchTokenTests {
  @Test func tokensAreBeforeTheText() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let token = UISearchToken(icon: nil, text: "Red")
    token.representedObject = 7
    field.insertToken(token, at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Tall"), at: 1)
    #expect(field.tokens.count == 2 && field.tokens[0].representedObject as? Int == 7)
    #expect(field.leftView?.subviews.map { $0.accessibilityLabel } == ["Red", "Tall"])
    field.removeToken(at: 0)
    #expect(field.tokens.map { $0.text } == ["Tall"])
  }

  @Test func deletionInAnEmptyField() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.tokens = [UISearchToken(icon: nil, text: "Red")]
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = true
    field.deleteBackward()
    #expect(field.tokens.isEmpty && field.leftView == nil)
  }
}
