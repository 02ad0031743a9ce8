import ArgumentParser
import GSDesign
import GalleryKit
import VisualReview

struct ReportCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Writes an HTML report of all pending changes, or of the changes since a commit.",
      discussion: """
        The folder contains index.html with its styles, script and pictures, and report.json. They contain no time, \
        path or environment variable. The page opens from a disk and from a server with a strict policy of content.
        For example: \(ProgramName.current) report -o gallery-report
        What a branch changes: \(ProgramName.current) report --base origin/main
        """)
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder: new, empty, or from an earlier report. (default: \(Self.standardOutput))",
      valueName: "folder"))
  var output: String?

  private static let standardOutput = "gallery-report"

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @OptionGroup(title: "Baselines")
  var base: BaseOptions

  @Option(help: ArgumentHelp("The language of the page: en or ko.", valueName: "language"))
  var uiLang: InterfaceLanguage?

  @OptionGroup
  var document: DocumentOptions

  @Flag(help: "Put styles, script and pictures into index.html, to send it as one file.")
  var selfContained = false

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    if output == nil {
      try place.checkPlace(
        try place.folder(), advice: "-o \(Self.standardOutput) writes a report here.")
    }
    let output = output ?? Self.standardOutput
    let context = try context.reviewing(place.folder(isWriting: false))
    context.warnOfThemes()
    let report = try report(context)
    try ReportFolder.write(
      report, to: output, in: context, language: uiLang?.value ?? .english,
      shapes: document.rendering, isSelfContained: selfContained)
    if !quiet {
      let summary = ReportSummary(report: report)
      let counts = summary.range ?? summary.counts
      try context.print("\(safePath(output))/index.html: \(counts)\n")
    }
    if let error = BaseOptions.error(ofUnread: report.range?.unread ?? []) { throw error }
    let unread = report.variants.filter { $0.damage != nil }.map(\.id)
    guard unread.isEmpty else {
      throw ToolError(
        .notPossibleHere,
        "Not everything of \(SnapshotFolderError.list(unread)) can be read, so the report is incomplete."
      )
    }
    return .done
  }

  private func report(_ context: ToolContext) throws(ToolError) -> TestReport {
    let folder = try place.folder()
    if let (range, notices) = try base.range(of: folder, [], context) {
      for notice in notices { StandardStreams.complain("warning: \(notice)") }
      var report = TestReport(variants: [])
      report.omissions = notices
      report.range = range
      report.addReasons(in: folder, context.catalogue)
      return report
    }
    let pending = try place.pending([], context)
    var report = try notPossibleHere { () throws(SnapshotFolderError) in
      try TestReport(pending, of: context.catalogue)
    }
    for reason in report.unreadReasons { StandardStreams.complain("warning: \(reason)") }
    report.addReasons(in: folder, context.catalogue)
    return report
  }
}

extension TestReport {
  /// The pending changes beside their baselines.
  ///
  /// - Throws: if a file cannot be read or has a later format.
  init(_ pending: PendingDifferences, of catalogue: Catalogue) throws(SnapshotFolderError) {
    self.init(variants: [])
    elsewhere = pending.kept(in: catalogue)
    let entries = Dictionary(
      pending.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // Former names of variants are reported under their new names.
    let formers = Set(pending.entries.compactMap { $0.former?.original.variant })
    let ids = try pending.folder.variants().filter { !formers.contains($0) }
    let places = Dictionary(
      zip(catalogue.specimens.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    for id in ids.sorted(by: { places[$0, default: .max] < places[$1, default: .max] }) {
      let snapshot: Snapshot?
      var reason = pending.damages[id]
      if let entry = entries[id] {
        snapshot = entry.pair.pending
      } else {
        // Of a variant with pending changes, the reason is known.
        var notices: [String] = []
        snapshot = try VariantJudge.read(
          pending.folder.files(of: id).baseline, of: id, &notices)
        reason = reason ?? notices.first
      }
      var variant = VariantReport(
        id: id, states: snapshot?.stateCount ?? 0, looks: snapshot?.lookCount ?? 0)
      variant.differences = entries[id]?.told ?? []
      let rest = max(
        0, variant.states - variant.count(.changed) - variant.count(.new) - variant.count(.renamed))
      if let reason {
        variant.damage = VariantReport.Damage(reason: reason, states: rest)
      } else {
        variant.same = rest
      }
      if variant.states > 0 || !variant.differences.isEmpty || variant.damage != nil {
        variants.append(variant)
      }
    }
  }
}
