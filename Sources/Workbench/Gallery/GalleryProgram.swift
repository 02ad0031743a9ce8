package import GSDesign
package import GalleryKit
import StateSpace

/// The effects of the gallery on the outside; its host performs them.
package enum GalleryEffect: Hashable, Sendable {
  case screen(ScreenEffect)
  /// Replaces this program with the rebuilt one, at the same link.
  case startAnew
  /// Switches outlines between cells and pixels.
  case switchShapes
  /// Reads the sources of all themes again.
  case reloadThemes
  /// Shows another version of one of the themes; the phrase says what changed.
  case showTheme(Theme, Phrase? = nil)
  /// Writes a colour into the file of its token.
  case saveColor(ColorSave)

  static func copy(_ text: String) -> GalleryEffect { .screen(.copy(text)) }
  static var redraw: GalleryEffect { .screen(.redraw) }
  static var suspend: GalleryEffect { .screen(.suspend) }
  package static var quit: GalleryEffect { .screen(.quit) }
  package static var interrupt: GalleryEffect { .screen(.interrupt) }
}

/// Whether colours can be edited, and the place where changes are kept.
package enum ColorEditing: Hashable, Sendable, CaseIterable {
  /// Colours cannot be edited.
  case none
  /// Changes last as long as the gallery runs.
  case session
  /// Changes are written into the files of the tokens when a person saves them.
  case files
}

/// The interactive gallery: a model, its updates, and its view.
///
/// Every pane updates and draws itself; this type composes them, and answers questions about the whole.
package struct GalleryProgram: Program, Sendable {
  let resources: GalleryResources

  package init(
    catalogue: Catalogue, options: GalleryOptions = GalleryOptions(), probe: RenderingClient
  ) {
    self.init(catalogue: catalogue, options: options, probe: probe, sharing: nil)
  }

  /// - Parameters:
  ///   - catalogue: the components.
  ///   - options: the choices of a person, and of the terminal.
  ///   - probe: draws states.
  ///   - known: the resources of a gallery of the same components, in any themes: values that depend on the components
  ///     alone are not computed again.
  init(
    catalogue: Catalogue, options: GalleryOptions, probe: RenderingClient,
    sharing known: GalleryResources?
  ) {
    let types =
      known?.types
      ?? OnDemand([[ObjectIdentifier]](), slices: catalogue.specimens.count) { types, index in
        types.append(catalogue.specimens[index].componentTypes)
      }
    resources = GalleryResources(
      catalogue: catalogue, options: options, probe: probe,
      searchIndex: OnDemand { SearchIndex(labelled: catalogue) },
      orders: Dictionary(
        uniqueKeysWithValues: Grouping.allCases.map { grouping in
          (grouping, OnDemand { GalleryResources.Sorted(catalogue, by: grouping) })
        }),
      types: types,
      composition: known?.composition ?? OnDemand { Composition(catalogue, types: types.value) },
      uses: known?.uses ?? OnDemand(RoleUses()) { $0.advance(catalogue, probe) })
  }

  package var catalogue: Catalogue { resources.catalogue }
  package var options: GalleryOptions { resources.options }
  var probe: RenderingClient { resources.probe }

  /// The shared state that panes read.
  func workbench(_ model: GalleryModel) -> Workbench {
    Workbench(
      resources: resources.speaking(model.language), plan: plan(model),
      terminal: model.terminal, environment: model.environment, context: context(model),
      shown: model.specimen, index: model.tree.index, overview: model.overview,
      showsOverview: model.showsOverview,
      states: model.canvas.states, counts: model.counts,
      coverage: model.coverage, findings: model.findings, company: model.company,
      scrolls: model.scrolls, clock: model.clock)
  }

  /// The specimen on the canvas.
  func specimen(_ model: GalleryModel) -> Specimen {
    catalogue.specimens[model.specimen]
  }

  /// The focused state: the one on the canvas, or the cell of the matrix.
  func focusedState(_ model: GalleryModel) -> SpecimenState {
    model.place.matrix?.focusedState(in: workbench(model)) ?? model.state
  }

  /// The focused state without the momentary effect of the pointer.
  func focusedStateAsSet(_ model: GalleryModel) -> SpecimenState {
    let cell = model.place.matrix?.focusedCell(in: workbench(model))
    return cell.map { model.matrix.stateAsSet(of: $0, in: catalogue) } ?? model.canvas.stateAsSet
  }

  /// The environment of the focused state.
  func focusedEnvironment(_ model: GalleryModel) -> Settings {
    model.place.matrix?.focusedEnvironment(in: workbench(model)) ?? model.environment
  }

  /// The link of the focused state as it is set: it spells the settings that were set, and leaves out those that follow
  /// the terminal or the component.
  package func link(_ model: GalleryModel) -> String {
    Link(specimen(model), state: focusedStateAsSet(model), environment: focusedEnvironment(model))
      .id(in: catalogue, spellsAutomatic: true).text
  }

  /// Where keys go now.
  func context(_ model: GalleryModel) -> KeyContext {
    switch model.overlays.top {
    case .help: .help
    case .palette: .palette
    case .editor(let open): open.context
    case .findings: .findings
    case .page: .page
    case nil: placeContext(model)
    }
  }

  /// Where keys go while nothing lies over the place.
  func placeContext(_ model: GalleryModel) -> KeyContext {
    switch model.place {
    case .interact: .interact
    case .matrix(let matrix, _):
      matrix.isInteracting ? .interact : matrix.showsAxes ? .matrixAxes : .matrix
    case .at(.overview(let overview)): overview.isOnTree ? .tree : .overview
    case .at(.stage(let stage)):
      switch (stage.pane, stage.lens) {
      case (.tree, _): .tree
      case (.canvas, .scale): .canvas
      case (.canvas, .measures): .inspect
      case (.knobs, _): typesIntoKnob(model) ? .textKnob : .knobs
      }
    }
  }

  /// Whether the focused knob takes words.
  func typesIntoKnob(_ model: GalleryModel) -> Bool {
    if case .text? = focusedAxis(model)?.kind { true } else { false }
  }

  /// The axis that the knob under the keys turns.
  func focusedAxis(_ model: GalleryModel) -> AxisInfo? {
    let axes = catalogue.specimens.isEmpty ? [] : specimen(model).axes
    return axes.indices.contains(model.knobs.axis) ? axes[model.knobs.axis] : nil
  }
}

extension GalleryProgram {
  /// A catalogue of nothing can still be left.
  func emptyUpdate(_ event: Event) -> [GalleryEffect] {
    switch event {
    case .key(.control("c")): [.interrupt]
    case .key(KeyPress("q")): [.quit]
    case .key, .paste, .pointer, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus,
      .timer:
      []
    }
  }

  /// The canvas, if its states count as shown; states of another session are reported, not counted.
  func countedCanvas(_ model: GalleryModel) -> CanvasView? {
    isCounted(model) ? canvas(model, workbench(model)) : nil
  }

  func isCounted(_ model: GalleryModel) -> Bool {
    !model.company.isFollowing && model.overlays.top == nil
  }

  /// The states that events brought to the screen, and how; the matrix reports the other states it draws.
  func met(_ model: GalleryModel) -> [(Coverage.Meeting, SpecimenState, specimen: Int)] {
    guard let matrix = model.place.matrix else {
      guard let canvas = countedCanvas(model) else { return [] }
      var met: [(Coverage.Meeting, SpecimenState, specimen: Int)] = []
      met.append((.seen, model.state, model.specimen))
      for neighbour in canvas.neighbours {
        met.append((.drawn, neighbour.state, model.specimen))
      }
      return met
    }
    guard isCounted(model), let cell = matrix.focusedCell(in: workbench(model))
    else { return [] }
    return [(.seen, matrix.changes[cell] ?? cell.state, cell.specimen)]
  }
}

extension GalleryProgram {
  /// Whether the state itself is focused.
  func isOnCanvas(_ model: GalleryModel) -> Bool {
    [.canvas, .inspect].contains(context(model))
  }

  /// Whether the tree beside the cards of the overview is focused.
  func isOnCards(_ model: GalleryModel) -> Bool {
    model.place.isOverview && context(model) == .tree
  }

  /// The first knob that takes words.
  func textAxis(_ model: GalleryModel) -> Int? {
    specimen(model).axes.firstIndex { if case .text = $0.kind { true } else { false } }
  }

  /// The first switch of the design.
  func flagAxis(_ model: GalleryModel) -> Int? {
    specimen(model).axes.firstIndex { $0.tier == .design && $0.kind == .toggle }
  }
}
