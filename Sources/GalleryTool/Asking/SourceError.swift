import GalleryKit
import StateSpace

/// Why a command or a server gave no tokens.
enum SourceError: Error, Hashable, CustomStringConvertible {
  /// curl is not installed.
  case noCurl
  /// The program cannot be started, with the number of the error.
  case notStarted(String, Int32)
  /// It took longer than this many milliseconds.
  case tooSlow(Int)
  /// It gave more than this many bytes.
  case tooMuch(Int)
  /// This process received a signal to end.
  case interrupted
  /// A command ended with this status, and this end of its messages.
  case failed(Int32, String)
  /// The server was not reached, or its answer was incomplete.
  case notReached(curl: Int32, String)
  /// The server answered with this status.
  case answered(Int)
  /// The server redirected to an address that is not allowed.
  case sentElsewhere(String)
  /// This server answered with a web page.
  case webPage(String)
  /// The answer gives no theme; the reason is a sentence.
  case unusable(String)

  /// A sentence that follows the name of the source.
  var phrase: Phrase {
    switch self {
    case .noCurl:
      Phrase(localized: "servers are asked by the program curl, which is not installed")
    case .notStarted(let name, let number):
      Phrase(localized: "\(safe(name)) cannot be started: \(StandardStreams.describe(number))")
    case .tooSlow(let milliseconds):
      Phrase(localized: "no answer within \(Self.seconds(milliseconds)) seconds")
    case .tooMuch(let bytes):
      Phrase(localized: "the answer is larger than \(Self.size(bytes))")
    case .interrupted: Phrase(localized: "interrupted")
    case .failed(let status, let words):
      words.isEmpty
        ? Phrase(localized: "the command failed with \(status)")
        : Phrase(localized: "the command failed with \(status): \(safe(words))")
    case .notReached(let number, let words): Self.notReached(number, words)
    case .answered(let status):
      Phrase(localized: "the server answered \(status)")
    case .sentElsewhere(let address):
      Phrase(localized: "the server redirects to \(safe(address)), which is not encrypted")
    case .webPage(let address):
      Phrase(
        localized:
          "\(safe(address)) answered with a web page instead of tokens; you may have to log in")
    case .unusable(let sentence): Phrase(sentence)
    }
  }

  /// The phrase in English.
  var description: String { phrase.english }

  /// The meaning of curl's exit code (curl(1), EXIT CODES), else curl's own message.
  private static func notReached(_ number: Int32, _ words: String) -> Phrase {
    switch number {
    case 6: Phrase(localized: "no server has that name")
    case 7: Phrase(localized: "the server cannot be reached")
    case 18, 56, 92:
      Phrase(localized: "the answer ended too early")
    case 28: Phrase(localized: "the server was not reached in time")
    case 35, 51, 60:
      Phrase(localized: "the server could not prove who it is: \(safe(words))")
    case 47: Phrase(localized: "the server redirects in circles")
    case 52: Phrase(localized: "the server answered nothing")
    case 61:
      Phrase(localized: "the answer cannot be decompressed")
    case 1:
      Phrase(localized: "the server redirects to an address that is not asked")
    case _:
      words.isEmpty
        ? Phrase(localized: "curl failed with \(number)")
        : Phrase(localized: "curl failed: \(safe(words))")
    }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    NumberScale.spelling(of: Double(milliseconds) / 1_000)
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
