import GSDesign
import GalleryKit
import StateSpace

/// Comparisons in light beside dark: the values of a property, or the variants of a component, whichever has the keys.
extension GalleryProgram {
  /// Opens the comparison for the focused property, state, component or card.
  func openComparison(_ model: inout GalleryModel) {
    guard let compared = compared(model) else { return }
    var component: Int?
    var axes: [Int] = []
    switch compared {
    case .variants(let group): component = group
    case .axes(let some): axes = some
    }
    model.pane = .canvas
    let ground = model.place.ground
    let matrix = MatrixModel(comparing: component == nil ? axes : nil, of: specimen(model))
    model.place = .matrix(matrix, over: ground)
    model.matrix.open(component: component, in: workbench(model))
    model.matrix.focusComparedPane(in: workbench(model))
  }

  /// The subject of a comparison.
  enum Compared: Hashable {
    /// The variants of a component, by its place among the groups of the tree.
    case variants(of: Int)
    /// The values of some axes of the specimen shown.
    case axes([Int])
  }

  /// The subject of the comparison that would open now; nil if there is nothing to compare.
  func compared(_ model: GalleryModel) -> Compared? {
    switch placeContext(model) {
    case .tree:
      switch model.tree.row {
      case .overview: return nil
      case .component(let group): return .variants(of: group)
      case .specimen(let index):
        let group = model.tree.group(of: index)
        if !model.tree.index.isSingle(group) { return .variants(of: group) }
      }
    case .overview:
      let card = model.overview.card(in: workbench(model))
      if let card, card.specimens.count > 1 { return .variants(of: card.group) }
    case .knobs:
      if focusedAxis(model) != nil { return .axes([model.knobs.axis]) }
    case .canvas, .inspect: break
    case .textKnob, .interact, .matrix, .help, .palette, .page, .matrixAxes, .color,
      .colorText, .dropper, .moves, .findings:
      return nil
    }
    return .axes(specimen(model).comparedAxes)
  }

  /// `compare height`; nil without a subject of one name.
  func comparedName(_ model: GalleryModel) -> Phrase? {
    // A narrow line of keys has no room for the name.
    guard model.columns >= 100 else { return nil }
    switch compared(model) {
    case .variants: return .compareVariants
    case .axes(let axes):
      guard axes.count == 1, let axis = axes.first else { return nil }
      return .compareValues(specimen(model).axes[axis].word)
    case nil: return nil
    }
  }
}

extension Specimen {
  /// The axis down the side of the table of states, its longest choice; without a choice, the switches along its top.
  fileprivate var comparedAxes: [Int] {
    let design = axes.indices.filter {
      axes[$0].tier == .design && !axes[$0].isHeld && axes[$0].meaning != .behavior
    }
    let choices = design.filter { index in
      switch axes[index].kind {
      case .choice, .number: axes[index].values.count > 1
      case .toggle, .options, .text: false
      }
    }
    let most = choices.map { axes[$0].values.count }.max()
    if let longest = choices.first(where: { axes[$0].values.count == most }) { return [longest] }
    return design.filter { axes[$0].kind == .toggle }
  }
}

extension Phrase {
  static let compareVariants = Phrase(localized: "compare variants")

  static func compareValues(_ name: Phrase) -> Phrase {
    Phrase(localized: "compare \(name)")
  }
}
