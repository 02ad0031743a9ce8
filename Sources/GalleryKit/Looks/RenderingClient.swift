public import GSDesign

/// The renderer's answers about looks, which the gallery itself cannot know.
///
/// The host of the gallery supplies it; the closures depend on their arguments alone.
public struct RenderingClient: Sendable {
  /// The columns a line of text takes.
  public let width: @Sendable (String) -> Int
  /// The columns and rows an element takes under an environment when it has as many columns as given.
  public let size: @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int)
  /// The fingerprints of an element on the pages of some environments, at its natural size.
  public let looks: @Sendable (Element, [EnvironmentChange]) -> [LookFingerprint]
  /// The text, marks and lines of an element with the fill behind each, on the page of an environment; without
  /// duplicates.
  public let inks: @Sendable (Element, EnvironmentChange) -> [InkOnFill]
  /// The roles whose colours show in an element at its natural size: two themes show it alike exactly if they have the
  /// same colours for these. Empty without a renderer.
  public var roles: @Sendable (Element, EnvironmentChange) -> Set<ColorRole> = { _, _ in [] }
  /// The inks of selected and disabled panels in an element at its natural size, which a glyph may have to distinguish
  /// from those of others. Empty without a renderer.
  package var markedInks: @Sendable (Element, EnvironmentChange) -> Set<MarkedInk> = { _, _ in [] }
  /// The points that outlines of an element reach beyond its rows, above and below. 0 without a renderer.
  package var reach: @Sendable (Element, EnvironmentChange) -> Double = { _, _ in 0 }
  /// A look to scale; nil if it has no outlines, or the renderer does not enlarge.
  package var enlarged: @Sendable (EnlargingRequest) -> EnlargedLook? = { _ in nil }
  /// A look to scale with its parts; nil if it has none, or the renderer does not measure.
  package var inspected: @Sendable (InspectionRequest) -> InspectedLook? = { _ in nil }

  /// An element in the cells it takes of a room, in the colours of an environment; nil without a renderer that draws.
  public var picture: @Sendable (Element, EnvironmentChange, _ room: CellSize) -> CellPicture? = {
    _, _, _ in nil
  }

  /// The interactive parts of an element laid out in a room, in the order drawn; none without a renderer that lays out.
  package var parts: @Sendable (Element, EnvironmentChange, _ room: CellSize) -> [PartArea] = {
    _, _, _ in []
  }

  /// Makes a client from the functions of a renderer; they must be safe to call from any thread.
  ///
  /// - Parameters:
  ///   - width: the columns a line of text takes.
  ///   - size: the columns and rows an element takes in a given width.
  ///   - looks: the fingerprints of an element, one for each environment, in their order.
  ///   - inks: the text, marks and lines of an element with the fill behind each, without duplicates.
  public init(
    width: @escaping @Sendable (String) -> Int,
    size: @escaping @Sendable (Element, EnvironmentChange, _ columns: Int) -> (Int, Int),
    looks: @escaping @Sendable (Element, [EnvironmentChange]) -> [LookFingerprint],
    inks: @escaping @Sendable (Element, EnvironmentChange) -> [InkOnFill]
  ) {
    self.width = width
    self.size = size
    self.looks = looks
    self.inks = inks
  }

  /// The fingerprint of an element on the page of an environment, at its natural size.
  public func look(_ element: Element, _ environment: EnvironmentChange) -> LookFingerprint {
    looks(element, [environment])[0]
  }
}

extension RenderingClient {
  /// A text in lines of a given width.
  package func lines(of text: String, columns: Int) -> [String] {
    brokenLines(of: text, columns: columns, width: width)
  }
}

/// Breaks a text into lines of a given width: at blanks, after a separator in links and names of looks, and otherwise
/// anywhere.
package func brokenLines(of text: String, columns: Int, width: (String) -> Int) -> [String] {
  var lines: [String] = [""]
  func append(_ part: Substring) {
    if width(lines[lines.count - 1] + part) <= columns {
      lines[lines.count - 1] += part
      return
    }
    if !lines[lines.count - 1].isEmpty { lines.append("") }
    // Measures each character once; characters without a width could make a line of any length.
    var used = 0
    for character in part {
      let wide = width(String(character))
      if used + wide > columns {
        lines.append("")
        used = 0
      }
      lines[lines.count - 1].append(character)
      used += wide
    }
  }
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let joined =
      lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
    if width(joined) <= columns {
      lines[lines.count - 1] = joined
      continue
    }
    if !lines[lines.count - 1].isEmpty { lines.append("") }
    for part in dividedWord(word) { append(part) }
  }
  return lines
}

/// Divides `tag/filled:selected,focused` after the colon and the comma.
private func dividedWord(_ word: Substring) -> [Substring] {
  var parts: [Substring] = []
  var start = word.startIndex
  for index in word.indices where ",:@|".contains(word[index]) {
    let end = word.index(after: index)
    parts.append(word[start..<end])
    start = end
  }
  if start < word.endIndex { parts.append(word[start...]) }
  return parts
}

/// A look drawn to scale, several times its size.
package struct EnlargedLook: Sendable {
  /// The scale factor; 1 if no larger scale fits, in which case `picture` is nil.
  package let scale: Int
  /// The width and height of its outlines in points, before they were enlarged.
  package let points: (width: Double, height: Double)
  /// Its size in cells; nil if no larger scale fits.
  package let size: CellSize?
  /// The cells and the enlarged outlines; nil if only the size was asked for.
  package let picture: CellPicture?
  /// The interactive parts of the look, in the cells of the picture, the inner ones after the outer.
  package let parts: [PartArea]

  package init(
    scale: Int, points: (width: Double, height: Double), size: CellSize?, picture: CellPicture?,
    parts: [PartArea] = []
  ) {
    self.size = size
    self.parts = parts
    self.scale = scale
    self.points = points
    self.picture = picture
  }
}

/// A look to enlarge, and the room for it.
package struct EnlargingRequest: Hashable, Sendable {
  package let element: Element
  package let environment: EnvironmentChange
  /// The scale: an even number, or 1; if it does not fit, half of it is tried.
  package let scale: Int
  /// The available cells.
  package let room: CellSize
  /// Whether it is drawn; its size is known without.
  package var wantsPicture: Bool

  package init(
    element: Element, environment: EnvironmentChange, scale: Int, room: CellSize,
    wantsPicture: Bool = true
  ) {
    self.element = element
    self.environment = environment
    self.scale = scale
    self.room = room
    self.wantsPicture = wantsPicture
  }
}

/// A look drawn to scale, with the parts to measure in it.
package struct InspectedLook: Sendable {
  /// The scale factor; 1 if no larger scale fits.
  package let scale: Int
  package let picture: CellPicture
  /// From the outermost inwards; lengths are points before they were enlarged.
  package let parts: [LookPart]
  /// The point of the picture that the upper left corner of the look is at.
  package let origin: (x: Double, y: Double)

  package init(
    scale: Int, picture: CellPicture, parts: [LookPart], origin: (x: Double, y: Double)
  ) {
    self.scale = scale
    self.picture = picture
    self.parts = parts
    self.origin = origin
  }

  /// A rectangle of the look in points of the picture.
  package func placed(_ rect: PointRect) -> PointRect {
    let factor = Double(scale)
    return PointRect(
      x: rect.x * factor + origin.x, y: rect.y * factor + origin.y, width: rect.width * factor,
      height: rect.height * factor)
  }

  /// The part that contains another; nil for the outermost.
  package func container(of index: Int) -> Int? {
    parts[..<index].lastIndex { $0.level < parts[index].level }
  }
}

/// A look to measure: its scale and room, and the part to emphasize.
package struct InspectionRequest: Sendable {
  package let enlarging: EnlargingRequest
  /// A part by its place; nil emphasizes none.
  package let chosen: Int?
  /// The role of the colour that measures are drawn in.
  package let guide: ColorRole

  package init(enlarging: EnlargingRequest, chosen: Int?, guide: ColorRole) {
    self.enlarging = enlarging
    self.chosen = chosen
    self.guide = guide
  }
}
