// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The owner of a nib with outlets.
private final class FormController: UIViewController {
  var field: UITextField?
  var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

/// A controller whose class has a nib of its own.
private class OwnController: UIViewController {
  var label: UILabel?
}

private final class LaterController: OwnController {}

private final class BadgeView: UIView {
  var awakes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    _InterfaceCoder.of(coder).decode(self)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakes += 1
  }
}

/// As in the generated code of nibs.
@MainActor private func register() {
  UINib._register("Form") { owner in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addSubview(field)
    if let owner = owner as? FormController {
      owner.view = view
      owner.field = field
    }
    return [view]
  }
  UINib._register("OwnController") { owner in
    let label = UILabel()
    if let owner = owner as? OwnController {
      owner.view = label
      owner.label = label
    }
    return [label]
  }
  UINib._registerOwner(OwnController.self, nib: "OwnController")
  UINib._register("Badge") { _ in
    let coder = _InterfaceCoder { object in (object as? BadgeView)?.tag = 5 }
    guard let view = BadgeView(coder: coder) else { return [] }
    view.awakeFromNib()
    return [view, UITapGestureRecognizer()]
  }
  UINib._register("Unconnected") { _ in [UIView()] }
  UINib._register("Table") { owner in
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    (owner as? UITableViewController)?.view = table
    return [table]
  }
}

extension InterfaceTests {
  @MainActor @Suite struct NibTests {
    init() { register() }

    @Test func objectsOfANib() throws {
      let nib = UINib(nibName: "Badge", bundle: nil)
      let objects = nib.instantiate(withOwner: nil, options: nil)
      #expect(objects.count == 2 && objects[1] is UITapGestureRecognizer)
      let badge = try #require(objects[0] as? BadgeView)
      #expect(badge.tag == 5 && badge.awakes == 1)
      let others = try #require(Bundle.main.loadNibNamed("Badge", owner: nil))
      #expect(others.first is BadgeView && others.first as? BadgeView !== badge)
    }

    @Test func anOwnerGetsItsOutlets() {
      let owner = FormController()
      _ = UINib(nibName: "Form", bundle: nil).instantiate(withOwner: owner)
      #expect(owner.field?.superview === owner.view && owner.loads == 0)
    }

    @Test func aControllerLoadsItsNib() {
      let controller = FormController(nibName: "Form", bundle: nil)
      #expect(controller.nibName == "Form" && controller.nibBundle == .main && !controller.isViewLoaded)
      let simulator = Simulator { controller }
      #expect(controller.loads == 1)
      #expect(controller.field.flatMap { simulator.frame(of: $0) } == CGRect(x: 20, y: 100, width: 200, height: 40))
    }

    @Test func aControllerLoadsTheNibOfItsClass() {
      let controller = OwnController()
      #expect(controller.nibName == nil)
      controller.loadViewIfNeeded()
      #expect(controller.label != nil && controller.view === controller.label)
      // A subclass has its own nib or none.
      let later = LaterController()
      later.loadViewIfNeeded()
      #expect(later.label == nil && !(later.view is UILabel))
    }

    @Test func aTableController() {
      let controller = UITableViewController(nibName: "Table", bundle: nil)
      #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
    }

    @Test func otherControllersHaveNoNib() {
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.loadViewIfNeeded()
      #expect(controller.viewIfLoaded != nil)
    }

    /// The type of a button that its own initializer did not set.
    @Test func theTypeOfAButton() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      button._setType(.contactAdd)
      #expect(button.buttonType == .contactAdd && button.image(for: .normal) != nil)
    }

    // MARK: Errors

    @Test func aMissingNibStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          register()
          FormController(nibName: "From", bundle: nil).loadViewIfNeeded()
        }
      }
      #expect(stopped(result, saying: "Could not load NIB in bundle: main with name 'From'"))
    }

    @Test func aNibWithoutAnyStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIViewController(nibName: "Form", bundle: nil) }
      }
      #expect(stopped(result, saying: "Could not load NIB in bundle: main with name 'Form'"))
    }

    @Test func aNibWithoutAViewStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          register()
          UIViewController(nibName: "Unconnected", bundle: nil).loadViewIfNeeded()
        }
      }
      #expect(stopped(result, saying: "\"Unconnected\" nib but the view outlet was not set"))
    }

    @Test func aTableControllerWithoutATableStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UINib._register("NoTable") { owner in
            (owner as? UITableViewController)?.view = UIView()
            return []
          }
          UITableViewController(nibName: "NoTable", bundle: nil).loadViewIfNeeded()
        }
      }
      #expect(stopped(result, saying: "UITableView"))
    }
  }
}
