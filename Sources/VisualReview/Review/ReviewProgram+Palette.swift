import GalleryKit

/// Every command by its name.
extension ReviewProgram {
  /// The commands that work where the palette was opened; they come from the table.
  func palette(_ model: ReviewModel) -> PaletteModel<ReviewCommand> {
    var seen: Set<Phrase> = []
    let items = ReviewTable.entries(in: context(model)).compactMap {
      entry -> PaletteItem<ReviewCommand>? in
      guard !entry.isMotion, entry.command != .act(.palette), isAvailable(entry.command, model),
        seen.insert(entry.what).inserted
      else { return nil }
      return PaletteItem(
        title: entry.what, key: entry.keys.first?.name ?? "", action: entry.command)
    }
    return PaletteModel(items, options.language)
  }

  /// Does what the keys are on, and closes the palette.
  func runChoice(_ model: inout ReviewModel) -> [ReviewEffect] {
    guard let palette = model.palette, case .item(let index)? = palette[palette.match] else {
      return []
    }
    model.palette = nil
    let command = palette.items[index].action
    guard isAvailable(command, model) else { return [] }
    return perform(command, &model)
  }
}
