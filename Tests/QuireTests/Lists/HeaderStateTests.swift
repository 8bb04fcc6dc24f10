// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Headers that update their configuration, and other names of lists and pickers.
@MainActor @Suite struct HeaderStateTests {
  @Test func theHandler() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(view.automaticallyUpdatesContentConfiguration && view.automaticallyUpdatesBackgroundConfiguration)
    var calls = 0
    view.configurationUpdateHandler = { view, state in
      calls += 1
      #expect(!state.isSelected && !state.isPinned)
      var content = view.defaultContentConfiguration()
      content.text = "Title"
      view.contentConfiguration = content
    }
    _ = view.sizeThatFits(CGSize(width: 300, height: 0))
    view.layoutIfNeeded()
    #expect(calls == 1 && view.contentConfiguration != nil)
    view.setNeedsUpdateConfiguration()
    view.layoutIfNeeded()
    #expect(calls == 2)
    view.prepareForReuse()
    _ = view.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(calls == 3)
  }

  @Test func keptSettings() {
    #expect(!UIPickerView().showsSelectionIndicator)
    #expect(UISwitch().onImage == nil && UISwitch().offImage == nil)
    let cell = UICollectionViewCell()
    #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
  }
}
