// SPDX-License-Identifier: Apache-2.0

/// A text with attributes that can be changed. A view that it is given to takes a copy.
///
/// Every range must be in the text; otherwise it traps.
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

  // MARK: Text

  /// Puts a text in the place of a range, with the attributes of the first replaced character, or of the one before an
  /// empty range.
  public final func replaceCharacters(in range: NSRange, with str: String) {
    let part = checked(range)
    let inserted = Array(str.utf16)
    let source = part.isEmpty ? part.lowerBound - 1 : part.lowerBound
    let attributes =
      length == 0 ? [:] : attributeRuns.run(at: min(max(source, 0), length - 1)).run.attributes
    let runs = AttributeRuns(length: inserted.count, attributes: attributes).runs
    units.replaceSubrange(part, with: inserted)
    attributeRuns.replace(part, with: runs)
    unitsChanged()
  }

  /// Puts a text with its attributes in the place of a range.
  public final func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let part = checked(range)
    let (inserted, runs) = (attrString.units, attrString.attributeRuns.runs)
    units.replaceSubrange(part, with: inserted)
    attributeRuns.replace(part, with: runs)
    unitsChanged()
  }

  /// Takes a range away.
  public final func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  /// Puts a text before a place.
  public final func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts a text behind the end.
  public final func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Takes over another text with its attributes.
  public final func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Accepted: changes are seen when the text is given to a view.
  public final func beginEditing() {}
  /// Accepted: changes are seen when the text is given to a view.
  public final func endEditing() {}

  // MARK: Attributes

  /// Replaces all attributes of a range; `nil` takes them away.
  public final func setAttributes(_ attrs: Attributes?, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { $0 = attrs ?? [:] }
  }

  /// Adds attributes to a range; those of the same keys are replaced.
  public final func addAttributes(_ attrs: Attributes, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { for (key, value) in attrs { $0[key] = value } }
  }

  #if hasFeature(Embedded)
    /// Adds an attribute to a range, or replaces it there.
    public final func addAttribute(_ name: Key, value: NSObject, range: NSRange) {
      addAttributes([name: value], range: range)
    }

    /// Adds a number, for example the distance of letters.
    public final func addAttribute(_ name: Key, value: Double, range: NSRange) {
      addAttributes([name: NSNumber(value: value)], range: range)
    }
  #else
    /// Adds an attribute to a range, or replaces it there.
    public final func addAttribute(_ name: Key, value: Any, range: NSRange) {
      addAttributes([name: value], range: range)
    }
  #endif

  /// Takes an attribute away from a range, where it has it.
  public final func removeAttribute(_ name: Key, range: NSRange) {
    let part = checked(range)
    attributeRuns.change(part) { $0[name] = nil }
  }
}
