// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// The target of an action: an object of any class, as Embedded Swift has no `Any`.
  public typealias AnyTarget = AnyObject
#else
  /// The target of an action, of the type that UIKit declares.
  public typealias AnyTarget = Any
#endif
