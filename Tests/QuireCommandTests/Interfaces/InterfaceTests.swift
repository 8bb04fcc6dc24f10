// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import QuireCommand

/// The Swift code of nibs and storyboards, one rule after another.
@Suite struct InterfaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the code of a nib with a view that contains `content`. `left` is the number of messages that it causes.
  private func code(
    ofView content: String, classes: String = "", images: Set<String> = [], left: Int = 0
  ) throws -> String {
    let source = try source(
      nib: """
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
          \(content)
        </view>
        """, classes: classes, images: images)
    #expect(source.left.count == left, "\(source.left)")
    return source.text ?? ""
  }

  private func source(
    nib content: String, classes: String = "", images: Set<String> = [], tables: Set<String> = []
  ) throws -> InterfaceSource {
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(content)
        </objects>
      </document>
      """, to: "Part.xib")
    return try source([file], classes: classes, images: images, tables: tables)
  }

  private func source(storyboard scenes: String, head: String = "", classes: String = "") throws -> InterfaceSource {
    let file = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \(head)>
        <scenes>\(scenes)</scenes>
      </document>
      """, to: "Main.storyboard")
    return try source([file], classes: classes)
  }

  private func source(
    _ files: [URL], classes: String, images: Set<String> = [], tables: Set<String> = []
  ) throws -> InterfaceSource {
    let swift = try folder.write(classes, to: "Classes.swift")
    return try InterfaceSource(
      files, in: InterfaceProject(classes: AppClasses([swift.path]), images: images, tables: tables))
  }

  private func scene(_ content: String, controller: String = "viewController", attributes: String = "") -> String {
    "<scene sceneID=\"s\"><objects><\(controller) \(attributes) sceneMemberID=\"viewController\">\(content)</\(controller)>"
      + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\" sceneMemberID=\"firstResponder\"/></objects></scene>"
  }

  // MARK: Views

  @Test(arguments: [
    (#"<color key="backgroundColor" systemColor="systemTealColor"/>"#, "o1.backgroundColor = UIColor.systemTeal"),
    (#"<color key="backgroundColor" name="Sea"/>"#, #"o1.backgroundColor = UIColor(named: "Sea")"#),
    (
      #"<color key="backgroundColor" red="0.5" green="0" blue="1" alpha="0.25" colorSpace="calibratedRGB"/>"#,
      "o1.backgroundColor = UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.25)"
    ),
    (#"<color key="tintColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>"#, "o1.tintColor = UIColor.clear"),
    (
      #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="2.2250738585072014e-308"/>"#,
      "o1.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0)"
    ),
    (
      #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>"#,
      "o1.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]"
    ),
    (
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#,
      "o1.layer.cornerRadius = 8"
    ),
    // A view takes the name without its layer, as UIKit does.
    (
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#,
      "o1.layer.cornerRadius = 8"
    ),
    (
      #"<accessibility key="accessibilityConfiguration" label="Sea" identifier="sea"><accessibilityTraits key="traits" header="YES" notEnabled="YES"/></accessibility>"#,
      "o1.accessibilityTraits = [.header, .notEnabled]"
    ),
  ])
  func partsOfAView(part: (xml: String, swift: String)) throws {
    let code = try code(ofView: part.xml)
    #expect(code.contains(part.swift), "\(code)")
    #expect(code.contains("o1.frame = CGRect(x: 0, y: 0, width: 320, height: 43.5)"))
  }

  @Test(
    arguments: [
      (
        #"<label text="Tide" textAlignment="natural" numberOfLines="0" adjustsFontSizeToFit="NO" userInteractionEnabled="NO" id="l"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/></label>"#,
        [
          "o2.text = \"Tide\"", "o2.textAlignment = .natural", "o2.numberOfLines = 0",
          "UIFont.systemFont(ofSize: 15, weight: .medium)",
        ]
      ),
      // Absent attributes have defaults of their own.
      (#"<label id="l"/>"#, ["o2.textAlignment = .left", "o2.adjustsFontSizeToFitWidth = true"]),
      (
        #"<label id="l"><string key="text" base64-UTF8="YES">SGkKCg</string></label>"#, [#"o2.text = "Hi\n\n""#]
      ),
      (
        #"<button buttonType="system" id="b"><state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state><state key="disabled" title="No"/></button>"#,
        [
          "UIButton(type: .system)", #"o2.setTitle("Go", for: .normal)"#, #"o2.setTitle("No", for: .disabled)"#,
          "o2.setTitleColor(UIColor.systemRed, for: .normal)",
        ]
      ),
      // The title of the state is a leftover beside a configuration.
      (
        #"<button id="b"><state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" title="Sail"/></button>"#,
        ["UIButton.Configuration.filled()", #".title = "Sail""#, "o2.configuration = o3"]
      ),
      (
        #"<button role="destructive" lineBreakMode="wordWrap" id="b"><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state></button>"#,
        ["o2.role = .destructive", ".lineBreakMode = .byWordWrapping", "o2.setAttributedTitle(o3, for: .normal)"]
      ),
      (
        #"<tableView sectionHeaderHeight="40" sectionFooterHeight="28" id="t"/>"#, ["o2.sectionHeaderHeight = 40\n"]
      ),
      (
        #"<navigationBar id="n"><navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemTealColor"/><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes></navigationBarAppearance></navigationBar>"#,
        [
          "o3.backgroundColor = UIColor.systemTeal", "o3.titleTextAttributes = [.foregroundColor: UIColor.white]",
          "o2.standardAppearance = o3",
        ]
      ),
      (
        #"<navigationBar translucent="NO" barStyle="black" id="n"><color key="barTintColor" systemColor="systemTealColor"/><textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes></navigationBar>"#,
        [
          "o2.isTranslucent = false", "o2.barStyle = .black", "o2.barTintColor = UIColor.systemTeal",
          "o2.titleTextAttributes = [.foregroundColor: UIColor.white]",
        ]
      ),
      (
        #"<searchBar translucent="NO" prompt="Where" showsBookmarkButton="YES" id="s"/>"#,
        ["o2.isTranslucent = false", #"o2.prompt = "Where""#, "o2.showsBookmarkButton = true"]
      ),
      (
        #"<tabBar itemPositioning="fill" translucent="YES" id="t"><items><tabBarItem title="A" id="i"><offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/></tabBarItem></items></tabBar>"#,
        ["o2.itemPositioning = .fill", ".titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)"]
      ),
      (
        #"<slider value="4" minValue="2" maxValue="9" id="s"/>"#,
        ["o2.minimumValue = 2", "o2.maximumValue = 9", "o2.value = 4"]
      ),
      (
        #"<segmentedControl selectedSegmentIndex="1" id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
        [#"o2.insertSegment(withTitle: "B", at: 1, animated: false)"#, "o2.selectedSegmentIndex = 1"]
      ),
      (
        #"<textField borderStyle="roundedRect" placeholder="Pier" id="f"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="continue" secureTextEntry="YES"/></textField>"#,
        [
          "o2.borderStyle = .roundedRect", "o2.keyboardType = .emailAddress", "o2.returnKeyType = .`continue`",
          "o2.isSecureTextEntry = true",
        ]
      ),
      (
        #"<textField minimumFontSize="9" id="f"><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits" spellCheckingType="no"/></textField>"#,
        ["o2.adjustsFontSizeToFitWidth = true", "o2.minimumFontSize = 9", "o2.spellCheckingType = .no"]
      ),
      (
        #"<textView id="f"><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>"#,
        ["o2.dataDetectorTypes = [.link]"]
      ),
      (
        #"<label id="l"><color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="1" height="2"/></label>"#,
        ["o2.shadowColor = UIColor.black", "o2.shadowOffset = CGSize(width: 1, height: 2)"]
      ),
      (
        #"<stackView axis="vertical" alignment="top" spacing="8" id="s"><subviews><view id="w"/></subviews></stackView>"#,
        ["o2.axis = .vertical", "o2.alignment = .top", "o2.addArrangedSubview(o3)"]
      ),
      (
        #"<visualEffectView id="e"><view key="contentView" id="c"><subviews><view id="w"/></subviews></view><blurEffect style="regular"/></visualEffectView>"#,
        ["o2.effect = UIBlurEffect(style: .regular)", "o2.contentView.addSubview(o3)"]
      ),
      (
        #"<view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#,
        ["o2.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"]
      ),
      (
        #"<view translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" id="w"/>"#,
        [
          "o2.translatesAutoresizingMaskIntoConstraints = false",
          "o2.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)",
        ]
      ),
    ] as [(String, [String])])
  func subviews(part: (xml: String, swift: [String])) throws {
    let code = try code(ofView: "<subviews>\(part.xml)</subviews>")
    for line in part.swift { #expect(code.contains(line), "\(line) is not in\n\(code)") }
    #expect(code.contains("o1.addSubview(o2)"))
    #expect(!code.contains("\"Button\""))
  }

  @Test func constraints() throws {
    let code = try code(
      ofView: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
          <constraint firstAttribute="width" constant="40" id="1"/>
          <constraint firstItem="w" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" priority="750" identifier="gap" id="2"/>
          <constraint firstItem="w" firstAttribute="width" relation="lessThanOrEqual" secondItem="v" secondAttribute="height" multiplier="16:9" id="3"/>
          <constraint firstItem="w" firstAttribute="baseline" secondItem="v" secondAttribute="bottomMargin" id="4"/>
          <constraint firstItem="w" firstAttribute="height" constant="1" placeholder="YES" id="5"/>
          <constraint firstItem="gone" firstAttribute="height" constant="1" id="6"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="4"/></mask></variation>
        """, left: 1)
    #expect(
      code.contains(
        "(item: o1, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 40)"
      ))
    #expect(
      code.contains(
        "(item: o2, attribute: .top, relatedBy: .equal, toItem: o1.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 8)"
      ))
    #expect(code.contains("o4.priority = UILayoutPriority(rawValue: 750)") && code.contains("o4.identifier = \"gap\""))
    #expect(code.contains("relatedBy: .lessThanOrEqual, toItem: o1, attribute: .height, multiplier: 16 / 9"))
    // The fourth is made, since an outlet may lead to it, and not installed; the fifth is for the editor alone.
    #expect(code.contains("attribute: .lastBaseline"))
    #expect(code.contains("NSLayoutConstraint.activate([o3, o4, o5])"))
    let left = try source(
      nib:
        #"<view id="v"><constraints><constraint firstItem="gone" firstAttribute="top" constant="1" id="6"/></constraints></view>"#
    ).left
    #expect(left.map(\.reason) == ["it names an object that is not there"])
  }

  // MARK: Classes and connections

  private let classes = """
    import UIKit
    class Home: Base {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var rows: [UIView]!
      @IBAction private func go(_ sender: UIButton, forEvent event: UIEvent) {}
      @IBAction func move(sender: Any) {}
      @objc(sail:) func depart(_ sender: Any?) {}
      class Inner: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
    }
    class Base: UIViewController {
      @IBOutlet var button: UIButton!
      @IBAction func back() {}
    }
    extension Home { @IBAction func unwindHome(_ segue: UIStoryboardSegue) {} }
    """

  @Test(arguments: [
    ("go:forEvent:", "go(_:forEvent:)"), ("moveWithSender:", "move(sender:)"), ("sail:", "depart(_:)"),
    ("back", "back"), ("unwindHome:", "unwindHome(_:)"), ("depart:", nil), ("go:", nil),
  ])
  func selectors(pair: (selector: String, name: String?)) throws {
    let file = try folder.write(classes, to: "Classes.swift")
    let known = AppClasses([file.path])
    #expect(known.method(pair.selector, of: "Home")?.method.name == pair.name)
    #expect(known.kitClass(of: "Home") == "UIViewController" && known.hasCoder("Home.Inner") && !known.hasCoder("Home"))
    #expect(known.property("button", of: "Home")?.owner.path == "Base" && known.property("none", of: "Home") == nil)
  }

  @Test func aScene() throws {
    let source = try source(
      storyboard: scene(
        """
        <view key="view" id="v"><subviews>
          <label id="l"/>
          <button id="b"><connections><action selector="go:forEvent:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
          <view customClass="Inner" id="i"/>
        </subviews></view>
        <connections>
          <outlet property="label" destination="l" id="o"/>
          <outlet property="button" destination="b" id="p"/>
          <outletCollection property="rows" destination="l" id="q"/>
          <outletCollection property="rows" destination="b" id="r"/>
        </connections>
        """, attributes: #"id="c" customClass="Home" customModule="App" storyboardIdentifier="Home""#),
      head: #"initialViewController="c""#, classes: classes)
    let text = try #require(source.text)
    #expect(text.contains(#"UIStoryboard._register("Main", ["Home", nil]) { QuireInterface1.scene1($0) }"#))
    #expect(text.contains("let c = _make(coder, create) { Home(nibName: nil, bundle: nil) }"))
    #expect(text.contains("guard let o4 = Home.Inner(coder: o4c) else {") && text.contains("o4c.decode(o4)"))
    #expect(text.contains("o4.awakeFromNib()") && text.contains("c.awakeFromNib()"))
    let addition = try #require(source.additions.values.first)
    #expect(addition.contains("extension Home {") && addition.contains("extension Base {"))
    #expect(addition.contains("self.label = p") && addition.contains("self.rows = [p"))
    #expect(addition.contains(".addTarget(self, action: #selector(Home.go(_:forEvent:)), for: .touchUpInside)"))
    #expect(addition.contains("Main.storyboard\", line: "))
    #expect(source.left.isEmpty)
  }

  @Test func whatIsNotThere() throws {
    let source = try source(
      storyboard: scene(
        """
        <view key="view" id="v"><subviews>
          <mapView id="m"><rect key="frame" x="0" y="0" width="9" height="9"/></mapView>
          <button id="b"><state key="normal" image="none"/><connections>
            <action selector="none:" destination="c" eventType="touchUpInside" id="a"/>
            <segue destination="gone" kind="show" id="s"/>
          </connections></button>
          <view customClass="Nowhere" id="i"/>
        </subviews></view>
        <connections><outlet property="none" destination="b" id="o"/></connections>
        """, attributes: #"id="c" customClass="Home""#), classes: classes)
    #expect(
      source.left.map { "\($0.name): \($0.reason)" } == [
        "mapView m (Main.storyboard, scene Home): an empty view takes its place",
        "the image none (Main.storyboard, scene Home): an image that the app has not",
        "view Nowhere of the class Nowhere (Main.storyboard, scene Home): an unknown class",
        "the action none: of button b (Main.storyboard, scene Home): no class has such a method, so it stops the app",
        "the outlet none of Home (Main.storyboard, scene Home): the class has no such property, so the scene stops the app",
        "the segue s (Main.storyboard, scene Home): a scene that is not there",
      ])
    let text = try #require(source.text)
    #expect(text.contains("this class is not key value coding-compliant for the key none."))
    #expect(text.contains("let o2 = UIView(frame: .zero)") && text.contains("Selector(\"none:\")"))
  }

  /// What is set without effect has one line for each object.
  @Test func whatHasNoEffect() throws {
    let source = try source(
      storyboard: scene(
        """
        <view key="view" opaque="NO" multipleTouchEnabled="YES" semanticContentAttribute="forceRightToLeft" id="v"><subviews>
          <button opaque="NO" contentMode="scaleToFill" showsTouchWhenHighlighted="YES" springLoaded="YES" \
        buttonType="system" lineBreakMode="middleTruncation" id="b"><state key="normal" title="Go"/></button>
          <textField minimumFontSize="17" id="f"><textInputTraits key="textInputTraits" keyboardAppearance="alert" smartDashesType="default"/></textField>
          <tableView sectionHeaderHeight="28" rowHeight="-1" dataMode="prototypes" id="t"><color key="sectionIndexColor" white="1" alpha="1"/><color key="separatorEffect" white="1" alpha="1"/></tableView>
        </subviews></view>
        <extendedEdge key="edgesForExtendedLayout"/>
        <nil key="simulatedTopBarMetrics"/><size key="freeformSize" width="1" height="1"/>
        """, attributes: #"id="c" storyboardIdentifier="Home" automaticallyAdjustsScrollViewInsets="NO""#))
    #expect(
      source.left.map { "\($0.name): \($0.reason)" }
        == [
          "automaticallyAdjustsScrollViewInsets of viewController c",
          "showsTouchWhenHighlighted, springLoaded of button b", "keyboardAppearance of textField f",
          "separatorEffect of tableView t",
        ].map { "\($0) (Main.storyboard, scene Home): no effect here" })
    let text = try #require(source.text)
    #expect(text.contains("c.edgesForExtendedLayout = []") && text.contains(".sectionIndexColor = UIColor.white"))
    #expect(text.contains(".semanticContentAttribute = .forceRightToLeft"))
    #expect(text.contains(".isMultipleTouchEnabled = true"))
  }

  @Test func segues() throws {
    let source = try source(
      storyboard: scene(
        """
        <view key="view" id="v"><subviews><button id="b"><connections>
          <segue destination="d" kind="show" identifier="next" id="1"/></connections></button>
          <containerView id="k"><connections><segue destination="d" kind="embed" identifier="part" id="2"/></connections></containerView>
        </subviews></view>
        <connections>
          <segue destination="d" kind="presentation" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" animates="NO" id="3"/>
          <segue destination="d" kind="popoverPresentation" popoverAnchorView="b" id="4"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
          <segue destination="x" kind="unwind" unwindAction="unwindHome:" id="5"/>
          <segue destination="d" kind="custom" customClass="Fade" id="6"/>
        </connections>
        """, attributes: #"id="c" customClass="Home""#)
        + scene("", attributes: #"id="d""#),
      classes: classes + "\nclass Fade: UIStoryboardSegue {}")
    let text = try #require(source.text)
    #expect(text.contains(#"o2._perform("1", from: c)"#))
    #expect(text.contains(#"_InterfaceSegue("next", key: "1", .show) { scene2($0) }"#))
    #expect(text.contains(#"c._interface?.add(_InterfaceSegue("part", key: "2", .embed(o3)) { scene2($0) })"#))
    #expect(
      text.contains(
        #"_InterfaceSegue(nil, key: "3", .present(style: .formSheet, transition: .crossDissolve)) { scene2($0) }"#))
    #expect(text.contains(".animates = false") && text.contains(".popover(directions: [.up])"))
    #expect(text.contains(#"c._interface?.segue("4")?.anchor = o2"#))
    #expect(text.contains(#"_InterfaceSegue(unwind: "unwindHome:", identifier: nil, key: "5")"#))
    #expect(text.contains(".custom({ Fade(identifier: $0, source: $1, destination: $2) })"))
    #expect(text.contains("Home._interface_unwind_1_1()"))
    #expect(source.additions.values.first?.contains("(target as? Home)?.unwindHome(segue)") == true)
  }

  @Test func aCycleOfControllers() throws {
    func segue(_ id: String) -> String {
      #"<connections><segue destination="\#(id)" kind="relationship" relationship="rootViewController" id="s"/></connections>"#
    }
    let source = try source(
      storyboard: scene(segue("b"), controller: "navigationController", attributes: #"id="a""#)
        + scene(segue("a"), controller: "navigationController", attributes: #"id="b""#))
    #expect(source.left.map(\.reason) == ["a cycle of controllers", "a cycle of controllers"])
  }

  @Test func twoScenesOfOneIdentifier() throws {
    let source = try source(
      storyboard: scene("", attributes: #"id="a" storyboardIdentifier="One""#)
        + scene("", attributes: #"id="b" storyboardIdentifier="One""#))
    #expect(source.left.map(\.reason) == ["another scene of the name"])
  }

  @Test func textsInLanguages() throws {
    let source = try source(nib: #"<label text="Tide" id="l"/>"#, tables: ["Part"])
    #expect(
      source.text?.contains(
        #"o1.text = Bundle.main.localizedString(forKey: "l.text", value: "Tide", table: "Part")"#) == true)
  }

  // MARK: Files

  @Test(arguments: [
    ("<document><objects></document>", "1: </document> stands where the element objects of line 1 should end."),
    ("<document a=1/>", "1: the value of the attribute a is not in quotation marks."),
    ("\n<plist/>", "2: the file begins with plist, not with a document."),
    ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "1: the file is for MacOSX.Cocoa, not for iOS."),
    ("", "1: there is no element."), ("<document>", "1: the element document that begins here does not end."),
    ("<document/><document/>", "1: something stands after the end of the element document."),
    ("<document>&what;</document>", "1: &what; is no character of this format."),
  ])
  func malformed(file: (text: String, sentence: String)) throws {
    let url = try folder.write(file.text, to: "Main.storyboard")
    let error = #expect(throws: CommandError.self) { try InterfaceSource([url], in: InterfaceProject()) }
    #expect(error?.description == "\(url.path):\(file.sentence)")
  }

  /// Any text is read, or refused with a sentence.
  @Test func damagedFiles() throws {
    let example = Checkout.root.appendingPathComponent("Examples/Ferries/Ferries/Base.lproj/Main.storyboard")
    let bytes = [UInt8](try Data(contentsOf: example))
    var generator = SeededRandom(seed: 45)
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        default: damaged.removeSubrange(place..<min(damaged.count, place + 400))
        }
      }
      let url = try folder.write(Data(damaged), to: "Main.storyboard")
      do throws(CommandError) {
        _ = try InterfaceSource([url], in: InterfaceProject())
      } catch {
        #expect(error.description.hasPrefix(url.path + ":"))
      }
    }
  }

  @Test func splitViewControllers() throws {
    func scene(_ attributes: String) -> String {
      """
      <scene><objects><splitViewController id="a" \(attributes)><connections>
        <segue destination="b" kind="relationship" relationship="masterViewController" id="s1"/>
        <segue destination="c" kind="relationship" relationship="detailViewController" id="s2"/>
        <segue destination="gone" kind="relationship" relationship="compactViewController" id="s3"/>
      </connections></splitViewController></objects></scene>
      <scene><objects><viewController id="b"/></objects></scene>
      <scene><objects><viewController id="c"/></objects></scene>
      """
    }
    let classic = try source(storyboard: scene(""))
    let text = try #require(classic.text)
    #expect(text.contains("UISplitViewController(nibName: nil, bundle: nil)"))
    #expect(text.contains("c.viewControllers = [scene2(nil), scene3(nil)]"))
    // The scene of the compact column is not there.
    #expect(classic.left.count == 1)
    let columns = try #require(
      try source(storyboard: scene(#"style="doubleColumn" behavior="tile" preferredDisplayMode="allVisible""#)).text)
    #expect(columns.contains("c._setStyle(.doubleColumn)") && columns.contains("c.preferredSplitBehavior = .tile"))
    #expect(columns.contains("c.preferredDisplayMode = .oneBesideSecondary"))
    #expect(columns.contains("c.setViewController(scene3(nil), for: .secondary)"))
  }
}
