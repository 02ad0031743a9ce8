import GSDesign

/// The things of the gallery that can be pointed at; what is none of them is a part of the component.
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
  case cell(MatrixSpot)
  /// A part of the component in a cell of the matrix.
  case cellMember(MatrixSpot, Int)
  case axis(Int)
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

  var id: FocusID {
    switch self {
    case .tree(let index): Self.treeID.child(index)
    case .match(let index): Self.matchID.child(index)
    case .choice(let name): Self.choiceID.child(name)
    case .knob(let index): Self.knobID.child(index)
    case .knobBack(let index): FocusID("gallery/back").child(index)
    case .knobForward(let index): FocusID("gallery/forward").child(index)
    case .neighbour(let index): FocusID("gallery/neighbour").child(index)
    case .cell(let spot): spot.id
    case .cellMember(let spot, let index):
      spot.id.child(Specimen.part.path).child(index)
    case .axis(let index): Self.axisID.child(index)
    case .command(let command):
      FocusID("gallery/command").child(Command.allCases.firstIndex(of: command) ?? 0)
    case .canvas: "gallery/canvas"
    case .member(let index): Specimen.part.child(index)
    }
  }

  /// Whether it can be pointed at while the palette is open.
  var isOfPalette: Bool {
    switch self {
    case .choice, .command: true
    case .tree, .match, .knob, .knobBack, .knobForward, .neighbour, .cell, .cellMember, .axis,
      .canvas, .member:
      false
    }
  }

  init?(_ id: FocusID) {
    if id == Specimen.part {
      self = .member(0)
    } else if id == GalleryPart.canvas.id {
      self = .canvas
    } else if let name = id.name(in: GalleryPart.choiceID) {
      self = .choice(name)
    } else if let part = Self.indexed(id) {
      self = part
    } else {
      return nil
    }
  }

  private static func indexed(_ id: FocusID) -> GalleryPart? {
    let path = id.path.split(separator: "/")
    if path.count >= 2, path[0] == Specimen.part.path { return Int(path[1]).map { .member($0) } }
    if path.count >= 3, path[0] == "gallery", path[1] == "cell" {
      return MatrixSpot(path: path[2]).map { Self.cell($0, path.dropFirst(3)) }
    }
    guard path.count >= 3, path[0] == "gallery", let index = Int(path[2]) else { return nil }
    switch path[1] {
    case "tree": return .tree(index)
    case "match": return .match(index)
    case "knob": return .knob(index)
    case "back": return .knobBack(index)
    case "forward": return .knobForward(index)
    case "neighbour": return .neighbour(index)
    case "axis": return .axis(index)
    case "command":
      return Command.allCases.indices.contains(index) ? .command(Command.allCases[index]) : nil
    case _: return nil
    }
  }
}

extension GalleryPart {
  /// A cell, or what of its component the rest of the name says.
  private static func cell(_ spot: MatrixSpot, _ rest: ArraySlice<Substring>) -> GalleryPart {
    guard let first = rest.first, first == Specimen.part.path else { return .cell(spot) }
    guard let member = rest.dropFirst().first else { return .cellMember(spot, 0) }
    return Int(member).map { .cellMember(spot, $0) } ?? .cell(spot)
  }

  /// What is pointed at in a gallery; a part of the component that is none of its members is a place on the canvas.
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
    case .tree, .match, .choice, .knob, .knobBack, .knobForward, .neighbour, .cell, .axis,
      .command, .canvas:
      nil
    }
  }
}
