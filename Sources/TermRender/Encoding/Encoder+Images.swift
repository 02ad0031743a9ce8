extension Encoder {
  /// Brings the images to where the frame has them, behind its cells.
  ///
  /// - Parameters:
  ///   - start: where in the output the cells begin.
  ///   - cursor: where the cursor was then.
  mutating func drawImages(since start: Int, from cursor: CursorPlace) {
    switch images.support?.imageProtocol {
    case nil: images.placed = [:]
    case .kitty: placeImages()
    case .sixel: paintImages(since: start, from: cursor)
    }
  }

  mutating func write(_ command: ImageCommand) { command.encode(into: &writer.output) }
}
