import GalleryKit

/// Why a socket for presenting or following is not available.
enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
  case emptyPath
  /// The path is longer than the system allows.
  case pathTooLong(String, limit: Int)
  /// Its folder does not exist.
  case noFolder(String)
  /// The path is not a socket.
  case notASocket(String)
  /// A presenter listens there.
  case live(String)
  /// A presenter is about to listen there.
  case busy(String)
  /// No presenter listens there.
  case noPresenter(String)
  /// It is a link or another kind of file, or its listener is not its owner.
  case notItsOwners(String)
  case failed(path: String, reason: String)

  var description: String {
    switch self {
    case .emptyPath: "The path of the socket is empty; name a file, such as ./demo.sock."
    case .pathTooLong(let path, let limit):
      "The path \(safePath(path)) is longer than the \(limit) bytes a socket may have; "
        + "take a shorter one, or go to its folder and name the file alone."
    case .noFolder(let folder):
      "Folder \(safePath(folder)) for the socket does not exist; create it, open only to those who may "
        + "follow."
    case .notASocket(let path):
      "\(safePath(path)) is not a socket and was left unchanged. Name a file that does not exist yet."
    case .live(let path):
      "A presentation is running at \(safePath(path)) already; `\(ProgramName.current) follow \(safePath(path))` "
        + "shows it. Name another file to present beside."
    case .busy(let path):
      "Something else is being started in the folder of \(safePath(path)); try again."
    case .noPresenter(let path):
      "No presentation is running at \(safePath(path)); `\(ProgramName.current) present --socket \(safePath(path))` starts one, "
        + "and --wait waits for it."
    case .notItsOwners(let path):
      "\(safePath(path)) is not a socket on which its owner presents; a kiosk follows only these, and no links. Pass the "
        + "path given to `present --socket`."
    case .failed(let path, let reason): "The socket \(safePath(path)) cannot be used: \(reason)."
    }
  }
}
