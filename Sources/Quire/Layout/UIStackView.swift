// SPDX-License-Identifier: Apache-2.0

/// Lays views out in a row or a column, by constraints of its own.
///
/// The stack places its arranged subviews, whose `translatesAutoresizingMaskIntoConstraints` it sets to `false`. Its own box
/// is its owner's to place; where nothing says otherwise it is as large as its members need. A hidden member takes no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How members share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it, and grow or shrink by their priorities; the default.
    case fill = 0
    /// They fill it with the same length each.
    case fillEqually = 1
    /// They fill it in proportion to what their contents ask for.
    case fillProportionally = 2
    /// They keep their lengths, and the gaps between them are the same, at least `spacing`.
    case equalSpacing = 3
    /// Their middles are the same way apart, as far as `spacing` leaves room.
    case equalCentering = 4
  }

  /// Where members lie across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge; the default.
    case fill = 0
    /// At the edge where lines begin, in a column.
    case leading = 1
    /// With their first baselines on one line, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, in a column.
    case trailing = 4
    /// With their last baselines on one line, in a row.
    case lastBaseline = 5

    /// At the top, in a row: `leading`.
    public static let top = Alignment.leading
    /// At the bottom, in a row: `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// As custom spacing: `spacing` counts.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As spacing: the system's, of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A row of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  private final func prepare() {
    let stack = Weak(self)
    madeLayout.memberChanged = { view, change in stack.wrappedValue?.follow(view, change) }
  }

  private final func follow(_ view: UIView, _ change: MemberChange) {
    guard members.contains(where: { $0 === view }) else { return }
    if change == .content, distribution != .fillProportionally { return }
    if change == .visibility { lingerIfNeeded(view) }
    setNeedsUpdateConstraints()
  }

  /// A member that is hidden in an animation shows until that is over, so that it is seen to go.
  private final func lingerIfNeeded(_ view: UIView) {
    view.lingers = false
    guard view.isHidden, let session = view.window?.session, let transaction = ViewTransaction.current,
      transaction.playhead == nil
    else { return }
    view.lingers = true
    let member = Weak(view)
    session.schedule(at: transaction.end) { member.wrappedValue?.lingers = false }
  }

  // MARK: Members

  private final var members: [UIView] = []
  private final var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []

  /// The views that the stack lays out, first to last. A view that leaves the stack as a subview is none of them any more.
  public final var arrangedSubviews: [UIView] { members.filter { $0.superview === self } }

  /// Adds a view at the end, as a subview too.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Adds a view at a place among the members, or moves it there, counted without it.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    members = arrangedSubviews.filter { $0 !== view }
    precondition(
      (0...members.count).contains(stackIndex),
      "A stack view of \(members.count) members has no place \(stackIndex) to insert one at.")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  /// Has the stack no longer lay a view out, which stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    guard members.contains(where: { $0 === view }) else { return }
    members.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  // MARK: Settings

  /// The direction that members follow each other in; `horizontal` by default.
  public final var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed(axis != oldValue) } }
  /// How members share the length of the stack.
  public final var distribution = Distribution.fill { didSet { changed(distribution != oldValue) } }
  /// Where members lie across the stack.
  public final var alignment = Alignment.fill { didSet { changed(alignment != oldValue) } }
  /// Between two members, in points; where gaps are made equal, at least. 0 by default.
  public final var spacing: CGFloat = 0 { didSet { changed(spacing != oldValue) } }
  /// In a column, whether spacing is from the last baseline of a member to the first of the next; `false` by default.
  public final var isBaselineRelativeArrangement = false { didSet { changed(true) } }
  /// Whether members stay inside the stack's margins, rather than its edges; `false` by default.
  public final var isLayoutMarginsRelativeArrangement = false { didSet { changed(true) } }

  private final func changed(_ differs: Bool) {
    if differs { setNeedsUpdateConstraints() }
  }

  /// Has another distance follow a member than `spacing`.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view.wrappedValue == nil || $0.view.wrappedValue === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault { customSpacings.append((Weak(arrangedSubview), spacing)) }
    setNeedsUpdateConstraints()
  }

  /// The distance set to follow a member; `spacingUseDefault` where none was.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view.wrappedValue === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  /// The points that follow a member.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let wanted = custom == UIStackView.spacingUseDefault ? spacing : custom
    return wanted == UIStackView.spacingUseSystem ? systemSpacing : wanted
  }

  // MARK: Constraints

  private final var own: [NSLayoutConstraint] = []
  private final var gaps: [UILayoutGuide] = []

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the stack's constraints anew.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(own)
    for guide in gaps { removeLayoutGuide(guide) }
    var arrangement = StackArrangement(self)
    arrangement.make()
    own = arrangement.constraints
    gaps = arrangement.guides
    NSLayoutConstraint.activate(own)
    super.updateConstraints()
  }
}
