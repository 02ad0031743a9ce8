import GalleryKit
import VisualReview

extension Difference {
  /// What has changed, in a few words that go with the kind of the difference.
  var reason: Phrase {
    switch bucket {
    case .changed: changes?.summary ?? ReportProblem.Kind.changed.words
    case .new: Self.size(of: new)
    case .deleted: Self.size(of: old)
    case .renamed:
      Phrase(
        "was \(formerStates.first ?? "")", korean: "전에는 \(formerStates.first ?? "")")
    }
  }

  private static func size(of picture: CellPicture?) -> Phrase {
    let size = picture.map { "\($0.columns)x\($0.rows)" } ?? "0x0"
    return Phrase(size, korean: size)
  }
}
