import VisualReview

extension TestRun {
  /// How often a variant is judged anew, since somebody else wrote its files meanwhile.
  private static let attempts = 5

  /// Writes what the result asks for, and what was found, for the next run.
  ///
  /// - Throws: where a file cannot be written; what was written before is whole.
  func write(_ result: inout Result) throws(SnapshotFolderError) {
    guard plan.isWriting else { return }
    try plan.folder.clearLeftovers()
    for change in result.changes {
      let applied = try write(change.files)
      result.written.append(change)
      if let aside = applied.setAside {
        let path = SnapshotFolder.path(of: change.files.before.variant)
        result.report.notices.append("\(path) could not be read; it is \(aside) now.")
      }
    }
  }

  private func write(_ change: SnapshotChange) throws(SnapshotFolderError) -> SnapshotFolder.Applied
  {
    var next = change
    for attempt in 1... {
      do throws(SnapshotFolderError) {
        return try plan.folder.apply(next)
      } catch {
        guard case .changedMeanwhile = error, attempt < Self.attempts else { throw error }
      }
      // Another process tests as well. What is drawn is the same; what is left to write may be nothing.
      guard let change = try again(change.before.variant)?.change else { break }
      next = change
    }
    return SnapshotFolder.Applied()
  }

  /// Keeps what failed for `--last-failed`.
  func remember(_ report: TestReport) throws(SnapshotFolderError) {
    guard plan.isWriting else { return }
    let last = LastRun(report)
    let known = try plan.folder.work(LastRun.file)
    guard !SnapshotFiles.isSame(known, last.text) else { return }
    try plan.folder.writeWork(LastRun.file, last.text)
  }
}
