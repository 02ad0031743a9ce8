import GalleryKit

/// Every command by its name.
extension ReviewProgram {
  /// The commands that work where the palette was opened; they come from the table.
  func palette(_ model: ReviewModel) -> PaletteModel<ReviewCommand> {
    var seen: Set<Phrase> = []
    let entries = ReviewCommand.table.named(in: context(model)) {
      $0 != .act(.palette) && isAvailable($0, model)
    }
    let items = entries.filter { seen.insert($0.what).inserted }.map {
      PaletteItem(title: $0.what, key: $0.keys.first?.name ?? "", action: $0.command)
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
