import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// Frames of the gallery as its host draws them, on a clock that is moved: nothing is drawn while nothing that is seen is
/// timed.
@Suite("Frames are drawn while something moves, and else none")
struct FrameCountTests {
  typealias Driver = ProgramDriver<GalleryAct>

  /// Longer than every movement takes before it begins again, in milliseconds.
  private static let time = 12_000

  private func driver(
    _ link: Link?, _ size: CellSize, hasMotion: Bool = true
  ) -> Driver {
    var options = GalleryOptions()
    options.link = link
    options.hasMotion = hasMotion
    let program = GalleryProgram(
      catalogue: .builtIn, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme))
    return ProgramDriver(
      GalleryAct(program, file: nil), from: program.initialModel, size: size,
      environment: RenderEnvironment(theme: .chrome))
  }

  /// Seconds without a key: how many frames are drawn in them, and how many of these show the same as the one before.
  private func waiting(_ driver: inout Driver) -> (frames: Int, same: Int) {
    let start = driver.frames
    var (left, same) = (Self.time, 0)
    while let next = driver.timeLeft, next <= left {
      let (frames, before) = (driver.frames, driver.drawing.map { CellPicture($0.surface) })
      driver.send(.wait(next))
      left -= max(1, next)
      if driver.frames > frames, driver.drawing.map({ CellPicture($0.surface) }) == before {
        same += 1
      }
    }
    driver.send(.wait(left))
    return (driver.frames - start, same)
  }

  /// The variants whose first state moves by itself.
  private static let moving: Set<String> = [
    "loading/default", "skeleton/default", "toast/default",
  ]

  @Test(arguments: [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)])
  func aPageWithMotionIsDrawnAgain(size: CellSize) {
    var moved: Set<String> = []
    for specimen in Catalogue.builtIn.specimens {
      var driver = driver(Link(specimen), size)
      driver.send(.key(KeyPress(.tab)))
      driver.send(.frame)
      let seconds = waiting(&driver)
      let moves =
        StateMovement(of: specimen.initialState, in: specimen) != nil
      #expect((seconds.frames > 0) == moves, "\(specimen.id): \(seconds.frames) frames")
      #expect(seconds.same == 0, "\(specimen.id): \(seconds.same) of \(seconds.frames) frames")
      if seconds.frames > 0 { moved.insert(specimen.id.text) }
    }
    #expect(moved.isSuperset(of: Self.moving), "\(moved)")
  }

  @Test func withoutMotionNoVariantIsDrawnAgain() {
    for specimen in Catalogue.builtIn.specimens {
      var driver = driver(Link(specimen), CellSize(columns: 80, rows: 24), hasMotion: false)
      #expect(driver.timeLeft == nil, "\(specimen.id)")
      #expect(waiting(&driver).frames == 0, "\(specimen.id)")
    }
  }

  /// Places where movement is not visible, or too small to animate.
  @Test(arguments: [
    "ctrl-p", "?", "i", "m", "z", "I", "E", "/", "esc", "S", "!", "=",
  ])
  func aHiddenAnimationDrawsNothing(key: String) throws {
    var driver = driver(
      try Link.parse("loading/default", in: .builtIn).link, CellSize(columns: 120, rows: 40))
    driver.send(.key(try #require(KeyPress(named: key))))
    driver.send(.frame)
    // By then, whatever is counted between frames has settled.
    _ = waiting(&driver)
    let seconds = waiting(&driver)
    #expect(seconds.same == 0, "\(seconds.same) of \(seconds.frames) frames show nothing new")
    #expect(driver.timeLeft == nil || seconds.frames > 0)
  }

  @Test(arguments: [
    CellSize(columns: 10, rows: 4), CellSize(columns: 20, rows: 5), CellSize(columns: 40, rows: 8),
    CellSize(columns: 60, rows: 16),
  ])
  func aSmallScreenDrawsNoEqualFrames(size: CellSize) throws {
    for name in ["loading/default", "skeleton/default", "toast/default", "progress/default"] {
      for keys in [[], [KeyPress(.tab)], [KeyPress(.tab), KeyPress(.tab)]] {
        var driver = driver(try Link.parse(name, in: .builtIn).link, size)
        for key in keys { driver.send(.key(key)) }
        driver.send(.frame)
        let seconds = waiting(&driver)
        #expect(seconds.same == 0, "\(name) \(keys): \(seconds.same) of \(seconds.frames)")
      }
    }
  }

  /// A state that moves on its page also moves in zoom, inspect and the matrix: one frame for each step, and none once a
  /// key leads elsewhere.
  @Test(
    arguments: ["loading/default", "skeleton/default", "screen/today:loading"], ["m", "z", "I"])
  func animationsElsewhereAreDrawnAsOften(link: String, key: String) throws {
    var driver = driver(
      try Link.parse(link, in: .builtIn).link, CellSize(columns: 120, rows: 40))
    driver.send(.key(KeyPress(.tab)))
    driver.send(.frame)
    _ = waiting(&driver)
    let onPage = waiting(&driver)
    driver.send(.key(try #require(KeyPress(named: key))))
    driver.send(.frame)
    _ = waiting(&driver)
    let elsewhere = waiting(&driver)
    #expect(elsewhere.same == 0, "\(elsewhere.same) of \(elsewhere.frames)")
    #expect(abs(elsewhere.frames - onPage.frames) <= 1, "\(onPage.frames), \(elsewhere.frames)")
    driver.send(.key(KeyPress("?")))
    driver.send(.frame)
    _ = waiting(&driver)
    #expect(waiting(&driver).frames == 0)
  }

  /// A press is seen and is over; then nothing is drawn.
  @Test func aPressIsDrawnTwiceAndThenNothingIs() throws {
    var driver = driver(
      try Link.parse("button/primary", in: .builtIn).link, CellSize(columns: 120, rows: 40))
    for key in [KeyPress(.tab), KeyPress(.enter), KeyPress(.enter)] {
      driver.send(.key(key))
      driver.send(.frame)
    }
    #expect(driver.model.canvas.pressed == 0)
    #expect(waiting(&driver).frames == 1)
    #expect(driver.model.canvas.pressed == nil)
    #expect(waiting(&driver).frames == 0)
  }
}
