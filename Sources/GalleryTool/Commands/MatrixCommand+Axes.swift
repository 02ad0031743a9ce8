import GSDesign
import GalleryKit

extension MatrixCommand {
  /// Which axes lie where, as the flags say.
  ///
  /// - Throws: where none of the specimens has an axis of the name, or one is named twice.
  func arrangement(
    of specimens: [Int], _ context: ToolContext
  ) throws(ToolError) -> MatrixArrangement {
    var arrangement = MatrixArrangement()
    var seen: Set<String> = []
    func names(_ list: String?) throws(ToolError) -> [String]? {
      guard let list else { return nil }
      var names: [String] = []
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(part)
        try check(name, specimens, context)
        guard seen.insert(name).inserted else {
          throw ToolError(
            .badArguments, "The axis “\(safe(name))” lies on two sides; name it once.")
        }
        names.append(name)
      }
      return names
    }
    arrangement.rows = try names(rows)
    arrangement.columns = try names(columns)
    arrangement.pages = try names(pages) ?? []
    for (setting, several) in environment.given
    where several.values.count > 1 && seen.contains(setting.name) {
      if setting == .theme { for name in several.values { _ = try context.theme(name) } }
      arrangement.values[setting] = several.values
    }
    return arrangement
  }

  private func check(
    _ name: String, _ specimens: [Int], _ context: ToolContext
  ) throws(ToolError) {
    guard Setting.axis(named: name) == nil else { return }
    let all = specimens.map { context.catalogue.specimens[$0] }
    if all.contains(where: { $0.axis(named: name) != nil }) { return }
    var seen: Set<String> = []
    let names =
      all.flatMap(\.axes).map(\.name).filter { seen.insert($0).inserted }
      + Setting.axes.map(\.name)
    throw ToolError(
      .badArguments,
      "\(component) has no axis “\(safe(name))”; there are \(names.joined(separator: ", ")).")
  }
}

extension MatrixArrangement {
  /// The settings that lie on a side.
  var settings: [Setting] {
    ((rows ?? []) + (columns ?? []) + pages).compactMap { Setting.axis(named: $0) }
  }
}
