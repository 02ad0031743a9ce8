import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import Synchronization
import TermRender
import TermSession

extension RenderingClient {
  /// The tallest size that a look is measured in.
  static let tallest = 1000

  /// A client with its own renderer, behind a lock: each thread has a client.
  static func rendering(widthPolicy: WidthPolicy) -> RenderingClient {
    rendering(widths: FollowedWidths(widthPolicy))
  }

  /// The same, with a width policy that may change later.
  static func rendering(widths: FollowedWidths) -> RenderingClient {
    let sight = Mutex(ProbeSight())
    var client = RenderingClient(
      width: { DisplayWidth.columns(of: $0, policy: widths.policy) },
      size: { element, change, columns in
        let base = RenderEnvironment(widthPolicy: widths.policy)
        let size = sight.withLock {
          $0.renderer.measure(
            element, environment: base.applying(change),
            within: CellSize(columns: columns, rows: tallest))
        }
        return (size.columns, size.rows)
      },
      looks: { element, changes in
        let base = RenderEnvironment(widthPolicy: widths.policy)
        return sight.withLock { $0.looks(element, changes.map(base.applying)) }
      },
      inks: { element, change in
        let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
        return sight.withLock { $0.renderer.inks(of: element, environments: [environment])[0] }
      })
    client.roles = { element, change in
      let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
      return sight.withLock { $0.renderer.roles(of: element, environments: [environment])[0] }
    }
    client.markedInks = { element, change in
      let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
      return sight.withLock {
        $0.renderer.markedInks(of: element, environment: environment)
      }
    }
    client.reach = { element, change in
      let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
      return sight.withLock { $0.renderer.reach(of: element, environment: environment) }
    }
    client.picture = { element, change, room in
      let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
      return sight.withLock {
        let size = $0.renderer.measure(element, environment: environment, within: room)
        return CellPicture($0.renderer.draw(element, size: size, environment: environment).surface)
      }
    }
    client.parts = { element, change, room in
      let environment = RenderEnvironment(widthPolicy: widths.policy).applying(change)
      return sight.withLock {
        let size = $0.renderer.measure(element, environment: environment, within: room)
        return $0.renderer.draw(element, size: size, environment: environment).parts
      }
    }
    client.enlarged = { request in
      let base = RenderEnvironment(widthPolicy: widths.policy)
      return sight.withLock {
        $0.enlarged(request, base.applying(request.environment))
      }
    }
    client.inspected = { request in
      let base = RenderEnvironment(widthPolicy: widths.policy)
      return sight.withLock {
        $0.typed.inspected(request, base.applying(request.enlarging.environment))
      }
    }
    return client
  }
}

/// A renderer and the cached facts about its styles.
private struct ProbeSight {
  let renderer: Renderer
  /// For pictures that documents may hold, whose words say their type.
  let typed: Renderer
  let sight: SurfaceHasher

  init() {
    renderer = Renderer()
    typed = Renderer(pool: renderer.pool, recordsType: true)
    sight = SurfaceHasher(pool: renderer.pool)
  }

  func looks(_ element: Element, _ environments: [RenderEnvironment]) -> [LookFingerprint] {
    renderer.draw(element, environments: environments).map { drawing in
      let seen = sight.seen(drawing.surface)
      return LookFingerprint(
        high: seen.high, low: seen.low, columns: drawing.surface.columns,
        rows: drawing.surface.rows, isBlank: seen.isBlank, isCut: drawing.isCut)
    }
  }

  /// The largest scale that fits, at most the requested one.
  func enlarged(
    _ request: EnlargingRequest, _ environment: RenderEnvironment
  ) -> EnlargedLook? {
    let renderer = request.wantsPicture ? typed : renderer
    let size = renderer.measure(
      request.element, environment: environment,
      within: CellSize(columns: request.room.columns, rows: RenderingClient.tallest))
    let drawing = renderer.draw(request.element, size: size, environment: environment)
    let text = drawing.surface
    var surface = text
    if environment.depth == .mono {
      // Outlines are known only with colours.
      surface =
        renderer.draw(request.element, size: size, environment: environment.inAllColors).surface
    }
    let edges = Enlargement.Edges(environment.depth)
    var points: (width: Double, height: Double)?
    var scale = request.scale
    while scale > 1 {
      guard let enlargement = Enlargement(surface, text: text, by: scale, edges: edges) else {
        return nil
      }
      let (size, outline) = (enlargement.size, enlargement.outline)
      points = (outline.width, outline.height)
      if size.columns <= request.room.columns, size.rows <= request.room.rows {
        return EnlargedLook(
          scale: scale, points: (outline.width, outline.height), size: size,
          picture: request.wantsPicture ? enlargement.picture : nil,
          parts: drawing.parts.map {
            PartArea(id: $0.id, area: enlargement.enlarged(PointRect($0.area)).cells)
          })
      }
      scale /= 2
    }
    return points.map { EnlargedLook(scale: 1, points: $0, size: nil, picture: nil) }
  }
}

extension Enlargement.Edges {
  /// The level of detail of an edge in half blocks at a colour depth.
  init(_ depth: ColorDepth) {
    self =
      switch depth {
      case .truecolor: .blended
      case .indexed256, .indexed16: .hard
      case .mono: .uncolored
      }
  }
}

/// Draws elements for commands: measures them, draws them at their size, and answers the gallery's requests.
struct ElementRenderer {
  let renderer: Renderer
  let widthPolicy: WidthPolicy

  init(widthPolicy: WidthPolicy) {
    renderer = Renderer(recordsType: true)
    self.widthPolicy = widthPolicy
  }

  /// The size an element takes in a given width.
  func size(of element: Element, environment: RenderEnvironment, columns: Int) -> CellSize {
    renderer.measure(
      element, environment: environment, within: CellSize(columns: columns, rows: 1000))
  }

  func draw(_ element: Element, size: CellSize, environment: RenderEnvironment) -> Drawing {
    renderer.draw(element, size: size, environment: environment)
  }
}

extension Settings {
  /// The settings for an output format. Plain text has no colour to distinguish states: unless a depth was requested,
  /// it is drawn as without colours, where every state has a glyph of its own.
  ///
  /// - Parameter glyphs: the glyph set if none was requested.
  func drawn(as format: OutputFormat, glyphs: GlyphSet = .unicode) -> Settings {
    var result = self
    if format == .text { result.depth = depth ?? .mono }
    result.glyphs = self.glyphs ?? glyphs
    return result
  }

  /// The settings for an output whose colours are known: a state has the marks of the colours it is written in, so no
  /// depth has more of them, whether the terminal was found to have no more or a link asks for more.
  func drawn(as plan: OutputPlan, glyphs: GlyphSet) -> Settings {
    var result = drawn(as: plan.format, glyphs: glyphs)
    switch plan.format {
    case .ansi:
      let isWithin = result.depth.map { $0.isLess(than: plan.depth) } ?? false
      if !isWithin { result.depth = plan.depth }
      result.namedColors = result.namedColors ?? plan.namedColors
    case .text, .svg, .html, .json, .words: break
    }
    return result
  }

  /// The complete environment of a variant; missing settings have the defaults of its links.
  func rendered(_ variant: VariantID, in catalogue: Catalogue) -> RenderEnvironment {
    RenderEnvironment().applying(change(of: variant, in: catalogue))
  }
}

/// A state as JSON: its link, its code, and the text of its rows.
struct PictureJSON: Encodable {
  let link: String
  /// The states with this look, if several were requested.
  let states: [String]?
  let code: String
  let columns: Int
  let rows: Int
  let text: [String]

  init(_ picture: Picture, code: String, link: String, states: [String]? = nil) {
    self.link = link
    self.states = states
    self.code = code
    columns = picture.surface.columns
    rows = picture.surface.rows
    text = picture.rows
  }
}

extension Element {
  /// The element with a margin of its page around it: one row, and as many columns as a margin has.
  var onPage: Element {
    let margin = Element.sized(
      width: .exactly(MatrixSheets.margin), height: .exactly(1), .empty)
    return .backdrop(.page, .row([margin, .column([.blank, self, .blank]), margin]))
  }
}

/// A drawn surface and its output settings.
struct Picture {
  let surface: Surface
  /// The colours of the output; simulated ones are in the cells already.
  let colors: ColorReduction
  let title: String
  /// How documents draw the outlines.
  var shapes = ShapeRendering.smooth
  /// The output for a terminal that draws the outlines itself, instead of cells only.
  var styledText: [UInt8]?

  /// - Parameter json: the picture as a JSON document, for that format.
  func written(as format: OutputFormat, json: () -> String = { "" }) -> [UInt8] {
    switch format {
    // A picture has no words of its own: callers that need them have the states.
    case .text, .words: Array(surface.plainText.utf8)
    case .ansi: styledText ?? surface.ansi(depth: colors.depth, named: colors.named)
    case .svg: Array(surface.svg(title: title, description: surface.plainText, shapes: shapes).utf8)
    case .html: Array(surface.html(label: title, shapes: shapes).utf8)
    case .json: Array(json().utf8)
    }
  }

  /// The text of the rows.
  var rows: [String] {
    surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
