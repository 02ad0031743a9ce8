import GalleryTesting
import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

@Suite("Images, frame to frame") struct ImageLawTests {
  static let columns = 48
  static let rows = 14

  private func support(_ imageProtocol: ImageProtocol) throws -> ImageSupport {
    ImageSupport(imageProtocol, cell: try #require(CellPixels(width: 6, height: 12)))
  }

  private func screen() -> ImageScreen {
    ImageScreen(columns: Self.columns, rows: Self.rows, cellWidth: 6, cellHeight: 12)
  }

  private func encoder(
    _ support: ImageSupport?, features: TerminalFeatures = .xterm
  ) -> Encoder {
    var encoder = Encoder(depth: .truecolor, features: features)
    _ = encoder.adopt(support)
    return encoder
  }

  /// The image of a terminal that sees the surface first.
  private func fresh(_ surface: Surface, _ support: ImageSupport?) -> ImageScreen {
    let screen = screen()
    var encoder = encoder(support)
    screen.feed(encoder.encode(Frame(surface: surface)))
    return screen
  }

  private static let colors: [UInt32] = [0x9E7CFE, 0xD9CCFF, 0xFFAA40, 0xF0003C]

  private func change(_ scene: inout TagScene, _ random: inout SeededGenerator) {
    switch random.number(0...8) {
    case 0, 1:
      let slot = (column: random.number(15...30), row: random.number(0...10))
      let isEnlarged = slot.row < 8 && random.number(0...2) == 0
      scene.tags.removeAll { abs($0.row - slot.row) < 5 }
      scene.tags.append(
        TagScene.Tag(
          column: slot.column, row: slot.row,
          label: String(repeating: "x", count: random.number(1...9)),
          height: [20, 25, 29, 31][random.number(0...3)], color: Self.colors[random.number(0...3)],
          isStroked: random.number(0...2) == 0, isEnlarged: isEnlarged))
    case 2: if !scene.tags.isEmpty { scene.tags.removeFirst() }
    case 3:
      guard !scene.tags.isEmpty else { return }
      scene.tags[0].color = Self.colors[random.number(0...3)]
      scene.tags[0].isStroked.toggle()
    case 4:
      guard !scene.tags.isEmpty else { return }
      scene.tags[0].label = String(scene.tags[0].label.reversed().map { _ in "y" })
    case 5:
      guard !scene.tags.isEmpty else { return }
      scene.tags[0].column = random.number(15...30)
    case 6: scene.page = [0xFFFFFF, 0x262626][random.number(0...1)]
    case 7: scene.hasCard.toggle()
    default:
      let row = random.number(0...Self.rows - 1)
      while scene.lines.count <= row { scene.lines.append("") }
      scene.lines[row] = String(repeating: "line ", count: random.number(0...2))
      if random.number(0...3) == 0 { scene.lines.removeFirst() }
    }
  }

  /// The features of a terminal follow from the seed, and each protocol meets both kinds.
  @Test(arguments: ImageProtocol.allCases, Effort.isLong ? [1, 2, 3, 4] : [2, 3])
  func everyFrameMatchesAFirstFrame(imageProtocol: ImageProtocol, seed: Int) throws {
    let support = try support(imageProtocol)
    var random = SeededGenerator(seed: UInt64(seed))
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    let features: TerminalFeatures = seed.isMultiple(of: 3) ? [] : .xterm
    var encoder = encoder(nil, features: features)
    let screen = screen()
    var isOn = false
    for number in 0..<30 {
      for _ in 0..<random.number(1...3) { change(&scene, &random) }
      if number == 4 {
        isOn = encoder.adopt(support)
      }
      if random.number(0...12) == 0 { encoder.invalidate() }
      let surface = scene.surface
      screen.feed(encoder.encode(Frame(surface: surface)))
      let expected = fresh(surface, isOn ? support : nil)
      let (found, wanted) = (screen.picture(), expected.picture())
      if found != wanted,
        let (place, pixels) = zip(found, wanted).enumerated().first(where: { $1.0 != $1.1 })
      {
        let (y, x) = place.quotientAndRemainder(dividingBy: Self.columns * 6)
        Issue.record(
          "\(imageProtocol), seed \(seed), frame \(number): pixel \(x),\(y) is \(pixels)")
        return
      }
      #expect(screen.problems == [] && expected.problems == [], "seed \(seed), frame \(number)")
      let difference = difference(screen.terminal.grid, expected.terminal.grid)
      #expect(difference == nil, "seed \(seed), frame \(number): \(difference ?? "")")
      let again = encoder.encode(Frame(surface: surface))
      #expect(again.isEmpty, "seed \(seed), frame \(number)")
    }
    #expect(isOn)
  }

  @Test(arguments: ImageProtocol.allCases)
  func nothingShowsAroundTheCurves(imageProtocol: ImageProtocol) throws {
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    scene.tags = [
      TagScene.Tag(
        column: 20, row: 4, label: "Swift", height: 31, color: 0x9E7CFE, isStroked: false)
    ]
    let screen = fresh(scene.surface, try support(imageProtocol))
    #expect(screen.problems == [])
    for row in 4..<7 {
      for column in 20..<29 where row != 5 || !(22..<27).contains(column) {
        #expect(screen.terminal.cell(column: column, row: row).text == " ", "\(column), \(row)")
      }
    }
    #expect(screen.terminal.cell(column: 22, row: 5).text == "S")
    let picture = screen.picture()
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture[y * Self.columns * 6 + x] }
    // The corner, the middle of the upper edge, and under the words.
    #expect(pixel(20 * 6, 4 * 12) == 0xFFFFFF)
    #expect(near(pixel(24 * 6, 4 * 12 + 8), 0x9E7CFE))
    #expect(near(pixel(24 * 6, 5 * 12 + 6), 0x9E7CFE))
  }

  /// Registers of sixel are hundredths.
  private func near(_ one: UInt32, _ other: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)) <= 2
    }
  }

  @Test func aSixelImageInTheLastRowStaysCells() throws {
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    scene.tags = [
      TagScene.Tag(
        column: 20, row: Self.rows - 3, label: "Swift", height: 31, color: 0x9E7CFE,
        isStroked: false)
    ]
    for (imageProtocol, text) in [(ImageProtocol.sixel, "▄"), (.kitty, " ")] {
      let screen = fresh(scene.surface, try support(imageProtocol))
      #expect(screen.terminal.cell(column: 20, row: 11).text == text)
    }
  }

  @Test func theTerminalHoldsNoMoreThanItsLimit() throws {
    let support = ImageSupport(.kitty, cell: try #require(CellPixels(width: 20, height: 40)))
    let screen = ImageScreen(columns: Self.columns, rows: Self.rows, cellWidth: 20, cellHeight: 40)
    var encoder = encoder(support)
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    var most = 0
    for number in 0..<200 {
      scene.tags = [
        TagScene.Tag(
          column: 16, row: 4, label: String(repeating: "x", count: number % 20 + 1), height: 31,
          color: UInt32(number * 70_001 % 0xFFFFFF), isStroked: false)
      ]
      screen.feed(encoder.encode(Frame(surface: scene.surface)))
      most = max(most, screen.heldBytes)
      #expect(screen.placementCount == 1, "frame \(number)")
    }
    #expect(screen.problems == [])
    #expect(most <= TerminalImages.limit && most > TerminalImages.limit * 3 / 4, "\(most)")
  }

  /// Each picture is seen, then another, then the first again; among them are those after which images are freed.
  @Test func anImageThatTheTerminalFreedIsSentAgain() throws {
    let support = ImageSupport(.kitty, cell: try #require(CellPixels(width: 20, height: 40)))
    let screen = ImageScreen(columns: Self.columns, rows: Self.rows, cellWidth: 20, cellHeight: 40)
    var encoder = encoder(support)
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    var held: [Int] = []
    for number in 0..<120 {
      for color in [number, max(0, number - 1), number] {
        scene.tags = [
          TagScene.Tag(
            column: 16, row: 4, label: "Swift and ncurses", height: 31,
            color: UInt32(color * 70_001 % 0xFFFFFF), isStroked: false)
        ]
        screen.feed(encoder.encode(Frame(surface: scene.surface)))
        held.append(screen.imageCount)
      }
    }
    #expect(screen.problems == [])
    #expect(zip(held, held.dropFirst()).contains { $0 > $1 }, "none is freed: \(held)")
  }

  @Test func anImageNoLongerDrawnIsRemoved() throws {
    let support = try support(.kitty)
    let screen = screen()
    var encoder = encoder(support)
    var scene = TagScene(columns: Self.columns, rows: Self.rows)
    scene.tags = [
      TagScene.Tag(
        column: 20, row: 4, label: "Swift", height: 31, color: 0x9E7CFE, isStroked: false)
    ]
    screen.feed(encoder.encode(Frame(surface: scene.surface)))
    #expect(screen.placementCount == 1)
    // Another font: everything is sent again.
    _ = encoder.adopt(ImageSupport(.kitty, cell: try #require(CellPixels(width: 5, height: 10))))
    screen.feed(encoder.encode(Frame(surface: scene.surface)))
    #expect(screen.placementCount == 1 && screen.imageCount == 1)
    _ = encoder.adopt(nil)
    screen.feed(encoder.encode(Frame(surface: scene.surface)))
    #expect(screen.placementCount == 0 && screen.imageCount == 0)
    #expect(screen.terminal.cell(column: 20, row: 4).text == "▄")
    #expect(screen.problems == [])
  }
}
