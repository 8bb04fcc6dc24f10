// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct PageViewControllerTests {
  /// A data source with five pages.
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: CallLog
    let pages: [LoggingController]
    var dots = 0

    init(_ log: CallLog) {
      self.log = log
      pages = (0..<5).map { LoggingController(log, name: "\($0)") }
    }

    private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page }! }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      index(viewController) > 0 ? pages[index(viewController) - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      index(viewController) < 4 ? pages[index(viewController) + 1] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      index(pageViewController.viewControllers![0])
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.add("to \(index(pendingViewControllers[0]))")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.add("from \(index(previousViewControllers[0])) \(completed)")
    }
  }

  private let log = CallLog()
  private let book: Book
  private let controller: UIPageViewController
  private let simulator: Simulator

  init() {
    book = Book(log)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    self.controller = controller
    simulator = Simulator { controller }
  }

  private func start(at page: Int = 1) {
    simulator.perform {
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    }
    _ = log.drain()
  }

  private func swipe(_ way: Double, hold: Double = 0) {
    simulator.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way, y: 400), duration: 0.2, hold: hold)
    simulator.settle()
  }

  private func x(_ page: Int) -> CGFloat? { simulator.frame(of: book.pages[page].view)?.minX }

  @Test func withoutPages() {
    #expect(controller.viewControllers == [])
    swipe(-200)
    #expect(controller.viewControllers == [] && controller.transitionStyle == .scroll)
  }

  @Test func showsAPage() {
    simulator.perform {
      controller.dataSource = book
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    #expect(log.drain() == ["1.viewWillAppear", "1.viewDidAppear"])
    #expect(controller.viewControllers?.first === book.pages[1] && book.pages[1].parent === controller)
    #expect(simulator.frame(of: book.pages[1].view) == controller.view.bounds)
    // The views of the neighbors are not loaded.
    #expect(!book.pages[0].isViewLoaded && !book.pages[2].isViewLoaded)
  }

  @Test func swipes() {
    start()
    swipe(-250)
    #expect(
      log.drain() == [
        "to 2", "2.viewWillAppear", "1.viewWillDisappear", "2.viewDidAppear", "1.viewDidDisappear", "from 1 true",
      ])
    #expect(controller.viewControllers?.first === book.pages[2] && x(2) == 0)
    #expect(book.pages[1].view.superview == nil && book.pages[3].parent === controller && book.pages[0].parent == nil)
    swipe(250)
    #expect(controller.viewControllers?.first === book.pages[1] && log.drain().last == "from 2 true")
    // The drag is too short to change the page.
    swipe(-60, hold: 0.3)
    #expect(controller.viewControllers?.first === book.pages[1])
    let lines = log.drain()
    #expect(lines.first == "to 2" && lines.last == "from 1 false")
    #expect(
      lines.filter { $0.hasPrefix("2.") } == [
        "2.viewWillAppear", "2.viewWillDisappear", "2.viewDidDisappear",
      ])
    #expect(x(1) == 0)
  }

  /// During a drag, the pages are side by side, with the spacing from the options.
  @Test func pagesAreSideBySide() {
    start()
    simulator.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.2, lifts: false)
    #expect(x(2)! - x(1)! == 402 + 20 && x(1)! < -130)
    simulator.up()
    simulator.settle()
  }

  @Test func endsOfTheBook() {
    start(at: 4)
    swipe(-250)
    #expect(controller.viewControllers?.first === book.pages[4] && log.drain() == [])
    start(at: 0)
    swipe(250)
    #expect(controller.viewControllers?.first === book.pages[0] && log.drain() == [])
  }

  @Test func animatesToAnyPage() {
    start()
    var finished: Bool?
    simulator.perform {
      controller.setViewControllers([book.pages[4]], direction: .forward, animated: true) { finished = $0 }
    }
    simulator.run(for: 0.1)
    #expect(x(4)! > 0 && finished == nil)
    simulator.settle()
    #expect(x(4) == 0 && finished == true && controller.viewControllers?.first === book.pages[4])
    // The delegate is notified only of page changes by the user.
    #expect(
      log.drain() == ["4.viewWillAppear", "1.viewWillDisappear", "4.viewDidAppear", "1.viewDidDisappear"])
    simulator.perform {
      controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    }
    simulator.run(for: 0.1)
    #expect(x(0)! < 0)
    simulator.settle()
    #expect(x(0) == 0 && book.pages[4].parent == nil)
  }

  /// A drag that begins during a transition decides between its two pages.
  @Test(arguments: [(150.0, 1), (-150, 2)]) func aDragInterruptsATransition(way: Double, page: Int) {
    start()
    var finished: [Bool] = []
    simulator.perform {
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished.append($0) }
    }
    simulator.run(for: 0.1)
    simulator.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way, y: 400), duration: 0.1, hold: 0)
    #expect(finished == [false])
    simulator.settle()
    #expect(finished == [false] && controller.viewControllers?.first === book.pages[page] && x(page) == 0)
  }

  @Test func dots() throws {
    book.dots = 5
    start()
    let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 5 && dots.currentPage == 1)
    #expect(simulator.frame(of: book.pages[1].view)!.maxY < 874 - 34)
    swipe(-250)
    #expect(dots.currentPage == 2)
    // A tap next to the center also changes the page.
    let frame = try #require(simulator.frame(of: dots))
    simulator.tap(at: CGPoint(x: frame.midX + 60, y: frame.midY))
    simulator.settle()
    #expect(dots.currentPage == 3 && controller.viewControllers?.first === book.pages[3])
    #expect(log.drain().last == "from 2 true")
  }

  @Test func turnsWithTheDevice() {
    start()
    simulator.change(to: .phoneLandscape)
    simulator.settle()
    #expect(simulator.frame(of: book.pages[1].view) == controller.view.bounds && x(1) == 0)
  }

  @Test func vertical() {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let simulator = Simulator { controller }
    simulator.perform {
      controller.dataSource = book
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.2, hold: 0)
    simulator.settle()
    #expect(controller.viewControllers?.first === book.pages[2])
  }
}
