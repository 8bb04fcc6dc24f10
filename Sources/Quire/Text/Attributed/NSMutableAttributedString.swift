// SPDX-License-Identifier: Apache-2.0

/// A text with attributes that can be changed. A view copies the text that is assigned to it, so later changes do not
/// affect the view.
///
/// Every range must be in the text. A method traps for any other range.
@preconcurrency @MainActor open class NSMutableAttributedString: NSAttributedString {
  public override init(string: String) {
    super.init(string: string)
  }

  public override init(string: String, attributes: Attributes?) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Called after each change. Set for the text of a text view whose `textStorage` the app has read.
  final var edited: (() -> Void)?

  // MARK: Text

  /// Replaces a range with a text. The new text gets the attributes of the first replaced character, or of the
  /// character before an empty range.
  public final func replaceCharacters(in range: NSRange, with str: String) {
    let part = checked(range)
    let inserted = str.units
    let source = part.isEmpty ? part.lowerBound - 1 : part.lowerBound
    let attributes =
      length == 0 ? [:] : attributeRuns.run(at: min(max(source, 0), length - 1)).run.attributes
    let runs = AttributeRuns(length: inserted.count, attributes: attributes).runs
    units.replaceSubrange(part, with: inserted)
    attributeRuns.replace(part, with: runs)
    unitsChanged()
    edited?()
  }

  /// Replaces a range with an attributed text.
  public final func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let part = checked(range)
    let (inserted, runs) = (attrString.units, attrString.attributeRuns.runs)
    units.replaceSubrange(part, with: inserted)
    attributeRuns.replace(part, with: runs)
    unitsChanged()
    edited?()
  }

  /// Deletes the characters in a range.
  public final func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Inserts a text at a position.
  public final func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends a text.
  public final func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Replaces the whole text and its attributes.
  public final func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Accepted, but has no effect: changes become visible when the text is set in a view.
  public final func beginEditing() {}
  /// Accepted, but has no effect: changes become visible when the text is set in a view.
  public final func endEditing() {}

  // MARK: Attributes

  /// Replaces all attributes of a range; `nil` removes them.
  public final func setAttributes(_ attrs: Attributes?, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { $0 = attrs ?? [:] }
    edited?()
  }

  /// Adds attributes to a range, and replaces existing attributes with the same keys.
  public final func addAttributes(_ attrs: Attributes, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { for (key, value) in attrs { $0[key] = value } }
    edited?()
  }

  #if hasFeature(Embedded)
    /// Adds an attribute to a range, or replaces its value there.
    public final func addAttribute(_ name: Key, value: NSObject, range: NSRange) {
      addAttributes([name: value], range: range)
    }

    /// Adds a number as an attribute to a range, for example the distance between characters.
    public final func addAttribute(_ name: Key, value: Double, range: NSRange) {
      addAttributes([name: NSNumber(value: value)], range: range)
    }
  #else
    /// Adds an attribute to a range, or replaces its value there.
    public final func addAttribute(_ name: Key, value: Any, range: NSRange) {
      addAttributes([name: value], range: range)
    }
  #endif

  /// Removes an attribute from a range. Parts without the attribute are unchanged.
  public final func removeAttribute(_ name: Key, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { $0[name] = nil }
    edited?()
  }
}
