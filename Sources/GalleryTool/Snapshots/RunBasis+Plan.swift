import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import VisualReview

extension RunBasis {
  /// The digests of everything that a plan compares, whatever part of it is drawn.
  ///
  /// - Throws: if a baseline cannot be read.
  init(of plan: TestPlan) throws(SnapshotFolderError) {
    var baselines = StableHash()
    var selection = StableHash()
    let recorded = try plan.folder.variants()
    let known = plan.catalogue.specimens.map(\.id)
    for id in Set(known).union(recorded).sorted() {
      guard let chosen = plan.chooser.selection(of: id) else { continue }
      selection.add("\(id.text) \(chosen)\n".utf8)
    }
    for id in recorded {
      guard let text = try plan.folder.files(of: id).baseline else { continue }
      baselines.add("\(id.text)\n\(text.utf8.count)\n\(text)".utf8)
    }
    var catalogue = StableHash()
    var environments = StableHash()
    for specimen in plan.catalogue.specimens {
      let space = plan.space(of: specimen)
      let states = space.states(of: specimen)
      catalogue.add("\(specimen.id.text)\n\(states.count)\n".utf8)
      for axis in specimen.axes {
        catalogue.add(
          "\(axis.name)=\(axis.values.map { axis.spelling(of: $0) }.joined(separator: ","))\n".utf8)
      }
      let names = space.environments(of: specimen).map(\.text).sorted()
      environments.add("\(specimen.id.text) \(names.joined(separator: " "))\n".utf8)
    }
    for theme in plan.catalogue.themes {
      let text = Self.text(of: theme)
      if theme.isOfTokenFiles { environments.add(text.utf8) } else { catalogue.add(text.utf8) }
    }
    self.init(
      baselines: baselines.value.hexadecimalDigits, catalogue: catalogue.value.hexadecimalDigits,
      environments: environments.value.hexadecimalDigits,
      selection: selection.value.hexadecimalDigits)
  }

  /// The name, colours, lengths and text styles of a theme.
  private static func text(of theme: Theme) -> String {
    var lines = ["theme " + theme.name]
    for appearance in Appearance.allCases {
      let scheme = theme.scheme(appearance, .original)
      lines += BuiltInRole.allCases.map { "\($0.name) \(scheme[ColorRole($0)].hex)" }
      lines += theme.paletteEntries.map {
        "\($0) \(theme.value(ofEntry: $0, in: appearance)?.description ?? "")"
      }
    }
    lines += theme.lengths.map { "\($0.kind.rawValue) \($0.name) \($0.points)" }
    lines += theme.textStyles.map { "\($0.name) \($0.size) \($0.weight) \($0.lineHeight ?? 0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Theme {
  /// Whether an environment names it by its token files.
  fileprivate var isOfTokenFiles: Bool {
    ["file:", "folder:"].contains { name.hasPrefix($0) }
  }
}
