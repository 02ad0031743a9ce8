/// What is other about a cell.
enum Channel: UInt8, Hashable, Sendable, CaseIterable {
  case glyph, foreground, background, attributes
  /// Which token a colour came from: another token may have the same colour.
  case role

  /// How it is marked under a cell: `g`, `f`, `b`, `a`, `r`.
  var letter: Character {
    switch self {
    case .glyph: "g"
    case .foreground: "f"
    case .background: "b"
    case .attributes: "a"
    case .role: "r"
    }
  }
}

/// A cell that is other than it was; of a wide glyph, both of its halves.
package struct CellChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case changed
    /// Only the new picture is that wide, or that high.
    case added
    /// Only the old picture was.
    case removed
  }

  package let column: Int
  package let row: Int
  /// 1, or 2 for a wide glyph.
  package let columns: Int
  let kind: Kind
  /// Empty but for changed cells.
  let channels: Set<Channel>
  /// Whether anybody can tell: roles, and the colour and weight of a blank, do not show.
  let isSeen: Bool
}
