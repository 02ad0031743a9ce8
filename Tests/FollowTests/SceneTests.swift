import GSDesign
import TermRender
import Testing

@testable import GalleryKit
@testable import GalleryTool

/// The value that says what a gallery shows.
@Suite struct SceneTests {
  static let walks: [(seed: UInt64, columns: Int, rows: Int)] = [
    (1, 120, 40), (2, 120, 40), (3, 80, 24), (4, 100, 30), (5, 160, 50), (6, 64, 20),
  ]

  @Test(arguments: walks)
  func aFollowerOfTheSameSizeShowsTheVerySame(seed: UInt64, columns: Int, rows: Int) throws {
    var walk = try Walk(seed: seed, columns: columns, rows: rows)
    let follower = FollowProgram(Walk.program(), own: LinkEnvironment())
    var model = follower.initialModel
    _ = follower.update(&model, .resized(columns: columns, rows: rows))
    for step in 0..<400 {
      walk.step()
      follower.learn(walk.scene, &model)
      #expect(follower.view(model) == walk.view, "step \(step), seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(11), 12, 13])
  func aSceneIsTheSameWhenItHasBeenALine(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    for step in 0..<800 {
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
  func whatWasMissedLeavesNothing(seed: UInt64) throws {
    var walk = try Walk(seed: seed)
    let follower = FollowProgram(Walk.program(), own: LinkEnvironment())
    var all = follower.initialModel
    _ = follower.update(&all, .resized(columns: 90, rows: 28))
    var few = all
    for step in 0..<400 {
      walk.step()
      follower.learn(walk.scene, &all)
      guard step.isMultiple(of: 17) else { continue }
      follower.learn(walk.scene, &few)
      #expect(follower.view(few) == follower.view(all), "step \(step), seed \(seed)")
    }
  }
}
