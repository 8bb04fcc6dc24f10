// Interface files, and what the system shows by itself: they are Apple's systems' alone.

@available(*, unavailable, message: "there are no storyboards here; make the view controller by its initializer")
@MainActor public final class UIStoryboard {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError()
  }

  public func instantiateInitialViewController() -> UIViewController? {
    fatalError()
  }
}

extension UIViewController {
  @available(*, unavailable, message: "there are no storyboards here; make the view controller by its initializer")
  public final var storyboard: UIStoryboard? { nil }
}

@available(*, unavailable, message: "there are no interface files here; make the view in loadView or viewDidLoad")
@MainActor public final class UINib {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

#if !hasFeature(Embedded)
  @available(
    *, unavailable, message: "the system's share sheet is not here; present a view controller of the app's own"
  )
  @MainActor public final class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
  }
#endif

@available(
  *, unavailable, message: "the system's photo picker is not here; present a view controller of the app's own"
)
public typealias UIImagePickerController = UINavigationController

@available(
  *, unavailable, message: "the system's colour picker is not here; present a view controller of the app's own"
)
public typealias UIColorPickerViewController = UIViewController

@available(
  *, unavailable, message: "the system's font picker is not here; present a view controller of the app's own"
)
public typealias UIFontPickerViewController = UIViewController
