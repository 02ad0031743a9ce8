import GSDesign

extension Shape {
  /// The shape as it is drawn: no larger than the cells that it is seen in, about the same centre, so that its edges are
  /// never cut flat.
  ///
  /// A side whose cells are cut as well, as at the end of a viewport, stays where it is, and then leaves the centre free.
  ///
  /// - Parameter area: the cells of the screen; nil for a document, which grows.
  func fitted(on area: CellRect? = nil) -> Shape {
    let room = PointRect(area.map { clip.intersection($0) } ?? clip)
    func insets(_ leading: Double, _ trailing: Double) -> (leading: Double, trailing: Double) {
      let most = max(0, max(leading, trailing))
      guard most >= Self.leastRow else { return (most, most) }
      return (
        leading < Self.leastRow ? max(0, leading) : 0,
        trailing < Self.leastRow ? max(0, trailing) : 0
      )
    }
    let across = insets(room.x - frame.x, frame.endX - room.endX)
    let down = insets(room.y - frame.y, frame.endY - room.endY)
    guard across != (0, 0) || down != (0, 0) else { return self }
    return and {
      $0.frame = PointRect(
        x: frame.x + across.leading, y: frame.y + down.leading,
        width: max(0, frame.width - across.leading - across.trailing),
        height: max(0, frame.height - down.leading - down.trailing))
      $0.radius = min(radius, $0.frame.width / 2, $0.frame.height / 2)
    }
  }

  /// Points beyond its cells that an outline never has.
  private static let leastRow = 5.0
}
