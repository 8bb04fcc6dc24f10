// SPDX-License-Identifier: Apache-2.0

import Quire

/// The screens about one subject.
@MainActor struct Subject {
  let title: String
  let color: UIColor
  let topics: [Topic]

  static let all = [sheets, motion, lists, controls, texts, pictures, services]

  private static let sheets = Subject(
    title: "Sheets", color: .systemBlue,
    topics: [
      Topic(
        title: "Properties", summary: "Every property of a sheet, live", symbol: "slider.horizontal.3", way: .sheet,
        code: ["PropertiesViewController", "SheetProperties"]
      ) { PropertiesViewController() },
      Topic(
        title: "Stacks", summary: "One over the other, closed at once", symbol: "square.stack", way: .sheet,
        code: ["StackViewController"]
      ) { StackViewController(level: 1) },
      Topic(
        title: "Hand-off", summary: "One finger, from a list to its sheet", symbol: "arrow.up.and.down", way: .sheet,
        code: ["HandoffViewController"]
      ) { HandoffViewController() },
      Topic(
        title: "Keyboard", summary: "Expand, ride, or stay", symbol: "keyboard", way: .sheet,
        code: ["KeyboardViewController"]
      ) { KeyboardViewController() },
      Topic(
        title: "Popovers", summary: "Sheets where it is narrow", symbol: "text.bubble", way: .push,
        code: ["PopoversViewController"]
      ) { PopoversViewController() },
      Topic(
        title: "Progress", summary: "A picture that follows the sheet", symbol: "chart.bar", way: .push,
        code: ["ProgressViewController", "GaugeViewController"]
      ) { ProgressViewController() },
      Topic(
        title: "Canvas", summary: "A chart that pans under its sheet", symbol: "map", way: .push,
        code: ["CanvasViewController", "SeaChartView", "HarborsViewController"]
      ) { CanvasViewController() },
      Topic(
        title: "Questions", summary: "Alerts, action sheets and pickers", symbol: "questionmark.circle",
        code: ["QuestionsViewController"]
      ) { QuestionsViewController() },
    ])

  private static let motion = Subject(
    title: "Motion and touch", color: .systemIndigo,
    topics: [
      Topic(
        title: "Places", summary: "Pictures that grow into screens", symbol: "photo.on.rectangle", way: .push,
        code: ["PlacesViewController", "PlaceViewController", "PlaceCard", "AboutViewController"]
      ) { PlacesViewController() },
      Topic(
        title: "Touch", summary: "Pinch, turn, swipe, hold, and keys", symbol: "hand.raised",
        code: ["TouchViewController"]
      ) { TouchViewController() },
      Topic(
        title: "Scrolling", summary: "Pages, zoom, strips, and a pull for news", symbol: "arrow.left.and.right",
        code: ["ScrollingViewController"]
      ) { ScrollingViewController() },
      Topic(title: "Log", summary: "Pages to turn", symbol: "book", code: ["PagesViewController"]) {
        PagesViewController()
      },
    ])

  private static let lists = Subject(
    title: "Lists and bars", color: .systemTeal,
    topics: [
      Topic(
        title: "List", summary: "Ten thousand rows, to edit and reorder", symbol: "list.bullet", way: .sheet,
        code: ["ListViewController"]
      ) { UINavigationController(rootViewController: ListViewController()) },
      Topic(
        title: "Grid", summary: "Five hundred tiles", symbol: "square.grid.2x2", way: .sheet,
        code: ["GridViewController"]
      ) { UINavigationController(rootViewController: GridViewController()) },
      Topic(
        title: "Search", summary: "A large title and its search bar", symbol: "magnifyingglass", way: .sheet,
        code: ["SearchViewController"]
      ) { makeSearch() },
      Topic(
        title: "Bars", summary: "Tabs, toolbars, menus and a color picker",
        symbol: "rectangle.bottomthird.inset.filled",
        code: ["BarsViewController"]
      ) { makeBars() },
    ])

  private static let controls = Subject(
    title: "Controls", color: .systemGreen,
    topics: [
      Topic(
        title: "Controls", summary: "Switches, sliders, segments, steppers", symbol: "gearshape",
        code: ["ControlsViewController"]
      ) { ControlsViewController() },
      Topic(
        title: "Dates", summary: "Calendars, wheels and durations", symbol: "calendar", code: ["DatesViewController"]
      ) { DatesViewController() },
      Topic(
        title: "Pickers", summary: "Photos, fonts and files", symbol: "photo", way: .cover,
        code: ["PickersViewController"]
      ) { UINavigationController(rootViewController: PickersViewController()) },
    ])

  private static let texts = Subject(
    title: "Text", color: .systemOrange,
    topics: [
      Topic(
        title: "Text", summary: "Labels, and every kind of button", symbol: "textformat",
        code: ["ButtonsViewController"]
      ) { ButtonsViewController() },
      Topic(
        title: "Writing", summary: "An editor, and fonts in a sheet over it", symbol: "square.and.pencil", way: .cover,
        code: ["TextViewController"]
      ) { UINavigationController(rootViewController: TextViewController()) },
    ])

  private static let pictures = Subject(
    title: "Pictures", color: .systemPink,
    topics: [
      Topic(
        title: "Images", summary: "System images, and images made in code", symbol: "sun.max",
        code: ["ImagesViewController"]
      ) { ImagesViewController() },
      Topic(
        title: "Drawing", summary: "Paths, layers, gradients and masks", symbol: "scribble",
        code: ["DrawingViewController"]
      ) { DrawingViewController() },
    ])

  private static let services = Subject(
    title: "Services", color: .systemGray,
    topics: [
      Topic(
        title: "Services", summary: "Time, network, storage and the page’s script", symbol: "bolt",
        code: ["ServicesViewController", "Waits", "Loads", "Keeps"]
      ) { ServicesViewController() }
    ])
}
