// SPDX-License-Identifier: Apache-2.0

/// The functions of analysis that motion needs, with the same bits on every machine.
///
/// A C library's differ from one platform to the next by a last digit, and WebAssembly has none. These use sums,
/// products, quotients, square roots and bit patterns only, which IEEE 754 fixes to the last bit.
public enum Transcendental {}
