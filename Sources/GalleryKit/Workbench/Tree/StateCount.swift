/// How many states a specimen has, as far as it is worth counting.
package enum StateCount: Hashable, Sendable {
  case exactly(Int)
  /// Counting on would make a person wait.
  case atLeast(Int)

  /// Where the combinations may not all be states, so many states are counted at the most.
  package static let limit = 10_000

  package init(of specimen: Specimen, tiers: Set<AxisTier> = [.design]) {
    let space = StateSpace(of: specimen, tiers: tiers)
    let isPlain = specimen.rules.isEmpty && !space.wheels.contains { $0.isAssociated }
    if isPlain, space.combinations < .max {
      self = .exactly(space.combinations)
      return
    }
    let count = space.count(upTo: Self.limit + 1)
    self = count > Self.limit ? .atLeast(Self.limit) : .exactly(count)
  }

  package var text: String {
    switch self {
    case .exactly(let count): String(count)
    case .atLeast(let count): "\(count)+"
    }
  }
}

extension GalleryProgram {
  /// The count of a specimen; counted anew where the model does not have it yet.
  func stateCount(_ specimen: Int, _ model: GalleryModel) -> StateCount {
    model.counts[specimen] ?? StateCount(of: catalogue.specimens[specimen])
  }

  /// Counts the states of what is shown, once.
  func countShown(_ model: inout GalleryModel) {
    // A few screens of rows; whoever scrolls through everything counts again.
    if model.counts.count > 4_096 { model.counts = [:] }
    let window = treeWindow(model)
    var shown = [model.specimen]
    for place in window.places {
      if case .specimen(let index)? = model.tree.row(at: place) { shown.append(index) }
    }
    for index in shown where model.counts[index] == nil {
      model.counts[index] = StateCount(of: catalogue.specimens[index])
    }
  }
}
