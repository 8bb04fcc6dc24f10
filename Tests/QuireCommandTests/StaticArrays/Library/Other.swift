// SPDX-License-Identifier: Apache-2.0

/// A second file, so that the compiler writes several objects for the module.
public func other() -> Int { 1 }
