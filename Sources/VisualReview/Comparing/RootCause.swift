package import ColorScience
import GSDesign
package import GalleryKit
import StateSpace
import Words

/// The first thing that moved: the reason why any number of states look different.
///
/// It is found in the themes and the recorded numbers, so that one edit is one cause: a palette entry with every role
/// that is made of it, a padding with the sizes that follow from it.
package struct RootCause: Hashable, Sendable {
  /// What moved first.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case deleted, new, renamed
    case palette, token, ink, color, weight, text, order, spoken, mark, length, outline, size, shape
    case position, hidden
  }

  package let kind: Kind
  /// The name that `--cause` takes: `palette:zatchPurple`, `padding:8..10`.
  package private(set) var name: String
  /// One line, with the values before and after if there is one pair of them.
  package let phrase: Phrase
  /// Its values before and after, and those of the roles made of it.
  package let values: [Value]

  /// A value before and after.
  package struct Value: Hashable, Sendable {
    package let label: Phrase
    /// nil if it was added.
    package let old: Phrase?
    /// nil if it was removed.
    package let new: Phrase?
    package var oldColor: RGB?
    package var newColor: RGB?

    init(_ label: Phrase, _ old: Phrase?, _ new: Phrase?) {
      self.label = label
      self.old = old
      self.new = new
    }

    init(_ label: Phrase, from old: RGB?, to new: RGB?) {
      self.init(label, old.map { Phrase($0.hex) }, new.map { Phrase($0.hex) })
      oldColor = old
      newColor = new
    }
  }
}

/// The identity of a root cause, before its values are collected.
enum RootKey: Hashable, Sendable {
  case deleted(VariantID, knob: String?, isWhole: Bool)
  case new(VariantID, knob: String?, isWhole: Bool)
  case renamed(NameChange)
  case source(ColorSources.Source)
  case length(LengthSources.Change)
  case evidence(Cause)

  /// The removed and added parts of a name.
  struct NameChange: Hashable, Sendable {
    let lost: [String]
    let gained: [String]

    init(_ former: StateID, _ name: StateID) {
      let before = Self.parts(of: former)
      let after = Self.parts(of: name)
      lost = before.subtracting(after).sorted()
      gained = after.subtracting(before).sorted()
    }

    private static func parts(of name: StateID) -> Set<String> {
      Set(
        name.text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == "=" }).map(String.init))
    }
  }
}

/// A changed look with everything that is known of its causes.
struct RootEvidence {
  let difference: Difference
  let evidence: [Cause]
  /// The part of the evidence that the theme does not explain.
  let own: [Cause]
  /// Whether it was drawn again in the theme of before.
  let isRedrawn: Bool
  /// The sources of its changed colours.
  let colors: [ColorSources.Source]
}

extension RootEvidence {
  /// The roots: the colours, and the evidence that does not follow from other evidence.
  func roots(_ lengths: inout LengthSources) -> [RootKey] {
    var roots = colors.map(RootKey.source)
    func add(_ root: RootKey) { if !roots.contains(root) { roots.append(root) } }
    for cause in evidence where cause.rank == .length {
      if let changes = lengths.changes(of: cause, in: difference) {
        for change in changes { add(.length(change)) }
      } else {
        add(.evidence(cause.asRoot))
      }
    }
    for cause in own where cause.rank != .length && isRoot(cause) { add(.evidence(cause.asRoot)) }
    return roots
  }

  private func isRoot(_ cause: Cause) -> Bool {
    switch cause.rank {
    // Its source is a root.
    case .token: false
    case .color, .length, .hidden: true
    case .ink: !(has(.length, .size) && isMoved(cause))
    // A text style has a weight.
    case .weight: !own.contains(where: \.isTextStyle)
    // A part of a text may no longer fit, and tabs may be scrolled.
    case .text, .order: !(has(.length, .size) && saysTheSame)
    case .mark: !isUnrestored && !(has(.length, .size) && saysTheSame)
    case .spoken: !has(.text, .order, .mark) && !isHeadingByStyle(cause)
    // Sizes and places follow from lengths and words.
    case .size: !movesLayout
    case .extent: !movesLayout && !has(.size)
    case .shape: !movesLayout && !has(.size, .extent, .ink)
    case .position: !movesLayout && !has(.size, .extent, .shape)
    }
  }

  private func has(_ ranks: Cause.Rank...) -> Bool {
    own.contains { ranks.contains($0.rank) }
  }

  /// Whether the same words have become a heading, or are none any more, with the weight of their text style.
  private func isHeadingByStyle(_ cause: Cause) -> Bool {
    guard case .spoken(let from, let to) = cause, own.contains(where: \.isTextStyle) else {
      return false
    }
    func words(_ line: String) -> Substring { line.drop { $0 != "," } }
    return !words(from).isEmpty && words(from) == words(to)
  }

  /// Whether its theme changed and the former values are unknown, so that it cannot be drawn as before.
  private var isUnrestored: Bool { !isRedrawn && !colors.isEmpty }

  private var movesLayout: Bool { has(.length, .text, .order, .mark) }

  /// Whether a screen reader says the same, so that the same words are there, seen or not.
  private var saysTheSame: Bool {
    guard let before = difference.old?.spoken, let after = difference.new?.spoken else {
      return false
    }
    return before == after && !before.isEmpty
  }

  /// Whether both roles are in both looks: cells that moved have the colours of others.
  private func isMoved(_ cause: Cause) -> Bool {
    guard case .ink(_, let from, let to) = cause, let old = difference.old, let new = difference.new
    else { return false }
    let before = Set(old.paints.compactMap(\.role))
    let after = Set(new.paints.compactMap(\.role))
    return from.map(after.contains) ?? true && to.map(before.contains) ?? true
  }
}

extension Cause {
  /// How a kind of evidence relates to others, most fundamental first.
  enum Rank: Hashable, Sendable {
    case token, ink, color, weight, text, order, spoken, mark
    /// A length or a text style.
    case length
    case size
    /// The width, the height, the place or the number of outlines.
    case extent
    case shape, position, hidden
  }

  var rank: Rank {
    switch self {
    case .token: .token
    case .ink: .ink
    case .color: .color
    case .attributes: .weight
    case .words: .text
    case .order: .order
    case .spoken: .spoken
    case .mark: .mark
    case .shape: .shape
    case .size: .size
    case .outline: .extent
    case .measure: .length
    case .moved, .rearranged: .position
    case .unseen: .hidden
    }
  }

  /// Whether it is a change of the text style, which includes its weight.
  var isTextStyle: Bool {
    if case .measure(SnapshotMeasures.textStyle, _, _) = self { true } else { false }
  }

  /// The evidence without details that vary from look to look.
  var asRoot: Cause {
    switch self {
    // Another state of the pointer in the same role is a change of its own.
    case .ink(let part, let from, let to) where from?.resting != to?.resting:
      .ink(part, from: from?.resting, to: to?.resting)
    case .outline(let change):
      change.measureName.map {
        .measure(
          $0, from: SnapshotShape.number(change.old), to: SnapshotShape.number(change.new))
      } ?? self
    case .size(let change):
      .size(
        SizeChange(
          from: CellSize(columns: 0, rows: 0),
          to: CellSize(
            columns: change.new.columns - change.old.columns,
            rows: change.new.rows - change.old.rows
          )))
    // A shadow with all of its numbers.
    case .measure(let name, let from, let to)
    where (from.isEmpty || to.isEmpty) && Self.ofShadows.contains(name):
      .measure("shadow", from: from.isEmpty ? "" : "shadow", to: to.isEmpty ? "" : "shadow")
    case .token, .ink, .color, .attributes, .words, .order, .spoken, .mark, .shape, .measure,
      .moved, .rearranged, .unseen:
      self
    }
  }

  private static let ofShadows: Set<String> = Set(
    ["shadow", "blur", "opacity", "tint"].flatMap { [$0, "dark-" + $0] })

  var kind: RootCause.Kind {
    switch rank {
    case .token: .token
    case .ink: .ink
    case .color: .color
    case .weight: .weight
    case .text: .text
    case .order: .order
    case .spoken: .spoken
    case .mark: .mark
    case .length: .length
    case .size: .size
    case .extent: .outline
    case .shape: .shape
    case .position: .position
    case .hidden: .hidden
    }
  }
}

extension OutlineChange {
  /// The name of the same length in the measures of a look.
  fileprivate var measureName: String? {
    switch measure {
    case .radius: "radius"
    case .stroke: "line"
    case .shadow: "shadow"
    case .shadowBlur: "blur"
    case .shadowOpacity: "opacity"
    case .width, .height, .place, .count: nil
    }
  }
}

extension RootCause {
  /// Whether a name that a person gives means this cause: its own name, or the beginning of it before a colon.
  ///
  /// A token of a file may be named as the entry of a palette too: `palette:purple` for `token:palette.purple`.
  package func isNamed(_ text: String) -> Bool {
    if name == text || name.hasPrefix(text + ":") { return true }
    let entry = "palette:"
    guard kind == .token, text.hasPrefix(entry) else { return false }
    let path = text.dropFirst(entry.count)
    return name == "token:" + path || name == "token:palette." + path
  }

  /// The values of the cause itself, without those of the roles made of it; each pair once.
  package var ownValues: [Value] {
    var known: Set<[Phrase?]> = []
    return values.filter { value in
      let pair = "\(value.old?.english ?? "") → \(value.new?.english ?? "")"
      return (values.count == 1 || phrase.english.contains(pair))
        && known.insert([value.old, value.new]).inserted
    }
  }

  /// The beginning of the name of a changed text style.
  static let textStyle = "text-style:"

  /// The same cause under another name.
  func named(_ name: String) -> RootCause {
    var root = self
    root.name = name
    return root
  }

  init(_ key: RootKey, _ sources: ColorSources) {
    switch key {
    case .deleted(let variant, let knob, let isWhole):
      self.init(deleted: variant, knob: knob, isWhole: isWhole)
    case .new(let variant, let knob, let isWhole):
      self.init(new: variant, knob: knob, isWhole: isWhole)
    case .renamed(let change): self.init(renamed: change)
    case .source(let source): self.init(source, sources)
    case .length(let change): self.init(change)
    case .evidence(let cause): self.init(cause)
    }
  }

  private init(_ change: LengthSources.Change) {
    kind = .length
    let token = SafeText.line(change.token)
    name = "length:" + token
    phrase = Phrase("\(token): \(change.from) → \(change.to)")
    values = [Value(Phrase(token), Phrase(change.from), Phrase(change.to))]
  }

  private init(deleted variant: VariantID, knob: String?, isWhole: Bool) {
    kind = .deleted
    let (id, knob) = (SafeText.line(variant.text), knob.map { SafeText.line($0) })
    name = ["deleted:" + id, knob].compactMap(\.self).joined(separator: ":")
    phrase =
      knob.map { Phrase(localized: "\(id) without \($0)") }
      ?? (isWhole
        ? Phrase(localized: "\(id) is gone") : Phrase(localized: "states of \(id) are gone"))
    values = []
  }

  private init(new variant: VariantID, knob: String?, isWhole: Bool) {
    kind = .new
    let (id, knob) = (SafeText.line(variant.text), knob.map { SafeText.line($0) })
    name = ["new:" + id, knob].compactMap(\.self).joined(separator: ":")
    phrase =
      knob.map { Phrase(localized: "\(id) with \($0)") }
      ?? (isWhole ? Phrase(localized: "\(id) is new") : Phrase(localized: "new states of \(id)"))
    values = []
  }

  private init(renamed change: RootKey.NameChange) {
    kind = .renamed
    let from = SafeText.line(change.lost.joined(separator: " "))
    let to = SafeText.line(change.gained.joined(separator: " "))
    name = "renamed:\(from)..\(to)"
    phrase =
      to.isEmpty
      ? Phrase(localized: "without \(from)")
      : from.isEmpty ? Phrase(localized: "with \(to)") : Phrase("\(from) → \(to)")
    values = [
      Value(
        Phrase(localized: "name"), from.isEmpty ? nil : Phrase(from), to.isEmpty ? nil : Phrase(to))
    ]
  }

  private init(_ source: ColorSources.Source, _ sources: ColorSources) {
    let changes = sources.changes(of: source)
    let own = changes.filter { sources.isMadeOf(source, alone: $0.role, $0.change.scheme) }
    let exact = own.filter { sources.isValue($0.change.to, of: source, in: $0.change.scheme) }
    // The value itself, if a role shows it; else the roles made of it.
    let shown = exact.isEmpty ? own.isEmpty ? changes : own : exact
    var lines: [Value] = Self.lines(of: shown.map(\.change))
    let heading: Phrase
    switch source {
    case .entry(let entry):
      kind = .palette
      name = "palette:" + SafeText.line(entry)
      heading = Phrase(localized: "palette \(SafeText.line(entry))")
    case .token(let path):
      kind = .token
      name = "token:" + SafeText.line(path)
      heading = Phrase(localized: "token \(SafeText.line(path))")
      let chain = sources.chain(to: source)
      if chain.count > 1 {
        lines.append(
          Value(
            Phrase(localized: "referred to by"), nil,
            Phrase(chain.dropLast().map { SafeText.line($0) }.joined(separator: " ← "))))
      }
    case .role(let role):
      kind = .token
      name = "token:" + SafeText.line(role.name)
      heading = Phrase(localized: "token \(SafeText.line(role.name))")
    }
    phrase = Self.phrase(heading, lines.filter { $0.oldColor != nil })
    var roles: [Value] = []
    if case .role = source {
    } else {
      for (role, change) in changes {
        let label = Phrase(SafeText.line(role.name) + " · " + change.scheme.appearance.rawValue)
        let value = Value(label, from: change.from, to: change.to)
        if !roles.contains(value) { roles.append(value) }
      }
    }
    values = lines + roles
  }

  /// A line for each pair of colours, labelled where several schemes have different ones.
  private static func lines(of changes: [ColorSources.Change]) -> [Value] {
    var order: [(from: RGB, to: RGB)] = []
    var schemes: [[SchemeID]] = []
    for change in changes {
      if let place = order.firstIndex(where: { $0 == (change.from, change.to) }) {
        if !schemes[place].contains(change.scheme) { schemes[place].append(change.scheme) }
      } else {
        order.append((change.from, change.to))
        schemes.append([change.scheme])
      }
    }
    return zip(order, schemes).map { pair, schemes in
      Value(label(of: schemes), from: pair.from, to: pair.to)
    }
  }

  private static func label(of schemes: [SchemeID]) -> Phrase {
    let appearances = Appearance.allCases.filter { appearance in
      schemes.contains { $0.appearance == appearance }
    }
    let themes = Set(schemes.map(\.theme)).sorted().map { SafeText.line($0) }
    return Phrase(
      themes.joined(separator: ", ") + " · "
        + appearances.map(\.rawValue).joined(separator: ", "))
  }

  /// The heading, with the values if there is one pair of them.
  private static func phrase(_ heading: Phrase, _ lines: [Value]) -> Phrase {
    let pairs = lines.compactMap { line in
      line.old.flatMap { old in line.new.map { Phrase("\(old.english) → \($0.english)") } }
    }
    var known: [Phrase] = []
    for pair in pairs where !known.contains(pair) { known.append(pair) }
    guard let first = known.first else { return heading }
    let shown = known.count > 2 ? [first, Phrase("…")] : known
    return .joined([heading, .joined(shown, separator: ", ")], separator: ": ")
  }

  private init(_ cause: Cause) {
    kind = cause.kind
    phrase = cause.rootPhrase
    let ends = cause.ends
    name =
      SafeText.line(cause.rootName)
      + (ends.map { ":" + SafeText.line($0.from) + ".." + SafeText.line($0.to) } ?? "")
    switch cause {
    case .color(_, let from, let to):
      values = [Value(cause.label, from: from, to: to)]
    case .token, .ink, .attributes, .words, .order, .spoken, .mark, .shape, .size, .outline,
      .measure, .moved, .rearranged, .unseen:
      values =
        ends.map { ends in
          [
            Value(
              cause.label, ends.from.isEmpty ? nil : Phrase(SafeText.line(ends.from)),
              ends.to.isEmpty ? nil : Phrase(SafeText.line(ends.to)))
          ]
        } ?? []
    }
  }
}

extension Cause {
  /// The kind of change in a name: `padding`, `text`.
  fileprivate var rootName: String {
    switch self {
    case .token(let role, _, _): "token:" + role.name
    case .ink(let part, _, _): "ink:" + part.rawValue
    case .color(let part, _, _): "color:" + part.rawValue
    case .attributes(let part, let added, let removed):
      "weight:" + part.rawValue + ":"
        + (added.names.map { "+" + $0.english } + removed.names.map { "-" + $0.english })
        .joined(separator: ",")
    case .words: "text"
    case .order: "order"
    case .spoken: "spoken"
    case .mark: "mark"
    case .shape: "shape"
    case .size(let change): "size:\(change.new.columns)x\(change.new.rows)"
    case .outline(let change): "outline:" + change.name
    case .measure(SnapshotMeasures.textStyle, _, let to):
      RootCause.textStyle + (to.split(separator: " ").first ?? "none")
    case .measure(let name, _, _): name
    case .moved(let columns, let rows): "position:\(columns),\(rows)"
    case .rearranged: "position"
    case .unseen: "hidden"
    }
  }

  /// The values before and after as texts; nil without any.
  fileprivate var ends: (from: String, to: String)? {
    switch self {
    case .ink(_, let from, let to): (from?.name ?? "", to?.name ?? "")
    case .color(_, let from, let to): (from?.hex ?? "", to?.hex ?? "")
    case .token(_, let from, let to): (from.hex, to.hex)
    case .words(let from, let to), .order(let from, let to), .spoken(let from, let to),
      .mark(let from, let to), .shape(let from, let to), .measure(_, let from, let to):
      (from, to)
    case .outline(let change):
      (SnapshotShape.number(change.old), SnapshotShape.number(change.new))
    case .attributes, .size, .moved, .rearranged, .unseen: nil
    }
  }

  /// The cause as one line, without the sizes of single looks.
  fileprivate var rootPhrase: Phrase {
    guard case .size(let change) = self else { return phrase }
    let (columns, rows) = (change.new.columns, change.new.rows)
    func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "−\(-number)" }
    var parts: [Phrase] = []
    if columns != 0 { parts.append(Phrase(localized: "\(signed(columns)) columns")) }
    if rows != 0 { parts.append(Phrase(localized: "\(signed(rows)) rows")) }
    return .joined(
      [Phrase(localized: "size"), .joined(parts, separator: ", ")], separator: ": ")
  }

  /// The name of its values in a table.
  fileprivate var label: Phrase {
    switch self {
    case .measure(let name, _, _): Self.measure(SafeText.line(name))
    case .ink(let part, _, _), .color(let part, _, _), .attributes(let part, _, _): part.phrase
    case .words: Phrase(localized: "text")
    case .order: Phrase(localized: "order")
    case .spoken: Phrase(localized: "spoken")
    case .mark: Phrase(localized: "mark")
    case .shape: Phrase(localized: "shape")
    case .token, .size, .outline, .moved, .rearranged, .unseen: Phrase(localized: "value")
    }
  }
}
