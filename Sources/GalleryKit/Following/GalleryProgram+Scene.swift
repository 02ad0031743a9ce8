import GSDesign

extension GalleryProgram {
  /// What a model shows, whoever's terminal it is shown on.
  package func scene(of model: GalleryModel) -> Scene {
    guard !catalogue.specimens.isEmpty else { return Scene(link: "", row: "") }
    let isMatrix = model.mode == .matrix
    let shown = isMatrix ? model.matrix.origin ?? model.specimen : model.specimen
    var scene = Scene(
      link: link(model.states[shown], of: shown), row: name(of: model.tree.row, model))
    scene.settings = settings(model.environment)
    scene.mode = model.mode
    scene.pane = model.pane
    scene.folded = model.tree.foldedGroups.map { model.tree.name(of: $0) }
    scene.knob = model.knob
    scene.caret = model.caret
    scene.option = model.knobs.option
    scene.entry = model.knobs.entry
    if model.mode == .search {
      scene.search = Scene.Question(query: model.search.query, match: model.search.match)
    }
    if let palette = model.palette {
      scene.palette = Scene.Question(query: palette.query, match: palette.match)
      scene.choice = palette[palette.match].map {
        palette.name(of: $0, specimen: specimenName)
      }
    }
    scene.page = model.page?.scroll
    scene.help = model.showsHelp ? model.helpScroll : nil
    if isMatrix {
      scene.beside = matrixSpecimens(model).filter {
        $0 != shown && model.states[$0] != catalogue.specimens[$0].initialState
      }.map { link(model.states[$0], of: $0) }
      scene.matrix = matrixScene(model)
    }
    scene.event = model.event
    scene.toast = model.toast
    // The link is nobody else's matter; that one was copied is said.
    if case .copied = model.toast { scene.toast = .copied("") }
    scene.session.canUndo = isAvailable(HistoryCommand.undo, model)
    scene.session.canRedo = isAvailable(HistoryCommand.redo, model)
    scene.session.metHere = model.metHere
    scene.session.metInAll = model.metInAll
    scene.session.isCoverageFull = model.isCoverageFull
    return scene
  }

  private func matrixScene(_ model: GalleryModel) -> MatrixScene {
    let matrix = model.matrix
    var scene = MatrixScene()
    scene.component = matrix.component.flatMap {
      catalogue.index.groups.indices.contains($0) ? catalogue.index.groups[$0].name : nil
    }
    scene.moves = matrix.arrangement.moves
    scene.isSwapped = matrix.arrangement.isSwapped
    scene.only = matrix.arrangement.only
    scene.zoom = matrix.zoom
    scene.isFolded = matrix.isFolded
    scene.compared = matrix.compared
    scene.page = matrix.page
    scene.focus = focusedMatrixCell(model).map { sceneCell($0, model) }
    scene.spot = matrix.focus
    scene.firstRow = matrix.firstRow
    scene.firstColumn = matrix.firstColumn
    scene.movedAxes = matrix.movedAxes
    scene.movedAlong = matrix.movedAlong
    scene.changes = matrix.changes.map { cell, state in
      MatrixScene.Change(cell: sceneCell(cell, model), link: link(state, of: cell.specimen))
    }.sorted { $0.order < $1.order }
    scene.isInteracting = matrix.isInteracting
    scene.showsAxes = matrix.showsAxes
    scene.axis = matrix.axis
    return scene
  }

  /// The settings that the matrix varies are said for every cell, and others where they are not those of the canvas.
  private func sceneCell(_ cell: MatrixCell, _ model: GalleryModel) -> MatrixScene.Cell {
    let base = model.environment.settled(model.terminal)
    let varied = variedSettings(model)
    var settings: [Setting: String] = [:]
    for setting in Setting.axes {
      guard let value = cell.environment.said(setting),
        varied.contains(setting) || value != base.said(setting),
        setting.values(in: catalogue).contains(value)
      else { continue }
      settings[setting] = value
    }
    return MatrixScene.Cell(link: link(cell.state, of: cell.specimen), settings: settings)
  }

  /// The settings that lie on a side of the matrix, or are compared.
  private func variedSettings(_ model: GalleryModel) -> Set<Setting> {
    var varied: Set<Setting> = []
    if let compared = model.matrix.compared { varied.insert(compared) }
    for section in model.matrix.plan?.sections ?? [] {
      for side in [section.sides.rows, section.sides.columns, section.sides.pages] {
        for wheel in side.wheels {
          if case .environment(let setting) = wheel.axis { varied.insert(setting) }
        }
      }
    }
    return varied
  }

  private func link(_ state: SpecimenState, of specimen: Int) -> String {
    Link(catalogue.specimens[specimen], state: state).text(in: catalogue)
  }

  private func name(of row: TreeRow, _ model: GalleryModel) -> String {
    switch row {
    case .component(let group): model.tree.name(of: group)
    case .specimen(let index): catalogue.specimens[index].id
    }
  }

  /// What was chosen, without what is each terminal's own.
  private func settings(_ environment: Settings) -> Settings {
    var settings = environment
    for setting in Setting.all where setting.isOfTerminal { settings.clear(setting) }
    return settings
  }
}

extension MatrixScene.Change {
  /// Changes stand in this order: a set of cells has none.
  fileprivate var order: String {
    cell.link + " "
      + Setting.axes.map { cell.settings[$0] ?? "" }.joined(separator: ",")
  }
}
