// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  extension UIViewController {
    /// Performs the segue with an identifier, with a sender that is not an object, such as a string or an index path.
    ///
    /// The translation of `sender as? String` in `prepare(for:sender:)` reads it.
    @_disfavoredOverload
    public final func performSegue<Sender>(withIdentifier identifier: String, sender: Sender?) {
      performSegue(withIdentifier: identifier, sender: sender.map { HeldValue($0) as AnyObject })
    }
  }
#endif
