/// The actions of the interactive parts of an element, in tab order, and which components it is made of.
public struct InteractionTable {
  /// The identifiers that take focus, in reading order: one tab stop for each component.
  public private(set) var tabStops: [FocusID] = []
  /// In the order put in. A name may occur more than once: the last of its actions counts.
  private var entries: [Entry] = []
  /// The names of all entries, once a container needs them: hashing every name of every look would take longer than the look.
  private var names: Set<FocusID>?
  /// The tab stops that no component of a container has.
  private var ownStopCount = 0
  private var mostStopsOfAnother = 0
  /// The types of the components that were lowered into it, in reading order; a type may occur more than once.
  package private(set) var components: [any Component.Type] = []

  private struct Entry {
    let id: FocusID
    let action: (() -> Void)?
  }

  /// Makes an empty table.
  public init() {}

  /// Everything that was put in, in reading order, each once.
  public var parts: [FocusID] {
    var seen: Set<FocusID> = []
    return entries.map(\.id).filter { seen.insert($0).inserted }
  }

  /// Puts a part in.
  ///
  /// - Parameters:
  ///   - isTabStop: whether Tab reaches it; members of a group are reached by arrows instead.
  ///   - action: what pressing it does; a disabled part has none.
  mutating func add(_ id: FocusID, isTabStop: Bool = true, action: (() -> Void)? = nil) {
    append(Entry(id: id, action: action))
    if isTabStop {
      tabStops.append(id)
      ownStopCount += 1
    }
  }

  /// Adds a component of a container, after the parts already there.
  ///
  /// - Returns: its look. Where one of its names is taken already, all that begin as that one does are numbered, in the
  ///   look and in the table alike.
  public mutating func add(_ component: some Component) -> Element {
    var other = InteractionTable(of: component)
    var element = component.lower(into: &other)
    for first in firstsTaken(by: other) {
      let number = unusedNumber(of: first, in: other)
      func renamed(_ id: FocusID) -> FocusID { id.numbered(number, first: first) }
      element = element.renamed(renamed)
      other = other.renamed(renamed)
    }
    other.mostStopsOfAnother = other.mostStopsOfOneComponent
    other.ownStopCount = 0
    merge(other)
    return element
  }

  /// Whether the part has an action, without performing it.
  public func hasAction(_ id: FocusID) -> Bool { action(of: id) != nil }

  /// Performs the action of the part; returns false when it has none.
  @discardableResult
  public func perform(_ id: FocusID) -> Bool {
    guard let action = action(of: id) else { return false }
    action()
    return true
  }

  private func action(of id: FocusID) -> (() -> Void)? {
    entries.last { $0.id == id && $0.action != nil }?.action
  }
}

extension InteractionTable {
  /// An empty table for a component, with that component's type noted. ``Content`` and ``Lowered`` are wrappers, so
  /// their own types are not noted.
  init<C: Component>(of component: C) {
    if C.self != Content.self, C.self != Lowered.self { components = [C.self] }
  }

  /// Notes that the look holds a component which enters nothing itself.
  mutating func note(_ component: any Component.Type) { components.append(component) }

  /// The most tab stops that one component has by itself, not counting the components inside it.
  package var mostStopsOfOneComponent: Int { max(ownStopCount, mostStopsOfAnother) }

  /// Adds the entries of another table unchanged.
  mutating func merge(_ other: InteractionTable) {
    for entry in other.entries { append(entry) }
    tabStops += other.tabStops
    components += other.components
    ownStopCount += other.ownStopCount
    mostStopsOfAnother = max(mostStopsOfAnother, other.mostStopsOfAnother)
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    names?.insert(entry.id)
  }

  /// The first steps of names of another table that are taken here, in their order.
  private mutating func firstsTaken(by other: InteractionTable) -> [String] {
    guard !entries.isEmpty, !other.entries.isEmpty else { return [] }
    let taken = names ?? Set(entries.map(\.id))
    names = taken
    return Set(other.entries.map(\.id).filter(taken.contains).map(\.first)).sorted()
  }

  private func renamed(_ rename: (FocusID) -> FocusID) -> InteractionTable {
    var result = self
    result.tabStops = tabStops.map(rename)
    result.entries = entries.map { Entry(id: rename($0.id), action: $0.action) }
    result.names = nil
    return result
  }

  /// The least number from 2 on with which none of the other's names that begin so is taken here or there.
  private func unusedNumber(of first: String, in other: InteractionTable) -> Int {
    let taken = Set((entries + other.entries).map(\.id))
    let begins = other.entries.map(\.id).filter { $0.first == first }
    var number = 2
    while begins.contains(where: { taken.contains($0.numbered(number, first: first)) }) {
      number += 1
    }
    return number
  }
}

extension FocusID {
  /// The first step of its path.
  fileprivate var first: String { String(path.prefix { $0 != "/" }) }

  /// `tabs/0` as `tabs:2/0`; an identifier that begins otherwise stays.
  fileprivate func numbered(_ number: Int, first: String) -> FocusID {
    guard self.first == first else { return self }
    return FocusID("\(first):\(number)\(path.dropFirst(first.count))")
  }
}

extension Element {
  /// The same element, its viewports scrolled to the part that those of another look are scrolled to.
  package func scrolled(as other: Element) -> Element {
    var target: FocusID?
    other.visitAll {
      if case .viewport(let viewport, _) = $0 { target = target ?? viewport.target }
    }
    return scrolled(to: target)
  }

  private func scrolled(to target: FocusID?) -> Element {
    switch node {
    case .viewport(let viewport, let child) where viewport.target != .caret:
      .viewport(
        columns: viewport.columns, rows: viewport.rows, target: target,
        marksEnds: viewport.marksEnds, ends: viewport.ends, child.scrolled(to: target))
    case .viewport, .interactive, .empty, .words, .cells, .spacer, .rule, .panel, .backdrop, .stack,
      .layers, .flow, .constrained, .padded, .sized, .environment, .spoken, .hidden:
      mapChildren { $0.scrolled(to: target) }
    }
  }

  /// The same element with other names for its interactive parts.
  package func renamed(_ rename: (FocusID) -> FocusID) -> Element {
    switch node {
    case .interactive(let id, let child): .interactive(rename(id), child.renamed(rename))
    case .viewport(let viewport, let child):
      .viewport(
        columns: viewport.columns, rows: viewport.rows, target: viewport.target.map(rename),
        marksEnds: viewport.marksEnds, ends: viewport.ends.map(rename), child.renamed(rename))
    case .empty, .words, .cells, .spacer, .rule, .panel, .backdrop, .stack, .layers, .flow,
      .constrained, .padded, .sized, .environment, .spoken, .hidden:
      mapChildren { $0.renamed(rename) }
    }
  }
}

/// Names one thing that can take focus, be pointed at, and act.
///
/// A member of a group is a path below the group: `FocusID("tabs").child(2)`.
public struct FocusID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The path from the outermost container, joined by slashes.
  public let path: String

  /// The caret of the words inside a viewport, as its target: typing scrolls so that the caret is visible.
  public static let caret = FocusID("#caret")

  /// Makes an identifier from its path, such as `tabs` or `tabs/2`.
  public init(_ path: String) {
    self.path = path
  }

  /// Makes an identifier from a literal path.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The identifier of the member at `index`, counted from 0.
  public func child(_ index: Int) -> FocusID { child(String(index)) }

  /// The identifier of a named part.
  public func child(_ name: String) -> FocusID { FocusID(path + "/" + name) }

  /// The index of this identifier among the members of `group`; nil if it is not a member.
  public func index(in group: FocusID) -> Int? { name(in: group).flatMap { Int($0) } }

  /// The rest of the path below `group`; nil for an identifier outside of the group.
  public func name(in group: FocusID) -> String? {
    guard path.hasPrefix(group.path + "/") else { return nil }
    return String(path.dropFirst(group.path.count + 1))
  }

  /// The member of `group` that a press on this mark of a scrolling row shows; nil for any other identifier.
  ///
  /// The renderer places the marks `‹` and `›`, and names each after the member that it leads to.
  public func indexRevealed(in group: FocusID) -> Int? { index(in: group.child(Self.mark)) }

  /// The mark that leads to this member; nil for one of no group.
  package var revealing: FocusID? {
    let group = parent
    return name(in: group).map { group.child(Self.mark).child($0) }
  }

  /// The member that this mark leads to, in the row's own group; nil for any other identifier.
  package var revealed: FocusID? {
    let group = parent.parent
    return indexRevealed(in: group).map(group.child)
  }

  private static let mark = "reveal"

  /// The group that it is a member of: all of the path but its last step.
  public var parent: FocusID {
    FocusID(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }

  /// The path.
  public var description: String { path }
}
