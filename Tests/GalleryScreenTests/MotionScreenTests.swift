import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Frames between two looks")
struct MotionScreenTests {
  /// A gallery with the keys on its component, and the bytes that each of its frames takes.
  private final class Stage {
    var screens: Screens
    private var encoder = Encoder(depth: .truecolor, features: .xterm)
    private(set) var effects: [GalleryEffect] = []

    init(_ specimen: Specimen, hasMotion: Bool = true, terminal: TerminalFacts = TerminalFacts()) {
      screens = Screens(
        columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]), terminal: terminal,
        hasMotion: hasMotion)
      _ = encode()
    }

    func send(_ event: Event) {
      effects = screens.program.update(&screens.model, event)
    }

    func settle() { effects = screens.program.settle(&screens.model) }

    func type(_ keys: String) {
      for name in keys.split(separator: " ") {
        if let key = KeyPress(named: String(name)) { send(.key(key)) }
      }
    }

    /// The bytes from the frame before to this one.
    func encode() -> Int {
      encoder.encode(Frame(surface: screens.drawing.surface)).count
    }

    var waitsForAFrame: Bool {
      effects.contains(.screen(.startTimer("motion", after: .milliseconds(35))))
    }

    /// The row of the line below the tabs.
    var line: Substring? {
      screens.text.split(separator: "\n").first { $0.contains("━━") }.map {
        $0.drop { !"─━╾╼└┘┗┛".contains($0) }.prefix { "─━╾╼└┘┗┛".contains($0) }
      }
    }

    /// Draws frame after frame until none is asked for; their lines and bytes, the last with the look at the end.
    func run() -> [(line: String, bytes: Int)] {
      var frames: [(line: String, bytes: Int)] = []
      while waitsForAFrame, frames.count < 10 {
        frames.append((String(line ?? ""), encode()))
        send(.timer(CanvasMotion.timer))
      }
      return frames + [(String(line ?? ""), encode())]
    }
  }

  @Test func theLineSlidesFromTabToTab() throws {
    let stage = Stage(.homeTabs)
    stage.type("enter right")
    _ = stage.encode()
    let before = try #require(stage.line)
    #expect(before.hasPrefix("━━━━━━━━━─└────────┘───"))
    stage.type("enter")
    #expect(
      stage.screens.program.link(stage.screens.model).contains("tab-bar/home:selected=2"),
      "the state changes at once")
    let frames = stage.run()
    #expect(
      frames.map { $0.line.prefix(20) } == [
        "──╼━━━━━━━━━───────┘", "─────━━━━━━━━━╾────┘", "───────╼━━━━━━━━━╾─┘",
        "──────────┗━━━━━━━━┛",
      ])
  }

  @Test func aFrameBetweenTakesFewBytes() {
    let tabs = Stage(.homeTabs)
    tabs.type("enter right")
    _ = tabs.encode()
    tabs.type("enter")
    let slide = tabs.run().map(\.bytes)
    #expect(slide.count == 4)
    // In light and in dark.
    #expect(slide.dropFirst().allSatisfy { (1...500).contains($0) }, "\(slide)")
    let tag = Stage(.filledTag)
    tag.type("tab")
    _ = tag.encode()
    tag.type("space")
    let fade = tag.run().map(\.bytes)
    #expect(fade.count == 4)
    // The enlarged look fades in half cells.
    #expect(fade.dropFirst().allSatisfy { (1...1_300).contains($0) }, "\(fade)")
  }

  @Test func aFlippedFlagFadesFromOneFillToTheOther() throws {
    let stage = Stage(.filledTag)
    stage.type("tab")
    func fill(_ stage: Stage) -> RGB? { stage.screens.drawing.surface.shapes.first?.fill?.color }
    let start = try #require(fill(stage))
    stage.type("space")
    #expect(stage.screens.program.link(stage.screens.model).contains("tag/filled:selected"))
    var fills = [fill(stage)]
    while stage.waitsForAFrame {
      stage.send(.timer(CanvasMotion.timer))
      fills.append(fill(stage))
    }
    let end = try #require(fills.last ?? nil)
    #expect(start != end)
    #expect(
      fills == [0.25, 0.5, 0.75, 1].map { end.composited(over: start, opacity: $0) })
  }

  @Test(arguments: [Specimen.homeTabs, .bottomTabBar, .filledTag, .strokeTag, .tagGroup, .list])
  func theEndIsTheFrameWithoutMotion(_ specimen: Specimen) {
    for keys in ["enter right enter", "tab space", "tab tab down right", "enter down enter"] {
      let moving = Stage(specimen)
      let still = Stage(specimen, hasMotion: false)
      moving.type(keys)
      still.type(keys)
      #expect(!still.waitsForAFrame)
      _ = moving.run()
      moving.send(.timer(CanvasModel.pressTimer))
      #expect(moving.screens.model.canvas.motion == nil)
      #expect(
        CellPicture(moving.screens.drawing.surface) == CellPicture(still.screens.drawing.surface),
        "\(specimen.id) after \(keys)")
    }
  }

  @Test func theNextKeyEndsItAndItsTimerDoesNothing() {
    let stage = Stage(.homeTabs)
    stage.type("enter right enter")
    #expect(stage.waitsForAFrame)
    stage.type("right")
    #expect(stage.screens.model.canvas.motion == nil)
    let text = stage.screens.text
    stage.send(.timer(CanvasMotion.timer))
    #expect(!stage.waitsForAFrame)
    #expect(stage.screens.text == text)
  }

  /// Fifty keys at once are no more than one change, and none if the state is the same again.
  @Test(arguments: [50, 51]) func keysThatComeTogetherMoveOnce(count: Int) throws {
    let stage = Stage(.filledTag)
    stage.type("tab")
    _ = stage.encode()
    for _ in 0..<count {
      _ = stage.screens.program.receive(&stage.screens.model, .key(KeyPress(" ")))
    }
    let first = stage.screens.model.canvas.motion
    stage.settle()
    let bytes = stage.run().reduce(0) { $0 + $1.bytes }
    guard count.isMultiple(of: 2) else {
      let one = Stage(.filledTag)
      one.type("tab")
      _ = one.encode()
      one.type("space")
      #expect(first != nil)
      #expect(bytes <= one.run().reduce(0) { $0 + $1.bytes } + 64)
      return
    }
    #expect(first == nil && !stage.waitsForAFrame)
    #expect(bytes < 100, "\(bytes)")
  }

  @Test func aClickDuringMotionHitsTheVisibleTab() throws {
    let stage = Stage(.homeTabs)
    stage.type("enter right enter")
    let drawing = stage.screens.drawing
    let row = try #require(
      stage.screens.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("━━")
      })
    let targets = Set((0..<120).compactMap { drawing.target(column: $0, row: row - 1) })
    #expect(targets.contains(GalleryPart.shownID(0).child("specimen/2")), "\(targets)")
  }

  @Test func withFewColorsLinesMoveAndNothingFades() {
    let terminal = TerminalFacts(appearance: .light, depth: .indexed16)
    let tabs = Stage(.homeTabs, terminal: terminal)
    tabs.type("enter right enter")
    #expect(tabs.waitsForAFrame)
    let tag = Stage(.filledTag, terminal: terminal)
    tag.type("tab space")
    #expect(!tag.waitsForAFrame)
  }

  @Test func aSlowTerminalIsShownTheEndAtOnce() {
    let stage = Stage(.homeTabs)
    stage.send(.roundTrip(.milliseconds(101)))
    stage.type("enter right enter")
    #expect(!stage.waitsForAFrame)
    stage.send(.roundTrip(.milliseconds(20)))
    stage.type("left enter")
    #expect(stage.waitsForAFrame)
  }

  @Test func anythingButASelectionIsShownAtOnce() {
    let tag = Stage(.filledTag)
    tag.type("tab tab right")
    #expect(tag.screens.program.link(tag.screens.model).contains("tag/filled:color=yellow"))
    #expect(!tag.waitsForAFrame)
    let matrix = Stage(.filledTag)
    matrix.type("m space")
    #expect(!matrix.waitsForAFrame)
  }
}
