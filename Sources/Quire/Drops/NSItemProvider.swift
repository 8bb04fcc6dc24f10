// SPDX-License-Identifier: Apache-2.0

/// Something that an item provider loads. Here these are pictures.
@preconcurrency @MainActor public protocol NSItemProviderReading: NSObjectProtocol, Sendable {}

/// Something that an item provider hands over. Here these are pictures.
@preconcurrency @MainActor public protocol NSItemProviderWriting: NSObjectProtocol, Sendable {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

/// Hands over something that was chosen, dragged or dropped, once it is there. Here these are pictures.
///
/// In UIKit it is in Foundation, and calls back on any thread; here it is the main one, after the caller has returned.
@preconcurrency @MainActor public final class NSItemProvider: NSObject {
  /// Why something can't be loaded.
  public struct LoadError: Error, Sendable {
    /// The kinds of errors, with Apple's values.
    public enum Code: Int, Sendable {
      /// It is no picture that can be decoded, or it is too large.
      case itemUnavailableError = -1000
      /// It is something else than what was asked for.
      case unexpectedValueClassError = -1100
    }

    /// The kind of error.
    public var code: Code
    /// One sentence to show.
    public var localizedDescription: String
  }

  #if hasFeature(Embedded)
    /// `any Error` in other builds, which Embedded Swift does not have.
    public typealias Failure = LoadError
  #else
    /// An error, as a callback gets it: a `LoadError`.
    public typealias Failure = any Error
  #endif

  enum Content {
    /// It will be there once the host has looked at it.
    case awaited
    case image(UIImage)
    case refused(PictureRefusal)
    /// Something that is no picture.
    case other
  }

  private(set) var state: Content
  private var waiting: [() -> Void] = []

  /// A provider of something that is there.
  public init(object: any NSItemProviderWriting) {
    state = (object as? UIImage).map { .image($0) } ?? .other
    super.init()
  }

  init(_ content: Content) {
    state = content
    super.init()
  }

  /// The name of its file; `nil` if it has none.
  public var suggestedName: String?

  /// The kinds of things that it can load, as names of Uniform Type Identifiers: `public.image`, or none.
  public var registeredTypeIdentifiers: [String] { mayBePicture ? ["public.image"] : [] }

  /// Whether it can load a kind of things: `public.image`, or a more general one.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard mayBePicture else { return false }
    return ["public.image", "public.content", "public.data", "public.item"].contains {
      $0.hasSameBytes(as: typeIdentifier)
    }
  }

  /// Whether it may have a picture; loading it may fail all the same.
  public func canLoadObject(ofClass aClass: UIImage.Type) -> Bool { mayBePicture }

  var mayBePicture: Bool {
    if case .other = state { false } else { true }
  }

  var image: UIImage? {
    if case .image(let image) = state { image } else { nil }
  }

  /// What it is has become known.
  func settle(_ content: Content) {
    state = content
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Loads the picture, and calls back with it or with an error. The progress is over when it has.
  @discardableResult
  public func loadObject(
    ofClass aClass: UIImage.Type,
    completionHandler: @escaping @MainActor @Sendable ((any NSItemProviderReading)?, Failure?) -> Void
  ) -> LoadProgress {
    let progress = LoadProgress.one()
    whenSettled { [self] in
      progress.finish()
      switch state {
      case .image(let image): completionHandler(image, nil)
      case .refused(let refusal):
        completionHandler(nil, LoadError(code: .itemUnavailableError, localizedDescription: refusal.message))
      case .awaited, .other:
        completionHandler(
          nil, LoadError(code: .unexpectedValueClassError, localizedDescription: "This is no picture."))
      }
    }
    return progress
  }

  /// Calls back once it is known what it is, and not before the caller has returned.
  func whenSettled(_ call: @escaping () -> Void) {
    if case .awaited = state { return waiting.append(call) }
    Session.afterwards(call)
  }
}

#if hasFeature(Embedded)
  /// How far loading has come. In other builds it is Foundation's `Progress`.
  @MainActor public final class LoadProgress: NSObject {
    /// The number of things to load.
    public private(set) var totalUnitCount: Int64
    /// The number of those that were loaded.
    public private(set) var completedUnitCount: Int64 = 0

    private init(_ count: Int64) {
      totalUnitCount = count
      super.init()
    }

    /// From 0 to 1.
    public var fractionCompleted: Double { Double(completedUnitCount) / Double(totalUnitCount) }
    /// Whether it is over.
    public var isFinished: Bool { completedUnitCount == totalUnitCount }

    static func one() -> LoadProgress { LoadProgress(1) }
    func finish() { completedUnitCount = totalUnitCount }
  }
#else
  /// How far loading has come; Foundation's `Progress`.
  public typealias LoadProgress = Progress

  extension Progress {
    static func one() -> Progress { Progress(totalUnitCount: 1) }
    func finish() { completedUnitCount = totalUnitCount }
  }
#endif
