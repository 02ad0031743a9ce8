import GSDesign
import GalleryKit

extension GalleryProgram {
  /// The available commands of the status line; neighbours with the same description are merged.
  func statusItems(_ model: GalleryModel) -> [StatusItem] { items(model, isHelp: false) }

  /// Every available command, or every failure.
  func helpLines(_ model: GalleryModel) -> [StatusItem] {
    if model.overlays.help?.topic == .failures { return failureLines(model) }
    var below = model
    below.overlays.help = nil
    let sections = HelpSection.allCases.map { section -> [StatusItem] in
      let items = items(below, isHelp: true) { section == $0.info.section }
      return items.isEmpty ? [] : [StatusItem(heading: section.name[model.language])] + items
    }
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [StatusItem(heading: "")]))
  }

  private func items(
    _ model: GalleryModel, isHelp: Bool, where isWanted: (Command) -> Bool = { _ in true }
  ) -> [StatusItem] {
    let context = context(model)
    var items = Command.table.items(
      in: context, model.language, isHelp: isHelp,
      where: { isWanted($0) && isAvailable($0, model) },
      what: { what(of: $0, model) }, id: { GalleryPart.command($0).id })
    if !isHelp, scrollsCanvas(model) {
      let keys = [KeyPress.Key.up, .down].map { KeyPress($0).name }.joined()
      items.insert(
        StatusItem(keys: keys, what: Phrase.rowKeys[model.language], isLast: false), at: 0)
    }
    if !isHelp, context == .colorText, let open = model.overlays.editor, open.isTypedWhole {
      let keys = open.length == nil ? "0…f" : "0…9"
      items.insert(
        StatusItem(keys: keys, what: Phrase.replaceTyped[model.language], isLast: false), at: 0)
    }
    // On a narrow screen only a short word has room beside the others.
    if !isHelp, context == .findings, model.columns < 72,
      let place = items.firstIndex(where: { $0.what == Phrase.openFinding[model.language] })
    {
      items[place].what = Phrase.open[model.language]
    }
    if context == .interact, isWanted(.basic(.leaveInteract)), let first = items.indices.first {
      let keys = componentKeys(model)
      if !keys.contains(where: { $0.press == KeyPress(.escape) }) {
        items[first].keys = "esc " + items[first].keys
      }
      items = lines(of: keys, specimen(model), model.language) + items
    }
    return items
  }

  /// Whether the arrows scroll the state on the canvas, which is then higher than its room and has no strips.
  func scrollsCanvas(_ model: GalleryModel) -> Bool {
    guard context(model) == .canvas, !model.zoom.isOn,
      let view = canvas(model, workbench(model))
    else { return false }
    return view.layout.table.isEmpty && view.overflow > 0
  }

  /// The keys that the component has a use for now. Escape leaves once it has been used.
  private func componentKeys(_ model: GalleryModel) -> [SpecimenKey] {
    specimen(model).keys(in: focusedState(model), focusedEnvironment(model).labelLanguage)
      .filter { $0.press != KeyPress(.escape) || !model.canvas.hasEscaped }
  }

  private func lines(
    of keys: [SpecimenKey], _ specimen: Specimen, _ language: Language
  ) -> [StatusItem] {
    var items: [StatusItem] = []
    for known in keys {
      let what = known.name(specimen.keyMap)[language]
      let key =
        known.press == Specimen.typedKey ? Phrase.anyLetter[language] : known.press.name
      if let place = items.firstIndex(where: { $0.what == what }) {
        items[place].keys += " " + key
      } else {
        items.append(StatusItem(keys: key, what: what, isLast: false))
      }
    }
    return items
  }
}
