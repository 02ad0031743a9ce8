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

extension GalleryProgram {
  func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    find(&model)
    let part = target.flatMap { self.part(at: $0, model) }
    switch phase {
    case .moved, .dragged:
      hover(part, &model)
    case .pressed(.primary):
      model.toast = nil
      return press(part, &model)
    case .released(.primary): release(part, &model)
    case .scrolled(_, let rows): scroll(rows, over: part, &model)
    case .pressed, .released: break
    }
    return []
  }

  /// What is pointed at; a part of the component that is none of its members is a place on the canvas.
  private func part(at target: FocusID, _ model: GalleryModel) -> GalleryPart? {
    guard target == Specimen.part || target.path.hasPrefix(Specimen.part.path + "/") else {
      return GalleryPart(target)
    }
    return model.state.member(at: target, focusedEnvironment(model).labelLanguage)
      .map { .member($0) } ?? .canvas
  }

  private func hover(_ part: GalleryPart?, _ model: inout GalleryModel) {
    guard model.mode != .matrix, !model.showsHelp, model.palette == nil, model.page == nil
    else { return }
    let member: Int? = if case .member(let index)? = part { index } else { nil }
    guard member != model.hovered else { return }
    model.hovered = member
    send(.hover(member), &model)
  }

  private func press(_ part: GalleryPart?, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard let part else { return [] }
    if model.palette != nil, !part.isOfPalette {
      // Beside the palette there is nothing to press but what is under it.
      model.palette = nil
      return []
    }
    switch part {
    case .tree(let index):
      let wasMatrix = model.mode == .matrix
      if wasMatrix { leaveMatrix(&model) }
      guard let row = model.tree.row(at: index) else { return [] }
      model.pane = .tree
      if case .component(let group) = row { model.tree.toggle(group) }
      go(to: row, &model)
      if wasMatrix { openMatrix(&model) }
    case .match(let index):
      guard model.mode == .search, model.search.go(to: index) else { return [] }
      return perform(BasicCommand.open, &model)
    case .choice(let name):
      guard model.palette?.go(toName: name, specimen: specimenName) == true else { return [] }
      return perform(BasicCommand.open, &model)
    case .knob(let index):
      model.pane = .knobs
      if index != model.knob { focusKnob(index, &model) }
      if isAvailable(.basic(.flip), model) { flip(index, &model) }
    case .knobBack(let index), .knobForward(let index):
      model.pane = .knobs
      // The option of a set that the arrows are on stays.
      if index != model.knob { focusKnob(index, &model) }
      turn(index, by: part == .knobBack(index) ? -1 : 1, &model)
    case .neighbour(let index):
      let neighbours = neighbours(model)
      if neighbours.indices.contains(index) { model.state = neighbours[index].state }
    case .cell, .cellMember, .axis: pressMatrix(part, &model)
    case .command(let command):
      guard CommandTable.entries(in: context(model)).contains(where: { $0.command == command }),
        isAvailable(command, model)
      else { return [] }
      return perform(command, &model)
    case .canvas:
      if model.mode == .browse { model.pane = .canvas }
    case .member(let index):
      if model.mode == .browse { model.pane = .canvas }
      model.isPressing = true
      send(.pressDown(index), &model)
    }
    return []
  }

  private func release(_ part: GalleryPart?, _ model: inout GalleryModel) {
    guard model.isPressing else { return }
    model.isPressing = false
    let member: Int? =
      switch part {
      case .member(let index): index
      case .cellMember(let spot, let index): spot == model.matrix.focus ? index : nil
      case .tree, .match, .choice, .knob, .knobBack, .knobForward, .neighbour, .cell, .axis,
        .command,
        .canvas, nil:
        nil
      }
    send(.pressUp(member), &model)
  }

  private func scroll(_ rows: Int, over part: GalleryPart?, _ model: inout GalleryModel) {
    let command: Command =
      model.mode == .matrix
      ? .matrix(rows < 0 ? .up : .down) : .basic(rows < 0 ? .moveUp : .moveDown)
    guard isAvailable(command, model), rows != 0 else { return }
    _ = perform(command, &model)
  }
}
