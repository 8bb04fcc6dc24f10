// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Encoded values by name, in the order in which they were encoded.
  final class CodedObject {
    let keys: [String]
    let values: [CodedValue]

    /// Creates an object from names, which must be distinct, and as many values.
    init(keys: [String] = [], values: [CodedValue] = []) {
      self.keys = keys
      self.values = values
    }
  }

#endif
