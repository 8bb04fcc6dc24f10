// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The parts of a person's name, for builds without Foundation.
  public struct PersonNameComponents: Hashable, Sendable {
    /// The part before the name, such as "Dr.".
    public var namePrefix: String?
    /// The first name.
    public var givenName: String?
    /// The names between the first and the last one.
    public var middleName: String?
    /// The last name.
    public var familyName: String?
    /// The part after the name, such as "Jr.".
    public var nameSuffix: String?
    /// The name by which friends call the person.
    public var nickname: String?

    /// Creates a name from its parts.
    public init(
      namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
      nameSuffix: String? = nil, nickname: String? = nil
    ) {
      self.namePrefix = namePrefix
      self.givenName = givenName
      self.middleName = middleName
      self.familyName = familyName
      self.nameSuffix = nameSuffix
      self.nickname = nickname
    }
  }

  /// A formatter that writes the names of persons, for builds without Foundation. The given name is always first.
  public final class PersonNameComponentsFormatter: Formatter {
    /// Which parts are written.
    public enum Style: Int, Sendable {
      /// Given name and family name.
      case `default` = 0
      /// The nickname or the given name.
      case short = 1
      /// Given name and family name.
      case medium = 2
      /// All parts but the nickname.
      case long = 3
      /// Initials.
      case abbreviated = 4
    }

    /// Which parts are written. Safe because there is only one thread.
    @safe nonisolated(unsafe) public var style = Style.default

    /// Returns the text for a name in a style.
    nonisolated public static func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }

    /// Returns the text for a name.
    nonisolated public func string(from components: PersonNameComponents) -> String {
      let parts: [String?]
      switch style {
      case .default, .medium: parts = [components.givenName, components.familyName]
      case .short: parts = [components.nickname ?? components.givenName ?? components.familyName]
      case .long:
        parts = [
          components.namePrefix, components.givenName, components.middleName, components.familyName,
          components.nameSuffix,
        ]
      case .abbreviated:
        return [components.givenName, components.familyName].compactMap { $0?.first.map { "\($0)" } }.joined()
      }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

#endif
