import GSDesign

/// The things of the gallery that can be pointed at; what is none of them is a part of the component.
///
/// ``id`` alone spells them. What is below a part in an identifier reads as the part.
enum GalleryPart: Hashable {
  case tree(Int)
  /// A specimen that a search found, by its index in the catalogue.
  case match(Int)
  /// A row of the palette, by its name.
  case choice(String)
  case knob(Int)
  /// The arrows beside a knob's value.
  case knobBack(Int)
  case knobForward(Int)
  case neighbour(Int)
  /// A card of the overview, by the first of its specimens.
  case card(Int)
  case cell(MatrixSpot)
  /// A part of the component in a cell of the matrix.
  case cellMember(MatrixSpot, Int)
  case axis(Int)
  /// A part of the state that is measured, in the list and in the picture.
  case part(Int)
  /// A cell that a colour can be picked from, counted row by row.
  case picked(Int)
  /// A state that edited colours change, by its place in their list.
  case moved(Int)
  /// A key of the status line, by what it does.
  case command(Command)
  case canvas
  case member(Int)

  // The lists whose rows are parts.
  static let treeID: FocusID = "gallery/tree"
  static let matchID: FocusID = "gallery/match"
  static let choiceID: FocusID = "gallery/choice"
  static let knobID: FocusID = "gallery/knob"
  static let axisID: FocusID = "gallery/axis"
  static let partID: FocusID = "gallery/part"

  var id: FocusID {
    switch self {
    case .tree(let index): Self.treeID.child(index)
    case .match(let index): Self.matchID.child(index)
    case .choice(let name): Self.choiceID.child(name)
    case .knob(let index): Self.knobID.child(index)
    case .knobBack(let index): FocusID("gallery/back").child(index)
    case .knobForward(let index): FocusID("gallery/forward").child(index)
    case .neighbour(let index): FocusID("gallery/neighbour").child(index)
    case .card(let specimen): FocusID("gallery/card").child(specimen)
    case .cell(let spot): spot.id
    case .cellMember(let spot, let index): spot.id.child(Specimen.part.path).child(index)
    case .axis(let index): Self.axisID.child(index)
    case .part(let index): Self.partID.child(index)
    case .picked(let index): FocusID("gallery/dropper").child(index)
    case .moved(let index): FocusID("gallery/moved").child(index)
    case .command(let command):
      FocusID("gallery/command").child(Command.allCases.firstIndex(of: command) ?? 0)
    case .canvas: "gallery/canvas"
    case .member(let index): Specimen.part.child(index)
    }
  }

  /// Reads an identifier; nil for one of no part.
  init?(_ id: FocusID) {
    let part = Self.candidates(id).first {
      // A component is its own first member where it has none.
      $0.id == id || $0.id == id.child(0) || id.path.hasPrefix($0.id.path + "/")
    }
    guard let part else { return nil }
    self = part
  }

  /// The parts that an identifier could be of by the names and numbers in it; the one that spells it is meant.
  private static func candidates(_ id: FocusID) -> [GalleryPart] {
    let steps = id.path.split(separator: "/")
    var parts: [GalleryPart] = [.canvas]
    if let name = id.name(in: choiceID) { parts.append(.choice(name)) }
    if let index = steps.count > 1 ? Int(steps[1]) : 0 { parts.append(.member(index)) }
    guard steps.count > 2 else { return parts }
    if let spot = MatrixSpot(step: steps[2]) {
      if let index = steps.count > 4 ? Int(steps[4]) : 0 { parts.append(.cellMember(spot, index)) }
      parts.append(.cell(spot))
    }
    if let index = Int(steps[2]) {
      parts += [
        .tree(index), .match(index), .knob(index), .knobBack(index), .knobForward(index),
        .neighbour(index), .card(index), .axis(index), .part(index), .picked(index),
        .moved(index),
      ]
      if Command.allCases.indices.contains(index) {
        parts.append(.command(Command.allCases[index]))
      }
    }
    return parts
  }

  /// Whether it can be pointed at while the palette is open.
  var isOfPalette: Bool {
    switch self {
    case .choice, .command: true
    case .tree, .match, .knob, .knobBack, .knobForward, .neighbour, .card, .cell, .cellMember,
      .axis, .part, .picked, .moved, .canvas, .member:
      false
    }
  }
}

extension GalleryPart {
  /// The part of the gallery at a target; a part of the component that is none of its members is a place on the canvas.
  init?(at target: FocusID, of state: SpecimenState, _ language: Language) {
    guard target == Specimen.part || target.path.hasPrefix(Specimen.part.path + "/") else {
      self.init(target)
      return
    }
    self = state.member(at: target, language).map { GalleryPart.member($0) } ?? .canvas
  }

  /// The member of the component that it is; nil where it is nothing of the component that has the keys.
  ///
  /// - Parameter focus: the cell of the matrix that has the keys.
  func member(in focus: MatrixSpot) -> Int? {
    switch self {
    case .member(let index): index
    case .cellMember(let spot, let index): spot == focus ? index : nil
    case .tree, .match, .choice, .knob, .knobBack, .knobForward, .neighbour, .card, .cell, .axis,
      .part, .picked, .moved, .command, .canvas:
      nil
    }
  }
}
