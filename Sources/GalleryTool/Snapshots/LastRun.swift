import VisualReview

/// What was not as it should be in the run before, kept beside the baselines and never part of a repository.
struct LastRun: Hashable, Sendable {
  static let file = "last-run.json"
  static let format = 1

  /// As links have them, under each environment.
  let failed: Set<String>

  init(_ report: TestReport) {
    failed = Set(
      report.variants.flatMap { variant in
        variant.failures.map(\.link)
          + variant.differences.filter { $0.bucket != .renamed }.flatMap(\.links)
      })
  }

  /// nil where the text is none that this program wrote.
  init?(text: String) {
    guard let value = try? JSONReader.value(of: Array(text.utf8)),
      case .object(let members) = value,
      members.contains(where: { $0.name == "format" && $0.value == .integer(Self.format) }),
      case .array(let items)? = members.first(where: { $0.name == "failed" })?.value
    else { return nil }
    failed = Set(
      items.compactMap { item in
        if case .string(let link) = item { link } else { nil }
      })
  }

  var text: String {
    JSONValue.object([
      JSONValue.Member(name: "format", value: .integer(Self.format)),
      JSONValue.Member(name: "failed", value: .strings(failed.sorted())),
    ]).text + "\n"
  }

  /// The variants of which anything failed.
  var variants: Set<String> {
    Set(failed.map { String($0.prefix { $0 != ":" && $0 != "@" }) })
  }

  func contains(_ environment: String, _ state: String) -> Bool {
    failed.contains(Snapshot.link(state, environment))
  }
}
