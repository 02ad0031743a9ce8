import GalleryKit
import Synchronization

/// A theme that is read beside the interface, which goes on meanwhile with the last good one.
final class ThemeReading: Sendable {
  /// What was read, and where it was looked for.
  struct Outcome: Sendable {
    let theme: Result<TokenTheme, ToolError>
    let paths: [String]
    let folders: [String]
    /// The answer as it was kept; nil for files, and where it gave no theme.
    let copy: SourceCopy?
  }

  /// Tokens of more bytes than this take too long for the interface to wait for them.
  static let most = 1 << 17
  /// How often it is looked at, in milliseconds.
  private static let pause = 10

  private let state = Mutex<Outcome?>(nil)
  private let lookedAt = Mutex(ContinuousClock.now)

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - source: of the theme.
  ///   - root: the folder that nothing is read outside of; nil where a person named the source.
  ///   - answer: what a command or a server gave; empty for files.
  ///   - keep: keeps the answer where it gave a theme.
  ///   - hold: called before anything is read; a test waits there.
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

  /// What came of it; nil as long as it reads.
  var outcome: Outcome? {
    lookedAt.withLock { $0 = ContinuousClock.now }
    return state.withLock { $0 }
  }

  /// Milliseconds until it is to be looked at.
  var timeLeft: Int {
    let next = lookedAt.withLock { $0 } + .milliseconds(Self.pause)
    return max(0, (next - ContinuousClock.now).millisecondsRoundedUp)
  }
}
