import ArgumentParser
import GSDesign
import GalleryKit
import VisualReview

struct ReportCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Writes an HTML report of all pending changes.",
      discussion: """
        The folder contains a self-contained index.html, an SVG for each image, and report.json. They contain no time, \
        path or environment variable.
        For example: \(ProgramName.current) report -o gallery-report
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

  @Option(help: ArgumentHelp("The language of the page: en or ko.", valueName: "language"))
  var uiLang: InterfaceLanguage?

  @OptionGroup
  var document: DocumentOptions

  @Flag(name: .shortAndLong, help: "Print nothing on success.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    if output == nil {
      try place.checkPlace(
        try place.folder(), advice: "-o \(Self.standardOutput) writes a report here.")
    }
    let output = output ?? Self.standardOutput
    let context = try context.declaringEnvironments(of: place.folder(), asking: .never)
    let pending = try place.pending([], context)
    let report = try notPossibleHere { () throws(SnapshotFolderError) in
      try TestReport(pending, of: context.catalogue)
    }
    try ReportFolder.write(
      report, to: output, in: context, language: uiLang?.value ?? .english,
      shapes: document.rendering)
    if !quiet {
      let counts = ReportSummary(report: report).counts
      try context.print("\(safePath(output))/index.html: \(counts)\n")
    }
    return .done
  }
}

extension TestReport {
  /// The pending changes beside their baselines.
  ///
  /// - Throws: if a file cannot be read or has a later format.
  init(_ pending: PendingDifferences, of catalogue: Catalogue) throws(SnapshotFolderError) {
    self.init(variants: [], notices: pending.notices)
    let entries = Dictionary(
      pending.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // Former names of variants are reported under their new names.
    let formers = Set(pending.entries.compactMap { $0.former?.original.variant })
    let ids = try pending.folder.variants().filter { !formers.contains($0) }
    let places = Dictionary(
      zip(catalogue.specimens.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    for id in ids.sorted(by: { places[$0, default: .max] < places[$1, default: .max] }) {
      let snapshot: Snapshot?
      if let entry = entries[id] {
        snapshot = entry.pair.pending
      } else {
        let files = try pending.folder.files(of: id)
        // Notices already reported are not repeated.
        var told: [String] = []
        snapshot = try VariantJudge.read(files.baseline, of: id, &told)
        if files.pending == nil { notices += told }
      }
      var variant = VariantReport(
        id: id, states: snapshot?.stateCount ?? 0, looks: snapshot?.lookCount ?? 0)
      variant.differences = entries[id]?.told ?? []
      variant.same = max(
        0, variant.states - variant.count(.changed) - variant.count(.new) - variant.count(.renamed))
      if variant.states > 0 || !variant.differences.isEmpty { variants.append(variant) }
    }
  }
}
