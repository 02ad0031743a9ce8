package import GSDesign

/// A look drawn to scale, several times its size.
package struct EnlargedLook: Sendable {
  /// How many times as large it is; 1 where no larger scale fits, and then there is no picture.
  package let scale: Int
  /// The width and height of its outlines in points, before they were enlarged.
  package let points: (width: Double, height: Double)
  /// The cells and the enlarged outlines.
  package let picture: CellPicture?

  package init(scale: Int, points: (width: Double, height: Double), picture: CellPicture?) {
    self.scale = scale
    self.points = points
    self.picture = picture
  }
}

/// A look to enlarge, and the room for it.
package struct EnlargingRequest: Sendable {
  package let element: Element
  package let environment: EnvironmentChange
  /// An even number, or 1; where it does not fit, half of it is tried.
  package let scale: Int
  /// The cells there are.
  package let room: CellSize
}
