import StateSpace

/// The Swift files of a folder, in order: skips links, hidden folders and build folders.
struct SourceWalk {
  /// A file, with its content or the reason why it cannot be read.
  struct File {
    let path: String
    let bytes: Result<[UInt8], Disk.Refusal>
  }

  /// The size limit of a file in bytes; no source written by hand is larger.
  static let largestFile = 4 << 20
  /// The limits of the folders' depth and the number of files: a larger tree is not a source tree.
  static let deepest = 64
  static let most = 100_000

  /// Why a tree is not walked.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case missing(String)
    case tooDeep(String)
    case tooMany(String)
    case refused(String, Int32)

    var description: String {
      switch self {
      case .missing(let path): "\(safePath(path)) does not exist; name a Swift file or a folder."
      case .tooDeep(let path):
        "\(safePath(path)) lies more than \(SourceWalk.deepest) folders deep; name a folder within it."
      case .tooMany(let path):
        "\(safePath(path)) holds more than \(SourceWalk.most) files; name folders within it."
      case .refused(let path, let number):
        "\(safePath(path)) cannot be read: \(StandardStreams.describe(number))."
      }
    }
  }

  private let visit: (File) -> Void
  private var count = 0

  /// - Parameter visit: called with each file in turn, so that only one is in memory.
  init(visit: @escaping (File) -> Void) { self.visit = visit }

  /// Walks a path named by the user: a file of any name, or a folder.
  mutating func walk(_ path: String) throws(Problem) {
    guard let resolved = Disk.resolved(path) else { throw .missing(path) }
    do throws(Disk.Refusal) {
      guard Disk.kind(of: resolved) == .folder else {
        let place = Disk.divided(resolved)
        let folder = try OpenFolder(place.folder)
        return visit(File(path: path, bytes: Self.bytes(of: place.name, in: folder)))
      }
      try walk(try OpenFolder(resolved), as: path == "." ? "" : Self.withSlash(path), depth: 0)
    } catch {
      switch error.number {
      case Self.isTooDeep: throw .tooDeep(error.path)
      case Self.isTooMany: throw .tooMany(path)
      case let number: throw .refused(error.path, number)
      }
    }
  }

  private mutating func walk(
    _ folder: borrowing OpenFolder, as path: String, depth: Int
  ) throws(Disk.Refusal) {
    guard depth < Self.deepest else { throw Disk.Refusal(path: path, number: Self.isTooDeep) }
    for name in try folder.names() where !name.hasPrefix(".") {
      switch folder.kind(of: name) {
      case .folder:
        if let inner = try folder.folder(name) {
          try walk(inner, as: path + name + "/", depth: depth + 1)
        }
      case .file:
        guard name.hasSuffix(".swift") else { continue }
        count += 1
        guard count <= Self.most else {
          throw Disk.Refusal(path: path, number: Self.isTooMany)
        }
        visit(File(path: path + name, bytes: Self.bytes(of: name, in: folder)))
      case .link, .special, nil: continue
      }
    }
  }

  private static func bytes(
    of name: String, in folder: borrowing OpenFolder
  ) -> Result<[UInt8], Disk.Refusal> {
    do throws(Disk.Refusal) {
      guard let bytes = try folder.bytes(of: name, limit: largestFile) else {
        return .failure(folder.refusal(name, Disk.gone))
      }
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }

  private static func withSlash(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }

  /// A number that is not an error of any system.
  private static let isTooDeep: Int32 = -1
  private static let isTooMany: Int32 = -2
}
