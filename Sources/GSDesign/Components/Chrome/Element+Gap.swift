extension Element {
  /// So many empty columns.
  package static func gap(_ columns: Int) -> Element {
    .sized(width: .exactly(columns), height: .exactly(1), .empty)
  }

  /// An empty row.
  package static let blank = Element.sized(height: .exactly(1), .empty)
}
