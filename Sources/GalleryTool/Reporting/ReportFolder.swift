import GSDesign
import GalleryKit
import VisualReview

/// A folder with a page that shows what was found, the pictures, and the report as JSON.
enum ReportFolder {
  static func write(
    _ report: TestReport, to path: String, in context: ToolContext, language: Language
  ) throws(ToolError) {
  }
}
