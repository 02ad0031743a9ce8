import GSDesign
import GalleryKit

/// The parts of the gallery the pointer can hit; any other target belongs to the component.
///
/// A part is identified by its value, never by its place: the picture may be older than the model when the pointer hits
/// it. Each part is therefore looked up in the current model, and one that no longer exists does nothing. Only ``id``
/// spells the identifiers. An identifier below that of a part reads as the part.
enum GalleryPart: Hashable {
  /// A row of the tree in an order; components are counted in that order.
  case tree(TreeRow, Grouping)
  /// A row of the palette, by its name.
  case choice(String)
  /// The knob of an axis of a specimen.
  case knob(Int, of: Int)
  /// The arrows beside a knob's value.
  case knobBack(Int, of: Int)
  case knobForward(Int, of: Int)
  /// A state beside the one on the canvas.
  case neighbour(Stamp)
  /// The tab of a variant, by its index in the catalogue.
  case tab(Int)
  /// The name of a component that uses the one shown, by its index in the catalogue.
  case user(Int)
  /// A card of the overview, by the first of its specimens and their number.
  case card(Int, count: Int)
  /// The state at a place of the matrix.
  case cell(MatrixSpot, Stamp)
  /// A part of the component in a cell of the matrix.
  case cellMember(MatrixSpot, Stamp, Int)
  /// The mark of a row in a cell of the matrix that shows a member of it.
  case cellReveal(MatrixSpot, Stamp, Int)
  /// An axis in the list of the matrix, by its name.
  case axis(String)
  /// A part of the state that is measured, in the list and in the picture.
  case part(Int, of: Stamp)
  /// A cell that a colour can be picked from, counted row by row, of the picture.
  case picked(Int, of: Stamp)
  /// A state that edited colours change.
  case moved(Stamp)
  /// A token pair with too little contrast, by its id.
  case finding(String)
  /// A key of the status line, by its command.
  case command(Command)
  case canvas
  /// A part of the component that has the canvas.
  case member(Int)
  /// The mark of a row that is too narrow for its members, which shows one of them.
  case reveal(Int)
  /// The mark at a side of the canvas that hides a part of the component.
  case canvasEnd(Intent.Direction)
  /// The rest of a part that scrolls by itself.
  case area(ScrollArea)

  // The lists whose rows are parts.
  static let treeID: FocusID = "gallery/tree"
  static let choiceID: FocusID = "gallery/choice"
  static let knobID: FocusID = "gallery/knob"
  static let axisID: FocusID = "gallery/axis"
  static let partID: FocusID = "gallery/part"
  /// The marks at the sides of the canvas.
  static let canvasEnds: FocusID = "gallery/end"

  /// The container of the component on the canvas. The component's identifiers are below it, so that a part of another
  /// specimen does not match.
  static func shownID(_ specimen: Int) -> FocusID { FocusID("gallery/shown").child(specimen) }

  var id: FocusID {
    switch self {
    case .tree(let row, let grouping): Self.treeID.child(grouping.rawValue).child(row.step)
    case .choice(let name): Self.choiceID.child(name)
    case .knob(let axis, let specimen): Self.knobID.child(specimen).child(axis)
    case .knobBack(let axis, let specimen): FocusID("gallery/back").child(specimen).child(axis)
    case .knobForward(let axis, let specimen):
      FocusID("gallery/forward").child(specimen).child(axis)
    case .neighbour(let state): FocusID("gallery/neighbour").child(state)
    case .tab(let index): FocusID("gallery/tab").child(index)
    case .user(let index): FocusID("gallery/user").child(index)
    case .card(let first, let count): FocusID("gallery/card").child(first).child(count)
    case .cell(let spot, let stamp): spot.id(of: stamp)
    case .cellMember(let spot, let stamp, let index):
      spot.id(of: stamp).child(Specimen.part.path).child(index)
    case .cellReveal(let spot, let stamp, let index):
      spot.id(of: stamp).child(Self.mark(of: index).path)
    case .axis(let name): Self.axisID.child(name)
    case .part(let index, let state): Self.partID.child(state).child(index)
    case .picked(let cell, let picture): FocusID("gallery/dropper").child(picture).child(cell)
    case .moved(let state): FocusID("gallery/moved").child(state)
    case .finding(let id): FocusID("gallery/finding").child(id)
    case .command(let command):
      FocusID("gallery/command").child(Command.allCases.firstIndex(of: command) ?? 0)
    case .canvas: "gallery/canvas"
    case .member(let index): Specimen.part.child(index)
    case .reveal(let index): Self.mark(of: index)
    case .canvasEnd(let side): Self.canvasEnds.child(side.rawValue)
    case .area(let area): FocusID("gallery/area").child(area.rawValue)
    }
  }

  private static func mark(of member: Int) -> FocusID {
    Specimen.part.child(member).revealing ?? Specimen.part
  }

  /// Whether pressing it does nothing.
  var isArea: Bool { if case .area = self { true } else { false } }

  /// Reads an identifier; nil for one of no part.
  init?(_ id: FocusID) {
    if id == Specimen.part {
      // A component without members is its own first member.
      self = .member(0)
    } else if let index = id.indexRevealed(in: Specimen.part) {
      self = .reveal(index)
    } else if let name = id.name(in: Specimen.part) {
      guard let index = Int(name.prefix { $0 != "/" }) else { return nil }
      self = .member(index)
    } else if let name = id.name(in: "gallery") {
      self.init(steps: name.split(separator: "/", omittingEmptySubsequences: false))
    } else {
      return nil
    }
  }

  private init?(steps: [Substring]) {
    func number(_ place: Int) -> Int? { steps.indices.contains(place) ? Int(steps[place]) : nil }
    func stamp(_ place: Int) -> Stamp? {
      steps.indices.contains(place) ? Stamp(step: steps[place]) : nil
    }
    let part: GalleryPart? =
      switch (steps.first, number(1), number(2)) {
      case ("canvas", _, _): .canvas
      case ("choice", _, _) where steps.count > 1:
        // Names have strokes in them.
        .choice(steps.dropFirst().joined(separator: "/"))
      case ("axis", _, _) where steps.count > 1: .axis(steps.dropFirst().joined(separator: "/"))
      case ("finding", _, _) where steps.count > 1:
        .finding(steps.dropFirst().joined(separator: "/"))
      case ("tree", _, _) where steps.count > 2:
        if let grouping = Grouping(rawValue: String(steps[1])), let row = TreeRow(step: steps[2]) {
          .tree(row, grouping)
        } else {
          nil
        }
      case ("knob", let specimen?, let axis?): .knob(axis, of: specimen)
      case ("back", let specimen?, let axis?): .knobBack(axis, of: specimen)
      case ("forward", let specimen?, let axis?): .knobForward(axis, of: specimen)
      case ("neighbour", _, _): stamp(1).map { .neighbour($0) }
      case ("tab", let index?, _): .tab(index)
      case ("user", let index?, _): .user(index)
      case ("card", let first?, let count?): .card(first, count: count)
      case ("part", _, let index?): stamp(1).map { .part(index, of: $0) }
      case ("dropper", _, let cell?): stamp(1).map { .picked(cell, of: $0) }
      case ("moved", _, _): stamp(1).map { .moved($0) }
      case ("command", let index?, _) where Command.allCases.indices.contains(index):
        .command(Command.allCases[index])
      case ("cell", _, _) where steps.count > 2:
        if let spot = MatrixSpot(step: steps[1]), let stamp = stamp(2) {
          if let index = FocusID(steps.dropFirst(3).joined(separator: "/"))
            .indexRevealed(in: Specimen.part)
          {
            .cellReveal(spot, stamp, index)
          } else if steps.count > 3, steps[3] == Specimen.part.path {
            .cellMember(spot, stamp, number(4) ?? 0)
          } else {
            .cell(spot, stamp)
          }
        } else {
          nil
        }
      case ("end", _, _) where steps.count > 1:
        Intent.Direction(rawValue: String(steps[1])).map { .canvasEnd($0) }
      case ("area", _, _) where steps.count > 1:
        ScrollArea(rawValue: String(steps[1])).map { .area($0) }
      case (_, _, _): nil
      }
    guard let part else { return nil }
    self = part
  }

  /// Whether it can be pointed at while a list lies over the panes: the palette, or the list of findings.
  func isPart(of list: KeyContext) -> Bool {
    switch self {
    case .command: true
    case .choice: list == .palette
    case .finding: list == .findings
    case .tree, .knob, .knobBack, .knobForward, .neighbour, .tab, .user, .card, .cell,
      .cellMember, .cellReveal, .axis, .part, .picked, .moved, .canvas, .member, .reveal,
      .canvasEnd, .area:
      false
    }
  }
}

extension GalleryPart {
  /// The part of the gallery at a target; a part of the component that is none of its members is a place on the canvas, or
  /// in the cell of the matrix.
  ///
  /// - Parameters:
  ///   - target: a name, those in the component on the canvas without its container.
  ///   - state: the component on the canvas, or in the focused cell.
  init?(at target: FocusID, of state: SpecimenState, _ language: Language) {
    guard target == Specimen.part || target.path.hasPrefix(Specimen.part.path + "/") else {
      self.init(target)
      if case .cellMember(let spot, let stamp, _) = self,
        let part = target.name(in: spot.id(of: stamp))
      {
        let part = FocusID(part)
        self =
          part.revealed.flatMap { state.member(at: $0, language) }
          .map { .cellReveal(spot, stamp, $0) }
          ?? state.member(at: part, language).map { .cellMember(spot, stamp, $0) }
          ?? .cell(spot, stamp)
      }
      return
    }
    self =
      target.revealed.flatMap { state.member(at: $0, language) }.map { .reveal($0) }
      ?? state.member(at: target, language).map { .member($0) } ?? .canvas
  }

  /// A target without the container of the component on the canvas; nil if the target belongs to another specimen than
  /// the one there now.
  static func target(_ target: FocusID, on specimen: Int) -> FocusID? {
    guard target.name(in: "gallery/shown") != nil else { return target }
    return target.name(in: shownID(specimen)).map { FocusID($0) }
  }

  /// The member of the component; nil for any other part, and for a cell that does not have the keys.
  ///
  /// - Parameter focus: the focused cell of the matrix.
  func member(in focus: MatrixSpot) -> Int? {
    switch self {
    case .member(let index): index
    case .cellMember(let spot, _, let index): spot == focus ? index : nil
    case .tree, .choice, .knob, .knobBack, .knobForward, .neighbour, .tab, .user, .card, .cell,
      .cellReveal, .axis, .part, .picked, .moved, .finding, .command, .canvas, .reveal, .canvasEnd,
      .area:
      nil
    }
  }
}

extension TreeRow {
  /// The row as a step of a path.
  fileprivate var step: String {
    switch self {
    case .overview: "all"
    case .component(let group): "component.\(group)"
    case .specimen(let index): "specimen.\(index)"
    }
  }

  fileprivate init?(step: Substring) {
    let words = step.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    switch (words.first, words.count > 1 ? Int(words[1]) : nil) {
    case ("all", nil): self = .overview
    case ("component", let group?): self = .component(group)
    case ("specimen", let index?): self = .specimen(index)
    case (_, _): return nil
    }
  }
}
