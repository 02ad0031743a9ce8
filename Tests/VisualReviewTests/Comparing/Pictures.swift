import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// A picture of lines in one style; the shorter ones end in blanks.
func picture(_ lines: String..., style: Style = Style()) -> CellPicture {
  picture(lines: lines, style: style)
}

/// A picture of any number of lines.
func picture(lines: [String], style: Style = Style()) -> CellPicture {
  let pool = CellPool()
  let id = pool.id(of: style)
  let columns = lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0
  var surface = Surface(
    columns: columns, rows: lines.count, pool: pool, filledWith: Cell(glyph: .blank, style: id))
  for (row, line) in lines.enumerated() {
    var column = 0
    DisplayWidth.forEachCluster(in: line) { cluster, width in
      surface.put(pool.glyph(of: cluster, columns: width), style: id, column: column, row: row)
      column += width
    }
  }
  return CellPicture(surface)
}

extension CellPicture {
  /// The picture with another style in some of its cells.
  func styled(_ area: CellRect, _ change: (inout Style) -> Void) -> CellPicture {
    let pool = CellPool()
    var surface = surface(in: pool)
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        var style = pool[surface[column, row].style]
        change(&style)
        surface.restyle(column: column, row: row, pool.id(of: style))
      }
    }
    return CellPicture(surface)
  }

  var area: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }
}

extension Snapshot {
  /// A snapshot of states and their pictures, in order.
  init(
    _ variant: VariantID,
    _ sections: [(environment: EnvironmentID, states: [(StateID, CellPicture)])]
  ) {
    self.init(
      variant: variant,
      sections: sections.map { environment, states in
        var looks: [Snapshot.Look] = []
        for (state, picture) in states {
          if let place = looks.firstIndex(where: { $0.picture == picture }) {
            looks[place].states.append(state)
          } else {
            looks.append(Snapshot.Look(picture: picture, states: [state]))
          }
        }
        return Snapshot.Section(environment: environment, looks: looks)
      })
  }
}

extension Snapshot {
  init(_ sections: [(environment: EnvironmentID, states: [(StateID, CellPicture)])]) {
    self.init("tag/filled", sections)
  }
}

/// A state in an environment before and after, whatever the differences are called.
struct StateChange: Hashable {
  let environment: EnvironmentID
  let state: StateID
  let old: CellPicture?
  let new: CellPicture?
}

extension Sequence<Difference> {
  /// State by state; a renamed state is a deleted one and a new one.
  var stateChanges: Set<StateChange> {
    var changes: Set<StateChange> = []
    for difference in self {
      let isRenamed = !difference.formerStates.isEmpty
      for state in difference.states {
        changes.insert(
          StateChange(
            environment: difference.environment, state: state,
            old: isRenamed ? nil : difference.old, new: difference.new))
      }
      for state in difference.formerStates {
        changes.insert(
          StateChange(
            environment: difference.environment, state: state, old: difference.old, new: nil))
      }
    }
    return changes
  }
}

/// The changes between two snapshots, found by asking for every state.
func naiveChanges(_ old: Snapshot?, _ new: Snapshot?) -> Set<StateChange> {
  var changes: Set<StateChange> = []
  for section in (old?.sections ?? []) + (new?.sections ?? []) {
    for state in section.looks.flatMap(\.states) {
      let before = old?[section.environment, state]
      let after = new?[section.environment, state]
      guard before != after else { continue }
      changes.insert(
        StateChange(environment: section.environment, state: state, old: before, new: after))
    }
  }
  return changes
}

let black = RGB(0x000000)
let white = RGB(0xFFFFFF)

/// The macro takes no call that changes a value.
func expect(
  _ isTrue: Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(isTrue, comment, sourceLocation: sourceLocation)
}
