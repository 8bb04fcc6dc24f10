// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// The target of an action: an object of any class, because Embedded Swift has no `Any`.
  public typealias AnyTarget = AnyObject
#else
  /// The target of an action, with the type that UIKit declares.
  public typealias AnyTarget = Any
#endif
