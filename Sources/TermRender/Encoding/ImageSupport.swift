/// How a terminal is sent pictures.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
  /// Kitty's graphics protocol: images are kept by the terminal and placed by name.
  case kitty
  /// Sixel: pixels are written into cells.
  case sixel
}

/// That shapes are drawn as pixels, and how.
package struct ImageSupport: Hashable, Sendable {
  package let imageProtocol: ImageProtocol
  package let cell: CellPixels

  package init(_ imageProtocol: ImageProtocol, cell: CellPixels) {
    self.imageProtocol = imageProtocol
    self.cell = cell
  }
}
