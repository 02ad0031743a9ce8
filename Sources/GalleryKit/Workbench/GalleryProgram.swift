package import GSDesign

/// What reaches outside of the gallery; done by whoever runs it.
package enum GalleryEffect: Hashable, Sendable {
  case screen(ScreenEffect)
  /// Puts the program that was built anew in the place of this one, at the same link.
  case startAnew

  package static func copy(_ text: String) -> GalleryEffect { .screen(.copy(text)) }
  package static var redraw: GalleryEffect { .screen(.redraw) }
  package static var suspend: GalleryEffect { .screen(.suspend) }
  package static var quit: GalleryEffect { .screen(.quit) }
  package static var interrupt: GalleryEffect { .screen(.interrupt) }
}

/// How a gallery starts.
package struct GalleryOptions: Sendable {
  /// The language of the gallery's own words.
  package var language: Language = .english
  package var environment = Settings()
  package var terminal = TerminalFacts()
  /// The state it opens at; nil opens at the first specimen.
  package var link: Link?
  /// What was wrong with the link, told until the first key.
  package var warnings: [Phrase] = []
  /// Commands that are not offered and not done.
  package var withheld: Set<Command> = []
  /// Whether links are put on the clipboard; otherwise they are shown to be copied by hand.
  package var copiesLinks = true

  package init() {}
}

/// The interactive gallery: a model, what changes it, and what it looks like.
package struct GalleryProgram: Program, Sendable {
  package let catalogue: Catalogue
  package let options: GalleryOptions
  package let probe: RenderingClient
  /// What a search finds: the specimens, by index.
  package var searchIndex: SearchIndex { index.value }
  private let index: OnDemand<SearchIndex>
  let recentPlans = RecentPlans()

  package init(
    catalogue: Catalogue, options: GalleryOptions = GalleryOptions(), probe: RenderingClient
  ) {
    self.catalogue = catalogue
    self.options = options
    self.probe = probe
    index = OnDemand { SearchIndex(catalogue.specimens.lazy.map(Self.entry)) }
  }

  package var initialModel: GalleryModel {
    var model = GalleryModel(catalogue)
    model.environment.apply(options.environment, in: catalogue)
    model.terminal = options.terminal
    if let link = options.link,
      let index = catalogue.index.specimen(link.specimen)
    {
      model.specimen = index
      model.tree.row = .specimen(index)
      model.states[index] = link.state
      model.environment.apply(link.environment, in: catalogue)
    }
    if let first = options.warnings.first {
      model.toast = .tells(
        options.warnings.dropFirst().reduce(first) { told, next in
          Phrase(
            told.english + " " + next.english, korean: told.korean + " " + next.korean)
        })
    }
    return model
  }

  package func receive(_ model: inout GalleryModel, _ event: Event) -> [GalleryEffect] {
    guard !catalogue.specimens.isEmpty else { return emptyUpdate(event) }
    let before = (model.specimen, model.state)
    let cells = model.matrix.changes
    let effects = take(event, &model)
    recordCells(from: cells, &model)
    record(from: before, &model)
    // The next key may go on from here.
    refreshMatrix(&model)
    noteUsed(&model)
    return effects
  }

  package func settle(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard !catalogue.specimens.isEmpty else { return [] }
    find(&model)
    refreshMatrix(&model)
    // Only here: what keys lead through on their way is never drawn.
    if model.mode == .matrix, let plan = model.matrix.plan { noteDrawn(plan, &model) }
    countShown(&model)
    settlePage(&model)
    noteMet(&model)
    return []
  }

  private func take(_ event: Event, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch event {
    case .key(let press): return take(press, &model)
    case .paste(let text): paste(text, &model)
    case .pointer(let phase, let target): return take(phase, over: target, &model)
    case .resized(let columns, let rows):
      model.columns = columns
      model.rows = rows
    case .appearance(let appearance): model.terminal.appearance = appearance
    case .colorDepth(let depth): model.terminal.depth = depth
    case .windowFocus, .timer: break
    }
    return []
  }

  /// A catalogue of nothing can still be left.
  private func emptyUpdate(_ event: Event) -> [GalleryEffect] {
    switch event {
    case .key(.control("c")): [.interrupt]
    case .key(KeyPress("q")): [.quit]
    case .key, .paste, .pointer, .resized, .appearance, .colorDepth, .windowFocus, .timer: []
    }
  }

  /// The specimen on the canvas.
  package func specimen(_ model: GalleryModel) -> Specimen {
    catalogue.specimens[model.specimen]
  }

  func specimenName(_ index: Int) -> String { catalogue.specimens[index].id }

  /// The state that the keys are on: the one on the canvas, or the cell of the matrix.
  package func focusedState(_ model: GalleryModel) -> SpecimenState {
    guard model.mode == .matrix else { return model.state }
    return focusedCell(model) ?? model.state
  }

  /// The link of what the keys are on: it says what is in effect.
  package func link(_ model: GalleryModel) -> String {
    Link(
      specimen(model), state: focusedState(model),
      environment: focusedEnvironment(model).settled(model.terminal)
    ).text(in: catalogue)
  }

  /// Where keys go now.
  package func context(_ model: GalleryModel) -> KeyContext {
    if model.showsHelp { return .help }
    if model.palette != nil { return .palette }
    if model.page != nil { return .page }
    switch model.mode {
    case .interact: return .interact
    case .search: return .search
    case .matrix:
      if model.matrix.isInteracting { return .interact }
      return model.matrix.showsAxes ? .matrixAxes : .matrix
    case .browse:
      switch model.pane {
      case .tree: return .tree
      case .canvas: return .canvas
      case .knobs:
        guard let axis = focusedAxis(model), case .text = axis.kind else { return .knobs }
        return .textKnob
      }
    }
  }

  /// The axis that the knob under the keys turns.
  package func focusedAxis(_ model: GalleryModel) -> AxisInfo? {
    let axes = specimen(model).axes
    return axes.indices.contains(model.knob) ? axes[model.knob] : nil
  }
}
