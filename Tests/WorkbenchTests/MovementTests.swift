import FourSystems
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

@Suite("Animation on the canvas")
struct MovementTests {
  private let size = CellSize(columns: 120, rows: 40)

  private func walk(_ link: String, hasMotion: Bool = true) throws -> PageWalk {
    PageWalk(
      try Link.parse(link, in: .builtIn).link, size, hasMotion: hasMotion)
  }

  private func timers(_ walk: PageWalk) -> [Duration] {
    walk.effects.compactMap {
      if case .screen(.startTimer(MovementClock.timer, let time)) = $0 { time } else { nil }
    }
  }

  private func picture(_ walk: PageWalk) -> CellPicture { CellPicture(walk.drawing.surface) }

  @Test(arguments: [
    ("progress/default:indeterminate", 8), ("loading/default", 8), ("skeleton/default", 2),
  ])
  func aFrameFollowsAnotherAndTheFirstTheLast(link: String, count: Int) throws {
    var walk = try walk(link)
    let start = picture(walk)
    let state = walk.model.state
    for step in 1...count {
      #expect(timers(walk).count == 1, "each frame asks for the next, once")
      walk.send(.timer(MovementClock.timer))
      #expect((picture(walk) == start) == (step == count), "frame \(step)")
    }
    #expect(state == walk.model.state, "the state itself does not move")
  }

  @Test func aToastDisappearsAfterItsTimeAndTheRestOfThePageStays() throws {
    var walk = try walk("toast/default")
    let start = picture(walk)
    let places = walk.places
    #expect(timers(walk) == [.seconds(3)])
    walk.send(.timer(MovementClock.timer))
    #expect(picture(walk) != start)
    #expect(walk.moved(from: places) == [])
    #expect(timers(walk) == [.seconds(1)])
    walk.send(.timer(MovementClock.timer))
    #expect(picture(walk) == start)
  }

  @Test(arguments: ["tag/filled", "progress/default", "toast/default:dismissed", "alert/default"])
  func stillPicturesNeedNoTimer(link: String) throws {
    var walk = try walk(link)
    #expect(timers(walk) == [])
    walk.send(.pointer(.moved, GalleryPart.canvas.id))
    #expect(timers(walk) == [])
    let start = walk.model
    walk.send(.timer(MovementClock.timer))
    #expect(walk.model == start && walk.effects == [], "a late timer draws nothing")
  }

  @Test func withoutMotionNothingMoves() throws {
    let walk = try walk("progress/default:indeterminate", hasMotion: false)
    #expect(walk.effects == [])
  }

  @Test(arguments: [
    KeyPress.control("p"), KeyPress("i"), KeyPress("?"), KeyPress("P"),
  ])
  func hiddenComponentsDoNotMove(key: KeyPress) throws {
    var walk = try walk("progress/default:indeterminate")
    walk.press(key)
    let hidden = walk.model
    walk.send(.timer(MovementClock.timer))
    #expect(timers(walk) == [])
    #expect(walk.model == hidden)
  }

  @Test func anotherStateStartsAgain() throws {
    var walk = try walk("loading/default")
    walk.send(.timer(MovementClock.timer))
    walk.press(KeyPress(.down))
    #expect(walk.model.clock == nil || walk.model.clock?.elapsed == .zero)
  }

  private static let moving = [
    "progress/default:indeterminate", "loading/default", "skeleton/default",
    "screen/today:loading",
  ]

  /// Enlarged, measured, in light and dark, and in the matrix.
  @Test(arguments: moving, ["z", "I", "=", "m"])
  func timeRunsOnEveryScreenThatShowsIt(link: String, key: String) throws {
    var walk = try walk(link)
    let press = try #require(KeyPress(named: key))
    walk.press(KeyPress(.tab), press)
    let start = walk.model
    var pictures: [CellPicture] = []
    for _ in 1...16 {
      walk.send(.timer(MovementClock.timer))
      #expect(timers(walk).count == 1, "each frame asks for the next, once")
      pictures.append(picture(walk))
    }
    #expect(Set(pictures).count > 1, "it moves")
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 }, "no frame is drawn twice")
    #expect(walk.model.state == start.state && walk.model.matrix.changes.isEmpty)
    walk.press(press)
    walk.press(KeyPress(.escape))
    #expect(walk.model.matrix.plan == nil)
  }

  @Test func onlyTheCellsThatMoveAreDrawnOtherwise() throws {
    var walk = try walk("progress/default")
    walk.press(KeyPress("m"))
    let start = picture(walk)
    let cells = walk.drawing.regions.compactMap { region -> (CellRect, Bool)? in
      guard case .cell(let spot, _)? = GalleryPart(region.id),
        let cell = walk.model.matrix.cell(at: spot, in: walk.program.workbench(walk.model))
      else { return nil }
      let specimen = walk.program.catalogue.specimens[cell.specimen]
      return (region.area, StateMovement(of: cell.state, in: specimen) != nil)
    }
    #expect(cells.contains { $0.1 } && cells.contains { !$0.1 })
    walk.send(.timer(MovementClock.timer))
    let now = picture(walk)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let moves = cells.contains { $0.1 && $0.0.contains(column: column, row: row) }
        let isSame =
          start[column, row].text == now[column, row].text
          && start.style(column: column, row: row) == now.style(column: column, row: row)
        #expect(isSame || moves, "\(column),\(row)")
      }
    }
    #expect(start != now)
  }

  @Test func aMatrixWithoutMotionNeedsNoTimer() throws {
    for link in ["tag/filled", "screen/stars"] {
      var walk = try walk(link)
      walk.press(KeyPress("m"))
      #expect(timers(walk) == [] && walk.model.clock == nil)
    }
    var still = try self.walk("loading/default", hasMotion: false)
    for key in [KeyPress("m"), KeyPress("m"), KeyPress("z"), KeyPress("I")] {
      still.press(key)
      #expect(still.effects == [] && still.model.clock == nil)
    }
  }

  /// A message that is gone has nothing to measure, and enlarged it keeps its caption.
  @Test func aMessageThatIsMeasuredStays() throws {
    var walk = try walk("toast/default")
    walk.press(KeyPress(.tab), KeyPress("z"))
    let start = picture(walk)
    let places = walk.places
    #expect(walk.model.clock?.step == .seconds(3))
    walk.send(.timer(MovementClock.timer))
    #expect(picture(walk) != start && walk.moved(from: places) == [])
    walk.press(KeyPress("I"))
    #expect(timers(walk) == [] && walk.model.clock == nil)
  }
}
