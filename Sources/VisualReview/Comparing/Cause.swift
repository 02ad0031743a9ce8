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
  package enum Part: Hashable, Sendable, CaseIterable {
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
      Phrase(
        "token \(SafeText.line(role.name)): \(from.hex) → \(to.hex)",
        korean: "토큰 \(SafeText.line(role.name)): \(from.hex) → \(to.hex)")
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
    case .mark(let from, let to):
      Phrase("mark", korean: "표시").followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .shape(let from, let to):
      Phrase("shape", korean: "형태").followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .size(let change):
      Phrase(
        "size: \(change.old.text) → \(change.new.text)",
        korean: "크기: \(change.old.text) → \(change.new.text)")
    case .outline(let change): change.phrase
    case .measure(let name, let from, let to):
      Self.measure(SafeText.line(name)).followed(by: Self.arrow(Self.name(from), Self.name(to)))
    case .moved(let columns, let rows): Self.movement(columns, rows)
    case .rearranged: Phrase("the same glyphs in other places", korean: "같은 글자의 위치 변경")
    case .unseen:
      Phrase("nothing visible, only what blanks hide", korean: "보이는 것은 그대로: 빈칸에 가려진 것만")
    }
  }

  /// The texts and names were read from files that may come from strangers.
  private static func words(_ from: String, _ to: String) -> Phrase {
    Phrase("words: “\(from)” → “\(to)”", korean: "글: “\(from)” → “\(to)”")
  }

  private static func name(_ role: ColorRole) -> Phrase {
    let name = SafeText.line(role.name)
    return Phrase(name, korean: name)
  }

  private static func name(_ color: RGB) -> Phrase { Phrase(color.hex, korean: color.hex) }

  private static func name(_ text: String) -> Phrase? {
    text.isEmpty ? nil : Phrase(SafeText.line(text), korean: SafeText.line(text))
  }

  private static func measure(_ name: String) -> Phrase {
    switch name {
    case "padding": Phrase("side padding", korean: "좌우 여백")
    case "above": Phrase("padding above and below", korean: "위아래 여백")
    case "least": Phrase("least width", korean: "최소 너비")
    case "height": Phrase("height", korean: "높이")
    case "radius": Phrase("radius", korean: "모서리 반경")
    case "line": Phrase("line width", korean: "선 굵기")
    case "shadow": Phrase("shadow offset", korean: "그림자 거리")
    case "blur": Phrase("shadow blur", korean: "그림자 흐림")
    case "opacity": Phrase("shadow opacity", korean: "그림자 불투명도")
    case "gap", "flow": Phrase("gap", korean: "간격")
    case "inset": Phrase("inset", korean: "바깥 여백")
    case "words": Phrase("text style", korean: "텍스트 스타일")
    case "tint": Phrase("shadow colour", korean: "그림자 색")
    case let dark where dark.hasPrefix("dark-"):
      Phrase(
        measure(String(dark.dropFirst(5))).english + " in dark",
        korean: "어두운 모드 " + measure(String(dark.dropFirst(5))).korean)
    case let other: Phrase(other, korean: other)
    }
  }

  private static func arrow(_ from: Phrase?, _ to: Phrase?) -> Phrase {
    let none = Phrase("none", korean: "없음")
    let from = from ?? none
    let to = to ?? none
    return Phrase("\(from.english) → \(to.english)", korean: "\(from.korean) → \(to.korean)")
  }

  private static func attributes(_ added: Attributes, _ removed: Attributes) -> Phrase {
    let words = added.names.map { ("+", $0) } + removed.names.map { ("−", $0) }
    return Phrase(
      words.map { $0.0 + $0.1.english }.joined(separator: " "),
      korean: words.map { $0.0 + $0.1.korean }.joined(separator: " "))
  }

  private static func movement(_ columns: Int, _ rows: Int) -> Phrase {
    var english: [String] = []
    var korean: [String] = []
    if columns != 0 {
      english.append("\(abs(columns)) \(columns > 0 ? "right" : "left")")
      korean.append("\(columns > 0 ? "오른쪽" : "왼쪽")으로 \(abs(columns))칸")
    }
    if rows != 0 {
      english.append("\(abs(rows)) \(rows > 0 ? "down" : "up")")
      korean.append("\(rows > 0 ? "아래로" : "위로") \(abs(rows))줄")
    }
    return Phrase(
      "words moved: " + english.joined(separator: ", "),
      korean: "글이 옮겨짐: " + korean.joined(separator: ", "))
  }

  /// A key that sorts causes the same way on every machine.
  var sortingKey: String {
    let place =
      switch self {
      case .token: 0
      case .ink(let part, _, _): 1 + part.place
      case .color(let part, _, _): 5 + part.place
      case .attributes(let part, _, _): 9 + part.place
      case .words, .mark, .shape, .size, .outline, .measure, .moved, .rearranged, .unseen: 13
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
    case .shadow: Phrase("black", korean: "검정")
    }
  }

  fileprivate var phrase: Phrase {
    switch self {
    case .words: Phrase("text colour", korean: "글자 색")
    case .line: Phrase("line", korean: "선")
    case .fill: Phrase("fill", korean: "채우기")
    case .shadow: Phrase("shadow", korean: "그림자")
    }
  }
}

extension OutlineChange {
  /// `radius: 10 pt → 11 pt`.
  fileprivate var phrase: Phrase {
    let (from, to) = (SnapshotShape.number(old), SnapshotShape.number(new))
    return switch measure {
    case .width: Self.points("width", "너비", from, to)
    case .height: Self.points("height", "높이", from, to)
    case .radius: Self.points("radius", "모서리 반경", from, to)
    case .stroke: Self.points("line width", "선 굵기", from, to)
    case .place: Self.points("place of the outline", "윤곽선 위치", from, to)
    case .shadow: Self.points("shadow offset", "그림자 거리", from, to)
    case .shadowBlur: Self.points("shadow blur", "그림자 흐림", from, to)
    case .shadowOpacity:
      Phrase("shadow opacity: \(from) → \(to)", korean: "그림자 불투명도: \(from) → \(to)")
    case .count:
      Phrase("outlines: \(from) → \(to)", korean: "윤곽선: \(from)개 → \(to)개")
    }
  }

  private static func points(
    _ english: String, _ korean: String, _ from: String, _ to: String
  ) -> Phrase {
    Phrase("\(english): \(from) pt → \(to) pt", korean: "\(korean): \(from) pt → \(to) pt")
  }
}

extension Phrase {
  fileprivate func followed(by other: Phrase) -> Phrase {
    Phrase("\(english): \(other.english)", korean: "\(korean): \(other.korean)")
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
    (.bold, Phrase("bold", korean: "굵게")), (.dim, Phrase("dim", korean: "흐리게")),
    (.italic, Phrase("italic", korean: "기울임")), (.underline, Phrase("underlined", korean: "밑줄")),
    (.reverse, Phrase("reversed", korean: "반전")),
    (.strikethrough, Phrase("struck through", korean: "취소선")),
  ]
}
