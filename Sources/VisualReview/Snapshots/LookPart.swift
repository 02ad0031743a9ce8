import GSDesign

/// A part of a look behind its cells: a heading and lines.
///
/// Lines that are those of the same state in an earlier environment are not repeated: `measures as in light`.
enum LookPart: String, CaseIterable {
  case legend, outlines, measures, spoken

  static let reference = " as in "
  private static let unknown = " unknown"

  /// The heading of a look recorded without it.
  var unknownHeading: String { rawValue + Self.unknown }

  /// The first format that records it.
  var firstFormat: Int {
    switch self {
    case .legend: 1
    case .outlines: 2
    case .measures: 3
    case .spoken: 4
    }
  }

  /// The lines of a picture; nil if it was recorded without them.
  func lines(of picture: CellPicture, _ table: SnapshotStyle.Table) -> [String]? {
    switch self {
    case .legend:
      picture.styles.enumerated().map { place, style in
        "\(SnapshotStyle.letter(place)) = \(SnapshotStyle.spelling(of: style, table))"
      }
    case .outlines: picture.shapes?.map { SnapshotShape.spelling(of: $0, table) }
    case .measures: picture.measures
    case .spoken: picture.spoken
    }
  }

  /// The text in a file; empty without lines.
  ///
  /// - Parameter environment: the name of an earlier environment with the same lines.
  func text(of lines: [String]?, asIn environment: String? = nil) -> String {
    guard let lines else { return unknownHeading + "\n" }
    guard !lines.isEmpty || self == .legend || self == .spoken else { return "" }
    let repeated = lines.reduce(0) { $0 + $1.utf8.count + 3 }
    if let environment, repeated > Self.reference.utf8.count + environment.utf8.count {
      return rawValue + Self.reference + environment + "\n"
    }
    return lines.reduce(into: rawValue + "\n") { $0 += "  \($1)\n" }
  }
}
