import GalleryKit
import Synchronization

/// Reads a theme in the background, while the interface keeps the last good one.
final class ThemeReading: Sendable {
  /// The result, and the files that were looked for.
  struct Outcome: Sendable {
    let theme: Result<TokenTheme, ToolError>
    let paths: [String]
    let folders: [String]
    /// The kept answer; nil for files, or if it gave no theme.
    let copy: SourceCopy?
  }

  /// Tokens of more bytes than this take too long to read in the foreground.
  static let most = 1 << 17
  /// The polling interval in milliseconds.
  private static let pause = 10

  private let state = Mutex<Outcome?>(nil)
  private let lookedAt = Mutex(ContinuousClock.now)

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - source: the source of the theme.
  ///   - root: the folder that reading is limited to; nil if the user named the source.
  ///   - answer: the output of a command or the answer of a server; empty for files.
  ///   - keep: keeps the answer if it gave a theme.
  ///   - hold: called before reading begins; a test waits there.
  init(
    _ source: ThemeSource, root: ThemeRoot?, answer: [UInt8], named name: String,
    in catalogue: Catalogue, earlier: ThemeMapping?, keep: (@Sendable () -> SourceCopy?)?,
    hold: (@Sendable () -> Void)?
  ) {
    WorkerThreads.detach { [self] in
      hold?()
      var reader = ThemeReader(source: source, root: root)
      reader.answer = answer
      let theme: Result<TokenTheme, ToolError>
      do throws(ToolError) {
        theme = .success(try reader.theme(named: name, in: catalogue, earlier: earlier))
      } catch {
        theme = .failure(error)
      }
      var copy: SourceCopy?
      if case .success = theme { copy = keep?() }
      let outcome = Outcome(
        theme: theme, paths: reader.files.paths, folders: reader.files.folders, copy: copy)
      state.withLock { $0 = outcome }
    }
  }

  /// The result; nil while reading.
  var outcome: Outcome? {
    lookedAt.withLock { $0 = ContinuousClock.now }
    return state.withLock { $0 }
  }

  /// Milliseconds until the next poll.
  var timeLeft: Int {
    let next = lookedAt.withLock { $0 } + .milliseconds(Self.pause)
    return max(0, (next - ContinuousClock.now).millisecondsRoundedUp)
  }
}
