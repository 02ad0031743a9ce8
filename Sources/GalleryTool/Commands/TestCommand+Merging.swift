import ArgumentParser
import GalleryKit
import VisualReview

extension TestCommand {
  /// Joins the reports of all parts of a run, and ends as one run would have.
  func merge(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    var reports: [TestReport] = []
    for path in chosen.merge { reports.append(try Self.report(path)) }
    var whole: TestReport
    do throws(MergeError) {
      whole = try TestReport.merged(reports, order: context.catalogue.specimens.map(\.id))
    } catch {
      throw ToolError(.badArguments, "--merge: \(error)")
    }
    // Parts know from baselines under how many environments the others are drawn; now it has been seen.
    whole.existing = max(whole.existing, whole.states)
    // Parts that have nothing since nothing has changed say so.
    guard whole.states > 0 || whole.isDifferent || !whole.notices.isEmpty else {
      throw ToolError(.noMatch, "The parts tell of no state.")
    }
    var ending = TestEnding(report: whole, context: context, options: self)
    if let path = try? place.folder().pathInRepository { ending.snapshots = path }
    try ending.tell()
    return ending.status
  }

  private static func report(_ path: String) throws(ToolError) -> TestReport {
    let bytes: [UInt8]
    do throws(Disk.Refusal) {
      bytes = try Disk.bytes(ofFile: path, limit: largestReport)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) cannot be read: \(StandardStreams.describe(error.number)).")
    }
    do throws(TestReportError) {
      return try TestReport(json: bytes)
    } catch {
      throw ToolError(.notPossibleHere, "\(safePath(path)) cannot be used: \(error)")
    }
  }

  /// No report is larger; one that is was not written by this program.
  private static let largestReport = 1 << 30

  /// - Throws: where something is asked for that was decided when the parts were tested.
  func validateMerge() throws {
    let others: KeyValuePairs<String, Bool> = [
      "a filter": !filter.texts.isEmpty,
      "--shard": chosen.shard != nil, "--last-failed": chosen.lastFailed,
      "--only-changed": chosen.onlyChanged != nil, "--max-failures": chosen.maxFailures != nil,
      "--update": baselines.update != nil && baselines.update != BaselineUpdate.none,
    ]
    guard let other = others.first(where: \.value)?.key else { return }
    throw ValidationError(
      "--merge only joins reports, whose tests are done: leave out \(other) or --merge.")
  }
}
