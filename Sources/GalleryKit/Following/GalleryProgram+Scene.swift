import GSDesign
import StateSpace

extension GalleryProgram {
  /// The scene of a model, independent of the terminal.
  package func scene(of model: GalleryModel) -> Scene {
    guard !catalogue.specimens.isEmpty else { return Scene(link: "", row: "") }
    let workbench = workbench(model)
    let shown = model.place.matrix?.origin ?? model.specimen
    var scene = Scene(
      link: link(model.canvas.states[shown], of: shown), row: name(of: model.tree.row, model))
    scene.settings = settings(model.environment)
    scene.mode = Scene.Mode(model.place)
    scene.pane = model.pane
    if let overview = model.place.ground.overview {
      scene.overview = overview.component.map { model.tree.name(of: $0) } ?? ""
    }
    scene.grouping = model.tree.index.grouping
    scene.folded = model.tree.foldedGroups.map { model.tree.name(of: $0) }
    scene.knob = model.knobs.axis
    scene.planned = model.canvas.planned.map { link($0, of: shown) }
    scene.strip = model.canvas.strip
    scene.scroll = model.canvas.scroll
    for (area, offset) in model.scrolls where !area.isOfOneScreen {
      scene.lists[area] = offset.first
    }
    scene.isCompared = model.canvas.isCompared
    scene.zoom = model.zoom.scale
    scene.inspected = model.inspect?.part
    scene.caret = model.knobs.caret
    scene.option = model.knobs.option
    scene.entry = model.knobs.entry
    if let search = model.place.search {
      scene.search = Scene.Question(query: search.query, match: search.match)
    }
    if let palette = model.overlays.palette {
      scene.listsUses = palette.isOwnList
      scene.palette = Scene.Question(query: palette.query, match: palette.match)
      scene.recent = palette.recent.map { palette.name(of: $0, specimen: resources.name) }
      scene.choice = palette[palette.match].map {
        palette.name(of: $0, specimen: resources.name)
      }
    }
    scene.page = model.overlays.page?.scroll
    scene.isLab = model.overlays.page?.topic == .colors
    scene.help = model.overlays.help?.scroll
    if model.overlays.help?.topic == .failures { scene.failures = model.failures.lines.map(\.texts) }
    if let matrix = model.place.matrix {
      let states = model.canvas.states
      scene.beside = matrix.specimens(in: workbench).filter {
        $0 != shown && states[$0] != catalogue.specimens[$0].initialState
      }.map { link(states[$0], of: $0) }
      scene.matrix = matrixScene(matrix, workbench)
    }
    scene.event = model.event
    scene.earlier = model.earlier
    scene.toast = model.toast
    // Followers see that a link was copied, but not the link.
    if case .copied = model.toast { scene.toast = .copied("") }
    scene.session.canUndo = isAvailable(.history(.undo), model)
    scene.session.canRedo = isAvailable(.history(.redo), model)
    scene.session.metHere = workbench.metHere
    scene.session.metInAll = workbench.metInAll
    scene.session.isCoverageFull = workbench.isCoverageFull
    return scene
  }

  private func matrixScene(_ matrix: MatrixModel, _ workbench: Workbench) -> MatrixScene {
    var scene = MatrixScene()
    scene.component = matrix.component.flatMap {
      workbench.index.groups.indices.contains($0) ? workbench.index.groups[$0].name : nil
    }
    scene.moves = matrix.arrangement.moves
    scene.isSwapped = matrix.arrangement.isSwapped
    scene.only = matrix.arrangement.only
    scene.zoom = matrix.zoom
    scene.isFolded = matrix.isFolded
    scene.compared = matrix.compared
    scene.page = matrix.page
    scene.focus = matrix.focusedCell(in: workbench).map { sceneCell($0, matrix, workbench) }
    scene.spot = matrix.focus
    scene.firstRow = matrix.firstRow
    scene.firstColumn = matrix.firstColumn
    scene.movedAxes = matrix.movedAxes
    scene.movedAlong = matrix.movedAlong
    scene.changes = matrix.changes.map { cell, state in
      MatrixScene.Change(
        cell: sceneCell(cell, matrix, workbench), link: link(state, of: cell.specimen))
    }.sorted { $0.order < $1.order }
    scene.isInteracting = matrix.isInteracting
    scene.showsAxes = matrix.showsAxes
    scene.axis = matrix.axis
    return scene
  }

  /// The cell of a scene, with the settings that the matrix varies, and others only if they differ from the canvas.
  private func sceneCell(
    _ cell: MatrixCell, _ matrix: MatrixModel, _ workbench: Workbench
  ) -> MatrixScene.Cell {
    let base = workbench.settledEnvironment
    let varied = variedSettings(matrix)
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
  private func variedSettings(_ matrix: MatrixModel) -> Set<Setting> {
    var varied: Set<Setting> = []
    if let compared = matrix.compared { varied.insert(compared) }
    for section in matrix.plan?.sections ?? [] {
      for side in [section.sides.rows, section.sides.columns, section.sides.pages] {
        for slot in side.slots {
          if case .environment(let setting) = slot.axis { varied.insert(setting) }
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
    case .overview: ""
    case .component(let group): model.tree.name(of: group)
    case .specimen(let index): catalogue.specimens[index].id.text
    }
  }

  /// The settings to present: without those that each terminal has for itself.
  private func settings(_ environment: Settings) -> Settings {
    var settings = environment
    for setting in Setting.all where setting.isOfTerminal { settings.clear(setting) }
    return settings
  }
}

extension MatrixScene.Change {
  /// A fixed order for changes: a set of cells has none.
  fileprivate var order: String {
    cell.link + " "
      + Setting.axes.map { cell.settings[$0] ?? "" }.joined(separator: ",")
  }
}

extension Catalogue {
  /// The vocabulary of links in this catalogue, as 16 digits: a scene means the same in galleries that have the same.
  ///
  /// A ``StableHash`` of every id, knob, value and theme by its name; it identifies a build, and is not an access
  /// check.
  package var fingerprint: String {
    var hash = StableHash()
    func add(_ text: String) {
      hash.add(text.utf8)
      // The zero keeps names apart.
      hash.add(CollectionOfOne(0))
    }
    for theme in themes { add(theme.name) }
    for specimen in specimens {
      add(specimen.id.text)
      for axis in specimen.axes {
        add(axis.name)
        switch axis.kind {
        case .toggle: add("toggle")
        case .choice(let names): names.forEach(add)
        case .options(let names, _): names.forEach(add)
        case .number(let scale, _):
          add(NumberScale.spelling(of: scale.range.lowerBound))
          add(NumberScale.spelling(of: scale.range.upperBound))
        case .text: add("text")
        }
      }
    }
    return hash.value.hexadecimalDigits
  }
}

extension Scene.Mode {
  fileprivate init(_ place: Place) {
    self =
      switch place {
      case .at(.stage): .browse
      case .at(.overview): .overview
      case .interact: .interact
      case .search: .search
      case .matrix: .matrix
      }
  }
}
