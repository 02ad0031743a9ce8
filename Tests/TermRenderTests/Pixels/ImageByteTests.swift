import TerminalTesting
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender

/// The cost of forty shapes beyond the same screen without them. The limits are measured values.
@Suite("Bytes of images") struct ImageByteTests {
  /// Forty tags in four heights, light, as in the trial: nine and ten columns, cells of 10x19.
  private func matrix() -> TagScene {
    var scene = TagScene(columns: 80, rows: 40)
    let looks: [(UInt32, Bool)] = [
      (0xD9CCFF, false), (0x9E7CFE, false), (0xE4E4E4, false), (0xA0A0A0, true), (0x9E7CFE, true),
    ]
    for (band, height) in [20.0, 25, 29, 31].enumerated() {
      for (index, look) in looks.enumerated() {
        for half in 0..<2 {
          scene.tags.append(
            TagScene.Tag(
              column: 2 + 14 * index, row: band * 6 + half * 3,
              label: half == 0 ? "Swift" : "Kotlin", height: height, color: look.0,
              isStroked: look.1))
        }
      }
    }
    return scene
  }

  private func cost(
    _ encoder: inout Encoder, _ plain: inout Encoder, _ scene: TagScene
  ) -> Int {
    let surface = scene.surface
    return encoder.encode(Frame(surface: surface)).count
      - plain.encode(Frame(surface: surface)).count
  }

  private func encoder(_ imageProtocol: ImageProtocol?) throws -> Encoder {
    var encoder = Encoder(depth: .truecolor)
    let cell = try #require(CellPixels(width: 10, height: 19))
    _ = encoder.adopt(imageProtocol.map { ImageSupport($0, cell: cell) })
    return encoder
  }

  @Test(arguments: ImageProtocol.allCases)
  func shapesCostTheMeasuredBytes(imageProtocol: ImageProtocol) throws {
    var encoder = try encoder(imageProtocol)
    var plain = try self.encoder(nil)
    var scene = matrix()
    let first = cost(&encoder, &plain, scene)
    scene.tags[7].color = 0xFFAA40
    let flip = cost(&encoder, &plain, scene)
    scene.tags[7].color = 0x9E7CFE
    let back = cost(&encoder, &plain, scene)
    scene.page = 0x262626
    let theme = cost(&encoder, &plain, scene)
    scene.page = 0xFFFFFF
    let light = cost(&encoder, &plain, scene)
    for index in scene.tags.indices { scene.tags[index].row += 1 }
    let scroll = cost(&encoder, &plain, scene)
    let unmoved = cost(&encoder, &plain, scene)
    let words =
      "first \(first) flip \(flip) back \(back) theme \(theme) light \(light) scroll \(scroll)"
    #expect(unmoved == 0)
    // Less than nothing: the cells around the words are simpler than without images.
    switch imageProtocol {
    case .kitty:
      #expect(first <= 40 * 384 && flip <= 365 && theme <= 40 * 384, "\(words)")
      // Known before: placed, not sent again.
      #expect(back <= 0 && light <= 0 && scroll <= 40 * 61, "\(words)")
    case .sixel:
      #expect(first <= 40 * 577 && flip <= 594 && back <= 594, "\(words)")
      #expect(theme <= 40 * 578 && light <= 40 * 578 && scroll <= 40 * 719, "\(words)")
    }
  }
}
