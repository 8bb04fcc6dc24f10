// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  // Not Apple's API: for translated sources. The values of attributes are objects in the browser.

  /// Returns a number as the value of an attribute.
  public func _attributeValue(_ number: Int) -> NSObject { NSNumber(value: number) }

  /// Returns a number as the value of an attribute.
  public func _attributeValue(_ number: Double) -> NSObject { NSNumber(value: number) }

  /// Returns a number as the value of an attribute.
  public func _attributeValue(_ number: Float) -> NSObject { NSNumber(value: Double(number)) }

  /// Returns a text as the value of an attribute.
  public func _attributeValue(_ text: String) -> NSObject { NSString(string: text) }

  /// Returns an address as the value of an attribute.
  public func _attributeValue(_ url: URL) -> NSObject { NSString(string: url.absoluteString) }

  /// Returns an object as the value of an attribute.
  public func _attributeValue(_ object: NSObject) -> NSObject { object }
#endif
