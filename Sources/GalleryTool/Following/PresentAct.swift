import GSDesign
import GalleryKit
import TermSession
import Workbench

/// The gallery on a stage, also shown to followers.
struct PresentAct: Act, ~Copyable {
  let program: GalleryProgram
  private let path: String
  private var audience: Followers
  /// The scene sent last.
  private var scene: Scene?

  /// - Parameter path: the path of the socket, as shown to the user.
  init(_ program: GalleryProgram, at path: String, audience: consuming Followers) {
    self.program = program
    self.path = path
    self.audience = audience
  }

  var descriptor: Int32 { audience.descriptor }
  func hasNews() -> Bool { LocalSocket.isReadable(audience.descriptor) }

  mutating func look(_ model: inout GalleryModel) {
    tell(model)
    audience.look()
    program.learn(.followed(at: path, by: audience.count), &model)
  }

  mutating func hasChanged(_ model: GalleryModel) {
    audience.listen()
    if audience.count > 0 { tell(model) }
  }

  private mutating func tell(_ model: GalleryModel) {
    let now = program.scene(of: model)
    guard now != scene else { return }
    scene = now
    let line = FollowMessage.scene(now).line
    audience.show(line.count <= FollowMessage.lineLimit ? line : FollowMessage.withheld.line)
  }

  mutating func perform(
    _ effect: GalleryEffect, _ model: inout GalleryModel
  ) -> StageDirection {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .switchShapes: return .switchShapes
    // A presentation keeps its build, and followers keep their themes.
    case .startAnew, .reloadThemes, .showTheme, .saveColor: return .none
    }
  }

  func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout GalleryModel) {
    program.learn(.outlines(outcome.phrase), &model)
  }
}
