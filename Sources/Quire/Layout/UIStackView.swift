// SPDX-License-Identifier: Apache-2.0

/// Lays out views in a row or a column, with constraints that it creates itself.
///
/// The stack places its arranged subviews, and sets their `translatesAutoresizingMaskIntoConstraints` to `false`. The
/// app places the stack itself; by default it is as large as its members need. A hidden member takes no space.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the stack's length among its members.
  public enum Distribution: Int, Sendable {
    /// The members fill the stack, and grow or shrink according to their priorities. The default.
    case fill = 0
    /// The members fill the stack with equal lengths.
    case fillEqually = 1
    /// The members fill the stack in proportion to their contents' sizes.
    case fillProportionally = 2
    /// The members keep their lengths. The gaps between them are equal, and at least `spacing`.
    case equalSpacing = 3
    /// The distances between the members' middles are equal, as far as `spacing` permits.
    case equalCentering = 4
  }

  /// The alignment of members across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge. The default.
    case fill = 0
    /// At the edge where lines of text begin, in a column.
    case leading = 1
    /// With their first baselines on one line, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines of text end, in a column.
    case trailing = 4
    /// With their last baselines on one line, in a row.
    case lastBaseline = 5

    /// The alignment at the top, in a row. Equal to `leading`.
    public static let top = Alignment.leading
    /// The alignment at the bottom, in a row. Equal to `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that means `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A spacing that means the system's, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always returns `nil`, because Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a horizontal stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  private final func prepare() {
    let stack = Weak(self)
    madeLayout.memberChanged = { view, change in stack.wrappedValue?.follow(view, change) }
  }

  private final func follow(_ view: UIView, _ change: MemberChange) {
    if change == .content, distribution != .fillProportionally { return }
    guard members.contains(where: { $0 === view }) else { return }
    if change == .leaving { haveLeft = true }
    if change == .visibility { lingerIfNeeded(view) }
    setNeedsUpdateConstraints()
  }

  /// Keeps a member that is hidden in an animation visible until the animation ends, so that it disappears visibly.
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

  /// The members. If `haveLeft` is true, they include views that are no longer members.
  private final var members: [UIView] = []
  /// Whether a member has been removed from its superview since `arrangedSubviews` was last read.
  private final var haveLeft = false
  private final var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []

  /// The views that the stack lays out, in order. A view that is removed from its superview is removed from this array
  /// too.
  public final var arrangedSubviews: [UIView] {
    if haveLeft {
      // A member that is about to leave is still in its superview, and is removed at a later read.
      let count = members.count
      members.removeAll { $0.superview !== self }
      haveLeft = members.count == count
    }
    return members
  }

  /// Adds a view at the end of the members, and as a subview.
  public final func addArrangedSubview(_ view: UIView) {
    takeOut(view)
    insertArrangedSubview(view, at: members.count)
  }

  /// Removes a view from the members.
  private final func takeOut(_ view: UIView) {
    _ = arrangedSubviews
    if view.superview === self { members.removeAll { $0 === view } }
  }

  /// Inserts a view among the members, or moves it. The index does not count the view itself.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    takeOut(view)
    precondition(
      (0...members.count).contains(stackIndex),
      "A stack view of \(members.count) members has no place \(stackIndex) to insert one at.")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the members. It remains a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    guard members.contains(where: { $0 === view }) else { return }
    members.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  // MARK: Settings

  /// The direction in which members follow each other. `horizontal` by default.
  public final var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed(axis != oldValue) } }
  /// The distribution of the stack's length among its members.
  public final var distribution = Distribution.fill { didSet { changed(distribution != oldValue) } }
  /// The alignment of members across the stack.
  public final var alignment = Alignment.fill { didSet { changed(alignment != oldValue) } }
  /// The distance between two members, in points, or the smallest distance if gaps are equal. 0 by default.
  public final var spacing: CGFloat = 0 { didSet { changed(spacing != oldValue) } }
  /// Whether, in a column, the spacing is measured from the last baseline of a member to the first baseline of the
  /// next. `false` by default.
  public final var isBaselineRelativeArrangement = false { didSet { changed(true) } }
  /// Whether members stay inside the stack's margins rather than its edges. `false` by default.
  public final var isLayoutMarginsRelativeArrangement = false { didSet { changed(true) } }

  private final func changed(_ differs: Bool) {
    if differs { setNeedsUpdateConstraints() }
  }

  /// Sets the distance after a member, in place of `spacing`.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view.wrappedValue == nil || $0.view.wrappedValue === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault { customSpacings.append((Weak(arrangedSubview), spacing)) }
    setNeedsUpdateConstraints()
  }

  /// Returns the distance that was set after a member, or `spacingUseDefault` if none is set.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view.wrappedValue === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  /// Returns the distance after a member, in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let wanted = custom == UIStackView.spacingUseDefault ? spacing : custom
    return wanted == UIStackView.spacingUseSystem ? systemSpacing : wanted
  }

  // MARK: Constraints

  private final var own: [NSLayoutConstraint] = []
  private final var gaps: [StackGap] = []

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the stack's constraints. Existing constraints are kept, with new constants.
  open override func updateConstraints() {
    var arrangement = StackArrangement(self, constraints: own, gaps: gaps)
    arrangement.make()
    own = arrangement.constraints
    gaps = arrangement.gaps
    super.updateConstraints()
  }
}
