import GalleryTesting
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// The value that describes a gallery's screen.
@Suite struct SceneTests {
  static let walks: [(seed: UInt64, columns: Int, rows: Int)] = [
    (1, 120, 40), (2, 120, 40), (3, 80, 24), (4, 100, 30), (5, 160, 50), (6, 64, 20),
  ]

  @Test(arguments: walks)
  func aFollowerOfTheSameSizeShowsTheVerySame(seed: UInt64, columns: Int, rows: Int) throws {
    var walk = try Walk(seed: seed, columns: columns, rows: rows)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: columns, rows: rows))
    for step in 0..<Effort.steps(400) {
      walk.step()
      follower.learn(try received(walk.scene), &model)
      guard follower.view(model) != walk.view else { continue }
      let differences = Walk.differences(walk.view, follower.view(model), columns, rows)
      Issue.record("step \(step), seed \(seed)\n\(differences)\n\(walk.scene)")
      return
    }
  }

  /// A scene as a follower receives it.
  private func received(_ scene: Scene) throws -> Scene {
    let line = FollowMessage.scene(scene).line
    guard case .scene(let received) = try FollowMessage(line: Array(line.dropLast())) else {
      throw FollowMessage.Failure.wrong
    }
    return received
  }

  /// Keys to each place and overlay, and to overlays over others, with the contexts they lead to.
  private static let ways: [(keys: String, context: KeyContext)] = [
    ("", .tree), ("tab", .canvas), ("tab tab", .knobs), ("e", .textKnob), ("I", .inspect),
    ("esc", .overview), ("esc esc", .overview), ("tab enter", .interact), ("/ t", .palette),
    ("esc / t", .palette), ("m", .matrix), ("esc m", .matrix), ("m X", .matrixAxes),
    ("i", .page), ("s", .page), ("ctrl-p", .palette), ("i ctrl-p t", .palette),
    ("I enter", .palette), ("?", .help), ("w w F F F !", .help), ("i ?", .help),
    ("ctrl-p F1", .help), ("P", .findings), ("i P", .findings),
  ]

  /// In every place and after every change there, the follower shows the screen of the presenter.
  @Test(arguments: ways)
  func everyPlaceAndOverlayIsFollowed(keys: String, context: KeyContext) throws {
    for link in ["tag/filled", "tag/group"] {
      var walk = try Walk(seed: 1, link: link)
      let follower = FollowProgram(Walk.program(), own: Settings())
      var model = follower.initialModel
      _ = follower.update(&model, .resized(columns: 120, rows: 40))
      func check(_ key: String) throws {
        let scene = walk.scene
        let other = try received(scene)
        #expect(other == scene, "\(key)")
        follower.learn(other, &model)
        if follower.view(model) != walk.view {
          Issue.record("\(key): \(Walk.differences(walk.view, follower.view(model), 120, 40))")
        }
      }
      for name in keys.split(separator: " ") {
        walk.send(.key(try #require(KeyPress(named: String(name)))))
      }
      // A group has no text, and nothing to measure at first.
      #expect(walk.program.context(walk.model) == context || link != "tag/filled")
      try check("arrived")
      for name in ["down", "right", "down", "end", "3", "home", "down", "enter", "t", "down"] {
        walk.send(.key(try #require(KeyPress(named: name))))
        try check(name)
      }
    }
  }

  /// A screen that is cut is scrolled downwards and sideways, and scrolls with the presenter's.
  @Test func aScrolledScreenIsFollowed() throws {
    var walk = try Walk(seed: 1, columns: 40, rows: 12, link: "screen/today")
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: 40, rows: 12))
    for side in [Intent.Direction.down, .right] {
      let end = GalleryPart.canvasEnd(side).id
      walk.send(.pointer(.moved, end))
      walk.send(.pointer(.pressed(.primary), end))
      walk.send(.pointer(.released(.primary), end))
      follower.learn(try received(walk.scene), &model)
      #expect(follower.view(model) == walk.view, "\(side)")
    }
    #expect(walk.model.canvas.scroll > 0 && walk.model.canvas.firstColumn > 0)
  }

  /// The others are the colour editor, which a presenter does not have.
  @Test func theWaysLeadEverywhere() {
    let own: Set<KeyContext> = [.color, .colorText, .dropper, .moves]
    #expect(Set(Self.ways.map(\.context)).union(own) == Set(KeyContext.allCases))
  }

  @Test(arguments: [UInt64(31), 32, 33])
  func onAnyScreenTheSameHasTheKeys(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    var own = Settings()
    own.glyphs = .ascii
    let follower = FollowProgram(Walk.program(), own: own)
    var model = follower.initialModel
    _ = follower.update(&model, .colorDepth(.indexed16))
    _ = follower.update(&model, .appearance(.dark))
    var generator = SplitMix64(seed: seed)
    for step in 0..<Effort.steps(400) {
      walk.step()
      if step.isMultiple(of: 10) {
        let columns = Int.random(in: 1...140, using: &generator)
        let rows = Int.random(in: 1...50, using: &generator)
        _ = follower.update(&model, .resized(columns: columns, rows: rows))
      }
      follower.learn(walk.scene, &model)
      let (gallery, program) = (model.gallery, follower.gallery)
      #expect(program.context(gallery) == walk.program.context(walk.model), "\(step), seed \(seed)")
      #expect(
        program.link(gallery).prefix { $0 != "@" } == walk.link.prefix { $0 != "@" },
        "step \(step), seed \(seed)")
      // A caret behind the end of a shortened text is drawn at its end.
      let knobs = walk.model.knobs.settled(in: walk.program.workbench(walk.model))
      #expect(gallery.knobs.axis == knobs.axis && gallery.knobs.caret == knobs.caret)
      #expect(gallery.overlays.palette?.query == walk.model.overlays.palette?.query)
      _ = follower.view(model)
    }
  }

  @Test func aScreenThatIsTooLargeIsFollowedByTheNext() throws {
    var walk = try Walk(seed: 7)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: 120, rows: 40))
    follower.learn(.withheld, &model)
    let words = Phrase.sceneTooLarge.english
    func text() -> String {
      Renderer().draw(
        follower.view(model), size: CellSize(columns: 120, rows: 40),
        environment: RenderEnvironment(theme: .chrome)
      ).surface.plainText
    }
    #expect(text().contains(words.prefix(40)))
    walk.step()
    follower.learn(walk.scene, &model)
    #expect(!text().contains(words.prefix(40)))
    #expect(follower.view(model) == walk.view)
  }

  @Test func thePaletteOfAFollowerHasTheRecentChoices() {
    let presenter = Walk.program()
    var model = presenter.initialModel
    func press(_ keys: KeyPress...) {
      for key in keys { _ = presenter.update(&model, .key(key)) }
    }
    for word in ["theme zatch", "help"] {
      press(.control("p"))
      for letter in word { press(KeyPress(letter)) }
      press(KeyPress(.enter), KeyPress(.escape))
    }
    #expect(presenter.scene(of: model).overlays.palette == nil, "a closed palette tells nothing")
    press(.control("p"))
    let scene = presenter.scene(of: model)
    #expect(scene.overlays.palette?.recent == ["help", "theme: zatch"])
    let follower = FollowProgram(Walk.program(), own: Settings())
    var followed = follower.initialModel
    follower.learn(scene, &followed)
    #expect(followed.gallery.overlays.palette?.sections.first?.heading == .recentChoices)
    #expect(followed.gallery.overlays.palette?.sections.first?.places.count == 2)
    let again = follower.gallery.scene(of: followed.gallery)
    #expect(again.overlays.palette?.recent == scene.overlays.palette?.recent)
  }

  private func lens(_ scene: Scene) -> Lens? {
    guard case .at(.stage(let stage)) = scene.place else { return nil }
    return stage.lens
  }

  @Test(arguments: [
    ("z", Lens.scale(ZoomModel(scale: 2))), ("z z", .scale(ZoomModel(scale: 4))),
    ("I", .measures(InspectModel())), ("I down", .measures(InspectModel(part: 1))),
  ])
  func aFollowerSeesTheEnlargedStateAndItsMeasures(keys: String, shown: Lens) throws {
    var walk = try Walk(seed: 1, link: "tag/filled:selected")
    for name in keys.split(separator: " ") {
      walk.send(.key(try #require(KeyPress(named: String(name)))))
    }
    #expect(lens(walk.scene) == shown)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: 120, rows: 40))
    follower.learn(walk.scene, &model)
    #expect(follower.view(model) == walk.view)
    // Values from outside are clamped to valid ones.
    var scene = walk.scene
    for (wild, scale) in [(0, 1), (3, 2), (1 << 30, 4)] {
      scene.place = .at(.stage(Stage(pane: .canvas, lens: .scale(ZoomModel(scale: 4)))))
      let line = String(decoding: FollowMessage.scene(scene).line.dropLast(), as: UTF8.self)
      let other = line.replacing("\"scale\":4", with: "\"scale\":\(wild)")
      guard case .scene(let read) = try FollowMessage(line: Array(other.utf8)) else { return }
      #expect(lens(read) == .scale(ZoomModel(scale: scale)))
      follower.learn(read, &model)
      #expect(follower.view(model) != .empty)
      scene.place = .at(.stage(Stage(pane: .canvas, lens: .measures(InspectModel(part: wild)))))
      follower.learn(scene, &model)
      #expect(follower.view(model) != .empty)
    }
    walk.send(.key(KeyPress(.escape)))
    #expect(lens(walk.scene) == .plain)
    follower.learn(walk.scene, &model)
    #expect(follower.view(model) == walk.view)
  }

  @Test func aFollowerSeesTheRowsThatThePresenterScrolledTo() throws {
    var walk = try Walk(seed: 1, columns: 80, rows: 24, link: "screen/today")
    for name in ["tab", "down", "down", "down"] {
      walk.send(.key(try #require(KeyPress(named: name))))
    }
    #expect(walk.scene.canvas.scroll == 3)
    let message = FollowMessage.scene(walk.scene)
    #expect(try FollowMessage(line: Array(message.line.dropLast())) == message)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: 80, rows: 24))
    follower.learn(walk.scene, &model)
    #expect(follower.view(model) == walk.view)
    // A scroll position from outside shows the last rows at most; if all rows fit, nothing is scrolled.
    var scene = walk.scene
    scene.canvas.scroll = 1 << 30
    follower.learn(scene, &model)
    walk.send(.key(KeyPress(.end)))
    #expect(Walk.text(follower.view(model), 80, 24) == Walk.text(walk.view, 80, 24))
    _ = follower.update(&model, .resized(columns: 120, rows: 60))
    let scrolled = Walk.text(follower.view(model), 120, 60)
    scene.canvas.scroll = 0
    follower.learn(scene, &model)
    #expect(Walk.text(follower.view(model), 120, 60) == scrolled)
  }

  @Test func aGalleryOfNothingIsFollowedToo() {
    let nothing = Walk.program(catalogue: Catalogue(specimens: []))
    let follower = FollowProgram(nothing, own: Settings())
    var model = follower.initialModel
    follower.learn(nothing.scene(of: nothing.initialModel), &model)
    #expect(follower.update(&model, .key(KeyPress("t"))).isEmpty)
    #expect(follower.view(model) != .empty)
    #expect(follower.update(&model, .key(KeyPress("q"))) == [.quit])
  }

  @Test func ownSettingsStayDuringAPresentation() throws {
    var own = Settings()
    own.theme = "zatch"
    let follower = FollowProgram(Walk.program(), own: own)
    var walk = try Walk(seed: 41)
    var model = follower.initialModel
    func press(_ keys: KeyPress...) {
      for key in keys { _ = follower.update(&model, .key(key)) }
    }
    for _ in 0..<100 {
      walk.step()
      follower.learn(walk.scene, &model)
      #expect(model.gallery.environment.theme == "zatch")
    }
    // Cycles through the others and back to the presented value.
    let presented = walk.model.environment.density
    press(KeyPress("D"))
    #expect(model.gallery.environment.density != presented)
    press(KeyPress("D"))
    #expect(model.gallery.environment.density == presented && model.own.density == nil)
    press(KeyPress("r"))
    #expect(model.gallery.environment.theme == walk.model.environment.theme)
    press(KeyPress("m"))
    #expect(model.answer == .tells(.presenterHasKeys))
    #expect(walk.scene == model.scene)
  }

  @Test(arguments: [UInt64(11), 12, 13])
  func aSceneIsTheSameWhenItHasBeenALine(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    for step in 0..<Effort.steps(800) {
      walk.step()
      let scene = walk.scene
      let line = FollowMessage.scene(scene).line
      #expect(line.count <= FollowMessage.lineLimit, "step \(step), seed \(seed)")
      #expect(line.last == 0x0A && line.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F })
      let read = try FollowMessage(line: Array(line.dropLast()))
      #expect(read == .scene(scene), "step \(step), seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(21), 22])
  func missedScenesLeaveNoTrace(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    let follower = FollowProgram(Walk.program(), own: Settings())
    var all = follower.initialModel
    _ = follower.update(&all, .resized(columns: 90, rows: 28))
    var few = all
    for step in 0..<Effort.steps(400) {
      walk.step()
      follower.learn(walk.scene, &all)
      guard step.isMultiple(of: 17) else { continue }
      follower.learn(walk.scene, &few)
      #expect(follower.view(few) == follower.view(all), "step \(step), seed \(seed)")
    }
  }
}
