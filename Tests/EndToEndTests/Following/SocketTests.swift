import Glibc
import Testing

@testable import GalleryTool

/// The socket file that followers connect to.
@Suite struct SocketTests {
  @Test(arguments: [(false, mode_t(0o600)), (true, mode_t(0o660))])
  func itHasItsPermissionsAndIsRemovedAfterwards(isGroupReadable: Bool, rights: mode_t) throws {
    let folder = try Folder()
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: isGroupReadable)
    #expect(folder.rights == rights)
    _ = consume socket
    #expect(folder.names.isEmpty)
  }

  @Test func aLiveOneIsRefusedAndAStaleOneTakenOver() throws {
    let folder = try Folder()
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    #expect(throws: SocketError.live(folder.socket)) {
      _ = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    }
    #expect(folder.rights == 0o600)
    // A killed presenter leaves its file behind, without a listener.
    let stale = try LocalSocket.make(for: folder.path + "/t")
    #expect(LocalSocket.bind(stale, to: folder.path + "/t") == 0)
    close(stale)
    let other = try PresenterSocket(at: folder.path + "/t", isGroupReadable: false)
    _ = consume other
    #expect(folder.names == ["s"])
    _ = consume socket
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = try Folder()
    let file = open(folder.path + "/file", O_CREAT | O_WRONLY, 0o644)
    _ = write(file, "kept", 4)
    close(file)
    symlink(folder.path + "/nowhere", folder.path + "/link")
    symlink(folder.path + "/file", folder.path + "/other")
    for name in ["file", "link", "other"] {
      let path = folder.path + "/" + name
      #expect(throws: SocketError.notASocket(path)) {
        _ = try PresenterSocket(at: path, isGroupReadable: false)
      }
    }
    #expect(folder.names.sorted() == ["file", "link", "other"])
  }

  /// A file that replaced the socket is not removed.
  @Test func anotherFileInItsPlaceStays() throws {
    let folder = try Folder()
    let socket = try PresenterSocket(at: folder.socket, isGroupReadable: false)
    unlink(folder.socket)
    close(open(folder.socket, O_CREAT | O_WRONLY, 0o644))
    _ = consume socket
    #expect(folder.names == ["s"])
  }

  @Test func invalidPathsAreReported() throws {
    let folder = try Folder()
    let long = folder.path + "/" + String(repeating: "a", count: 100)
    #expect(throws: SocketError.pathTooLong(long, limit: 107)) {
      _ = try PresenterSocket(at: long, isGroupReadable: false)
    }
    #expect(throws: SocketError.noFolder(folder.path + "/no")) {
      _ = try PresenterSocket(at: folder.path + "/no/s", isGroupReadable: false)
    }
    #expect(throws: SocketError.emptyPath) {
      _ = try PresenterSocket(at: "", isGroupReadable: false)
    }
    let fits = folder.path + "/" + String(repeating: "a", count: 106 - folder.path.utf8.count)
    _ = try PresenterSocket(at: fits, isGroupReadable: false)
    #expect(folder.names.isEmpty)
  }
}
