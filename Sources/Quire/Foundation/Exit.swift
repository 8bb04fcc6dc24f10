// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Ends the app. A page can't be closed by its app: the app stops and shows what it showed last. The status has no
  /// effect.
  public func exit(_ status: Int32) -> Never {
    fatalError("The app has ended.")
  }

#endif
