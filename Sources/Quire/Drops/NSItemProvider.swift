// SPDX-License-Identifier: Apache-2.0

/// An object that an item provider can load. In Quire, only images are.
@preconcurrency @MainActor public protocol NSItemProviderReading: NSObjectProtocol, Sendable {}

/// An object that an item provider can deliver. In Quire, only images are.
@preconcurrency @MainActor public protocol NSItemProviderWriting: NSObjectProtocol, Sendable {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

/// A provider of an object that was chosen, dragged or dropped, which it delivers when it is available. In Quire, the
/// objects are images.
///
/// In UIKit, the class is part of Foundation and calls back on any thread. In Quire, it calls back on the main thread,
/// after the caller has returned.
@preconcurrency @MainActor public final class NSItemProvider: NSObject {
  /// The reason why an object cannot be loaded.
  public struct LoadError: Error, Sendable {
    /// The kinds of errors, with the same values as Apple's.
    public enum Code: Int, Sendable {
      /// The file is not an image that can be decoded, or it is too large.
      case itemUnavailableError = -1000
      /// The object is of a different class than requested.
      case unexpectedValueClassError = -1100
    }

    /// The kind of error.
    public var code: Code
    /// A sentence that can be shown to the user.
    public var localizedDescription: String
  }

  #if hasFeature(Embedded)
    /// The error type of a callback. In other builds it is `any Error`, which Embedded Swift does not have.
    public typealias Failure = LoadError
  #else
    /// The error type of a callback. The error is a `LoadError`.
    public typealias Failure = any Error
  #endif

  enum Content {
    /// An object that becomes available when the host has examined it.
    case awaited
    case image(UIImage)
    case refused(PictureRefusal)
    /// An object that is not an image.
    case other
  }

  private(set) var state: Content
  private var waiting: [() -> Void] = []

  /// Creates a provider of an object that is already available.
  public init(object: any NSItemProviderWriting) {
    state = (object as? UIImage).map { .image($0) } ?? .other
    super.init()
  }

  init(_ content: Content) {
    state = content
    super.init()
  }

  /// The name of the file; `nil` if there is none.
  public var suggestedName: String?

  /// The types that the provider can load, as Uniform Type Identifiers: `public.image`, or none.
  public var registeredTypeIdentifiers: [String] { mayBePicture ? ["public.image"] : [] }

  /// Returns whether the provider can load a type: `public.image`, or a more general type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard mayBePicture else { return false }
    return ["public.image", "public.content", "public.data", "public.item"].contains {
      $0.hasSameBytes(as: typeIdentifier)
    }
  }

  /// Returns whether the provider may contain an image. Loading it can still fail.
  public func canLoadObject(ofClass aClass: UIImage.Type) -> Bool { mayBePicture }

  var mayBePicture: Bool {
    if case .other = state { false } else { true }
  }

  var image: UIImage? {
    if case .image(let image) = state { image } else { nil }
  }

  /// Sets the content when it has become known.
  func settle(_ content: Content) {
    state = content
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Loads the image, and calls the handler with it or with an error. The returned progress is finished at that time.
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

  /// Calls back when the content is known, but not before the caller has returned.
  func whenSettled(_ call: @escaping () -> Void) {
    if case .awaited = state { return waiting.append(call) }
    Session.afterward(call)
  }
}

#if hasFeature(Embedded)
  /// The progress of loading. In other builds it is Foundation's `Progress`.
  @MainActor public final class LoadProgress: NSObject {
    /// The number of objects to load.
    public private(set) var totalUnitCount: Int64
    /// The number of objects that have been loaded.
    public private(set) var completedUnitCount: Int64 = 0

    private init(_ count: Int64) {
      totalUnitCount = count
      super.init()
    }

    /// The fraction that has been loaded, 0...1.
    public var fractionCompleted: Double { Double(completedUnitCount) / Double(totalUnitCount) }
    /// Whether all objects have been loaded.
    public var isFinished: Bool { completedUnitCount == totalUnitCount }

    static func one() -> LoadProgress { LoadProgress(1) }
    func finish() { completedUnitCount = totalUnitCount }
  }
#else
  /// The progress of loading, which is Foundation's `Progress`.
  public typealias LoadProgress = Progress

  extension Progress {
    static func one() -> Progress { Progress(totalUnitCount: 1) }
    func finish() { completedUnitCount = totalUnitCount }
  }
#endif
