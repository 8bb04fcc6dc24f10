// SPDX-License-Identifier: Apache-2.0

extension InterfaceWriter {
  /// Names what the elements of a scene set and what no rule has read.
  mutating func leaveUnread(in elements: [XMLElement]) {
    for element in elements { leaveUnread(of: element, owner: element) }
  }

  /// Names what an element sets, and what is in it. `owner` is the object that the element belongs to.
  private mutating func leaveUnread(of element: XMLElement, owner: XMLElement) {
    let isObject = InterfaceKind(element.name) != nil
    let owner = isObject || element.id != nil ? element : owner
    if isObject || Self.parts.contains(element.name) {
      let names = unread(of: element)
      if !names.isEmpty {
        leave("\(names.joined(separator: ", ")) of \(words(for: owner))", "no effect here")
      }
    }
    for child in element.children { leaveUnread(of: child, owner: owner) }
  }

  /// Returns the names of the attributes and of the children with a key that have not been read.
  private func unread(of element: XMLElement) -> [String] {
    let reads = element.reads.names
    let attributes = element.attributes.filter { name, value in
      !reads.contains(name) && !Self.ignored.contains(name) && Self.ignoredValues[name]?.contains(value) != true
    }
    let children = element.children.filter { child in
      guard let key = child.key, Self.values.contains(child.name), !Self.ignored.contains(key) else { return false }
      return !isRead(child)
    }
    return attributes.keys.sorted() + children.compactMap(\.key).sorted()
  }

  private func isRead(_ element: XMLElement) -> Bool {
    !element.reads.names.isEmpty || element.children.contains(where: isRead)
  }

  /// The elements with attributes that are not objects of a class by themselves.
  private static let parts: Set = [
    "textInputTraits", "buttonConfiguration", "backgroundConfiguration", "navigationItem", "collectionViewFlowLayout",
    "segment", "state", "accessibility", "tableViewSection", "navigationBarAppearance",
  ]

  /// The elements that set a property of their parent to a value.
  private static let values: Set = [
    "color", "size", "inset", "edgeInsets", "directionalEdgeInsets", "fontDescription", "attributedString",
    "textAttributes", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "dataDetectorType", "locale",
    "extendedEdge", "offsetWrapper", "menu", "imageReference", "preferredSymbolConfiguration", "keyCommands",
  ]

  /// The attributes that only the editor reads, and those without effect in an app.
  private static let ignored: Set = [
    "id", "key", "contentMode", "rowHeight", "userLabel", "colorLabel", "sceneMemberID", "customClass", "customModule",
    "customModuleProvider", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "opaque", "clearsContextBeforeDrawing", "multipleTouchEnabled",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "autoresizesArchivedViewToFullSize",
    "storyboardIdentifier", "dataMode", "segmentControlStyle", "freeformSize", "customSize", "canvasLocation",
    "spacingType", "wantsToBeColored", "translatesAutoresizingMaskIntoConstraints", "allowDoubleColumnStyle",
    "catalog", "reversesTitleShadowWhenHighlighted", "titleShadowColor", "titleShadowOffset", "configurationType",
  ]

  /// The values of attributes that say what an app does anyway.
  private static let ignoredValues: [String: Set<String>] = [
    "preferredStyle": ["automatic", "sliding"],
    "spineLocation": ["min", "none"],
    "baselineAdjustment": ["alignBaselines"], "lineBreakMode": ["middleTruncation"],
    "contentHorizontalAlignment": ["center", "left", "leading"], "contentVerticalAlignment": ["center", "top"],
    "contentViewInsetsToSafeArea": ["YES"], "springLoaded": ["NO"], "showsTouchWhenHighlighted": ["NO"],
    "translucent": ["YES"], "adjustsLetterSpacingToFitWidth": ["NO"], "hasAttributedTitle": ["NO"],
    "usesAttributedText": ["NO"], "spellCheckingType": ["default"], "smartDashesType": ["default"],
    "smartQuotesType": ["default"], "smartInsertDeleteType": ["default"], "keyboardAppearance": ["default"],
    "extendedLayoutIncludesOpaqueBars": ["NO"], "adjustsFontSizeToFit": ["NO"], "directionalLockEnabled": ["NO"],
    "delaysContentTouches": ["YES"], "canCancelContentTouches": ["YES"],
  ]
}
