/// The parts of the gallery that the wheel scrolls by themselves.
enum ScrollArea: String, Codable, CodingKeyRepresentable, Hashable, Sendable,
  CaseIterable
{
  case tree, overview, canvas, knobs, inspect, matrix, axes, page, palette, help, moves,
    findings
}

extension ScrollArea {
  /// Whether followers do not see it.
  var isOfOneScreen: Bool {
    switch self {
    case .moves, .findings: true
    case .tree, .overview, .canvas, .knobs, .inspect, .matrix, .axes, .page, .palette,
      .help:
      false
    }
  }
}
