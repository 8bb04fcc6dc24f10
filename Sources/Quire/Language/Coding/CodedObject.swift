// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Values that were written, by their names, in the order in which they were written.
  final class CodedObject {
    let keys: [String]
    let values: [CodedValue]

    /// An object of these names, which differ, and values.
    init(keys: [String] = [], values: [CodedValue] = []) {
      self.keys = keys
      self.values = values
    }
  }

#endif
