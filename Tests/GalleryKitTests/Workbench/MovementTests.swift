import FourSystems
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

@Suite("Animation on the canvas")
struct MovementTests {
  private let size = CellSize(columns: 120, rows: 40)

  private func walk(_ link: String, hasMotion: Bool = true) throws -> PageWalk {
    PageWalk(
      try Link.parse(link, in: .builtIn).link, in: .builtIn, size, hasMotion: hasMotion)
  }

  private func timers(_ walk: PageWalk) -> [Duration] {
    walk.effects.compactMap {
      if case .screen(.startTimer(CanvasMovement.timer, let time)) = $0 { time } else { nil }
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
      walk.send(.timer(CanvasMovement.timer))
      #expect((picture(walk) == start) == (step == count), "frame \(step)")
    }
    #expect(state == walk.model.state, "the state itself does not move")
  }

  @Test func aToastDisappearsAfterItsTimeAndTheRestOfThePageStays() throws {
    var walk = try walk("toast/default")
    let start = picture(walk)
    let places = walk.places
    #expect(timers(walk) == [.seconds(3)])
    walk.send(.timer(CanvasMovement.timer))
    #expect(picture(walk) != start)
    #expect(walk.moved(from: places) == [])
    #expect(timers(walk) == [.seconds(1)])
    walk.send(.timer(CanvasMovement.timer))
    #expect(picture(walk) == start)
  }

  @Test(arguments: ["tag/filled", "progress/default", "toast/default:dismissed", "alert/default"])
  func stillPicturesNeedNoTimer(link: String) throws {
    var walk = try walk(link)
    #expect(timers(walk) == [])
    walk.send(.pointer(.moved, GalleryPart.canvas.id))
    #expect(timers(walk) == [])
    let start = walk.model
    walk.send(.timer(CanvasMovement.timer))
    #expect(walk.model == start && walk.effects == [], "a late timer draws nothing")
  }

  @Test func withoutMotionNothingMoves() throws {
    let walk = try walk("progress/default:indeterminate", hasMotion: false)
    #expect(walk.effects == [])
  }

  @Test(arguments: [
    KeyPress.control("p"), KeyPress("i"), KeyPress("?"), KeyPress("z"), KeyPress("m"),
  ])
  func whatIsNotSeenDoesNotMove(key: KeyPress) throws {
    var walk = try walk("progress/default:indeterminate")
    walk.press(key)
    let hidden = walk.model
    walk.send(.timer(CanvasMovement.timer))
    #expect(timers(walk) == [])
    #expect(walk.model == hidden)
  }

  @Test func anotherStateStartsAgain() throws {
    var walk = try walk("loading/default")
    walk.send(.timer(CanvasMovement.timer))
    walk.press(KeyPress(.down))
    #expect(walk.model.canvas.movement?.specimen ?? walk.model.specimen == walk.model.specimen)
  }
}
