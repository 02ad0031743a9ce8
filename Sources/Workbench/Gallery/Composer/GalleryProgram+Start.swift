import GSDesign
import GalleryKit

/// The model at the start, and the state remembered for the next start.
extension GalleryProgram {
  package var initialModel: GalleryModel {
    var model = GalleryModel(catalogue, tokens: options.tokens)
    if options.link == nil {
      model.environment.apply(options.remembered.environment, in: catalogue)
    }
    model.environment.apply(options.environment, in: catalogue)
    model.terminal = options.terminal
    model.language = options.language
    model.recentChoices = options.remembered.choices
    if let grouping = options.remembered.grouping.flatMap({ Grouping(rawValue: $0) }) {
      model.tree = TreeModel(resources.sorted(by: grouping).index)
    }
    let link =
      options.component == nil ? options.link ?? options.remembered.link(in: catalogue) : nil
    if let link, let index = catalogue.index.specimen(link.specimen) {
      model.canvas.specimen = index
      model.tree.row = .specimen(index)
      model.canvas.states[index] = link.state
      model.environment.apply(link.environment, in: catalogue)
      model.isUntouched = true
    } else {
      model.place = .at(.overview(OverviewModel()))
      model.tree.row = .overview
      if let component = options.component { show(component, &model) }
    }
    tellProblems(&model)
    return model
  }

  /// Shows the cards of a component's variants, grouped by component where another grouping divides them.
  private func show(_ component: String, _ model: inout GalleryModel) {
    func groups(_ index: CatalogueIndex) -> [Int] {
      index.groups.indices.filter { index.groups[$0].component == component }
    }
    if groups(model.tree.index).count != 1 {
      model.tree = TreeModel(resources.sorted(by: .component).index)
      model.tree.row = .overview
    }
    openOverview(of: groups(model.tree.index).first, &model)
  }

  /// The initial model, on a page of the default theme and never in the overview.
  var firstPage: GalleryModel {
    var model = initialModel
    guard model.place.isOverview else { return model }
    model.place = .at(.stage(Stage()))
    model.tree.row = .specimen(model.specimen)
    model.environment = Settings(of: catalogue)
    model.environment.apply(options.environment, in: catalogue)
    return model
  }

  /// The place and settings kept for the next start.
  package func remembered(_ model: GalleryModel) -> Remembered {
    guard !catalogue.specimens.isEmpty else { return Remembered() }
    var model = model
    // The next start has neither the keys nor the pointer on the component.
    if model.place.isInteracting { leaveInteract(&model) }
    endPointer(&model)
    let place =
      model.showsOverview ? nil : Link(specimen(model), state: model.state).text(in: catalogue)
    return Remembered(model, place: place, options)
  }

  /// Reports problems of the link and of the stored settings.
  private func tellProblems(_ model: inout GalleryModel) {
    for warning in options.warnings { model.failures.note(warning, from: "link") }
    if let reason = options.forgotten {
      model.failures.note(reason, from: "settings")
      model.toast = .fails(reason)
    }
    guard !options.warnings.isEmpty else { return }
    model.toast = .tells(.joined(options.warnings))
  }
}
