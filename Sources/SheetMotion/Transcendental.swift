// SPDX-License-Identifier: Apache-2.0

/// The transcendental functions that motions need, with the same bits on every machine.
///
/// The last digit of a C library's functions differs between platforms, and WebAssembly has no C library. These
/// functions use only sums, products, quotients, square roots and bit patterns, which IEEE 754 defines to the last bit.
public enum Transcendental {}
