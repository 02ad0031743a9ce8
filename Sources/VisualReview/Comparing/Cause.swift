package import ColorScience
package import GSDesign
import TermRender

/// What made a look other than it was, as far as the roles in its cells tell.
package enum Cause: Hashable, Sendable {
  /// The value of a token: the role is the same, its colour is not.
  case token(ColorRole, from: RGB, to: RGB)
  /// The component asks for another token; nil where it asks for none.
  case ink(Part, from: ColorRole?, to: ColorRole?)
  /// A colour that came from no token; nil is the terminal's own.
  case color(Part, from: RGB?, to: RGB?)
  case attributes(Part, added: Attributes, removed: Attributes)
  case words(from: String, to: String)
  /// Signs around the words; `…` stands for the words.
  case mark(from: String, to: String)
  /// The glyphs of lines and caps that are there no more, and those that are new.
  case shape(from: String, to: String)
  case size(SizeChange)
  /// The outline in points: a radius, a line or a height that cells may not show.
  case outline(OutlineChange)
  /// The words stand elsewhere; to the right and downwards from 0.
  case moved(columns: Int, rows: Int)
  /// The same glyphs stand in other places.
  case rearranged
  /// Only what a blank hides: its colour, or its weight.
  case unseen

  /// Of what a colour or an attribute is.
  package enum Part: Hashable, Sendable, CaseIterable {
    case words, line, fill
  }
}

/// Another size, and what became of the place of the words in it.
package struct SizeChange: Hashable, Sendable {
  let old: CellSize
  let new: CellSize
  /// By how many columns and rows the words begin later: what was added before them.
  let leading: Int
  let top: Int
  /// By how many columns and rows the words spread further: what was added between them.
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

/// A measure of an outline that is another, in points.
package struct OutlineChange: Hashable, Sendable {
  package enum Measure: Hashable, Sendable, CaseIterable {
    case width, height, radius, stroke, place, count
  }

  let measure: Measure
  let old: Double
  let new: Double

  /// The measures in which two lists of outlines differ, each once for each pair of values.
  static func changes(from old: [Shape], to new: [Shape]) -> [OutlineChange] {
    guard old.count == new.count else {
      return [OutlineChange(measure: .count, old: Double(old.count), new: Double(new.count))]
    }
    var changes: [OutlineChange] = []
    for (before, after) in zip(old, new) {
      // The radius of a capsule says nothing that its height does not say.
      let areCapsules = before.isCapsule && after.isCapsule
      let values: [(Measure, Double, Double)] = [
        (.width, before.frame.width, after.frame.width),
        (.height, before.frame.height, after.frame.height),
        (.radius, before.radius, areCapsules ? before.radius : after.radius),
        (.stroke, before.strokeWidth, after.strokeWidth),
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
  /// What made it, the deepest first; empty but for changed looks.
  package var causes: [Cause] {
    guard bucket == .changed, let old, let new else { return [] }
    return CauseFinder(old, new).causes
  }

  /// The cells that are other; nil where a side is missing.
  package var changes: CellChanges? {
    guard let old, let new else { return nil }
    return CellChanges(old: old, new: new)
  }
}
