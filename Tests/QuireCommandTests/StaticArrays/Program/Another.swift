// SPDX-License-Identifier: Apache-2.0

/// A second file here too, so that the compiler writes several objects for the module.
func another() -> Int { 1 }
