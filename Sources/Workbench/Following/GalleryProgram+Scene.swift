import GSDesign
package import GalleryKit
import StateSpace

extension GalleryProgram {
  /// The scene of a model, independent of the terminal.
  package func scene(of model: GalleryModel) -> Scene {
    guard !catalogue.specimens.isEmpty else {
      return Scene(canvas: CanvasModel.Presented(link: ""), tree: TreeModel.Presented(row: ""))
    }
    let workbench = workbench(model)
    let matrix = model.place.matrix
    return Scene(
      settings: model.environment.presented,
      canvas: model.canvas.presented(
        of: matrix?.origin ?? model.specimen, beside: matrix?.specimens(in: workbench) ?? [],
        in: catalogue),
      tree: model.tree.presented(specimen: resources.name),
      knobs: model.knobs,
      place: model.place.presented(in: workbench),
      overlays: model.overlays.presented(model.failures, specimen: resources.name),
      lists: model.scrolls.filter { !$0.key.isOfOneScreen }.mapValues(\.first),
      event: model.event, earlier: model.earlier, toast: model.toast?.presented,
      session: session(model))
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
