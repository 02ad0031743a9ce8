package import ColorScience
package import GSDesign
package import GalleryKit
import TermRender
import Words

/// The cause of a changed look, as far as the roles of its cells show it.
package enum Cause: Hashable, Sendable {
  /// The value of a token: the role is the same, its colour differs.
  case token(ColorRole, from: RGB, to: RGB)
  /// The component uses another token; nil if it uses none.
  case ink(Part, from: ColorRole?, to: ColorRole?)
  /// A colour that came from no token; nil is the terminal's own colour.
  case color(Part, from: RGB?, to: RGB?)
  case attributes(Part, added: Attributes, removed: Attributes)
  case words(from: String, to: String)
  /// The same words in another order.
  case order(from: String, to: String)
  /// The words of a screen reader.
  case spoken(from: String, to: String)
  /// Marks around the text, which is given as `…`.
  case mark(from: String, to: String)
  /// The line and cap glyphs that disappeared, and the new ones.
  case shape(from: String, to: String)
  case size(SizeChange)
  /// The outline in points: a radius, a line or a height, which cells may not show.
  case outline(OutlineChange)
  /// A length or a typography value in points, by its name in a snapshot; empty if missing.
  case measure(String, from: String, to: String)
  /// The text moved, by columns to the right and rows down, counted from 0.
  case moved(columns: Int, rows: Int)
  /// The same glyphs in other places.
  case rearranged
  /// Only the colour or weight of a blank, which is not visible.
  case unseen

  /// The part of a cell that a colour or an attribute belongs to.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case words, line, fill, shadow
  }
}

/// A change of size, and how the text moved in it.
package struct SizeChange: Hashable, Sendable {
  let old: CellSize
  let new: CellSize
  /// The columns and rows added before the text.
  let leading: Int
  let top: Int
  /// The columns and rows added within the text.
  let columnsBetween: Int
  let rowsBetween: Int

  init(
    from old: CellSize, to new: CellSize, leading: Int = 0, top: Int = 0, columnsBetween: Int = 0,
    rowsBetween: Int = 0
  ) {
    self.old = old
    self.new = new
    self.leading = leading
    self.top = top
    self.columnsBetween = columnsBetween
    self.rowsBetween = rowsBetween
  }
}

/// A changed measure of an outline, in points.
package struct OutlineChange: Hashable, Sendable {
  enum Measure: Hashable, Sendable, CaseIterable {
    case width, height, radius, stroke, place, count, shadow, shadowBlur, shadowOpacity
  }

  let measure: Measure
  let old: Double
  let new: Double

  /// The measures that differ between two lists of outlines, each pair of values once.
  static func changes(from old: [Shape], to new: [Shape]) -> [OutlineChange] {
    guard old.count == new.count else {
      return [OutlineChange(measure: .count, old: Double(old.count), new: Double(new.count))]
    }
    var changes: [OutlineChange] = []
    for (before, after) in zip(old, new) {
      // The radius of a capsule follows from its height.
      let areCapsules = before.isCapsule && after.isCapsule
      let values: [(Measure, Double, Double)] = [
        (.width, before.frame.width, after.frame.width),
        (.height, before.frame.height, after.frame.height),
        (.radius, before.radius, areCapsules ? before.radius : after.radius),
        (.stroke, before.strokeWidth, after.strokeWidth),
        (.shadow, before.shadow?.offset ?? 0, after.shadow?.offset ?? 0),
        (.shadowBlur, before.shadow?.blur ?? 0, after.shadow?.blur ?? 0),
        (.shadowOpacity, before.shadow?.opacity ?? 0, after.shadow?.opacity ?? 0),
      ]
      let measured = values.filter { $0.1 != $0.2 }.map(OutlineChange.init)
      if measured.isEmpty, before.frame != after.frame {
        let place = before.frame.x == after.frame.x ? \PointRect.y : \.x
        changes.append(
          OutlineChange(
            measure: .place, old: before.frame[keyPath: place], new: after.frame[keyPath: place]))
      }
      changes += measured
    }
    var known: Set<OutlineChange> = []
    return changes.filter { known.insert($0).inserted }
  }
}

extension Shape {
  fileprivate var isCapsule: Bool { 2 * radius == frame.height }
}

extension Difference {
  /// The causes, most fundamental first; empty unless the look changed.
  package var causes: [Cause] {
    guard bucket == .changed, let old, let new else { return [] }
    return CauseFinder(old, new).causes
  }

  /// The cells that differ; nil if either side is missing.
  package var changes: CellChanges? {
    guard let old, let new else { return nil }
    return CellChanges(old: old, new: new)
  }
}

extension Cause {
  /// The cause as a one-line phrase.
  package var phrase: Phrase {
    switch self {
    case .token(let role, let from, let to):
      Phrase(localized: "token \(SafeText.line(role.name)): \(from.hex) → \(to.hex)")
    case .ink(let part, let from, let to):
      part.phrase.followed(
        by: Self.arrow(
          from.map(Self.name) ?? part.withoutRole, to.map(Self.name) ?? part.withoutRole))
    case .color(let part, let from, let to):
      part.phrase.followed(by: Self.arrow(from.map(Self.name), to.map(Self.name)))
    case .attributes(let part, let added, let removed):
      part.phrase.followed(by: Self.attributes(added, removed))
    case .words(let from, let to):
      Self.words(SafeText.line(from), SafeText.line(to))
    case .order(let from, let to):
      Self.order(SafeText.line(from), SafeText.line(to))
    case .spoken(let from, let to):
      Self.spoken(SafeText.line(from), SafeText.line(to))
    case .mark(let from, let to):
      Phrase(localized: "mark").followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .shape(let from, let to):
      Phrase(localized: "shape").followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .size(let change):
      Phrase(localized: "size: \(change.old.text) → \(change.new.text)")
    case .outline(let change): change.phrase
    case .measure(let name, let from, let to):
      Self.measure(SafeText.line(name)).followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .moved(let columns, let rows): Self.movement(columns, rows)
    case .rearranged: Phrase(localized: "the same glyphs in other places")
    case .unseen:
      Phrase(localized: "nothing visible, only what blanks hide")
    }
  }

  /// The texts and names were read from files that may come from strangers.
  private static func words(_ from: String, _ to: String) -> Phrase {
    Phrase(localized: "words: “\(from)” → “\(to)”")
  }

  private static func order(_ from: String, _ to: String) -> Phrase {
    Phrase(localized: "order: “\(from)” → “\(to)”")
  }

  private static func spoken(_ from: String, _ to: String) -> Phrase {
    Phrase(localized: "spoken: “\(from)” → “\(to)”")
  }

  private static func name(_ role: ColorRole) -> Phrase {
    Phrase(SafeText.line(role.name))
  }

  private static func name(_ color: RGB) -> Phrase { Phrase(color.hex) }

  private static func name(_ text: String) -> Phrase? {
    text.isEmpty ? nil : Phrase(SafeText.line(text))
  }

  static func measure(_ name: String) -> Phrase {
    switch name {
    case "padding": Phrase(localized: "side padding")
    case "above": Phrase(localized: "padding above and below")
    case "least": Phrase(localized: "least width")
    case "height": Phrase(localized: "height")
    case "radius": Phrase(localized: "radius")
    case "line": Phrase(localized: "line width")
    case "shadow": Phrase(localized: "shadow offset")
    case "blur": Phrase(localized: "shadow blur")
    case "opacity": Phrase(localized: "shadow opacity")
    case "gap", "flow": Phrase(localized: "gap")
    case "inset": Phrase(localized: "inset")
    case "words": Phrase(localized: "text style")
    case "tint": Phrase(localized: "shadow colour")
    case let dark where dark.hasPrefix("dark-"):
      Phrase(localized: "\(measure(String(dark.dropFirst(5)))) in dark")
    case let other: Phrase(other)
    }
  }

  private static func arrow(_ from: Phrase?, _ to: Phrase?) -> Phrase {
    let none = Phrase(localized: "none")
    return .joined([from ?? none, to ?? none], separator: " → ")
  }

  private static func attributes(_ added: Attributes, _ removed: Attributes) -> Phrase {
    func marked(_ names: [Phrase], _ mark: Phrase) -> [Phrase] {
      names.map { .joined([mark, $0], separator: "") }
    }
    return .joined(marked(added.names, "+") + marked(removed.names, "−"))
  }

  private static func movement(_ columns: Int, _ rows: Int) -> Phrase {
    var steps: [Phrase] = []
    if columns > 0 { steps.append(Phrase(localized: "\(columns) right")) }
    if columns < 0 { steps.append(Phrase(localized: "\(-columns) left")) }
    if rows > 0 { steps.append(Phrase(localized: "\(rows) down")) }
    if rows < 0 { steps.append(Phrase(localized: "\(-rows) up")) }
    return Phrase(localized: "words moved: \(Phrase.joined(steps, separator: ", "))")
  }

  /// A key that sorts causes the same way on every machine.
  var sortingKey: String {
    let place =
      switch self {
      case .token: 0
      case .ink(let part, _, _): 1 + part.place
      case .color(let part, _, _): 5 + part.place
      case .attributes(let part, _, _): 9 + part.place
      case .words, .order, .spoken, .mark, .shape, .size, .outline, .measure, .moved, .rearranged,
        .unseen:
        13
      }
    return String(UnicodeScalar(UInt8(0x61 + place))) + phrase.english
  }
}

extension Cause.Part {
  fileprivate var place: Int {
    switch self {
    case .words: 0
    case .line: 1
    case .fill: 2
    case .shadow: 3
    }
  }

  /// The phrase for a missing role; nil if there is a role.
  fileprivate var withoutRole: Phrase? {
    switch self {
    case .words, .line, .fill: nil
    case .shadow: Phrase(localized: "black")
    }
  }

  var phrase: Phrase {
    switch self {
    case .words: Phrase(localized: "text colour")
    case .line: Phrase(localized: "line")
    case .fill: Phrase(localized: "fill")
    case .shadow: Phrase(localized: "shadow")
    }
  }
}

extension OutlineChange {
  /// The name of the measure, in the names of causes.
  var name: String {
    switch measure {
    case .width: "width"
    case .height: "height"
    case .radius: "radius"
    case .stroke: "line"
    case .place: "place"
    case .count: "count"
    case .shadow: "shadow"
    case .shadowBlur: "blur"
    case .shadowOpacity: "opacity"
    }
  }

  /// `radius: 10 pt → 11 pt`.
  fileprivate var phrase: Phrase {
    let (from, to) = (SnapshotShape.number(old), SnapshotShape.number(new))
    return switch measure {
    case .width: Self.points(Phrase(localized: "width"), from, to)
    case .height: Self.points(Phrase(localized: "height"), from, to)
    case .radius: Self.points(Phrase(localized: "radius"), from, to)
    case .stroke: Self.points(Phrase(localized: "line width"), from, to)
    case .place: Self.points(Phrase(localized: "place of the outline"), from, to)
    case .shadow: Self.points(Phrase(localized: "shadow offset"), from, to)
    case .shadowBlur: Self.points(Phrase(localized: "shadow blur"), from, to)
    case .shadowOpacity:
      Phrase(localized: "shadow opacity: \(from) → \(to)")
    case .count:
      Phrase(localized: "outlines: \(from) → \(to)")
    }
  }

  private static func points(_ name: Phrase, _ from: String, _ to: String) -> Phrase {
    name.followed(by: Phrase("\(from) pt → \(to) pt"))
  }
}

extension Phrase {
  fileprivate func followed(by other: Phrase) -> Phrase {
    .joined([self, other], separator: ": ")
  }
}

extension CellSize {
  /// `9x3`.
  var text: String { "\(columns)x\(rows)" }
}

extension Attributes {
  /// The names of those that are set, by their numbers.
  var names: [Phrase] {
    Self.named.filter { contains($0.attribute) }.map(\.name)
  }

  private static let named: [(attribute: Attributes, name: Phrase)] = [
    (.bold, Phrase(localized: "bold")), (.dim, Phrase(localized: "dim")),
    (.italic, Phrase(localized: "italic")), (.underline, Phrase(localized: "underlined")),
    (.reverse, Phrase(localized: "reversed")),
    (.strikethrough, Phrase(localized: "struck through")),
  ]
}
