import GSDesign
import Words

/// Frames as one SVG document that plays them in a loop, without a script or another file.
///
/// Each element is written once for all frames that show it, and styles show it at their times. Viewers that play no
/// animation, and people who asked for less motion, see one frame.
package struct SVGFilm {
  /// A surface, and when it begins.
  package struct Frame {
    package let surface: Surface
    /// In milliseconds from the start.
    package let start: Int

    package init(_ surface: Surface, start: Int) {
      self.surface = surface
      self.start = start
    }
  }

  private struct Picture {
    let layers: [SVGDocument.Layer]
    /// The size of the cells: what reaches beyond a screen is not seen.
    let width: Int
    let height: Int
  }

  /// One element, and the pictures that show it.
  private struct Part {
    let text: Int
    var pictures: Set<Int>
  }

  /// The different pictures, and which one each frame shows.
  private var pictures: [Picture] = []
  private var shown: [(start: Int, picture: Int)] = []
  /// In milliseconds.
  private let duration: Int

  /// - Parameters:
  ///   - frames: of one pool, in the order of their times; the first begins at 0.
  ///   - duration: the time after which it begins again, in milliseconds.
  ///   - colors: replace the colours of the terminal.
  ///   - shapes: how the outlines of panels are drawn.
  package init(
    _ frames: [Frame], duration: Int, colors: ExportColors = .light,
    shapes: ShapeRendering = .smooth
  ) {
    self.duration = max(1, duration)
    var known: [[SVGDocument.Layer]: Int] = [:]
    for frame in frames {
      let document = SVGDocument(frame.surface, colors: colors, shapes: shapes)
      let layers = document.layers
      let picture = known[layers] ?? pictures.count
      if known[layers] == nil {
        known[layers] = picture
        pictures.append(
          Picture(
            layers: layers, width: frame.surface.columns * CellGeometry.columns,
            height: frame.surface.rows * CellGeometry.rows))
      }
      if shown.last?.picture != picture { shown.append((frame.start, picture)) }
    }
  }

  /// The number of different pictures.
  var pictureCount: Int { pictures.count }

  /// The document.
  ///
  /// - Parameters:
  ///   - title: names the film, for people who do not see it.
  ///   - description: describes its content.
  ///   - poster: the time of the frame that is shown without animation, in milliseconds.
  package func markup(title: String, description: String, poster: Int) -> String {
    let still = shown.last { $0.start <= poster }?.picture ?? 0
    let width = pictures.map(\.width).max() ?? 0
    let height = pictures.map(\.height).max() ?? 0
    var styles = Styles(shown, duration, still: still, count: pictures.count)
    var body = ""
    for (place, layer) in (pictures.first?.layers ?? []).enumerated() {
      let content = merged(layer: place, &styles)
      guard !content.isEmpty else { continue }
      body += layer.attributes.isEmpty ? content : "<g \(layer.attributes)>\n\(content)</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(title.escapedForMarkup)</title>
      <desc id="description">\(description.linesEscapedForMarkup)</desc>
      <style>
      \(styles.text)</style>
      \(body)</svg>

      """
  }

  /// The elements of a layer in all pictures, each in the order of its picture.
  private func merged(layer: Int, _ styles: inout Styles) -> String {
    var texts: [Substring] = []
    var numbers: [Substring: Int] = [:]
    var parts: [Part] = []
    for (index, picture) in pictures.enumerated() {
      var place = 0
      for text in picture.layers[layer].content.split(separator: "\n") {
        let number = numbers[text] ?? texts.count
        if number == texts.count {
          numbers[text] = number
          texts.append(text)
        }
        if let found = parts[place...].firstIndex(where: { $0.text == number }) {
          parts[found].pictures.insert(index)
          place = found + 1
        } else {
          parts.insert(Part(text: number, pictures: [index]), at: place)
          place += 1
        }
      }
    }
    var result = ""
    var start = 0
    while start < parts.count {
      let pictures = parts[start].pictures
      let end = parts[start...].firstIndex { $0.pictures != pictures } ?? parts.count
      let lines = parts[start..<end].map { texts[$0.text] + "\n" }.joined()
      if let name = styles.name(of: pictures) {
        result += "<g class=\"\(name)\">\n\(lines)</g>\n"
      } else {
        result += lines
      }
      start = end
    }
    return result
  }

  /// The styles that show elements at their times, one for each set of pictures.
  private struct Styles {
    private let shown: [(start: Int, picture: Int)]
    private let duration: Int
    private let still: Int
    private let count: Int
    private var names: [Set<Int>: String] = [:]
    private var rules = ""

    init(_ shown: [(start: Int, picture: Int)], _ duration: Int, still: Int, count: Int) {
      self.shown = shown
      self.duration = duration
      self.still = still
      self.count = count
    }

    var text: String {
      "g[class]{animation-duration:\(duration)ms;animation-timing-function:step-end;"
        + "animation-iteration-count:infinite}\n" + rules
        + "@media(prefers-reduced-motion:reduce){g[class]{animation:none}}\n"
    }

    /// The class of elements in these pictures; nil if all have them.
    mutating func name(of pictures: Set<Int>) -> String? {
      guard pictures.count < count else { return nil }
      if let name = names[pictures] { return name }
      let name = Self.letters(names.count)
      names[pictures] = name
      var frames = ""
      var before: Bool?
      for frame in shown {
        let isVisible = pictures.contains(frame.picture)
        guard isVisible != before else { continue }
        before = isVisible
        frames += "\(percent(frame.start)){visibility:\(isVisible ? "visible" : "hidden")}"
      }
      let isStill = pictures.contains(still)
      rules +=
        ".\(name){\(isStill ? "" : "visibility:hidden;")animation-name:\(name)}"
        + "@keyframes \(name){\(frames)}\n"
      return name
    }

    private func percent(_ time: Int) -> String {
      let thousandths = (min(time, duration) * 100_000 + duration / 2) / duration
      let (whole, rest) = (thousandths / 1_000, thousandths % 1_000)
      guard rest > 0 else { return "\(whole)%" }
      var digits = String(1_000 + rest).dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      return "\(whole).\(digits)%"
    }

    /// a … z, then aa and so on.
    private static func letters(_ number: Int) -> String {
      let letter = String(UnicodeScalar(UInt8(0x61 + number % 26)))
      return number < 26 ? letter : letters(number / 26 - 1) + letter
    }
  }
}
