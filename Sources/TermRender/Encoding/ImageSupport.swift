/// How a terminal is sent pictures.
public enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// Kitty's graphics protocol: images are kept by the terminal and placed by name.
  case kitty
  /// Sixel: pixels are written into cells.
  case sixel
}

/// How a terminal is sent shapes as pixels: in which protocol, and how large its cells are.
public struct ImageSupport: Hashable, Sendable {
  /// The protocol that it understands.
  public let imageProtocol: ImageProtocol
  /// The size of one cell.
  public let cell: CellPixels

  /// A protocol, and the size of one cell as the terminal tells it.
  public init(_ imageProtocol: ImageProtocol, cell: CellPixels) {
    self.imageProtocol = imageProtocol
    self.cell = cell
  }
}
