import GSDesign
import GalleryKit

/// From one variant of a component to another, and from one section of the overview to another.
extension GalleryProgram {
  /// Opens the neighbour of the variant shown, or goes to another section of the overview, wrapping at the ends.
  func turnTab(_ command: TabCommand, _ model: inout GalleryModel) {
    let step = command == .next ? 1 : -1
    guard !model.place.isOverview else {
      model.pane = .canvas
      _ = apply(model.overview.turnSection(step, in: workbench(model)), &model)
      return
    }
    let siblings = workbench(model).siblings
    guard let here = siblings.firstIndex(of: model.specimen) else { return }
    let next = siblings.indices.wrapping(here + step)
    openTab(siblings[next], &model)
  }

  /// Opens a variant beside the one shown: the pane with the keys stays, and the state is looked at in the same way.
  func openTab(_ specimen: Int, _ model: inout GalleryModel) {
    if model.place.isInteracting { leaveInteract(&model) }
    let lens = model.lens
    // Leaves a search.
    go(to: .at(model.place.ground), &model)
    show(specimen, &model)
    switch lens {
    case .scale: model.lens = lens
    case .measures: model.lens = .measures(InspectModel())
    }
  }
}
