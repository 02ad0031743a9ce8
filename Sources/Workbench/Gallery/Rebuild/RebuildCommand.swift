import GSDesign
package import GalleryKit
import StateSpace

/// Whether the program was rebuilt while it runs.
enum Rebuild: Hashable, Sendable {
  /// Nothing new.
  case none
  /// Another program is there, whole.
  case offered
}

/// Restarting as the program that was rebuilt, and reloading the sources of themes.
enum RebuildCommand: Hashable, Sendable, CaseIterable {
  case startAnew
  case reloadThemes

  var info: CommandInfo {
    switch self {
    case .startAnew:
      CommandInfo(
        [.control("n")], .startAnew, Phrase(localized: "Restart with new build"),
        in: .gallery, isInStatus: false, linear: .absent(.linearRebuild),
        where: { $1.rebuild.offer == .offered })
    case .reloadThemes:
      CommandInfo(
        [KeyPress(.function(5))], .reloadThemes, in: .gallery, isInStatus: false,
        linear: .absent(.linearThemes), where: { !$1.editing.tokens.isEmpty })
    }
  }

  static let entries = [
    CommandEntry(.rebuild(.startAnew)), CommandEntry(.rebuild(.reloadThemes)),
  ]
}

/// News from the host of the gallery.
package enum GalleryNews: Hashable, Sendable {
  case rebuilt
  /// The new build is gone, or is the one that runs.
  case notRebuilt
  /// The new build cannot be started yet: it is still being written.
  case stillWritten
  /// The result of the build: the lines of its errors, empty if it succeeded.
  case built(errors: [String])
  /// The new build could not be started, with the reason.
  case failedToStart(String)
  /// The current way to draw outlines, and the reason if it did not change.
  case outlines(Phrase)
  /// The files of a theme were edited; the phrase says what changed or is broken in them.
  case theme(Phrase, isBroken: Bool)
  /// An edited colour was written into its file, or why it was not.
  case saved(Phrase, isWritten: Bool)
  /// Whether a command or a server provides the colours of a theme: the reason it does not and the age of the colours;
  /// nil if it does.
  case source(theme: String, Phrase?)
  /// The number of followers of a presentation at a path.
  case followed(at: String, by: Int)
  /// A failure that is shown in the list of failures only.
  case failed(source: String, Phrase)

  /// Its line in the list of failures.
  var failure: (source: String, message: Phrase)? {
    switch self {
    case .built(let errors): errors.isEmpty ? nil : ("build", .notBuilt(errors))
    case .failedToStart(let reason): ("build", Phrase(printable(reason)))
    case .failed(let source, let message): (source, message)
    case .theme(let phrase, let isBroken): isBroken ? ("theme", phrase) : nil
    case .saved(let phrase, let isWritten): isWritten ? nil : ("theme", phrase)
    case .rebuilt, .notRebuilt, .stillWritten, .outlines, .followed, .source: nil
    }
  }
}

/// The state of builds made while the gallery runs.
struct RebuildModel: Hashable, Sendable {
  private(set) var offer = Rebuild.none
  /// Why the last build failed, shown until a build succeeds or a person closes it: other keys do not take it away.
  private(set) var failure: Toast?

  func handle(_ command: RebuildCommand) -> [GalleryEffect] {
    switch command {
    case .startAnew: [.startAnew]
    case .reloadThemes: [.reloadThemes]
    }
  }

  /// Closes the failure of the last build.
  mutating func close() { failure = nil }

  mutating func learn(_ news: GalleryNews) -> [PaneRequest] {
    switch news {
    case .rebuilt: offer = .offered
    case .notRebuilt: offer = .none
    case .stillWritten: return [.say(.tells(.stillWritten))]
    case .built(let errors):
      let earlier = failure
      failure = errors.isEmpty ? nil : .fails(.notBuilt(errors))
      return [earlier.map { .takeBack($0) }, failure.map { .say($0) }].compactMap(\.self)
    case .failedToStart(let reason):
      let words = printable(reason)
      offer = .none
      return [
        .say(.fails(.joined([.notStarted, Phrase(words)])))
      ]
    case .theme(let phrase, let isBroken): return [.say(isBroken ? .fails(phrase) : .tells(phrase))]
    case .saved(let phrase, let isWritten):
      return [.say(isWritten ? .says(phrase) : .fails(phrase))]
    case .followed, .outlines, .failed, .source: break
    }
    return []
  }
}
