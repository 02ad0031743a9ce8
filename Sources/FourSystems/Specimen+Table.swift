import GSDesign
import GalleryKit
import StateSpace

/// The state of a table of repositories.
struct TablePayload: Hashable, Sendable {
  /// The column that the rows are sorted by.
  enum Order: String, Hashable, Sendable, CaseIterable {
    case none, name, stars

    /// The column, from 0.
    var column: Int? {
      switch self {
      case .none: nil
      case .name: 0
      case .stars: 1
      }
    }
  }

  /// A part of the table that is a tab stop.
  enum Part: String, Hashable, Sendable, CaseIterable {
    case rows, header
  }

  var selected = 0
  var order = Order.none
  var isDescending = false
  /// Whether the last column has no room.
  var isNarrow = false
  var isFocused = false
  var focusedPart = Part.rows
  /// The title with the focus; nil is the first.
  var focusedTitle: Int?
  var interaction = Interaction.normal
  var pointedPart = Part.rows
  /// The row or the title under the pointer; nil is the chosen row, or the first title.
  var pointed: Int?

  static let rowCount = Samples.repositoryRows.count
  /// The titles that sort, the first of the columns; only these are members.
  static let titleCount = 2
  /// The parts of the table are named below it, in reading order: titles, then rows.
  static let id = Specimen.part.child("table")
  private static let header = id.child("header")

  private var width: Int { isNarrow ? 32 : 44 }
  private static let height = rowCount + 2

  private var sorting: TableState.Sorting? {
    order.column.map { TableState.Sorting(column: $0, isDescending: isDescending) }
  }

  /// The headless state: focus and pointer come to it as a ring and a mouse bring them.
  func state(_ language: Language) -> TableState {
    let titles = Samples.repositoryColumns.map { $0[language] }
    var table = TableState(
      columns: [
        TableColumn(titles[0], width: .atLeast(12), isSortable: true),
        TableColumn(titles[1], width: .exactly(7), alignment: .trailing, isSortable: true),
        TableColumn(titles[2], width: .exactly(11)),
      ],
      count: Self.rowCount, selected: selected, sorting: sorting,
      isFocused: isFocused && focusedPart == .rows, width: width, height: Self.height)
    if isFocused && focusedPart == .header {
      table.follow(FocusRing([Self.header]), as: Self.id)
      for _ in 0..<max(0, min(focusedTitle ?? 0, Self.titleCount)) { table.handle(.move(.right)) }
    }
    if interaction != .normal {
      table.receive(.pointer(.moved, pointedID), as: Self.id)
      if interaction == .pressed {
        table.receive(.pointer(.pressed(.primary), pointedID), as: Self.id)
      }
    }
    return table
  }

  private var pointedID: FocusID {
    switch pointedPart {
    case .header: Self.header.child(min(pointed ?? 0, Self.titleCount - 1))
    case .rows: Self.id.child(min(pointed ?? selected, Self.rowCount - 1))
    }
  }

  /// The repositories in the order that the rows are sorted in.
  var repositories: [Samples.RepositoryRow] {
    let rows = Samples.repositoryRows
    let sorted =
      switch order {
      case .none: rows
      case .name: rows.sorted { $0.name < $1.name }
      case .stars: rows.sorted { $0.stars < $1.stars }
      }
    return isDescending ? sorted.reversed() : sorted
  }

  /// The texts of the cells in a row.
  func cells(_ language: Language) -> [[String]] {
    repositories.map { [$0.name, "\($0.stars)", $0.updated[language]] }
  }

  /// The titles that sort, and the rows by their names.
  func members(_ language: Language) -> [String] {
    let titles = Samples.repositoryColumns.prefix(Self.titleCount).map { $0[language] }
    return titles + repositories.map(\.name)
  }

  mutating func handle(_ intent: Intent) -> Outcome {
    var table = state(.english)
    let outcome: Outcome =
      switch intent {
      case .hover(let member): table.receive(.pointer(.moved, part(member)), as: Self.id)
      case .pressDown(let member): press(member, &table)
      case .pressUp(let member):
        table.receive(.pointer(.released(.primary), part(member)), as: Self.id)
      case .move(.up): step(intent, to: .header, from: table.rows.isFocused, &table)
      case .move(.down): step(intent, to: .rows, from: table.header.isFocused, &table)
      case .move, .activate, .remove, .first, .last, .insert, .deleteBackward, .deleteForward,
        .deleteAll, .cancel, .focus, .blur:
        table.handle(intent)
      }
    read(table)
    return switch outcome {
    case .selected(let row): .selected(Self.titleCount + row)
    case .ignored, .changed, .activated, .acted, .deselected, .removed, .edited, .submitted:
      outcome
    }
  }

  /// The part of a member; nil if it is neither a title nor a row.
  private func part(_ member: Int?) -> FocusID? {
    guard let member, 0..<Self.titleCount + Self.rowCount ~= member else { return nil }
    return member < Self.titleCount
      ? Self.header.child(member) : Self.id.child(member - Self.titleCount)
  }

  /// A press, which gives the focus to its part as the ring of a program does.
  private func press(_ member: Int, _ table: inout TableState) -> Outcome {
    guard let part = part(member) else { return .ignored }
    let event = Event.pointer(.pressed(.primary), part)
    var ring = FocusRing(
      table.stops(as: Self.id), focused: table.header.isFocused ? Self.header : Self.id)
    ring.receive(event)
    return table.receive(event, as: Self.id, in: ring)
  }

  /// An arrow, which goes to the other part past the end of one. In a program Tab does, which leaves a specimen.
  private func step(
    _ intent: Intent, to other: Part, from isHere: Bool, _ table: inout TableState
  ) -> Outcome {
    let outcome = table.handle(intent)
    guard outcome == .ignored, isHere else { return outcome }
    return table.follow(FocusRing([other == .header ? Self.header : Self.id]), as: Self.id)
  }

  private mutating func read(_ table: TableState) {
    selected = table.selected ?? 0
    order = Order.allCases.first { $0.column == table.sorting?.column } ?? .none
    isDescending = table.sorting?.isDescending ?? false
    isFocused = table.isFocused
    focusedPart = table.header.isFocused ? .header : .rows
    focusedTitle = table.header.isFocused ? table.header.focus.index.flatMap(notFirst) : nil
    let title = table.header.pointed
    pointedPart = title == nil ? .rows : .header
    interaction = title == nil ? table.rows.group.interaction : table.header.interaction
    pointed =
      title == nil
      ? table.rows.group.pointed.flatMap { $0 == selected ? nil : $0 } : title.flatMap(notFirst)
  }

  private func notFirst(_ index: Int) -> Int? { index == 0 ? nil : index }

  /// The Swift of the table.
  func code(_ language: Language) -> String {
    let titles = Samples.repositoryColumns.map { SwiftSource.literal($0[language]) }
    let columns = [
      "TableColumn(\(titles[0]), width: .atLeast(12), isSortable: true)",
      "TableColumn(\(titles[1]), width: .exactly(7), alignment: .trailing, isSortable: true)",
      "TableColumn(\(titles[2]), width: .exactly(11))",
    ]
    let state = SwiftSource.call(
      "TableState",
      [
        "columns: \(SwiftSource.list(columns))", "count: \(Self.rowCount)",
        SwiftSource.number("selected", selected),
        sorting.map {
          let order = SwiftSource.call(
            "TableState.Sorting",
            ["column: \($0.column)", SwiftSource.flag("isDescending", $0.isDescending)])
          return "sorting: \(order)"
        },
        "width: \(width)", "height: \(Self.height)",
      ])
    let cells = SwiftSource.list(
      cells(language).map { SwiftSource.list($0.map(SwiftSource.literal)) })
    return "let cells = \(cells)\nGSTable(state: \(state)) { row, column in cells[row][column] }"
  }
}

extension SpecimenAxis<TablePayload> {
  static var table: [SpecimenAxis<TablePayload>] {
    [
      .position("selected", \.selected, of: TablePayload.rowCount),
      .choice("sorted-by", \.order),
      .toggle("descending", \.isDescending),
      .toggle("narrow", \.isNarrow, meaning: .size),
      .interaction(\.interaction),
      .focused(\.isFocused),
      .choice("focus-in", \.focusedPart, tier: .interaction, meaning: .focused),
      // A hovered title is as faint as any part under the pointer.
      .choice("pointer-in", \.pointedPart, tier: .interaction, meaning: .pointer)
        .fainter([.choice(1)]),
      .place(
        "focus-at", \.focusedTitle, of: TablePayload.titleCount, unless: "first",
        meaning: .focused),
      .place(
        "pointer-at", \.pointed, of: TablePayload.rowCount, unless: "current", meaning: .pointer),
    ]
  }
}

extension Impossible<TablePayload> {
  static var ofTable: [Impossible<TablePayload>] {
    [
      Impossible(localized: "Rows that are not sorted have no direction.") {
        $0.order == .none && $0.isDescending
      },
      Impossible(localized: "Without focus no title has it.") {
        !$0.isFocused && $0.focusedPart == .header
      },
      Impossible(localized: "Without a pointer no title is under it.") {
        $0.interaction == .normal && $0.pointedPart == .header
      },
      Impossible(localized: "A press gives the focus.") {
        $0.interaction == .pressed && !($0.isFocused && $0.focusedPart == $0.pointedPart)
      },
    ]
  }
}

extension Specimen {
  static let table: Specimen = Specimen(
    "table/default",
    summary: Phrase(localized: "Rows of cells below titles that sort them"),
    usage: Phrase(
      localized: "Use where rows are compared by more than one value. For one value use list."),
    tags: ["rows", "columns", "sort", "표", "정렬"], home: .lionheart,
    level: .organism,
    payload: TablePayload(), axes: SpecimenAxis.table, impossible: Impossible.ofTable,
    members: { payload, language in payload.members(language) },
    code: { payload, language in payload.code(language) },
    step: { payload, intent in payload.handle(intent) },
    build: { payload, language in
      let cells = payload.cells(language)
      return GSTable(state: payload.state(language), id: TablePayload.id) { row, column in
        cells[row][column]
      }.lowered()
    })
}
