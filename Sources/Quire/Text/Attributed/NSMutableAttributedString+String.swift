// SPDX-License-Identifier: Apache-2.0

extension NSMutableAttributedString {
  #if hasFeature(Embedded)
    /// The characters as an object. Change them with `replaceCharacters(in:with:)`: in Quire the object is a copy.
    public final var mutableString: NSString { NSString(string: string) }
  #else
    /// The characters as an object. Change them with `replaceCharacters(in:with:)`: in Quire the object is a copy.
    public final var mutableString: NSString { string as NSString }
  #endif
}
