import GSDesign
import StateSpace

/// Shows the scene of a presenter. It may come from anyone: unknown names keep their initial values, and numbers are
/// clamped to valid ranges.
extension GalleryProgram {
  /// Returns a model that shows a scene on the screen of another.
  ///
  /// The picture depends only on the scene, the size, the terminal and the follower's own settings, never on the
  /// picture shown before.
  ///
  /// - Parameters:
  ///   - start: the initial model.
  ///   - own: settings that this terminal has for itself, over the presenter's.
  func playing(
    _ scene: Scene, own: Settings, from start: GalleryModel, on model: GalleryModel
  ) -> GalleryModel {
    var new = start
    new.columns = model.columns
    new.rows = model.rows
    new.terminal = model.terminal
    new.counts = model.counts
    new.company = .following(scene.session)
    new.environment = Settings(of: catalogue)
    new.environment.apply(scene.settings, in: catalogue)
    new.environment.apply(own, in: catalogue)
    guard !catalogue.specimens.isEmpty else { return new }
    for link in scene.beside + [scene.link] {
      guard let (index, state) = catalogue.state(of: link) else { continue }
      new.canvas.states[index] = state
      new.canvas.specimen = index
    }
    new.tree = TreeModel(resources.sorted(by: scene.grouping).index)
    new.tree.play(scene, over: new.specimen)
    new.knobs.play(scene, in: workbench(new))
    new.canvas.planned = scene.planned.flatMap { catalogue.state(of: $0)?.1 }
    new.canvas.strip = scene.strip
    new.canvas.scroll = scene.scroll
    new.canvas.isCompared = scene.isCompared
    let stage = Stage(
      pane: scene.pane,
      lens: scene.inspected.map { .measures(InspectModel(part: $0)) }
        ?? .scale(ZoomModel(scale: scene.zoom)))
    let overview = OverviewModel(
      component: scene.overview.flatMap { new.tree.index.group($0) }, isOnTree: scene.pane == .tree)
    let ground = scene.overview == nil ? Ground.stage(stage) : .overview(overview)
    switch scene.mode {
    case .browse: new.place = .at(.stage(stage))
    case .interact: new.place = .interact(stage)
    case .overview: new.place = .at(.overview(overview))
    case .search:
      var search = SearchModel(of: catalogue.specimens.count)
      if let question = scene.search {
        search.ask(question.query, resources.searchIndex.value)
        search.match = max(0, min(question.match, search.results.count - 1))
      }
      new.place = .search(search, over: ground)
    case .matrix:
      new.place = .at(.stage(stage))
      guard let matrix = scene.matrix else { break }
      new.place = .matrix(MatrixModel(), over: ground)
      // A plan depends only on its request: the former plan is reused if the request is the same.
      new.matrix = MatrixModel(playing: matrix, over: model.matrix.plan, in: workbench(new))
      new.canvas.specimen = new.matrix.focusedSpecimen ?? new.specimen
    }
    new.event = scene.event
    new.earlier = Array(scene.earlier.prefix(3))
    new.toast = scene.toast
    if let scroll = scene.help {
      new.failures = FailureLog(
        (scene.failures ?? []).prefix(FailureLog<Phrase>.capacity).compactMap {
          FailureLine(texts: $0)
        })
      let help = HelpModel(scene.failures == nil ? .keys : .failures)
      // The keys are those of the context below the help.
      var told = new
      if help.topic == .failures { told.overlays.help = help }
      new.overlays.help = help
      new.overlays.help?.scroll(to: scroll, of: helpLines(told).count)
    }
    if let scroll = scene.page {
      new.overlays.page = PageModel(
        playing: scroll, of: scene.isLab ? .colors : .component, over: model.overlays.page, link: link(new),
        in: workbench(new))
    }
    if let question = scene.palette {
      var told = new
      if scene.listsUses { openUses(&told) }
      var palette = told.overlays.palette ?? palette(new, recent: scene.recent)
      palette.ask(question.query, resources.searchIndex.value)
      palette.go(to: question.match)
      if let name = scene.choice {
        _ = palette.go(toName: name, near: palette.match, specimen: resources.name)
      }
      new.overlays.palette = palette
    }
    _ = settle(&new)
    for (area, first) in scene.lists { scroll(area, toLine: first, &new) }
    return new
  }
}

extension TreeModel {
  /// Folds the components folded in a scene, and focuses its row.
  ///
  /// - Parameter shown: the specimen on the canvas.
  fileprivate mutating func play(_ scene: Scene, over shown: Int) {
    let folded = scene.folded.compactMap { index.group($0) }
    if !folded.isEmpty { fold(only: Set(folded)) }
    if scene.row.isEmpty {
      row = .overview
    } else if let group = index.group(scene.row) {
      row = .component(group)
    } else {
      row = .specimen(index.specimen(VariantID(scene.row)) ?? shown)
    }
  }
}

extension KnobModel {
  fileprivate mutating func play(_ scene: Scene, in workbench: Workbench) {
    let axes = workbench.specimen.axes
    axis = max(0, min(scene.knob, axes.count - 1))
    caret = max(0, min(scene.caret, text(in: workbench).count))
    let options = axes.indices.contains(axis) ? axes[axis].optionCount : 0
    option = max(0, min(scene.option, options - 1))
    entry = String(scene.entry.prefix(12))
  }
}

extension PageModel {
  /// The page of the component or colours shown, from a given line. Facts collected for another page are reused if they
  /// still apply.
  fileprivate init(
    playing scroll: Int, of topic: PageModel.Topic, over page: PageModel?, link: String,
    in workbench: Workbench
  ) {
    if let page, page.topic == topic, page.specimen == workbench.shown,
      page.environment == workbench.environment
    {
      self = page
    } else {
      self = PageModel(topic, in: workbench)
    }
    self.scroll = 0
    settle(link: link, in: workbench)
    self.scroll(by: max(0, scroll), in: workbench)
  }
}

extension Catalogue {
  /// The state that a link names, and the index of its specimen; nil if the link is invalid.
  func state(of link: String) -> (index: Int, state: SpecimenState)? {
    do throws(LinkError) {
      let link = try Link.parse(link, in: self).link
      return index.specimen(link.specimen).map { ($0, link.state) }
    } catch {
      return nil
    }
  }
}

extension MatrixModel {
  /// A matrix as a scene has it: the same cell has the keys, wherever it is at this size.
  init(playing scene: MatrixScene, over plan: MatrixPlan?, in workbench: Workbench) {
    let catalogue = workbench.catalogue
    self.plan = plan
    origin = workbench.shown
    component = scene.component.flatMap { workbench.index.group($0) }
    for move in scene.moves.prefix(Self.mostMoves) {
      arrangement.moves.removeAll { $0.name == move.name }
      arrangement.moves.append(move)
    }
    arrangement.isSwapped = scene.isSwapped
    arrangement.only = scene.only
    zoom = scene.zoom
    isFolded = scene.isFolded
    compared = scene.compared
    page = max(0, scene.page)
    focus = scene.spot
    movedAxes = scene.movedAxes
    movedAlong = scene.movedAlong
    for change in scene.changes {
      guard let cell = workbench.cell(change.cell),
        let (index, state) = catalogue.state(of: change.link), index == cell.specimen
      else { continue }
      changes[cell] = state
    }
    refresh(in: workbench)
    if let cell = scene.focus.flatMap({ workbench.cell($0) }) {
      bringFocus(to: cell, in: workbench)
    }
    isInteracting = scene.isInteracting
    showsAxes = scene.showsAxes
    axis = max(0, min(scene.axis, axes(in: workbench).count - 1))
    // Scrolls to the presenter's position, as far as the focus stays visible.
    firstRow = MatrixRow(
      section: max(0, scene.firstRow.section), row: max(0, scene.firstRow.row))
    firstColumn = max(0, scene.firstColumn)
    refresh(in: workbench)
  }

  /// More axes than any component has; each is a name in the list of axes.
  private static let mostMoves = 256
}

extension Workbench {
  /// The cell of a scene, in the environment of this terminal.
  fileprivate func cell(_ scene: MatrixScene.Cell) -> MatrixCell? {
    guard let (index, state) = catalogue.state(of: scene.link) else { return nil }
    var environment = settledEnvironment
    for (setting, name) in scene.settings {
      if setting.values(in: catalogue).contains(name) { environment.set(setting, to: name) }
    }
    return MatrixCell(specimen: index, state: state, environment: environment)
  }
}
