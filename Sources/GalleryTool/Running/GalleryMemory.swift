import GSDesign
import GalleryKit
import Storage

/// The settings of the gallery itself, in the folder that the XDG Base Directory Specification names, or nowhere.
struct GalleryMemory {
  private let stored: Stored<Remembered>
  /// What was read, or written last.
  private var known: Remembered?

  /// - Parameter isKiosk: whether nothing may be written, and nothing of the host read.
  init(_ environment: ProcessEnvironment, isKiosk: Bool) {
    let folder = isKiosk ? nil : Self.folder(in: environment)
    stored = Stored("settings", in: folder.map { .folder($0) } ?? .memory, limit: 1 << 16)
  }

  /// The folder of the program's settings; nil where the person has no home. A path that is not absolute is ignored, as
  /// the specification has it.
  static func folder(in environment: ProcessEnvironment) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard ProgramName.current.contains(where: { $0 != "." }) else { return nil }
    let config = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return config.map { $0 + "/" + ProgramName.current }
  }

  /// What was kept; nothing where nothing was, or it cannot be read.
  ///
  /// - Parameter tell: is told why it cannot be read.
  mutating func load(_ tell: (Phrase) -> Void) -> Remembered {
    do throws(StorageError) {
      known = try stored.read()
    } catch {
      tell(error.phrase)
    }
    return known ?? Remembered()
  }

  /// Keeps something for the next start.
  ///
  /// - Parameter tell: is told why it cannot be kept, in English, as all messages of the command line are.
  mutating func save(_ remembered: Remembered, _ tell: (String) -> Void) {
    guard remembered != known ?? Remembered() else { return }
    do throws(StorageError) {
      try stored.update(from: remembered) { $0 = remembered }
      known = remembered
    } catch {
      tell(error.phrase.english)
    }
  }
}

extension StorageError {
  /// As the gallery says it.
  fileprivate var phrase: Phrase {
    Phrase(safePath(text(.english)), korean: safePath(text(.korean)))
  }
}

extension EndReason {
  /// Whether there is time to write a file: who sends a signal or closes the terminal waits for nothing.
  var leavesTime: Bool {
    switch self {
    case .quit, .startAnew, .open, .interrupted: true
    case .limit, .signal, .hangup: false
    }
  }
}
