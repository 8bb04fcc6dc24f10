// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An error whose type is not known statically.
  class AnyHeldError: @unchecked Sendable {
    /// The identity of the error's type.
    final let kind: ObjectIdentifier

    init(_ kind: ObjectIdentifier) {
      self.kind = kind
    }

    var description: String { "" }
    var localizedDescription: String { "" }
  }

  /// An error of a known type.
  final class HeldError<E: Error>: AnyHeldError, @unchecked Sendable {
    let error: E
    private let text: (E) -> String
    private let sentence: (E) -> String

    init(_ error: E, _ text: @escaping (E) -> String, _ sentence: @escaping (E) -> String) {
      self.error = error
      self.text = text
      self.sentence = sentence
      super.init(Self.kind)
    }

    static var kind: ObjectIdentifier { ObjectIdentifier(HeldError<E>.self) }

    override var description: String { text(error) }
    override var localizedDescription: String { sentence(error) }
  }

#endif
