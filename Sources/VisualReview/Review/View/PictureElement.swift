import ColorScience
import GSDesign
import TermRender

/// A picture as an element, so that it is drawn as everything else is: at the depth of the terminal, under a simulated
/// vision, below and above other things.
///
/// Its words name the roles that the picture names, in a theme that holds exactly the picture's colours. So a terminal of
/// few colours keeps apart what it keeps apart of the component itself, and a picture can be looked at in another theme.
struct PictureElement {
  let picture: CellPicture
  private let theme: Theme
  private let roles: [Paint: ColorRole]

  /// - Parameters:
  ///   - base: has the colours that the picture does not have.
  ///   - page: what the picture stands on, where it shows nothing of it itself; nil is the page of the base.
  init(_ picture: CellPicture, base: Theme, page: RGB? = nil) {
    self.picture = picture
    var roles: [Paint: ColorRole] = [:]
    var held: [ColorRole: RGB] = [:]
    for style in picture.styles {
      for paint in [style.foreground, style.background] {
        guard let paint, roles[paint] == nil else { continue }
        var role = paint.role ?? Self.role(of: paint.color)
        // One role with two colours is nothing this program writes, but a file may say so.
        if let known = held[role], known != paint.color { role = Self.role(of: paint.color) }
        held[role] = paint.color
        roles[paint] = role
      }
    }
    self.roles = roles
    if held[.page] == nil { held[.page] = page }
    theme = base.holding([.light: held, .dark: held], as: "picture")
  }

  private static func role(of color: RGB) -> ColorRole {
    ColorRole(custom: "picture." + color.hex, fallback: .page)
  }

  /// The picture as it was drawn.
  ///
  /// - Parameters:
  ///   - look: what it is to be seen under besides; a theme takes the place of the picture's colours.
  ///   - policy: how the columns of the picture were counted.
  ///   - depth: of what it is drawn on. Without colours a fill is reverse video, as it is for components.
  func element(
    under look: EnvironmentChange = EnvironmentChange(), policy: WidthPolicy = .grapheme,
    depth: ColorDepth = .truecolor
  ) -> Element {
    let change = change(under: look, policy: policy)
    let isMono = hasColors && (change.depth ?? depth) == .mono
    let rows = (0..<picture.rows).map { row($0, isMono: isMono) }
    return .environment(
      change,
      .sized(
        width: .exactly(picture.columns), height: .exactly(picture.rows), .column(rows)))
  }

  /// The page that the picture was drawn on, behind something.
  func onPage(_ content: Element, under look: EnvironmentChange) -> Element {
    .environment(change(under: look, policy: .grapheme), .backdrop(.page, content))
  }

  private var hasColors: Bool {
    picture.styles.contains { $0.foreground != nil || $0.background != nil }
  }

  private func change(under look: EnvironmentChange, policy: WidthPolicy) -> EnvironmentChange {
    var change = look
    change.theme = look.theme ?? theme
    change.appearance = look.appearance ?? .light
    change.contrast = look.contrast ?? .normal
    change.vision = look.vision ?? Vision.none
    change.glyphs = .unicode
    change.widthPolicy = policy
    if !hasColors { change.depth = .mono }
    return change
  }

  private func row(_ row: Int, isMono: Bool) -> Element {
    var parts: [Element] = []
    var column = 0
    while column < picture.columns {
      let first = picture[column, row]
      var text = first.text
      var end = column + max(1, Int(first.columns))
      // A cluster of several scalars could grow together with what follows it.
      if Self.isPlain(first) {
        while end < picture.columns, picture[end, row].style == first.style,
          Self.isPlain(picture[end, row])
        {
          text += picture[end, row].text
          end += 1
        }
      }
      parts.append(
        part(
          text, columns: min(end, picture.columns) - column,
          picture.styles[Int(first.style)], isMono: isMono))
      column = end
    }
    return .sized(height: .exactly(1), .row(parts))
  }

  /// Whether it is one scalar of one column, to which nothing is joined.
  private static func isPlain(_ cell: CellPicture.Cell) -> Bool {
    cell.columns == 1 && cell.text.unicodeScalars.count == 1
      && !(cell.text.unicodeScalars.first?.properties.isGraphemeExtend ?? true)
  }

  private func part(
    _ text: String, columns: Int, _ style: Style, isMono: Bool
  ) -> Element {
    var emphasis = Emphasis(style.attributes)
    // Decision of the raster stage for components, which here is past.
    if isMono, let fill = style.background, fill.role != .page {
      emphasis.formSymmetricDifference(.reverse)
    }
    let isBare = style.foreground == nil && emphasis.isEmpty && text.allSatisfy { $0 == " " }
    let words: Element =
      isBare
      ? .empty
      : .words([Span(text, role: style.foreground.flatMap { roles[$0] }, emphasis: emphasis)])
    let sized = Element.sized(width: .exactly(columns), height: .exactly(1), words)
    guard let ground = style.background.flatMap({ roles[$0] }) else { return sized }
    return .backdrop(ground, sized)
  }
}

extension Emphasis {
  init(_ attributes: Attributes) {
    self = []
    if attributes.contains(.bold) { insert(.bold) }
    if attributes.contains(.dim) { insert(.dim) }
    if attributes.contains(.italic) { insert(.italic) }
    if attributes.contains(.underline) { insert(.underline) }
    if attributes.contains(.reverse) { insert(.reverse) }
    if attributes.contains(.strikethrough) { insert(.strikethrough) }
  }
}
