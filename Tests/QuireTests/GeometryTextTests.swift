import Quire
import Testing

/// What a page prints too, as `Examples/Bench` shows it.
@Suite struct GeometryTextTests {
  @Test func pointsAndBoxes() {
    let box = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect("\(box.origin)" == "(1.0, 2.5)")
    #expect("\(box.size)" == "(30.0, 40.0)")
    #expect("\(box)" == "(1.0, 2.5, 30.0, 40.0)")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.5)")
  }
}
