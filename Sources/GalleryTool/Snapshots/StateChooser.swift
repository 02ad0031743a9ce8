import GalleryKit
import StateSpace

/// Selects among the states in files, both declared and former ones.
struct StateChooser: Sendable {
  /// The filters that match something in the catalogue.
  private let filters: Filters
  private let all: [Filter]
  /// Each selects one state under one environment.
  private(set) var links: [ChosenLink] = []
  private let catalogue: Catalogue

  /// - Parameters:
  ///   - links: select exactly their states, in addition to those that filters select.
  ///   - files: the variants that have files; a filter or a link may name one that is gone.
  /// - Throws: if a filter cannot match anything, or the variant of a link does not exist, with the nearest names.
  init(
    _ texts: [String], links: [String], files: [VariantID], in catalogue: Catalogue
  ) throws(ToolError) {
    do throws(FilterError) {
      try self.init(texts, files: files, in: catalogue)
    } catch {
      throw ToolError(error)
    }
    for text in links { self.links.append(try ChosenLink(text, files: files, in: catalogue)) }
  }

  /// - Parameter files: the variants that have files; a filter may name one that is gone.
  /// - Throws: if a filter cannot match anything, with the nearest names.
  init(_ texts: [String], files: [VariantID] = [], in catalogue: Catalogue) throws(FilterError) {
    var known: [Filter] = []
    var all: [Filter] = []
    for text in texts {
      let isFile = files.contains(VariantID(text))
      let filter = try Filter(isFile ? text : catalogue.resolvingAlias(text))
      all.append(filter)
      do throws(FilterError) {
        _ = try Filters([filter], in: catalogue)
        known.append(filter)
      } catch {
        guard case .nothingNamed = error, files.contains(where: filter.names) else {
          throw error
        }
      }
    }
    filters = try Filters(known, in: catalogue)
    self.all = all
    self.catalogue = catalogue
  }

  var isEverything: Bool { all.isEmpty && links.isEmpty }

  /// The selected states of a variant as a digest, the same for filters that differ in their order only; nil if nothing is.
  func selection(of variant: VariantID) -> String? {
    guard !choosesAll(of: variant) else { return "*" }
    let own =
      all.filter { $0.names(variant) }.map(\.text)
      + links.filter { $0.variant == variant }.map(\.text)
    return own.isEmpty ? nil : own.sorted().joined(separator: " ")
  }

  /// Whether any state of the variant can be selected.
  func names(_ variant: VariantID) -> Bool {
    isEverything || all.contains { $0.names(variant) }
      || links.contains { $0.variant == variant }
  }

  /// Whether every state of the variant is selected.
  func choosesAll(of variant: VariantID) -> Bool {
    isEverything || all.contains { $0.names(variant) && $0.asksForNothing }
  }

  /// Whether a state under an environment is selected.
  ///
  /// The values of a knob that no longer exists are unknown: such a state is selected by its variant alone.
  func chooses(_ link: LinkID) -> Bool {
    guard !isEverything else { return true }
    if links.contains(where: { $0.takes(link) }) { return true }
    let named = all.filter { $0.names(link.state.variant) }
    guard !named.isEmpty else { return false }
    if named.contains(where: \.asksForNothing) { return true }
    guard let parsed = try? Link.parse(link.text, in: catalogue),
      let specimen = catalogue[parsed.link.specimen]
    else { return false }
    if parsed.warnings.isEmpty {
      return filters.matches(
        parsed.link.state, of: specimen, under: parsed.link.environment)
    }
    let defaults = catalogue.defaults(of: specimen.id)
    return named.contains {
      !$0.asksForKnobs && $0.matches(parsed.link.environment, defaults)
    }
  }
}
