import GSDesign
import GalleryKit
import TermRender
import VisualReview

/// A folder with a page that shows what was found, the pictures, and the report as JSON.
///
/// It tells no time and no place: the same differences give the same bytes.
enum ReportFolder {
  static func write(
    _ report: TestReport, to path: String, in context: ToolContext, language: Language,
    shapes: ShapeRendering = .smooth
  ) throws(ToolError) {
    var report = report
    report.milliseconds = 0
    try notPossibleHere { () throws(ExportFolderError) in
      let folder = try ExportFolder(path, for: .report)
      do throws(ExportFolderError) {
        try fill(folder, with: report, context.catalogue, language, shapes)
      } catch {
        folder.discard()
        throw error
      }
    }
  }

  private static func fill(
    _ folder: ExportFolder, with report: TestReport, _ catalogue: Catalogue, _ language: Language,
    _ shapes: ShapeRendering
  ) throws(ExportFolderError) {
    let differences = report.variants.flatMap(\.differences)
    let links = differences.map(\.link.text)
    let before = ExportName.paths(of: links, extension: "before.svg")
    let after = ExportName.paths(of: links, extension: "after.svg")
    var pictures = ReportPictures(catalogue, shapes)
    var names: [(number: Int, path: String)] = [(0, "index.html"), (1, "report.json")]
    var files: [Difference: ReportFiles] = [:]
    for (index, difference) in differences.enumerated() {
      for (picture, path) in [(difference.old, before[index]), (difference.new, after[index])] {
        guard let picture else { continue }
        try folder.write(Array(pictures.svg(picture, of: difference).utf8), as: names.count)
        names.append((names.count, path))
      }
      files[difference] = ReportFiles(
        old: difference.old.map { _ in before[index] },
        new: difference.new.map { _ in after[index] })
    }
    let page = ReportPage(
      report: report, catalogue: catalogue, language: language, files: files,
      shapes: shapes)
    try folder.write(Array(page.text.utf8), as: 0)
    try folder.write(Array(TestReportJSON(report: report).text.utf8), as: 1)
    try folder.publish(names)
  }
}
