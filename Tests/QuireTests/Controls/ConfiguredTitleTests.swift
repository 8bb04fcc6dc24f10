// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

/// The titles and images of buttons that have both a configuration and titles for states.
@MainActor @Suite struct ConfiguredTitleTests {
  @Test func configurationsTitleIsThatOfTheNormalState() {
    let button = UIButton()
    #expect(button.title(for: .normal) == nil)
    button.configuration = .filled()
    #expect(button.title(for: .normal) == nil)
    button.configuration?.title = ""
    #expect(button.title(for: .normal) == "")
    #expect(button.title(for: .selected) == nil)
  }

  @Test func latestTitleIsShown() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Old"
    button.setTitle("New", for: .normal)
    #expect(button.currentTitle == "New")
    #expect(button.configuration?.title == "New")
    button.setTitle("Chosen", for: .selected)
    #expect(button.title(for: .normal) == "New")
    button.configuration?.title = "Newest"
    #expect(button.title(for: .normal) == "Newest")
  }

  @Test func titleWithoutOneInTheConfigurationStays() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.configuration = .tinted()
    #expect(button.currentTitle == "Plain")
    #expect(button.configuration?.title == nil)
    button.setTitle(nil, for: .normal)
    #expect(button.title(for: .normal) == nil)
  }

  @Test func latestImageIsShown() {
    let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
    let button = UIButton(configuration: .plain())
    button.configuration?.image = star
    #expect(button.image(for: .normal) === star)
    button.setImage(moon, for: .normal)
    #expect(button.currentImage === moon)
    #expect(button.configuration?.image === moon)
  }

  @Test func extraLargeTitlesAreBoldAndFollowTheTextSize() {
    let font = UIFont.preferredFont(
      forTextStyle: .extraLargeTitle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(font.pointSize == 36)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let large = UIFont.preferredFont(
      forTextStyle: .extraLargeTitle,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(large.pointSize > 36)
  }
}
