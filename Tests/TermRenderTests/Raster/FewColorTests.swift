import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// In few colours a fill is one colour wherever it is seen, and inks are moved until they can be read.
@Suite("Pairs of colours in few colours")
struct FewColorTests {
  private let depths = [ColorDepth.indexed256, .indexed16]

  private func environments(_ depth: ColorDepth) -> [RenderEnvironment] {
    [Theme.gitspace, .zatch, .lionheart, .ribsTodo].flatMap { theme in
      Appearance.allCases.flatMap { appearance in
        Contrast.allCases.map {
          RenderEnvironment(
            theme: theme, appearance: appearance, contrast: $0, depth: depth)
        }
      }
    }
  }

  private func styles(_ element: Element, _ environment: RenderEnvironment) -> [Style] {
    let surface = Renderer().draw(element, environment: environment).surface
    return surface.cells.map { surface.pool[$0.style] }
  }

  @Test func aFillHasOneColourUnderEveryInk() {
    for environment in depths.flatMap(environments) {
      let inks: [ColorRole] = [.text, .textSecondary, .textTertiary, .destructive, .accentText]
      let element = Element.backdrop(
        .surface, .column(inks.map { .words([Span("x", role: $0)]) }))
      let fills = Set(styles(element, environment).map(\.background))
      #expect(fills.count == 1, "\(environment.theme) \(environment.depth)")
    }
  }

  /// The caps of a tag are block elements in the colour of its fill.
  @Test func capsHaveTheColourOfTheFill() throws {
    for environment in depths.flatMap(environments) {
      let element = GSTag.filled("x", configuration: .height31, isSelected: true).element
      let surface = Renderer().draw(element, environment: environment).surface
      var fills: Set<RGB> = []
      for cell in surface.cells {
        let style = surface.pool[cell.style]
        for paint in [style.foreground, style.background] {
          guard let paint, paint.role?.name == "tagPurple.solid" else { continue }
          fills.insert(paint.color)
        }
      }
      #expect(fills.count == 1, "\(environment.theme) \(environment.depth): \(fills)")
      let shape = try #require(surface.shapes.first)
      #expect(shape.fill.map { fills.contains($0.color) } == true)
    }
  }

  @Test func everyPairKeepsItsContrastAsFarAsThePaletteAllows() throws {
    var compared = 0
    for environment in depths.flatMap(environments) {
      let palette = try #require(environment.depth.palette())
      let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
      for pair in InkPair.all {
        let (ink, fill) = (ColorRole(pair.ink), ColorRole(pair.fill))
        let element = Element.backdrop(fill, .words([Span("x", role: ink)]))
        let style = try #require(styles(element, environment).first)
        let shown = try #require(style.background?.color)
        let seen = try #require(style.foreground?.color)
        let before = scheme[ink].contrastRatio(with: scheme[fill])
        let reachable = palette.colors.map { $0.contrastRatio(with: shown) }.max() ?? 1
        // Whatever limit was met is met, and of what met none three quarters are left.
        let limit = [7, 4.5, 3].first { before >= $0 } ?? 0.75 * before
        let after = seen.contrastRatio(with: shown)
        #expect(
          after >= min(limit, reachable) - 1e-9,
          "\(ink.name) on \(fill.name), \(environment.theme) \(environment.depth)")
        #expect(palette.colors.contains(seen) && palette.colors.contains(shown))
        compared += 1
      }
    }
    #expect(compared == 48 * InkPair.all.count)
  }

  /// Terminals that do not say which sixteen colours they have: chosen once, seen in each of the known palettes.
  @Test func withoutAnAnswerEveryPairOfAThemeIsReadableInAllPalettes() throws {
    var compared = 0
    for environment in environments(.indexed16) {
      let environment = environment.and { $0.namedColors = .unknown16 }
      let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
      for pair in InkPair.all where pair.kind == .text {
        let (ink, fill) = (ColorRole(pair.ink), ColorRole(pair.fill))
        guard scheme[ink].contrastRatio(with: scheme[fill]) >= 4.5 else { continue }
        let element = Element.backdrop(fill, .words([Span("x", role: ink)]))
        let style = try #require(styles(element, environment).first)
        func index(_ paint: Paint?) throws -> Int {
          let color = try #require(paint).color
          return try #require(IndexedPalette.unknown16.colors.firstIndex(of: color))
        }
        let (seen, shown) = try (index(style.foreground), index(style.background))
        for named in NamedColors.known {
          let colors = named.palette.colors
          #expect(
            colors[seen].contrastRatio(with: colors[shown]) >= 3,
            "\(ink.name) on \(fill.name), \(environment.theme) in \(named)")
        }
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func trueColourIsUnchanged() throws {
    for environment in environments(.truecolor) {
      let scheme = environment.theme.scheme(environment.appearance, environment.contrast)
      let style = try #require(styles(.words([Span("x", role: .text)]), environment).first)
      #expect(style.foreground?.color == scheme[.text])
      #expect(style.background?.color == scheme[.page])
    }
  }

  /// A drawing for a terminal of these colours is sent unchanged.
  @Test func reducingTwiceIsReducingOnce() {
    let unknown = environments(.indexed16).map { $0.and { $0.namedColors = .unknown16 } }
    for environment in depths.flatMap(environments) + unknown {
      let element = Element.column([
        GSTag.filled("x", isDisabled: true).element, GSTag.stroke("y", isSelected: true).element,
        GSText(.caption1, "z").element,
      ])
      let surface = Renderer().draw(element, environment: environment).surface
      let colors = ColorReduction(environment.depth, named: environment.namedColors)
      var downsampler = Downsampler(colors)
      for cell in surface.cells {
        let style = surface.pool[cell.style]
        let pen = downsampler.pen(of: cell, in: surface.pool)
        func index(_ color: TerminalColor) -> Int? {
          switch color.form {
          case .indexed(let index), .named(let index): Int(index)
          case .standard, .direct: nil
          }
        }
        let palette = colors.palette
        #expect(index(pen.foreground).flatMap { palette?[$0] } == style.foreground?.color)
        #expect(index(pen.background).flatMap { palette?[$0] } == style.background?.color)
      }
    }
  }

  /// A surface in true colour on a terminal with fewer: caps go with the fill, words are moved.
  @Test func theLastReductionKnowsPartsOfFillsFromWords() throws {
    let pool = CellPool()
    let fill = RGB(0x8C8C8C)
    let style = pool.id(of: Style(foreground: Paint(fill), background: Paint(.white)))
    var downsampler = Downsampler(depth: .indexed16)
    let cap = Cell(glyph: Cell.Glyph(scalar: "▄", columns: 1), style: style)
    let word = Cell(glyph: Cell.Glyph(scalar: "x", columns: 1), style: style)
    // 3.4:1, and the grey of the palette has 4.0.
    #expect(downsampler.pen(of: cap, in: pool).foreground == .named(8))
    let faint = RGB(0x757575)
    let other = pool.id(of: Style(foreground: Paint(faint), background: Paint(.white)))
    #expect(
      downsampler.pen(of: Cell(glyph: cap.glyph, style: other), in: pool).foreground == .named(8))
    // 4.6:1 before, so that grey is too faint for words.
    #expect(
      downsampler.pen(of: Cell(glyph: word.glyph, style: other), in: pool).foreground == .named(0))
    var encoder = Encoder(depth: .indexed16)
    var surface = Surface(columns: 2, rows: 1, pool: pool)
    surface.put(cap.glyph, style: other, column: 0, row: 0)
    surface.put(word.glyph, style: other, column: 1, row: 0)
    let text = String(decoding: encoder.encode(Frame(surface: surface)), as: UTF8.self)
    #expect(text.contains("90;107m▄") || text.contains("107;90m▄"), "\(text.debugDescription)")
    #expect(text.contains("30mx"), "\(text.debugDescription)")
    let line = String(decoding: surface.ansi(depth: .indexed16), as: UTF8.self)
    #expect(line.contains("90;107m▄") && line.contains("30mx"), "\(line.debugDescription)")
  }

  @Test func theColourCacheIsBounded() {
    var downsampler = Downsampler(depth: .indexed256)
    for value in stride(from: UInt32(0), to: 20_000 * 800, by: 800) {
      let style = Style(foreground: Paint(RGB(value)), background: Paint(RGB(value ^ 0xFF_FFFF)))
      _ = downsampler.pen(for: style)
    }
    #expect(downsampler.keptCount <= 2 << 12)
  }

  @Test func coloursAreChosenFromThoseOfTheTerminal() throws {
    // A palette whose grey is a dark one, and whose white is none.
    var colors = IndexedPalette.xterm16.colors
    colors[8] = RGB(0x404040)
    colors[15] = RGB(0xFDF6E3)
    let named = IndexedPalette(colors)
    var environment = RenderEnvironment(theme: .zatch, depth: .indexed16)
    environment.namedColors = named
    let element = GSText(.body1, "x").element
    let surface = Renderer().draw(element, environment: environment).surface
    let style = surface.pool[surface[0, 0].style]
    #expect(style.background?.color == RGB(0xFDF6E3))
    let sent = String(
      decoding: surface.ansi(depth: .indexed16, named: named), as: UTF8.self)
    #expect(sent.contains("107m"), "\(sent.debugDescription)")
    // A palette that looks the same in other depths is not made again for it.
    var trueColor = environment
    trueColor.depth = .truecolor
    #expect(trueColor.hasColors(of: RenderEnvironment(theme: .zatch)))
    #expect(!environment.hasColors(of: RenderEnvironment(theme: .zatch, depth: .indexed16)))
  }

  @Test func aPresenterUsesTheColoursOfTheTerminal() throws {
    var colors = IndexedPalette.xterm16.colors
    colors.swapAt(0, 15)
    let named = IndexedPalette(colors)
    let surface = Renderer().draw(
      GSText(.body1, "x").element, environment: RenderEnvironment(depth: .indexed16)
    ).surface
    var encoder = Encoder(depth: .indexed16)
    let before = encoder.encode(Frame(surface: surface))
    encoder.adopt(.xterm, depth: .indexed16, named: nil)
    #expect(encoder.encode(Frame(surface: surface)).isEmpty)
    encoder.adopt(.xterm, depth: .indexed16, named: named)
    let after = encoder.encode(Frame(surface: surface))
    #expect(!after.isEmpty && after != before)
    // Adopting without colours keeps them.
    encoder.adopt(.xterm, depth: .indexed16)
    #expect(encoder.encode(Frame(surface: surface)).isEmpty)
  }
}

/// ncurses is not made for several threads: its tests run one after the other.
extension NcursesPresenterTests {
  @Test func ncursesUsesThemToo() throws {
    var colors = IndexedPalette.xterm16.colors
    colors.swapAt(0, 15)
    let surface = Renderer().draw(
      GSText(.body1, "x").element, environment: RenderEnvironment(depth: .indexed16)
    ).surface
    let sink = TerminalSink(columns: surface.columns, rows: surface.rows)
    var presenter = try NcursesPresenter(sink: sink, term: "xterm-256color", depth: .indexed16)
    try presenter.present(Frame(surface: surface))
    let before = sink.terminal.grid[0][0]
    #expect(before.background == .index(15) && before.foreground == .index(0))
    presenter.adopt(named: IndexedPalette(colors))
    try presenter.present(Frame(surface: surface))
    let after = sink.terminal.grid[0][0]
    #expect(after.background == .index(0) && after.foreground == .index(15))
  }
}
