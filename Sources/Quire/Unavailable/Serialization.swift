// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Not here: its values are of any type, and Embedded Swift has no such values.
  @available(
    *, unavailable,
    message: "a page has no values of any type; read types with JSONDecoder, or members by their names with JSON"
  )
  public final class JSONSerialization {}

#endif
