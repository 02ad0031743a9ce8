import Glibc
import Testing

@testable import GalleryTool
@testable import TermSession

/// The process that connects a kiosk to its presenter.
@Suite(.serialized) struct BrokerTests {
  /// A socket with a listener, which no presenter made.
  private final class Listener {
    let descriptor: Int32

    init(at path: String) throws {
      descriptor = try LocalSocket.make(for: path)
      #expect(LocalSocket.bind(descriptor, to: path) == 0)
      #expect(listen(descriptor, 8) == 0)
    }

    deinit { close(descriptor) }

    /// Whether anything connected.
    var hasVisitor: Bool {
      let visitor = accept(descriptor, nil, nil)
      if visitor >= 0 { close(visitor) }
      return visitor >= 0
    }
  }

  @Test func itHandsOverTheSocketThatWasNamedAndFindsItAgain() throws {
    let folder = try Folder()
    let broker = try SocketBroker(path: folder.socket)
    #expect(throws: SocketBroker.Failure.noListener) { try broker.connect() }
    for _ in 0..<3 {
      let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
      let connected = try broker.connect()
      guard case .one(let other) = socket.accept() else {
        Issue.record("nobody came")
        return
      }
      #expect(fcntl(connected, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(connected, F_GETFL) & O_NONBLOCK != 0)
      #expect(LocalSocket.send([42], to: other) == .bytes(1))
      var bytes: [UInt8] = []
      #expect(LocalSocket.isReadable(connected, within: 1_000))
      #expect(LocalSocket.receive(8, from: connected, into: &bytes) == .bytes(1))
      #expect(bytes == [42])
      close(connected)
      close(other)
      _ = consume socket
      #expect(throws: SocketBroker.Failure.noListener) { try broker.connect() }
    }
  }

  /// For example an agent of the account, behind a link in the place of the presenter's socket.
  @Test func aLinkLeadsToNoOtherSocket() throws {
    let folder = try Folder()
    let other = folder.path + "/agent"
    let agent = try Listener(at: other)
    #expect(symlink(other, folder.socket) == 0)
    let broker = try SocketBroker(path: folder.socket)
    #expect(throws: SocketBroker.Failure.notItsOwners) { try broker.connect() }
    #expect(!agent.hasVisitor)
    unlink(folder.socket)
    close(open(folder.socket, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: SocketBroker.Failure.notItsOwners) { try broker.connect() }
    // The control: the agent answers when its own path is given.
    let named = try SocketBroker(path: other)
    close(try named.connect())
    #expect(agent.hasVisitor)
  }

  @Test func aSocketOfAnotherUserIsRefused() throws {
    let folder = try Folder()
    let listener = try Listener(at: folder.socket)
    let broker = try SocketBroker(path: folder.socket)
    close(try broker.connect())
    #expect(listener.hasVisitor)
    // Only root can give files away; for other users the system's permissions hold.
    guard geteuid() == 0 else { return }
    #expect(chown(folder.socket, 4_711, 4_711) == 0)
    #expect(throws: SocketBroker.Failure.notItsOwners) { try broker.connect() }
  }

  @Test func aRelativePathIsRefused() {
    #expect(throws: SocketBroker.Failure.system(EINVAL)) { try SocketBroker(path: "s") }
  }

  @Test func itEndsWithTheProcessItServesAndHoldsNothingOfIt() throws {
    let folder = try Folder()
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var broker: SocketBroker? = try SocketBroker(path: folder.socket)
    let process = try #require(broker?.process)
    #expect(throws: SocketBroker.Failure.noListener) { try broker?.connect() }
    // Its answer came: it runs, and has not kept the pipe open.
    close(ends[1])
    #expect(LocalSocket.isReadable(ends[0], within: 1_000))
    close(ends[0])
    #expect(kill(process, 0) == 0)
    broker = nil
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status == 0)
  }

  @Test func aDeadBrokerIsReported() throws {
    let folder = try Folder()
    let broker = try SocketBroker(path: folder.socket)
    kill(broker.process, SIGKILL)
    var status: Int32 = 0
    #expect(waitpid(broker.process, &status, 0) == broker.process)
    for _ in 0..<2 { #expect(throws: SocketBroker.Failure.gone) { try broker.connect() } }
  }
}
