// SPDX-License-Identifier: Apache-2.0

/// Lays views out in a row or a column, with constraints of its own.
///
/// The stack places its arranged subviews, and sets their `translatesAutoresizingMaskIntoConstraints` to `false`. The
/// app places the stack itself; by default it is as large as its members need. A hidden member takes no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the stack's length among its members.
  public enum Distribution: Int, Sendable {
    /// Members fill it, and grow or shrink by their priorities; the default.
    case fill = 0
    /// Members fill it with equal lengths.
    case fillEqually = 1
    /// Members fill it in proportion to their contents' sizes.
    case fillProportionally = 2
    /// Members keep their lengths, and the gaps between them are equal, at least `spacing`.
    case equalSpacing = 3
    /// The distances of their middles are equal, as far as `spacing` leaves room.
    case equalCentering = 4
  }

  /// The alignment of members across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge; the default.
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

    /// At the top, in a row: `leading`.
    public static let top = Alignment.leading
    /// At the bottom, in a row: `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// As custom spacing: `spacing` applies.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As spacing: the system's, of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A horizontal stack of these views.
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

  /// A member that is hidden in an animation stays visible until its end, so that it visibly disappears.
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

  /// Once `haveLeft`, also views that are members no more.
  private final var members: [UIView] = []
  /// Whether a member has been removed from its superview since the last look.
  private final var haveLeft = false
  private final var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []

  /// The views that the stack lays out, first to last. A view that is removed from its superview is removed here too.
  public final var arrangedSubviews: [UIView] {
    if haveLeft {
      // A member that is about to leave is still there, and is removed at a later look.
      let count = members.count
      members.removeAll { $0.superview !== self }
      haveLeft = members.count == count
    }
    return members
  }

  /// Adds a view at the end, and as a subview.
  public final func addArrangedSubview(_ view: UIView) {
    takeOut(view)
    insertArrangedSubview(view, at: members.count)
  }

  /// Takes a view out of the members.
  private final func takeOut(_ view: UIView) {
    _ = arrangedSubviews
    if view.superview === self { members.removeAll { $0 === view } }
  }

  /// Inserts a view among the members, or moves it; the index counts without it.
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

  /// Removes a view from the arranged ones; it stays a subview.
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
  /// The distance between two members, in points; the least one if gaps are equal. 0 by default.
  public final var spacing: CGFloat = 0 { didSet { changed(spacing != oldValue) } }
  /// In a column, whether spacing is from the last baseline of a member to the first of the next; `false` by default.
  public final var isBaselineRelativeArrangement = false { didSet { changed(true) } }
  /// Whether members stay inside the stack's margins, rather than its edges; `false` by default.
  public final var isLayoutMarginsRelativeArrangement = false { didSet { changed(true) } }

  private final func changed(_ differs: Bool) {
    if differs { setNeedsUpdateConstraints() }
  }

  /// Sets a distance after a member, instead of `spacing`.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view.wrappedValue == nil || $0.view.wrappedValue === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault { customSpacings.append((Weak(arrangedSubview), spacing)) }
    setNeedsUpdateConstraints()
  }

  /// The distance set after a member; `spacingUseDefault` if none is set.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view.wrappedValue === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  /// The distance after a member, in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let wanted = custom == UIStackView.spacingUseDefault ? spacing : custom
    return wanted == UIStackView.spacingUseSystem ? systemSpacing : wanted
  }

  // MARK: Constraints

  private final var own: [NSLayoutConstraint] = []
  private final var gaps: [StackGap] = []

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Adapts the stack's constraints. Those that it has already stay, with new constants.
  open override func updateConstraints() {
    var arrangement = StackArrangement(self, constraints: own, gaps: gaps)
    arrangement.make()
    own = arrangement.constraints
    gaps = arrangement.gaps
    super.updateConstraints()
  }
}
