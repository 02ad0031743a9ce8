extension Encoder {
  /// Removes, moves and places images that the terminal keeps.
  mutating func placeImages() {
    let wanted = images.wanted
    var missing = wanted.filter { images.placed[$0] == nil }
    let kept = Set(wanted)
    let gone = images.placed.filter { !kept.contains($0.key) }.sorted { $0.key < $1.key }
    for (place, placement) in gone {
      images.placed[place] = nil
      // One that is wanted elsewhere moves there.
      if let index = missing.firstIndex(where: { $0.image == place.image }) {
        put(missing.remove(at: index), placement)
      } else {
        write(.remove(image: place.image, placement: placement))
      }
    }
    for image in images.evict() { write(.free(image: image)) }
    for place in missing {
      let taken = Set(images.placed.filter { $0.key.image == place.image }.values)
      put(place, (1...).first { !taken.contains($0) } ?? 1)
    }
  }

  /// Places an image, which is transmitted where the terminal does not have it.
  private mutating func put(_ place: TerminalImages.Place, _ placement: Int) {
    guard let image = images.known[place.image], let cell = images.support?.cell,
      images.placed[place] == nil
    else { return }
    let (rows, below) = image.rows.lowerBound.quotientAndRemainder(dividingBy: cell.height)
    writer.move(to: CursorPlace(column: place.column, row: place.row + rows))
    if image.isTransmitted {
      write(.place(image: place.image, placement: placement, below: below))
    } else {
      write(
        .show(
          image: place.image, placement: placement,
          ImageCommand.ImageFormat(
            width: image.width, height: image.rows.count, below: below,
            payload: image.payload)))
      images.known[place.image]?.isTransmitted = true
    }
    images.placed[place] = placement
  }
}
