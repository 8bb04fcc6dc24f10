// SPDX-License-Identifier: Apache-2.0

extension UITextView {
  /// Called when the text of the host's view changed.
  final func hostEdited(to new: String, selection newSelection: Range<Int>, isComposing: Bool) {
    editor.display?.textAtHost = new
    editor.setNeedsShow()
    if isComposing {
      if settled == nil { settled = NSAttributedString(attributedString: content) }
      if let edit = TextEdit(from: content.string, to: new, caret: newSelection.upperBound) {
        content.replaceCharacters(in: NSRange(edit.range), with: typed(edit.replacement, over: edit.range))
        select(newSelection)
        changed()
        tellOfChange()
      } else {
        select(newSelection)
      }
      return
    }
    if let settled {
      content.setAttributedString(settled)
      self.settled = nil
    }
    guard let edit = TextEdit(from: content.string, to: new, caret: newSelection.upperBound) else {
      select(newSelection)
      changed()
      return
    }
    let known = revision
    let isReturn = enablesReturnKeyAutomatically && content.length == 0 && edit.replacement.hasSameBytes(as: "\n")
    let isAllowed =
      isEditable && !isReturn
      && (delegate?.textView(self, shouldChangeTextIn: NSRange(edit.range), replacementText: edit.replacement) ?? true)
    guard isAllowed, revision == known else {
      // The edit was refused, or the delegate set another text.
      if revision == known { select(edit.range.upperBound..<edit.range.upperBound) }
      placeSelection()
      changed()
      return
    }
    let inserted = typed(edit.replacement, over: edit.range)
    // Typing attributes that the app has set remain in use.
    let typing = explicitTyping
    replace(edit.range, with: inserted)
    select(newSelection)
    explicitTyping = typing
    changed()
    tellOfChange()
  }

  /// Tells the delegate, and then the observers, of a change.
  final func tellOfChange() {
    delegate?.textViewDidChange(self)
    TextNotices.post?(self, .changed)
  }

  /// Returns a text with the attributes that it gets when it is typed over a range.
  final func typed(_ string: String, over range: Range<Int>) -> NSAttributedString {
    NSAttributedString(string: string, attributes: explicitTyping ?? attributesToType(at: range))
  }

  /// Returns the attributes of the first replaced character, or of the character before the caret. At the beginning of
  /// a paragraph, they are those of the character after the caret.
  final func attributesToType(at range: Range<Int>) -> NSAttributedString.Attributes {
    guard content.length > 0 else { return [:] }
    var place = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
    if range.isEmpty, place < 0 || content.units[place] == 0x0A, range.lowerBound < content.length,
      content.units[range.lowerBound] != 0x0A
    {
      place = range.lowerBound
    }
    return content.attributeRuns.run(at: min(max(place, 0), content.length - 1)).run.attributes
  }

  /// Replaces a range, and registers the edit for undo. Characters typed in succession are undone together, word by
  /// word. Characters deleted in succession are undone together.
  final func replace(_ range: Range<Int>, with new: NSAttributedString) {
    let old = content.attributedSubstring(from: NSRange(range))
    content.replaceCharacters(in: NSRange(range), with: new)
    let isKey = range.isEmpty && new.length == 1
    // A single character has one or two units. Counting characters would link the Unicode tables into the app.
    let isDeletion = new.length == 0 && (old.length == 1 || (old.length == 2 && old.units[0] & 0xFC00 == 0xD800))
    if let step = typingStep, storedUndoManager.isLatest(step) {
      let isLetter = isKey && new.units[0] != 0x20 && new.units[0] != 0x0A
      if isLetter ? step.joinLetter(at: range.lowerBound) : isDeletion && step.joinDeletion(of: old, at: range) {
        return
      }
    }
    let step = TextUndoStep(range: range.lowerBound..<(range.lowerBound + new.length), old: old, view: self)
    storedUndoManager.register(step)
    typingStep = isKey || isDeletion ? step : nil
  }

  /// Restores the text of a step, and moves the caret to its end. Does nothing if the step's range is not in the text.
  fileprivate final func undo(_ step: TextUndoStep) {
    guard step.range.upperBound <= content.length else { return }
    typingStep = nil
    settled = nil
    replace(step.range, with: step.old)
    typingStep = nil
    revision += 1
    let caret = step.range.lowerBound + step.old.length
    select(caret..<caret)
    placeSelection()
    changed()
    tellOfChange()
  }
}

/// An edit of a text view, which replaced a range with another text.
final class TextUndoStep: UndoStep {
  /// The current range of the text that the edit inserted.
  private(set) var range: Range<Int>
  /// The text that the edit replaced.
  private(set) var old: NSAttributedString
  @Weak private var view: UITextView?

  init(range: Range<Int>, old: NSAttributedString, view: UITextView) {
    self.range = range
    self.old = old
    super.init()
    self.view = view
  }

  override func run() {
    view?.undo(self)
  }

  override func changes(_ target: AnyObject) -> Bool { target === view }

  /// Adds a character typed at a position. Returns `false` if it does not directly follow the previously typed text.
  func joinLetter(at place: Int) -> Bool {
    guard old.length == 0, range.upperBound == place else { return false }
    range = range.lowerBound..<(place + 1)
    return true
  }

  /// Adds a deletion before or after an earlier one. Returns `false` if the two are not adjacent.
  func joinDeletion(of text: NSAttributedString, at place: Range<Int>) -> Bool {
    guard range.isEmpty, old.length > 0 else { return false }
    let joined: NSMutableAttributedString
    if place.upperBound == range.lowerBound {
      joined = NSMutableAttributedString(attributedString: text)
      joined.append(old)
    } else if place.lowerBound == range.lowerBound {
      joined = NSMutableAttributedString(attributedString: old)
      joined.append(text)
    } else {
      return false
    }
    (old, range) = (joined, place.lowerBound..<place.lowerBound)
    return true
  }
}
