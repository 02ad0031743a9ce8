import GalleryTesting
import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Frames as a moving SVG")
struct SVGFilmTests {
  private let renderer = Renderer()

  private func surface(_ element: Element, columns: Int = 40, rows: Int = 6) -> Surface {
    renderer.draw(
      element, size: CellSize(columns: columns, rows: rows),
      environment: RenderEnvironment(theme: .zatch)
    ).surface
  }

  private var looks: [Surface] {
    [
      surface(GSTag.filled("one").element),
      surface(.column([GSTag.filled("one").element, GSTag.filled("two").element])),
      surface(.column([GSTag.filled("two").element, GSTag.filled("one").element])),
      surface(GSText(.title3, "only words").element),
      surface(.row([GSTag.stroke("one").element, GSTag.filled("two").element]), columns: 30),
    ]
  }

  /// The elements that a viewer shows at a time, one a line, as the styles say.
  private func shown(in markup: String, at percent: Double) -> [Substring] {
    let lines = markup.split(separator: "\n")
    var visible: [String: Bool] = [:]
    for line in lines where line.hasPrefix(".") {
      let name = line.dropFirst().prefix { $0 != "{" }
      for match in line.matches(of: /([0-9.]+)%\{visibility:(visible|hidden)\}/) {
        guard let start = Double(match.output.1), start <= percent + 0.000_5 else { continue }
        visible[String(name)] = match.output.2 == "visible"
      }
    }
    var result: [Substring] = []
    var groups: [Bool] = []
    let body = lines.drop { $0 != "</style>" }.dropFirst().dropLast()
    for line in body {
      if line.hasPrefix("<g") {
        let name = line.firstMatch(of: /^<g class="([a-z]+)">/).map { String($0.output.1) }
        groups.append(name.map { visible[$0] ?? false } ?? true)
      } else if line == "</g>" {
        groups.removeLast()
      } else if !groups.contains(false) {
        result.append(line)
      }
    }
    return result
  }

  private func elements(of surface: Surface) -> [Substring] {
    SVGDocument(surface, colors: .light, shapes: .smooth).layers
      .flatMap { $0.content.split(separator: "\n") }
  }

  @Test func everyFrameShowsItsOwnElementsInTheirOrderAndNoOther() throws {
    let looks = looks
    let order = [0, 1, 2, 3, 4, 1, 0, 3, 2]
    let frames = order.enumerated().map { SVGFilm.Frame(looks[$1], start: $0 * 700) }
    let film = SVGFilm(frames, duration: 7_000)
    #expect(film.pictureCount == 5)
    let markup = film.markup(title: "A film", description: "Tags", poster: 700)
    _ = try MarkupReader.read(markup)
    for (index, look) in order.enumerated() {
      #expect(shown(in: markup, at: Double(index) * 10) == elements(of: looks[look]), "\(index)")
      #expect(shown(in: markup, at: Double(index) * 10 + 9) == elements(of: looks[look]))
    }
  }

  @Test func withoutAnimationOneFrameIsShown() {
    let looks = looks
    let frames = (0..<5).map { SVGFilm.Frame(looks[$0], start: $0 * 1_000) }
    let markup = SVGFilm(frames, duration: 5_000).markup(
      title: "A film", description: "", poster: 3_200)
    let lines = markup.split(separator: "\n")
    let hidden = Set(
      lines.filter { $0.hasPrefix(".") && $0.contains("{visibility:hidden;") }
        .map { String($0.dropFirst().prefix { $0 != "{" }) })
    var result: [Substring] = []
    var groups: [Bool] = []
    for line in lines.drop(while: { $0 != "</style>" }).dropFirst().dropLast() {
      if line.hasPrefix("<g") {
        let name = line.firstMatch(of: /^<g class="([a-z]+)">/).map { String($0.output.1) }
        groups.append(!(name.map(hidden.contains) ?? false))
      } else if line == "</g>" {
        groups.removeLast()
      } else if !groups.contains(false) {
        result.append(line)
      }
    }
    #expect(result == elements(of: looks[3]))
    #expect(markup.contains("prefers-reduced-motion"))
  }

  @Test func equalFramesAreStoredOnce() {
    let looks = looks
    let once = SVGFilm(
      [SVGFilm.Frame(looks[0], start: 0), SVGFilm.Frame(looks[1], start: 500)], duration: 9_000
    ).markup(title: "A film", description: "", poster: 0)
    let often = SVGFilm(
      (0..<18).map { SVGFilm.Frame(looks[$0 % 2], start: $0 * 500) }, duration: 9_000
    ).markup(title: "A film", description: "", poster: 0)
    // Only the times are more.
    #expect(often.utf8.count < once.utf8.count + 2_000)
    let elements = { (markup: String) in
      markup.split(separator: "\n").filter { $0.hasPrefix("<rect") || $0.hasPrefix("<text") }.count
    }
    #expect(elements(often) == elements(once))
  }
}
