import GSDesign
import GalleryKit
import VisualReview

/// What filters choose of states that stand in files: those that are declared, and those that once were.
struct StateChooser: Sendable {
  /// Those that the catalogue has something for.
  private let filters: Filters
  private let all: [Filter]
  /// Each takes one state under one environment.
  private(set) var links: [ChosenLink] = []
  private let catalogue: Catalogue

  /// - Parameters:
  ///   - links: take exactly the state they name, besides what filters choose.
  ///   - files: the variants that have files; a filter or a link may name one that is gone.
  /// - Throws: where a filter can match nothing, or a link names no variant, with the nearest names.
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
  /// - Throws: where a filter can match nothing, with the nearest names.
  init(_ texts: [String], files: [VariantID] = [], in catalogue: Catalogue) throws(FilterError) {
    var known: [Filter] = []
    var all: [Filter] = []
    for text in texts {
      let filter = try Filter(text)
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

  /// Whether any state of the variant can be chosen.
  func names(_ variant: VariantID) -> Bool {
    isEverything || all.contains { $0.names(variant) }
      || links.contains { $0.variant == variant }
  }

  /// Whether a state under an environment is chosen.
  ///
  /// What a knob was that no longer exists cannot be told: such a state is chosen by its variant alone.
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
    let defaultTheme = catalogue.themes.first?.name ?? ""
    return named.contains {
      !$0.asksForKnobs && $0.matches(parsed.link.environment, defaultTheme: defaultTheme)
    }
  }
}

/// A link that takes one state under one environment, its defaults filled in.
struct ChosenLink: Hashable, Sendable {
  /// As it was written.
  let text: String
  let variant: VariantID
  /// What is wrong with it; nil where nothing is. It may still name a state that is no longer declared.
  let refusal: String?
  /// As links are printed.
  private let printed: LinkID

  /// - Parameter files: the variants that have files; a link may name one that is gone.
  /// - Throws: where it names no variant, with the nearest names.
  init(_ text: String, files: [VariantID], in catalogue: Catalogue) throws(ToolError) {
    self.text = text
    variant = LinkID(text: text).state.variant
    do throws(LinkError) {
      let parsed = try Link.parse(text, in: catalogue)
      let wrong = parsed.warnings.filter(\.isLeftOut)
      refusal = wrong.isEmpty ? nil : wrong.map(\.refusal).joined(separator: " ")
      printed = wrong.isEmpty ? parsed.link.id(in: catalogue) : LinkID(text: text)
    } catch {
      guard files.contains(variant) else { throw ToolError(.noMatch, error.description) }
      refusal = nil
      printed = LinkID(text: text)
    }
  }

  /// Whether an argument is a link, rather than a pattern of many states.
  static func isLink(_ argument: String) -> Bool {
    let id = argument.prefix { $0 != ":" && $0 != "@" }
    return id.contains("/") && !id.contains("?") && !argument.contains("*")
  }

  func takes(_ link: LinkID) -> Bool { link == printed || link.text == text }
}
