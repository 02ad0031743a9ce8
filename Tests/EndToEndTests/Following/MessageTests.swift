import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Messages from a socket: they may come from anyone.
@Suite struct MessageTests {
  static let noMessages: [EscapedText] = [
    "", "{", "[]", "null", "\"scene\"", "{}", "{\"says\":\"bye\"}", "{\"says\":1}",
    "{\"gallery\":-1,\"catalogue\":\"\"}", "{\"gallery\":1}", "{\"gallery\":99999999999999999999}",
    "{\"scene\":1}", "{\"scene\":{}}", "{\"scene\":{\"canvas\":{\"link\":\"tag/filled\"}}}",
    "{\"scene\":{\"link\":\"a\",\"link\":\"b\"}}", "{\"scene\":{\"link\":\"\u{0}\"}}",
  ]

  @Test(arguments: noMessages)
  func invalidMessagesAreRefused(line: EscapedText) {
    #expect(throws: FollowMessage.Failure.self) { try FollowMessage(line: Array(line.text.utf8)) }
  }

  /// Parts of a scene that other parts cannot replace.
  @Test(arguments: [
    ("\"pane\":\"tree\"", "\"pane\":\"attic\""), ("\"at\":", "\"edit\":"),
    ("\"axis\":0", "\"axis\":-1"), ("\"axis\":0", "\"axis\":1e9"), ("\"axis\":0", "\"axis\":0.5"),
    ("\"axis\":0", "\"axis\":1073741825"), ("\"axis\":0", "\"axis\":\"0\""),
    ("\"axis\":0", "\"axis\":null"), ("\"axis\":0,", ""), ("\"axis\":0", "\"axis\":0,\"axis\":1"),
    ("\"lists\":{}", "\"lists\":{\"attic\":1}"), ("\"lists\":{}", "\"lists\":[]"),
    ("\"earlier\":[]", "\"earlier\":[\"\"]"), ("\"earlier\":[]", "\"toast\":[],\"earlier\":[]"),
    ("\"settings\":{", "\"settings\":{\"colors\":\"many\","),
    ("\"link\":\"tag/filled\"", "\"link\":7"),
  ])
  func aSceneWithAWrongPartIsRefused(part: String, other: String) throws {
    let walk = try Walk(seed: 1, link: "tag/filled")
    let line = String(decoding: FollowMessage.scene(walk.scene).line.dropLast(), as: UTF8.self)
    #expect(try FollowMessage(line: Array(line.utf8)) == .scene(walk.scene))
    #expect(line.contains(part), "\(line)")
    let wrong = line.replacing(part, with: other)
    #expect(throws: FollowMessage.Failure.self) { try FollowMessage(line: Array(wrong.utf8)) }
  }

  @Test func invalidUTF8IsRefused() {
    for bytes: [UInt8] in [[0xFF, 0xFE], [0x22, 0x00, 0x22], [0xEF, 0xBB, 0xBF], [0x7B, 0xC3]] {
      #expect(throws: FollowMessage.Failure.self) { try FollowMessage(line: bytes) }
    }
    let deep = String(repeating: "[", count: 60_000)
    #expect(throws: FollowMessage.Failure.self) { try FollowMessage(line: Array(deep.utf8)) }
  }

  @Test func everyMessageIsTheSameWhenItHasBeenALine() throws {
    let messages: [FollowMessage] = [
      .hello(version: FollowMessage.version, catalogue: "0f"), .withheld, .full,
    ]
    for message in messages {
      #expect(try FollowMessage(line: Array(message.line.dropLast())) == message)
    }
  }

  @Test func aLineIsNeverHeldBeyondItsLimit() throws {
    var reader = LineReader(limit: 16)
    #expect(try reader.take(Array("ab\ncd".utf8)) == [Array("ab".utf8)])
    #expect(try reader.take(Array("e\n\n".utf8)) == [Array("cde".utf8), []])
    #expect(try reader.take([UInt8](repeating: 1, count: 15)).isEmpty)
    #expect(throws: LineReader.Overflow.self) { try reader.take([1]) }
    var other = LineReader(limit: 16)
    #expect(throws: LineReader.Overflow.self) {
      try other.take([UInt8](repeating: 1, count: 16) + [0x0A])
    }
  }

  /// Every possible scene can be shown; nothing traps, on any screen.
  @Test(arguments: [UInt64(51), 52, 53, 54])
  func anySceneIsShownSomehow(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var walk = try Walk(seed: seed)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    for step in 0..<Effort.steps(300) {
      for _ in 0..<3 { walk.step() }
      let line = Array(FollowMessage.scene(walk.scene).line.dropLast())
      guard let message = try? FollowMessage(line: Self.spoilt(line, &generator)),
        case .scene(let scene) = message
      else { continue }
      _ = follower.update(
        &model,
        .resized(
          columns: Int.random(in: 0...130, using: &generator),
          rows: Int.random(in: 0...45, using: &generator)))
      follower.learn(scene, &model)
      let drawing = Renderer().draw(
        follower.view(model),
        size: CellSize(columns: model.gallery.columns, rows: model.gallery.rows),
        environment: RenderEnvironment(theme: .chrome))
      #expect(
        drawing.surface.plainText.unicodeScalars.allSatisfy {
          $0 == "\n" || !($0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}")
        }, "step \(step), seed \(seed)")
    }
  }

  /// The line with other numbers, other words, or controls instead of letters.
  private static func spoilt(_ line: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var text = String(decoding: line, as: UTF8.self)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        text = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
          guard let last = part.lastIndex(of: ":"), Bool.random(using: &generator),
            Int(part[part.index(after: last)...]) != nil
          else { return String(part) }
          let numbers = [0, 1, 7, 63, 64, 1_000, 1 << 30]
          return part[...last] + "\(numbers[Int.random(in: 0..<7, using: &generator)])"
        }.joined(separator: ",")
      case 1: text.replace("tag/filled", with: "tag/group:chosen=1.2,removed=3")
      case 2: text.replace("\"showsAxes\":false", with: "\"showsAxes\":true")
      case _:
        for member in ["entry", "query", "en", "label"] {
          text.replace("\"\(member)\":\"", with: "\"\(member)\":\"\\u001b[31m\\u202e\\u0000")
        }
      }
    }
    return Array(text.utf8)
  }
}
