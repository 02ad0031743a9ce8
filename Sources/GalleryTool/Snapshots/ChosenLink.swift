import GalleryKit
import VisualReview

/// A link that takes one state under one environment, its defaults filled in.
struct ChosenLink: Hashable, Sendable {
  /// As it was written.
  let text: String
  let variant: String
  /// What is wrong with it; nil where nothing is. It may still name a state that is no longer declared.
  let refusal: String?
  /// As links are printed.
  private let printed: String

  /// - Parameter files: the variants that have files; a link may name one that is gone.
  /// - Throws: where it names no variant, with the nearest names.
  init(_ text: String, files: [String], in catalogue: Catalogue) throws(ToolError) {
    self.text = text
    variant = String(text.prefix { $0 != ":" && $0 != "@" })
    do throws(LinkError) {
      let parsed = try Link.parse(text, in: catalogue)
      let wrong = parsed.warnings.filter(\.isLeftOut)
      refusal = wrong.isEmpty ? nil : wrong.map(\.refusal).joined(separator: " ")
      printed = wrong.isEmpty ? parsed.link.text(in: catalogue) : text
    } catch {
      guard files.contains(variant) else { throw ToolError(.noMatch, error.description) }
      refusal = nil
      printed = text
    }
  }

  /// Whether an argument is a link, rather than a pattern of many states.
  static func isLink(_ argument: String) -> Bool {
    let id = argument.prefix { $0 != ":" && $0 != "@" }
    return id.contains("/") && !id.contains("?") && !argument.contains("*")
  }

  func takes(_ state: String, _ environment: String) -> Bool {
    let link = Snapshot.link(state, environment)
    return link == printed || link == text
  }
}
