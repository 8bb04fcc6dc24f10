// SPDX-License-Identifier: Apache-2.0

// All of Quire under the name that sources written for UIKit import. Empty where Apple has that module: there, nothing
// should depend on this one.
#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @_exported import Quire
#endif
