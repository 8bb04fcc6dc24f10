// SPDX-License-Identifier: Apache-2.0

// Members of UIKit and Foundation that need the Objective-C runtime. The compiler says what to write instead.

extension UIView {
  /// Not here, except for bars, labels and some controls: a change of any property would have to reach views that are
  /// not made yet, through the Objective-C runtime.
  @available(
    *, unavailable,
    message: "only bars, labels and some controls have one here; set the look in a subclass's initializer"
  )
  public static func appearance(_: Void = ()) -> Self {
    fatalError()
  }
}

// With `Any`, which Embedded Swift has not.
#if !canImport(ObjectiveC) && !hasFeature(Embedded)
  extension NSObject {
    /// Not here: it finds properties by name at run time.
    @available(*, unavailable, message: "there is no key-value coding here; read the property itself")
    public func value(forKey key: String) -> Any? {
      fatalError()
    }

    /// Not here: it finds properties by name at run time.
    @available(*, unavailable, message: "there is no key-value coding here; set the property itself")
    public func setValue(_ value: Any?, forKey key: String) {}
  }
#endif
