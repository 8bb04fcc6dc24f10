// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Images and text attributes that replace parts of controls.
@MainActor @Suite struct ControlImagesTests {
  private let image = UIImage(systemName: "photo")!
  private let other = UIImage(systemName: "star")!

  /// The image views inside a view that show an image.
  private func views(showing image: UIImage, in view: UIView) -> [UIImageView] {
    var found: [UIImageView] = []
    if let view = view as? UIImageView, view.image === image, !view.isHidden { found.append(view) }
    for view in view.subviews { found += views(showing: image, in: view) }
    return found
  }

  // MARK: Sliders

  @Test func aThumb() {
    let slider = UISlider()
    let stage = ControlStage(slider)
    #expect(slider.thumbImage(for: .normal) == nil && slider.currentThumbImage == nil)
    stage.simulator.perform {
      slider.setThumbImage(image, for: .normal)
      slider.setThumbImage(other, for: .highlighted)
    }
    #expect(slider.thumbImage(for: .normal) === image && slider.thumbImage(for: .selected) == nil)
    #expect(slider.currentThumbImage === image)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb.size == image.size && track.height == 4)
    #expect(views(showing: image, in: slider).map { $0.bounds.size } == [image.size])
    let finger = stage.simulator.touchDown(at: CGPoint(x: 100 + thumb.midX, y: 300 + thumb.midY))
    #expect(slider.isTracking && slider.currentThumbImage === other)
    stage.simulator.up(finger)
    stage.simulator.perform {
      slider.setThumbImage(nil, for: .normal)
      slider.setThumbImage(nil, for: .highlighted)
    }
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).width == 28)
    #expect(views(showing: image, in: slider).isEmpty && views(showing: other, in: slider).isEmpty)
  }

  @Test func tracks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(other, for: .normal)
    #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage === other)
    #expect(slider.minimumTrackImage(for: .normal) === image && slider.maximumTrackImage(for: .disabled) == nil)
    let height = max(image.size.height, other.size.height)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == height && track.midY == 17)
    #expect(views(showing: other, in: slider).first?.bounds.size == track.size)
  }

  @Test func imagesBesideTheTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = image
    let box = slider.minimumValueImageRect(forBounds: slider.bounds)
    #expect(box.minX == 0 && box.midY == 17 && box.size == image.size)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 200)
    #expect(slider.preferredBehavioralStyle == .automatic && slider.behavioralStyle == .pad)
  }

  // MARK: Segments

  private func label(_ control: UISegmentedControl, _ index: Int) -> UILabel? {
    control.segments[index].subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  private func color(_ control: UISegmentedControl, _ index: Int) -> UIColor? {
    label(control, index)?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
  }

  @Test func titleAttributes() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let stage = ControlStage(control)
    let width = control.intrinsicContentSize.width
    stage.simulator.perform {
      control.selectedSegmentIndex = 0
      control.setTitleTextAttributes(
        [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    }
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor === UIColor.green)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
    #expect(color(control, 0) === UIColor.green && color(control, 1) === UIColor.red)
    #expect(label(control, 0)?.text == "One" && control.titleForSegment(at: 0) == "One")
    // The font of the normal state applies to a selected title too.
    #expect(control.intrinsicContentSize.width > width)
    stage.simulator.perform { control.selectedSegmentIndex = 1 }
    #expect(color(control, 0) === UIColor.red && color(control, 1) === UIColor.green)
    stage.simulator.perform { control.setTitle("Three", forSegmentAt: 1) }
    #expect(color(control, 1) === UIColor.green && label(control, 1)?.text == "Three")
    stage.simulator.perform {
      control.setTitleTextAttributes(nil, for: .normal)
      control.setTitleTextAttributes(nil, for: .selected)
      control.setTitle("Two", forSegmentAt: 1)
    }
    #expect(control.intrinsicContentSize.width == width)
  }

  @Test func backgroundsAndDividers() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let stage = ControlStage(control)
    stage.simulator.perform {
      control.selectedSegmentIndex = 0
      control.setBackgroundImage(image, for: .normal, barMetrics: .default)
      control.setBackgroundImage(other, for: .selected, barMetrics: .default)
    }
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(views(showing: image, in: control).count == 2)
    #expect(views(showing: other, in: control).map { $0.frame } == [control.segments[0].frame])
    stage.simulator.perform {
      control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
      control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
      control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    }
    #expect(views(showing: other, in: control).isEmpty && views(showing: image, in: control).count == 2)
    #expect(
      control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === image)
  }

  @Test func offsets() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let stage = ControlStage(control)
    let before = label(control, 1)?.frame ?? .zero
    #expect(control.contentOffsetForSegment(at: 1) == .zero)
    stage.simulator.perform { control.setContentOffset(CGSize(width: 5, height: -2), forSegmentAt: 1) }
    #expect(label(control, 1)?.frame == before.offsetBy(dx: 5, dy: -2))
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 5, height: -2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
  }

  // MARK: Other controls

  @Test func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.preferredIndicatorImage == nil && control.direction == .natural)
    #expect(!control.defersCurrentPageDisplay)
    let stage = ControlStage(control)
    #expect(pictures(in: control) == 0)
    stage.simulator.perform { control.preferredIndicatorImage = image }
    #expect(pictures(in: control) == 3)
    stage.simulator.perform {
      control.preferredIndicatorImage = nil
      control.setIndicatorImage(other, forPage: 1)
      control.updateCurrentPageDisplay()
    }
    #expect(pictures(in: control) == 1 && control.indicatorImage(forPage: 1) === other)
    #expect(control.indicatorImage(forPage: 0) == nil && control.currentPageIndicatorImage(forPage: 0) == nil)
    stage.simulator.perform { control.setCurrentPageIndicatorImage(image, forPage: 0) }
    #expect(pictures(in: control) == 2)
    stage.simulator.perform { control.currentPage = 2 }
    #expect(pictures(in: control) == 1)
  }

  /// The number of image views inside a view.
  private func pictures(in view: UIView) -> Int {
    view.subviews.reduce(view is UIImageView ? 1 : 0) { $0 + pictures(in: $1) }
  }

  @Test func steps() {
    let stepper = UIStepper()
    let stage = ControlStage(stepper)
    stage.simulator.perform {
      stepper.setIncrementImage(image, for: .normal)
      stepper.setBackgroundImage(other, for: .normal)
    }
    #expect(stepper.incrementImage(for: .normal) === image && stepper.decrementImage(for: .normal) == nil)
    #expect(views(showing: image, in: stepper).count == 1)
    #expect(views(showing: other, in: stepper).first?.bounds.size == stepper.bounds.size)
    stage.simulator.perform {
      stepper.setIncrementImage(nil, for: .normal)
      stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    }
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
    #expect(views(showing: image, in: stepper).first?.frame.midX == stepper.bounds.midX)
  }

  @Test func aBar() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    #expect(bar.progressImage == nil && bar.trackImage == nil)
    bar.progress = 0.25
    bar.progressImage = image
    bar.trackImage = other
    #expect(views(showing: image, in: bar).first?.bounds.size == CGSize(width: 25, height: 4))
    #expect(views(showing: other, in: bar).first?.bounds.size == CGSize(width: 100, height: 4))
    bar.progressImage = nil
    #expect(views(showing: image, in: bar).isEmpty)
  }
}
