import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The commit with whose baselines those of the work tree are compared.
struct BaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Compare the baselines with those of a Git commit, such as origin/main, without drawing anything. As for a pull \
      request, the commit compared is the merge base of this one and HEAD.
      """, valueName: "commit"))
  var base: String?

  func validate() throws {
    if let base, base.isEmpty || base.hasPrefix("-") {
      throw ValidationError("--base takes the name of a commit, such as origin/main.")
    }
  }

  /// Adds the changes to the report of a run.
  ///
  /// Baselines that cannot be read, and a commit that is not found, are omissions of the report: the run goes on, and does
  /// not succeed.
  func add(
    to report: inout TestReport, of folder: SnapshotFolder, _ filters: [String],
    _ context: ToolContext
  ) throws(ToolError) {
    do throws(ToolError) {
      guard let (range, notices) = try range(of: folder, filters, context) else { return }
      report.range = range
      report.omissions += notices
    } catch {
      guard error.status == .notPossibleHere else { throw error }
      report.omissions.append(
        "No changes since \(safe(base ?? "")) are shown: \(error.description)")
    }
  }

  /// The message of a branch without changes; nil without the option.
  var nothing: String? { base.map { "No baseline has changed since \(safe($0))." } }

  /// The changes of the chosen states; nil without the option.
  ///
  /// - Throws: if the commit or the merge base is not found.
  func range(
    of folder: SnapshotFolder, _ filters: [String], links: [String] = [],
    _ context: ToolContext
  ) throws(ToolError) -> (range: BaselineRange, notices: [String])? {
    guard let base else { return nil }
    let git = try GitRange(
      since: base, in: folder, of: context.catalogue, environment: context.environment)
    let chooser = try context.chooser(
      filters, links: links, files: git.variants.map(\.id) + git.unread)
    return (git.range(in: context.catalogue, of: chooser), git.notices(of: chooser))
  }

  /// The error of a range with baselines that were not compared; nil if all were.
  static func error(ofUnread variants: [VariantID]) -> ToolError? {
    guard !variants.isEmpty else { return nil }
    let names = variants.prefix(3).map { safePath(SnapshotFolder.path(of: $0)) }
    let rest = variants.count - names.count
    return ToolError(
      .notPossibleHere,
      names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        + " cannot be read on one side, so the changes are not known. Mend "
        + (variants.count == 1 ? "it" : "them") + ", or name another commit with --base.")
  }
}
