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
    for (key, several) in environment.given where several.values.count > 1 {
      guard let setting = EnvironmentAxis(rawValue: key.rawValue), seen.contains(key.rawValue)
      else { continue }
      let all = setting.names(in: context.catalogue)
      if key == .theme { for name in several.values { _ = try context.theme(name) } }
      arrangement.values[setting] = several.values.compactMap { all.firstIndex(of: $0) }
    }
    return arrangement
  }

  private func check(
    _ name: String, _ specimens: [Int], _ context: ToolContext
  ) throws(ToolError) {
    guard EnvironmentAxis(rawValue: name) == nil else { return }
    let all = specimens.map { context.catalogue.specimens[$0] }
    if all.contains(where: { $0.axis(named: name) != nil }) { return }
    var seen: Set<String> = []
    let names =
      all.flatMap(\.axes).map(\.name).filter { seen.insert($0).inserted }
      + EnvironmentAxis.allCases.map(\.rawValue)
    throw ToolError(
      .badArguments,
      "\(component) has no axis “\(safe(name))”; there are \(names.joined(separator: ", ")).")
  }
}

extension MatrixArrangement {
  /// The settings that lie on a side.
  var settings: [EnvironmentAxis] {
    ((rows ?? []) + (columns ?? []) + pages).compactMap { EnvironmentAxis(rawValue: $0) }
  }
}

extension LinkEnvironment {
  /// Forgets what is said of a setting.
  mutating func clear(_ setting: EnvironmentAxis) {
    switch setting {
    case .theme: theme = nil
    case .appearance: appearance = nil
    case .contrast: contrast = nil
    case .depth: depth = nil
    case .vision: vision = nil
    case .density: density = nil
    case .glyphs: glyphs = nil
    case .language: language = nil
    case .widthPolicy: widthPolicy = nil
    }
  }
}
