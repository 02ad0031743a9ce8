import Foundation
import GalleryTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TokenFiles

/// The same frame as a terminal shows it in pixels and as Chromium draws its SVG, without the letters.
@Suite("Outlines in pixels beside the vectors of a browser", .serialized)
struct OutlineBrowserTests {
  /// Twice the size of the points, so every edge of the designs lies between two pixels: only smoothing differs.
  private static let scale = 2

  /// How far a channel of one pixel on an edge may be off, of 255, and how far all edges on the average.
  private static let mostOff = 80
  private static let meanOff = 8.0

  private func tags(_ appearance: Appearance) -> Element {
    let lines = TagConfiguration.allCases.flatMap { height -> [Element] in
      let looks: [Element] = [
        GSTag.filled("Tag", configuration: height).element,
        GSTag.filled("Tag", color: .yellow, configuration: height, isSelected: true).element,
        GSTag.stroke("Tag", color: .yellow, configuration: height, isSelected: true).element,
      ]
      return [.blank, .row(looks.flatMap { [.gap(2), $0] } + [.gap(2)]), .blank]
    }
    let primary = GSButton(
      style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "Sign in") })
    let secondary = GSButton(
      style: .secondary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "Knock") })
    let buttons: [Element] = [
      .row([.gap(3), primary.element, .gap(3)]), .blank, .blank,
      .row([.gap(3), secondary.element, .gap(3)]), .blank,
    ]
    var change = EnvironmentChange()
    change.appearance = appearance
    return .environment(change, .backdrop(.page, .column(lines + buttons)))
  }

  /// The pixels as a terminal of one protocol shows them, as 0xRRGGBB.
  private func shown(_ surface: Surface, _ imageProtocol: ImageProtocol) throws -> [UInt32] {
    let cell = try #require(CellPixels(width: 8 * Self.scale, height: 16 * Self.scale))
    var images = TerminalImages()
    let support = ImageSupport(imageProtocol, cell: cell)
    images.adopt(support)
    let view = images.view(of: surface, hasRowBelow: true)
    let width = surface.columns * cell.width
    var pixels = [UInt32](repeating: 0, count: width * surface.rows * cell.height)
    for y in 0..<surface.rows * cell.height {
      for x in 0..<width {
        let style = view.pool[view[x / cell.width, y / cell.height].style]
        pixels[y * width + x] = style.background?.color.value ?? 0xFFFFFF
      }
    }
    for place in images.wanted {
      let look = try #require(images.known[place.image]?.look)
      let image = look.picture(support).image
      for y in 0..<image.height {
        for x in 0..<image.width {
          let index = (place.row * cell.height + y) * width + place.column * cell.width + x
          pixels[index] = mixed(image[x, y], over: pixels[index])
        }
      }
    }
    return pixels
  }

  private func mixed(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    let opacity = Double(pixel & 255) / 255
    return [UInt32(16), 8, 0].reduce(0) { color, shift in
      let above = Double(pixel >> (shift + 8) & 255)
      let below = Double(ground >> shift & 255)
      return color | UInt32((above * opacity + below * (1 - opacity)).rounded()) << shift
    }
  }

  /// The pixels as Chromium draws a document, as 0xRRGGBB.
  private func drawn(_ markup: String, width: Int, height: Int) throws -> [UInt32] {
    let folder = try TemporaryFolder()
    try folder.write("<!DOCTYPE html><title>Outlines</title>", to: "page.html")
    let browser = try Browser(folder.path + "/page.html")
    let data = Data(markup.utf8).base64EncodedString()
    _ = try browser.value(
      "window.image = new Image(); image.src = 'data:image/svg+xml;base64,\(data)'; 1")
    try browser.wait("image.complete && image.naturalWidth > 0")
    _ = try browser.value(
      """
      (() => {
        const canvas = document.createElement('canvas');
        canvas.width = \(width); canvas.height = \(height);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, \(width), \(height));
        window.bytes = context.getImageData(0, 0, \(width), \(height)).data;
        window.part = (start, end) => {
          let text = '';
          for (let i = start * 4; i < Math.min(end * 4, bytes.length); i += 4)
            text += String.fromCharCode(bytes[i], bytes[i + 1], bytes[i + 2]);
          return btoa(text);
        };
        return 1;
      })()
      """)
    var pixels: [UInt32] = []
    let length = 60_000
    for start in stride(from: 0, to: width * height, by: length) {
      let text = try JSONCursor(browser.value("part(\(start), \(start + length))")).text()
      let bytes = try #require(Data(base64Encoded: text))
      for place in stride(from: 0, to: bytes.count, by: 3) {
        pixels.append(
          UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]))
      }
    }
    return pixels
  }

  /// The farthest that any channel is off.
  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [UInt32(16), 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  /// By pixel: whether it and all around it have one colour in the vectors.
  private func flat(_ pixels: [UInt32], width: Int) -> [Bool] {
    let height = pixels.count / width
    return pixels.indices.map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1)
        where pixels[row * width + column] != pixels[index] {
          return false
        }
      }
      return true
    }
  }

  /// Whether a shadow reaches a pixel: it has sixteen levels in a terminal and ends with its cells, so that it has no flat
  /// areas to compare.
  private func isShaded(_ x: Int, _ y: Int, by shapes: [Shape]) -> Bool {
    let (x, y) = (Double(x) / Double(Self.scale), Double(y) / Double(Self.scale))
    return shapes.contains { shape in
      guard let shadow = shape.shadow else { return false }
      var shade = shape.frame.inset(x: -3 * shadow.blur, y: -3 * shadow.blur)
      shade.y += shadow.offset
      return shade.x...shade.endX ~= x && shade.y...shade.endY ~= y
    }
  }

  @Test(arguments: Appearance.allCases)
  func edgesAndFlatAreasAreAlike(appearance: Appearance) throws {
    let surface = Renderer().draw(
      tags(appearance), environment: RenderEnvironment(theme: .zatch)
    ).surface
    #expect(surface.shapes.count == 3 * TagConfiguration.allCases.count + 2)
    let width = surface.columns * 8 * Self.scale
    let height = surface.rows * 16 * Self.scale
    let markup = surface.svg(title: "Outlines", description: "")
      .replacing(/<text[^>]*>[^<]*<\/text>/, with: "")
      // A picture reaches as far as its shadows; a terminal shows the cells.
      .replacing(
        /^<svg([^>]*) width="\d+" height="\d+" viewBox="[^"]*"/,
        with: {
          "<svg\($0.1) viewBox=\"0 0 \(surface.columns * 8) \(surface.rows * 16)\""
            + " width=\"\(surface.columns * 8)\" height=\"\(surface.rows * 16)\""
        })
    let vectors = try drawn(markup, width: width, height: height)
    let isFlat = flat(vectors, width: width)
    for imageProtocol in ImageProtocol.allCases {
      let pixels = try shown(surface, imageProtocol)
      try #require(pixels.count == vectors.count)
      var (flatOff, shadeOff, edgeOff, sum, count) = (0, 0, 0, 0, 0)
      for index in pixels.indices {
        let off = distance(pixels[index], vectors[index])
        if isShaded(index % width, index / width, by: surface.shapes) {
          shadeOff = max(shadeOff, off)
        } else if isFlat[index] {
          flatOff = max(flatOff, off)
        } else {
          edgeOff = max(edgeOff, off)
          (sum, count) = (sum + off, count + 1)
        }
      }
      #expect(flatOff == 0, "\(imageProtocol), \(appearance)")
      #expect(shadeOff <= Self.mostOff, "\(imageProtocol), \(appearance)")
      #expect(edgeOff <= Self.mostOff, "\(imageProtocol), \(appearance)")
      #expect(Double(sum) <= Self.meanOff * Double(count), "\(sum) over \(count)")
      #expect(count > 1_000, "there are edges to compare")
    }
  }

  @Test func aRadiusOffByTwoPointsIsDetected() throws {
    var surface = Renderer().draw(
      tags(.light), environment: RenderEnvironment(theme: .zatch)
    ).surface
    let width = surface.columns * 8 * Self.scale
    let markup = surface.svg(title: "Outlines", description: "")
      .replacing(/<text[^>]*>[^<]*<\/text>/, with: "")
      // A picture reaches as far as its shadows; a terminal shows the cells.
      .replacing(
        /^<svg([^>]*) width="\d+" height="\d+" viewBox="[^"]*"/,
        with: {
          "<svg\($0.1) viewBox=\"0 0 \(surface.columns * 8) \(surface.rows * 16)\""
            + " width=\"\(surface.columns * 8)\" height=\"\(surface.rows * 16)\""
        })
    let vectors = try drawn(
      markup, width: width, height: surface.rows * 16 * Self.scale)
    for index in surface.shapes.indices { surface.shapes[index].radius -= 2 }
    let pixels = try shown(surface, .kitty)
    let farthest = zip(pixels, vectors).map { distance($0, $1) }.max() ?? 0
    #expect(farthest > Self.mostOff)
  }
}
