import GalleryKit

/// Why there is no socket to present on, or to follow.
enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
  case emptyPath
  /// The system has no room for such a path.
  case pathTooLong(String, limit: Int)
  /// The folder it is to be in.
  case noFolder(String)
  /// Something else is there.
  case notASocket(String)
  /// Somebody presents there.
  case live(String)
  /// Somebody is about to present there.
  case busy(String)
  /// Nobody presents there.
  case noPresenter(String)
  case failed(path: String, reason: String)

  var description: String {
    switch self {
    case .emptyPath: "The path of the socket is empty; name a file, such as ./demo.sock."
    case .pathTooLong(let path, let limit):
      "The path \(safePath(path)) is longer than the \(limit) bytes a socket may have; "
        + "take a shorter one, or go to its folder and name the file alone."
    case .noFolder(let folder):
      "There is no folder \(safePath(folder)) for the socket; make it first, for those alone who may "
        + "follow."
    case .notASocket(let path):
      "\(safePath(path)) is no socket; it is left as it is. Name a file that is not there yet."
    case .live(let path):
      "Somebody presents at \(safePath(path)) already; `\(ProgramName.current) follow \(safePath(path))` "
        + "shows it. Name another file to present beside."
    case .busy(let path):
      "Something else is being started in the folder of \(safePath(path)); try again."
    case .noPresenter(let path):
      "Nobody presents at \(safePath(path)); `\(ProgramName.current) present --socket \(safePath(path))` does, "
        + "and --wait waits for it."
    case .failed(let path, let reason): "The socket \(safePath(path)) cannot be used: \(reason)."
    }
  }
}
