import GSDesign
import GalleryKit
import Storage
import Workbench

/// The stored settings of the gallery, in the folder of the XDG Base Directory Specification, or in memory.
struct GalleryMemory {
  private let stored: Stored<Remembered>
  /// The last settings read or written.
  private var known: Remembered?

  /// - Parameter isKiosk: whether reading and writing are forbidden.
  init(_ environment: ProcessEnvironment, isKiosk: Bool) {
    let folder = isKiosk ? nil : Self.folder(in: environment)
    var stored = Stored<Remembered>(
      "settings", in: folder.map { .folder($0) } ?? .memory, limit: 1 << 16)
    // Quitting should not wait long for another gallery to release the file.
    stored.patience = 200
    self.stored = stored
  }

  /// The folder of the program's settings; nil without a home folder, which is never created: service accounts may
  /// name one that does not exist. A relative path is ignored, as the specification requires.
  static func folder(
    in environment: ProcessEnvironment, isFolder: (String) -> Bool = Disk.isFolder
  ) -> String? {
    environment.folder("XDG_CONFIG_HOME", inHome: ".config", isFolder: isFolder)
  }

  /// The stored settings; empty if missing or unreadable.
  ///
  /// - Parameter report: receives the reason if they cannot be read.
  mutating func load(_ report: (Phrase) -> Void) -> Remembered {
    do throws(StorageError) {
      known = try stored.read()
    } catch {
      report(error.phrase)
    }
    return known ?? Remembered()
  }

  /// Stores settings for the next start.
  ///
  /// - Parameter report: receives the reason if they cannot be stored, in English like all messages of the command
  ///   line.
  mutating func save(_ remembered: Remembered, _ report: (String) -> Void) {
    guard remembered != known ?? Remembered() else { return }
    do throws(StorageError) {
      try stored.update(from: remembered) { $0 = remembered }
      known = remembered
    } catch {
      report(error.phrase.english)
    }
  }
}

extension StorageError {
  /// The error as the gallery shows it.
  fileprivate var phrase: Phrase {
    Phrase(safePath(text(.english)), korean: safePath(text(.korean)))
  }
}

extension EndReason {
  /// Whether there is time to write a file: after a signal or a hang-up the program ends at once.
  var leavesTime: Bool {
    switch self {
    case .quit, .startAnew, .open, .interrupted: true
    case .limit, .signal, .hangup: false
    }
  }
}
