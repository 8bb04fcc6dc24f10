// SPDX-License-Identifier: Apache-2.0

/// An attribute of an element, and the property that it sets.
struct InterfaceRule {
  enum Form {
    /// `YES` or `NO`.
    case flag
    case number
    case integer
    /// Text in the user's language.
    case text
    /// The name of an image.
    case image
    /// Cases of an enumeration, by the values of the attribute.
    case cases([String: String])
    /// Cases of an enumeration with the attribute's own values.
    case same([String])
  }

  var attribute: String
  var property: String
  var form: Form

  init(_ attribute: String, _ form: Form, _ property: String? = nil) {
    self.attribute = attribute
    self.form = form
    self.property = property ?? attribute
  }
}

extension InterfaceRule {
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ]
  private static let alignments: [String: String] = [
    "natural": "natural", "center": "center", "right": "right", "left": "left", "justified": "justified",
  ]
  static let breaks = [
    "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle",
    "headTruncation": "byTruncatingHead", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
    "clip": "byClipping",
  ]

  static let view = [
    InterfaceRule("contentMode", .same(contentModes)),
    InterfaceRule("hidden", .flag, "isHidden"), InterfaceRule("alpha", .number), InterfaceRule("tag", .integer),
    InterfaceRule("clipsSubviews", .flag, "clipsToBounds"),
    InterfaceRule("userInteractionEnabled", .flag, "isUserInteractionEnabled"),
    InterfaceRule("autoresizesSubviews", .flag),
    InterfaceRule(
      "semanticContentAttribute", .same(["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])),
    InterfaceRule("preservesSuperviewLayoutMargins", .flag), InterfaceRule("insetsLayoutMarginsFromSafeArea", .flag),
  ]
  static let control = [
    InterfaceRule("enabled", .flag, "isEnabled"), InterfaceRule("selected", .flag, "isSelected"),
    InterfaceRule("highlighted", .flag, "isHighlighted"),
  ]
  static let scrollView = [
    InterfaceRule("alwaysBounceVertical", .flag), InterfaceRule("alwaysBounceHorizontal", .flag),
    InterfaceRule("bounces", .flag), InterfaceRule("pagingEnabled", .flag, "isPagingEnabled"),
    InterfaceRule("scrollEnabled", .flag, "isScrollEnabled"),
    InterfaceRule("showsHorizontalScrollIndicator", .flag), InterfaceRule("showsVerticalScrollIndicator", .flag),
    InterfaceRule("minimumZoomScale", .number), InterfaceRule("maximumZoomScale", .number),
    InterfaceRule("bouncesZoom", .flag), InterfaceRule("indicatorStyle", .same(["default", "black", "white"])),
    InterfaceRule("keyboardDismissMode", .same(["none", "onDrag", "interactive"])),
    InterfaceRule(
      "contentInsetAdjustmentBehavior",
      .cases(["automatic": "automatic", "scrollableAxes": "scrollableAxes", "never": "never", "always": "always"])),
  ]
  /// The modes of split view controllers, with their older names.
  private static let displayModes = [
    "automatic": "automatic", "secondaryOnly": "secondaryOnly", "primaryHidden": "secondaryOnly",
    "oneBesideSecondary": "oneBesideSecondary", "allVisible": "oneBesideSecondary", "oneBeside": "oneBesideSecondary",
    "oneOverSecondary": "oneOverSecondary", "primaryOverlay": "oneOverSecondary", "oneOver": "oneOverSecondary",
    "twoBesideSecondary": "twoBesideSecondary", "twoBeside": "twoBesideSecondary",
    "twoOverSecondary": "twoOverSecondary", "twoOver": "twoOverSecondary",
    "twoDisplaceSecondary": "twoDisplaceSecondary", "twoDisplace": "twoDisplaceSecondary",
  ]
  private static let inputTraits = [
    InterfaceRule("autocapitalizationType", .same(["none", "words", "sentences", "allCharacters"])),
    InterfaceRule("autocorrectionType", .same(["no", "yes", "default"])),
    InterfaceRule(
      "keyboardType",
      .cases([
        "alphabet": "asciiCapable", "ASCIICapable": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation",
        "URL": "URL", "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
        "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter", "webSearch": "webSearch",
        "ASCIICapableNumberPad": "asciiCapableNumberPad", "default": "default",
      ])),
    InterfaceRule(
      "returnKeyType",
      .same([
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
        "continue",
      ])),
    InterfaceRule("enablesReturnKeyAutomatically", .flag),
    InterfaceRule("spellCheckingType", .same(["default", "no", "yes"])),
  ]
  /// The attributes of `textInputTraits`, by the element that contains them.
  static let traits = [
    "textField": inputTraits + [InterfaceRule("secureTextEntry", .flag, "isSecureTextEntry")],
    "textView": inputTraits, "searchBar": inputTraits,
  ]

  /// The rules of each element, in addition to those of all views.
  static let rules: [String: [InterfaceRule]] = [
    "splitViewController": [
      InterfaceRule("preferredDisplayMode", .cases(displayModes)),
      InterfaceRule("displayMode", .cases(displayModes), "preferredDisplayMode"),
      InterfaceRule("behavior", .same(["automatic", "tile", "overlay", "displace"]), "preferredSplitBehavior"),
      InterfaceRule("preferredSplitBehavior", .same(["automatic", "tile", "overlay", "displace"])),
      InterfaceRule("primaryEdge", .same(["leading", "trailing"])), InterfaceRule("presentsWithGesture", .flag),
      InterfaceRule("showsSecondaryOnlyButton", .flag), InterfaceRule("minimumPrimaryColumnWidth", .number),
      InterfaceRule("maximumPrimaryColumnWidth", .number), InterfaceRule("preferredPrimaryColumnWidth", .number),
      InterfaceRule("preferredPrimaryColumnWidthFraction", .number),
    ],
    "label": [
      InterfaceRule("text", .text), InterfaceRule("textAlignment", .cases(alignments)),
      InterfaceRule("lineBreakMode", .cases(breaks)), InterfaceRule("numberOfLines", .integer),
      InterfaceRule("minimumScaleFactor", .number), InterfaceRule("enabled", .flag, "isEnabled"),
      InterfaceRule("highlighted", .flag, "isHighlighted"), InterfaceRule("adjustsFontForContentSizeCategory", .flag),
      InterfaceRule("preferredMaxLayoutWidth", .number),
    ],
    "button": control + [
      InterfaceRule("adjustsImageWhenHighlighted", .flag), InterfaceRule("adjustsImageWhenDisabled", .flag),
      InterfaceRule("changesSelectionAsPrimaryAction", .flag), InterfaceRule("showsMenuAsPrimaryAction", .flag),
      InterfaceRule("role", .same(["normal", "primary", "cancel", "destructive"])),
    ],
    "imageView": [
      InterfaceRule("image", .image), InterfaceRule("highlightedImage", .image),
      InterfaceRule("highlighted", .flag, "isHighlighted"),
    ],
    "textField": control + [
      InterfaceRule("text", .text), InterfaceRule("placeholder", .text),
      InterfaceRule("textAlignment", .cases(alignments)),
      InterfaceRule("borderStyle", .same(["none", "line", "bezel", "roundedRect"])),
      InterfaceRule("clearButtonMode", .same(["never", "whileEditing", "unlessEditing", "always"])),
      InterfaceRule("clearsOnBeginEditing", .flag), InterfaceRule("adjustsFontForContentSizeCategory", .flag),
    ],
    "textView": scrollView + [
      InterfaceRule("text", .text), InterfaceRule("textAlignment", .cases(alignments)),
      InterfaceRule("editable", .flag, "isEditable"), InterfaceRule("selectable", .flag, "isSelectable"),
    ],
    "slider": control + [
      InterfaceRule("minValue", .number, "minimumValue"), InterfaceRule("maxValue", .number, "maximumValue"),
      InterfaceRule("value", .number), InterfaceRule("continuous", .flag, "isContinuous"),
      InterfaceRule("minimumValueImage", .image), InterfaceRule("maximumValueImage", .image),
    ],
    "stepper": control + [
      InterfaceRule("minimumValue", .number), InterfaceRule("maximumValue", .number),
      InterfaceRule("stepValue", .number), InterfaceRule("value", .number), InterfaceRule("wraps", .flag),
      InterfaceRule("autorepeat", .flag), InterfaceRule("continuous", .flag, "isContinuous"),
    ],
    "switch": control + [InterfaceRule("on", .flag, "isOn"), InterfaceRule("title", .text)],
    "pageControl": control + [
      InterfaceRule("numberOfPages", .integer), InterfaceRule("currentPage", .integer),
      InterfaceRule("hidesForSinglePage", .flag),
    ],
    "progressView": [
      InterfaceRule("progress", .number), InterfaceRule("progressViewStyle", .same(["default", "bar"])),
    ],
    "activityIndicatorView": [
      InterfaceRule("hidesWhenStopped", .flag),
      InterfaceRule(
        "style",
        .cases(["gray": "medium", "white": "medium", "whiteLarge": "large", "medium": "medium", "large": "large"])),
    ],
    "datePicker": control + [
      InterfaceRule(
        "datePickerMode",
        .cases([
          "dateAndTime": "dateAndTime", "date": "date", "time": "time", "countDownTimer": "countDownTimer",
          "yearAndMonth": "yearAndMonth",
        ])),
      InterfaceRule("style", .same(["automatic", "wheels", "compact", "inline"]), "preferredDatePickerStyle"),
      InterfaceRule("minuteInterval", .integer), InterfaceRule("countDownDuration", .number),
    ],
    "searchBar": [
      InterfaceRule("text", .text), InterfaceRule("placeholder", .text),
      InterfaceRule("searchBarStyle", .same(["default", "prominent", "minimal"])),
      InterfaceRule("showsCancelButton", .flag), InterfaceRule("showsScopeBar", .flag),
      InterfaceRule("prompt", .text), InterfaceRule("showsBookmarkButton", .flag),
      InterfaceRule("showsSearchResultsButton", .flag), InterfaceRule("backgroundImage", .image),
    ],
    "segmentedControl": control + [
      InterfaceRule("momentary", .flag, "isMomentary"),
      InterfaceRule("apportionsSegmentWidthsByContent", .flag),
    ],
    "stackView": [
      InterfaceRule("axis", .same(["horizontal", "vertical"])),
      InterfaceRule(
        "distribution", .same(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])),
      InterfaceRule(
        "alignment",
        .same(["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"])),
      InterfaceRule("spacing", .number),
      InterfaceRule("baselineRelativeArrangement", .flag, "isBaselineRelativeArrangement"),
      InterfaceRule("layoutMarginsRelativeArrangement", .flag, "isLayoutMarginsRelativeArrangement"),
    ],
    "scrollView": scrollView,
    "tableView": scrollView + [
      InterfaceRule(
        "separatorStyle", .cases(["none": "none", "default": "singleLine", "singleLine": "singleLine"])),
      InterfaceRule("rowHeight", .number), InterfaceRule("estimatedRowHeight", .number),
      InterfaceRule("estimatedSectionHeaderHeight", .number), InterfaceRule("estimatedSectionFooterHeight", .number),
      InterfaceRule("sectionIndexMinimumDisplayRowCount", .integer),
      InterfaceRule("prefetchingEnabled", .flag, "isPrefetchingEnabled"),
      InterfaceRule("allowsSelection", .flag), InterfaceRule("allowsMultipleSelection", .flag),
      InterfaceRule("allowsSelectionDuringEditing", .flag),
      InterfaceRule("allowsMultipleSelectionDuringEditing", .flag),
    ],
    "tableViewCell": [
      InterfaceRule(
        "selectionStyle", .cases(["none": "none", "default": "default", "blue": "default", "gray": "gray"])),
      InterfaceRule("accessoryType", .same(accessories)), InterfaceRule("editingAccessoryType", .same(accessories)),
      InterfaceRule("indentationLevel", .integer), InterfaceRule("indentationWidth", .number),
      InterfaceRule("showsReorderControl", .flag), InterfaceRule("shouldIndentWhileEditing", .flag),
    ],
    "collectionView": scrollView + [
      InterfaceRule("allowsSelection", .flag), InterfaceRule("allowsMultipleSelection", .flag),
      InterfaceRule("prefetchingEnabled", .flag, "isPrefetchingEnabled"),
    ],
    "collectionViewFlowLayout": [
      InterfaceRule("minimumLineSpacing", .number), InterfaceRule("minimumInteritemSpacing", .number),
      InterfaceRule("scrollDirection", .same(["vertical", "horizontal"])),
      InterfaceRule("sectionHeadersPinToVisibleBounds", .flag),
    ],
    "navigationBar": barImages,
    "tabBar": [
      InterfaceRule("backgroundImage", .image), InterfaceRule("shadowImage", .image),
      InterfaceRule("selectionIndicatorImage", .image),
      InterfaceRule("itemPositioning", .same(["automatic", "fill", "centered"])),
    ],
    "barButtonItem": [
      InterfaceRule("title", .text), InterfaceRule("image", .image), InterfaceRule("enabled", .flag, "isEnabled"),
      InterfaceRule("width", .number), InterfaceRule("tag", .integer),
      InterfaceRule("style", .cases(["plain": "plain", "bordered": "plain", "done": "done"])),
    ],
    "tabBarItem": [
      InterfaceRule("title", .text), InterfaceRule("image", .image), InterfaceRule("selectedImage", .image),
      InterfaceRule("badgeValue", .text), InterfaceRule("tag", .integer),
    ],
    "navigationItem": [
      InterfaceRule("title", .text), InterfaceRule("prompt", .text),
      InterfaceRule("largeTitleDisplayMode", .same(["automatic", "always", "never"])),
      InterfaceRule("hidesBackButton", .flag), InterfaceRule("leftItemsSupplementBackButton", .flag),
      InterfaceRule("backButtonTitle", .text), InterfaceRule("hidesSearchBarWhenScrolling", .flag),
    ],
    "tapGestureRecognizer": recognizer + [
      InterfaceRule("numberOfTapsRequired", .integer), InterfaceRule("numberOfTouchesRequired", .integer),
    ],
    "pongPressGestureRecognizer": recognizer + [
      InterfaceRule("minimumPressDuration", .number), InterfaceRule("allowableMovement", .number),
      InterfaceRule("numberOfTapsRequired", .integer), InterfaceRule("numberOfTouchesRequired", .integer),
    ],
    "panGestureRecognizer": recognizer + [
      InterfaceRule("minimumNumberOfTouches", .integer), InterfaceRule("maximumNumberOfTouches", .integer),
    ],
    "swipeGestureRecognizer": recognizer + [
      InterfaceRule("direction", .same(["left", "right", "up", "down"])),
      InterfaceRule("numberOfTouchesRequired", .integer),
    ],
    "pinchGestureRecognizer": recognizer, "rotationGestureRecognizer": recognizer,
  ]

  private static let barImages = [
    InterfaceRule("shadowImage", .image), InterfaceRule("backIndicatorImage", .image),
    InterfaceRule("backIndicatorTransitionMask", .image, "backIndicatorTransitionMaskImage"),
  ]
  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
  private static let recognizer = [
    InterfaceRule("cancelsTouchesInView", .flag), InterfaceRule("delaysTouchesBegan", .flag),
    InterfaceRule("delaysTouchesEnded", .flag), InterfaceRule("enabled", .flag, "isEnabled"),
  ]

  /// The rules of all view controllers. They apply when the controller is created.
  static let controller = [
    InterfaceRule("title", .text),
    InterfaceRule("hidesBottomBarWhenPushed", .flag), InterfaceRule("definesPresentationContext", .flag),
    InterfaceRule("modalPresentationStyle", .same(Self.presentationStyles)),
    InterfaceRule("modalTransitionStyle", .same(Self.transitionStyles)),
    InterfaceRule("clearsSelectionOnViewWillAppear", .flag),
    InterfaceRule("providesPresentationContextTransitionStyle", .flag),
  ]

  /// The heights of headers and footers that Interface Builder writes for every table. Titles have their own height.
  static let plainHeights: Set = ["-1", "10", "18", "22", "28"]

  static let presentationStyles = [
    "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover",
  ]
  static let transitionStyles = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]

  /// The properties that a child with a color sets, by its key, for each element.
  static let colors: [String: [String: String]] = [
    "label": ["textColor": "textColor", "highlightedColor": "highlightedTextColor", "shadowColor": "shadowColor"],
    "textField": ["textColor": "textColor"], "textView": ["textColor": "textColor"],
    "slider": [
      "minimumTrackTintColor": "minimumTrackTintColor", "maximumTrackTintColor": "maximumTrackTintColor",
      "thumbTintColor": "thumbTintColor",
    ],
    "switch": ["onTintColor": "onTintColor", "thumbTintColor": "thumbTintColor"],
    "pageControl": [
      "pageIndicatorTintColor": "pageIndicatorTintColor",
      "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    ],
    "progressView": ["progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor"],
    "activityIndicatorView": ["color": "color"], "searchBar": ["barTintColor": "barTintColor"],
    "segmentedControl": ["selectedSegmentTintColor": "selectedSegmentTintColor"],
    "tableView": [
      "separatorColor": "separatorColor", "sectionIndexColor": "sectionIndexColor",
      "sectionIndexBackgroundColor": "sectionIndexBackgroundColor",
      "sectionIndexTrackingBackgroundColor": "sectionIndexTrackingBackgroundColor",
    ], "tabBar": ["unselectedItemTintColor": "unselectedItemTintColor"],
    "barButtonItem": ["tintColor": "tintColor"],
  ]

  /// The properties that a child with insets sets, by its key, for each element.
  static let insets: [String: [String: String]] = [
    "button": [
      "contentEdgeInsets": "contentEdgeInsets", "imageEdgeInsets": "imageEdgeInsets",
      "titleEdgeInsets": "titleEdgeInsets",
    ],
    "textView": ["textContainerInset": "textContainerInset", "contentInset": "contentInset"],
    "scrollView": ["contentInset": "contentInset", "scrollIndicatorInsets": "scrollIndicatorInsets"],
    "tableView": [
      "separatorInset": "separatorInset", "contentInset": "contentInset",
      "scrollIndicatorInsets": "scrollIndicatorInsets",
    ],
    "tableViewCell": ["separatorInset": "separatorInset"], "collectionView": ["contentInset": "contentInset"],
    "collectionViewFlowLayout": ["sectionInset": "sectionInset"],
  ]

  /// The sizes of a flow layout, by their keys.
  static let sizes = ["itemSize", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize"]
}
