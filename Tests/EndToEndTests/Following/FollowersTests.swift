import Glibc
import Testing

@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// The followers, on the presenter's side.
@Suite struct FollowersTests {
  private func line(_ number: Int, bytes: Int = 20_000) -> [UInt8] {
    let text = String(repeating: "x", count: bytes) + "\(number)"
    var scene = Scene(
      canvas: CanvasModel.Presented(link: text), tree: TreeModel.Presented(row: "tag/filled"))
    scene.knobs.axis = number
    return FollowMessage.scene(scene).line
  }

  private func number(_ message: FollowMessage?) -> Int? {
    guard case .scene(let scene)? = message else { return nil }
    return scene.knobs.axis
  }

  @Test func aNewFollowerGetsTheSceneAndThenUpdates() throws {
    let folder = try Folder()
    var audience = try Followers(at: folder.socket, isGroupReadable: false, catalogue: "0f")
    audience.show(line(1, bytes: 10))
    let silent = try RawEnd(to: folder.socket, greets: false)
    let follower = try RawEnd(to: folder.socket)
    #expect(LocalSocket.isReadable(audience.descriptor))
    audience.look()
    audience.look()
    #expect(audience.count == 1)
    #expect(!LocalSocket.isReadable(audience.descriptor))
    audience.show(line(2, bytes: 10))
    follower.take()
    let greeting = FollowMessage.hello(version: FollowMessage.version, catalogue: "0f")
    #expect(follower.messages.first == greeting)
    #expect(follower.messages.dropFirst().map { number($0) } == [1, 2])
    silent.take()
    #expect(silent.messages == [greeting], "the presenter speaks first")
  }

  @Test func aStalledFollowerDoesNotBlockOthersAndCatchesUp() throws {
    let folder = try Folder()
    var audience = try Followers(at: folder.socket, isGroupReadable: false, catalogue: "0f")
    let stopped = try RawEnd(to: folder.socket)
    let reading = try RawEnd(to: folder.socket)
    audience.look()
    audience.look()
    #expect(audience.count == 2)
    let size = line(1).count
    for number in 1...200 {
      audience.show(line(number))
      for _ in 0..<10 where self.number(reading.messages.last) != number {
        audience.look()
        reading.take()
      }
      #expect(self.number(reading.messages.last) == number)
      reading.received = []
      // One line under way, and the newest.
      #expect(audience.kept <= 2 * (size + 10))
    }
    let (sent, replaced) = (audience.sent[0], audience.replaced[0])
    #expect(sent < 20 && sent + replaced + 1 == 201, "\(sent) begun, \(replaced) replaced")
    for _ in 0..<100 where self.number(stopped.messages.last) != 200 {
      stopped.take()
      audience.look()
    }
    #expect(number(stopped.messages.last) == 200)
    #expect(stopped.messages.count == stopped.lines.count, "every line is whole")
    #expect(audience.kept == 0)
    #expect(!LocalSocket.isReadable(audience.descriptor))
  }

  @Test func followersBeyondTheLimitAreRejected() throws {
    let folder = try Folder()
    var audience = try Followers(at: folder.socket, isGroupReadable: false, catalogue: "0f")
    audience.show(line(1, bytes: 10))
    var followers: [RawEnd] = []
    for _ in 0..<Followers.most {
      followers.append(try RawEnd(to: folder.socket))
      audience.look()
    }
    audience.look()
    #expect(audience.count == 64)
    let late = try RawEnd(to: folder.socket)
    audience.look()
    #expect(!late.take())
    #expect(late.messages == [.full])
    audience.show(line(2, bytes: 10))
    for follower in followers {
      #expect(follower.take())
      #expect(number(follower.messages.last) == 2)
    }
    followers.removeFirst(10)
    audience.look()
    #expect(audience.count == 54)
  }

  @Test func aSilentConnectionMakesRoom() throws {
    let folder = try Folder()
    var audience = try Followers(at: folder.socket, isGroupReadable: false, catalogue: "0f")
    let silent = try (0..<Followers.most).map { _ in try RawEnd(to: folder.socket, greets: false) }
    audience.look()
    let follower = try RawEnd(to: folder.socket)
    audience.look()
    audience.look()
    #expect(audience.count == 1)
    #expect(follower.take())
    #expect(silent.count { !$0.take() } == 1)
  }

  @Test(arguments: [
    Array("nonsense\n".utf8), Array("{\"scene\":{}}\n".utf8), [0, 0x0A],
    [UInt8](repeating: 0x20, count: 300),
    FollowMessage.hello(version: FollowMessage.version, catalogue: "").line,
  ])
  func invalidFollowersAreDisconnected(bytes: [UInt8]) throws {
    let folder = try Folder()
    var audience = try Followers(at: folder.socket, isGroupReadable: false, catalogue: "0f")
    let follower = try RawEnd(to: folder.socket)
    audience.look()
    audience.look()
    #expect(audience.count == 1)
    follower.say(bytes)
    audience.look()
    #expect(audience.count == 0)
    #expect(!follower.take())
  }
}
