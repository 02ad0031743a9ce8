import GSDesign
import GalleryKit
import StateSpace

/// A state of the component beside the one on the stage.
struct Neighbour: Hashable, Sendable {
  /// As lists name it: the values in which it differs.
  var label: String
  var state: SpecimenState
  /// The axes that its place in the table decides.
  var axes: Set<Int> = []
  /// Whether it is the one on the stage, apart from focus and pointer.
  var isCurrent = false
}

/// The states of a component on two axes: its conditions, such as selected or hovered, and one of its choices.
///
/// The values of the other choices are listed beside the table, each a state as well.
struct StateTable: Hashable, Sendable {
  /// The states with one value of the choice.
  struct Row: Hashable, Sendable {
    let label: String
    /// The note of the axis on its value; may be empty.
    var note = ""
    /// A cell for each column; nil for a combination that is impossible, or meant to be invisible.
    var cells: [Neighbour?]
  }

  /// A choice that the table does not vary, and the states with its values.
  struct Choice: Hashable, Sendable {
    let title: String
    var values: [Neighbour]
  }

  /// The name of the choice down the side; empty without one.
  var title = ""
  /// The same before a value: `selected 2`.
  var word = ""
  /// The names of the conditions.
  var columns: [String] = []
  /// The number of conditions, the last ones, that pass, those of the pointer and of the focus, or that another value makes
  /// possible.
  var passingCount = 0
  var rows: [Row] = []
  /// The row of the value that the choice has before any use of the component.
  var home = 0
  var choices: [Choice] = []
  /// Whether each value is a line of its own with a note, such as a text style.
  var isList = false

  /// All states, in reading order.
  var neighbours: [Neighbour] {
    rows.flatMap { $0.cells.compactMap(\.self) } + choices.flatMap(\.values)
  }

  /// The same table with one state a row, for looks too wide for one another's side: the lasting conditions, the other values of
  /// the choice, then the conditions that pass.
  var listed: StateTable {
    guard columns.count > 1 else { return self }
    guard rows.indices.contains(home) else { return self }
    let conditions = zip(columns, rows[home].cells).map { Row(label: $0, cells: [$1]) }
    let values = rows.indices.filter { $0 != home }.map { place in
      Row(label: word + " " + rows[place].label, cells: [rows[place].cells.first ?? nil])
    }
    let lasting = conditions.count - passingCount
    var table = self
    table.title = ""
    table.columns = [""]
    table.home = 0
    table.rows = conditions.prefix(lasting) + values + conditions.dropFirst(lasting)
    return table
  }
}

extension StateTable {
  /// A value of an axis, with its names.
  fileprivate struct Value {
    let label: String
    var note = ""
    var sets: [(axis: Int, value: AxisValue)] = []

    func applied(to state: SpecimenState) -> SpecimenState {
      var state = state
      for (axis, value) in sets { state[axis] = value }
      return state
    }
  }
}

extension Workbench {
  /// A choice of more values with notes is a list.
  private static let mostSideBySide = 8

  /// The states of the component shown, with the values of the state shown on the axes that the table does not vary. Using the
  /// component moves no place of the table.
  var stateTable: StateTable {
    let axes = specimen.axes
    let rest = state.resting(usedAxes.all, of: specimen)
    let toggles = Set(specimen.switches)
    let moments = Set(axes.indices.filter { axes[$0].tier == .interaction })

    /// A state with some values; nil for one that is impossible, or meant to be invisible.
    func with(
      _ values: [StateTable.Value], _ base: SpecimenState, fixed: Set<Int>
    ) -> SpecimenState? {
      let state = values.reduce(base.resting(fixed, of: specimen)) { $1.applied(to: $0) }
      return state.impossibility == nil && !specimen.isMeantToBeBlank(state) ? state : nil
    }
    /// The state at a place of the table; a state that is impossible now is shown as it would be at rest.
    func neighbour(_ values: [StateTable.Value], fixed: Set<Int>) -> Neighbour? {
      let label = values.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      let found =
        with(values, state, fixed: fixed)
        ?? (state == rest ? nil : with(values, rest, fixed: fixed))
      return found.map {
        Neighbour(
          label: label, state: $0, axes: fixed.union(values.flatMap { $0.sets.map(\.axis) }))
      }
    }
    let still = toggles.union(moments)
    let possible = self.conditions.filter {
      $0.sets.isEmpty || neighbour([$0], fixed: still) != nil
    }
    // A condition that another value makes possible takes the place of no other.
    var conditions: [StateTable.Value] = []
    var late: [StateTable.Value] = []
    for condition in possible {
      if condition.sets.isEmpty || with([condition], rest, fixed: still) != nil {
        conditions.append(condition)
      } else {
        late.append(condition)
      }
    }
    let momentCount = conditions.count { $0.sets.contains { moments.contains($0.axis) } }
    conditions += late
    var choices = choices.map { choice in
      (
        title: choice.title, word: choice.word,
        values: choice.values.filter { neighbour([$0], fixed: moments) != nil },
        isList: choice.isList
      )
    }.filter { $0.values.count > 1 }
    var table = StateTable()
    let longest = choices.indices.max { choices[$0].values.count < choices[$1].values.count }
    var side: [StateTable.Value] = [StateTable.Value(label: "")]
    if let first = longest.map({ place in
      choices.firstIndex { $0.values.count == choices[place].values.count } ?? place
    }) {
      let chosen = choices.remove(at: first)
      (table.title, table.word) = (chosen.title, chosen.word)
      (side, table.isList) = (chosen.values, chosen.isList)
    }
    table.home =
      side.firstIndex { $0.sets.allSatisfy { rest[$0.axis] == $0.value } } ?? 0
    table.columns = conditions.map(\.label)
    table.passingCount = momentCount + late.count
    table.rows = side.map { value in
      StateTable.Row(
        label: value.label, note: value.note,
        cells: conditions.map { condition in
          neighbour(
            condition.sets.isEmpty && conditions.count > 1
              ? [value, StateTable.Value(label: condition.label)] : [value, condition],
            fixed: still)
        })
    }
    table.choices = choices.map { choice in
      StateTable.Choice(
        title: choice.title,
        values: choice.values.compactMap { value in
          var cell = neighbour([value], fixed: moments)
          cell?.label = value.label
          return cell
        })
    }
    return marked(table)
  }

  /// The table with the state on the stage marked: one with focus or pointer, or else the state at rest.
  private func marked(_ table: StateTable) -> StateTable {
    var table = table
    let here = table.neighbours.contains { $0.state == state } ? state : restingState
    for row in table.rows.indices {
      for cell in table.rows[row].cells.indices {
        let isHere = table.rows[row].cells[cell]?.state == here
        table.rows[row].cells[cell]?.isCurrent = isHere
      }
    }
    for choice in table.choices.indices {
      for value in table.choices[choice].values.indices {
        let cell = table.choices[choice].values[value]
        table.choices[choice].values[value].isCurrent = cell.state == restingState
      }
    }
    return table
  }

  /// At rest, then with one switch at a time turned, in the order of a matrix, under the pointer, and focused.
  private var conditions: [StateTable.Value] {
    let axes = specimen.axes
    var values = [StateTable.Value(label: say(.normal))]
    // A matrix turns the last first.
    for toggle in specimen.switches.reversed() {
      let axis = axes[toggle]
      let turned = axis.turned
      values.append(
        StateTable.Value(
          label: axis.heading(isOn: turned == .flag(true), language), sets: [(toggle, turned)]))
    }
    for (index, axis) in axes.enumerated() where axis.tier == .interaction && !axis.isHeld {
      switch (axis.meaning, axis.kind) {
      case (.pointer, .choice) where axis.name == "interaction":
        for value in axis.values where value != axis.standard {
          values.append(StateTable.Value(label: say(axis.word(of: value)), sets: [(index, value)]))
        }
      case (.focused, .toggle):
        values.append(StateTable.Value(label: say(axis.word), sets: [(index, .flag(true))]))
      case _: continue
      }
    }
    return values
  }

  /// The choices of the design with their values.
  private var choices: [(title: String, word: String, values: [StateTable.Value], isList: Bool)] {
    specimen.axes.enumerated().compactMap { index, axis in
      guard axis.tier == .design, axis.meaning != .behavior, !axis.isHeld else { return nil }
      switch axis.kind {
      case .choice, .number: break
      case .toggle, .options, .text: return nil
      }
      let values = axis.values.map { value in
        StateTable.Value(
          label: say(axis.word(of: value)),
          note: specimen.note(on: value, of: index).map(say) ?? "", sets: [(index, value)])
      }
      let isList = values.count > Self.mostSideBySide && values.contains { !$0.note.isEmpty }
      return (say(axis.title), say(axis.word), values, isList)
    }
  }

  private func say(_ phrase: Phrase) -> String { phrase[language] }
}

extension AxisInfo {
  /// The value of a switch that is not its default.
  var turned: AxisValue { standard == .flag(true) ? .flag(false) : .flag(true) }

  /// A switch that is on or off as a heading: `selected`, or `not selected`.
  func heading(isOn: Bool, _ language: Language) -> String {
    let word = word[language]
    return isOn ? word : Phrase.matrixWithout(word)[language]
  }
}
