import ColorScience
import GSDesign
import GalleryKit

/// A theme with the tokens of a command or a server, and its last good version.
final class AskedTheme {
  let name: String
  let asker: SourceAsker
  private var reader: ThemeReader

  init(
    _ name: String, _ reader: ThemeReader, _ question: SourceAsker.Question,
    _ environment: ProcessEnvironment, _ limits: SourceLimits
  ) {
    self.name = name
    self.reader = reader
    asker = SourceAsker(question, source: reader.source.text, environment, limits)
  }

  /// The theme of an answer, which is kept if it is good.
  ///
  /// - Parameters:
  ///   - catalogue: its first theme gives the roles that no token name matches.
  ///   - earlier: the guesses made before.
  func theme(
    of answer: SourceAsker.Answer, in catalogue: Catalogue, earlier: ThemeMapping? = nil
  ) throws(SourceError) -> TokenTheme {
    reader.answer = bytes(of: answer)
    do throws(ToolError) {
      let made = try reader.theme(named: name, in: catalogue, earlier: earlier)
      asker.keep(answer)
      return made
    } catch {
      throw .unusable(error.description)
    }
  }

  /// The token file in an answer.
  func bytes(of answer: SourceAsker.Answer) -> [UInt8] {
    switch answer {
    case .same: asker.copy.map { Array($0.text.utf8) } ?? []
    case .tokens(let new): new
    }
  }

  /// The theme of the last good answer; nil without one.
  func lastGood(in catalogue: Catalogue, earlier: ThemeMapping? = nil) -> TokenTheme? {
    guard let copy = asker.copy else { return nil }
    reader.answer = Array(copy.text.utf8)
    let made = try? reader.theme(named: name, in: catalogue, earlier: earlier)
    // A mapping, or another condition that made it good, has changed since.
    if made == nil { asker.forget() }
    return made
  }

  /// A problem, with the age of the colours shown instead.
  func note(_ error: SourceError) -> Phrase {
    let phrase = error.phrase
    guard let age = asker.age.map(Self.spelled) else {
      return Phrase(localized: "\(phrase); neutral colours")
    }
    return Phrase(localized: "\(phrase); colours of \(age)")
  }

  /// The same as a complete sentence.
  func sentence(_ error: SourceError) -> Phrase {
    .joined([Phrase(safe(name)), ": ", note(error), "."], separator: "")
  }

  /// `3 hours ago`.
  static func spelled(_ seconds: Int) -> Phrase {
    switch seconds {
    case 86_400...: Phrase(localized: "\(seconds / 86_400, "day") ago")
    case 3_600...: Phrase(localized: "\(seconds / 3_600, "hour") ago")
    case 60...: Phrase(localized: "\(seconds / 60, "minute") ago")
    case _: Phrase(localized: "a moment ago")
    }
  }
}

extension TokenTheme {
  /// A theme whose tokens are pending: neutral colours under its name.
  ///
  /// - Throws: if the other theme lacks a required role.
  static func waiting(named name: String, as other: Theme) throws(ToolError) -> Theme {
    var values: [Appearance: [ColorRole: TokenValue]] = [:]
    for appearance in Appearance.allCases {
      let scheme = other.scheme(appearance, .original)
      for role in Theme.requiredRoles {
        values[appearance, default: [:]][role] = TokenValue(scheme[role])
      }
    }
    do throws(ThemeError) {
      return try Theme(name: name, light: values[.light] ?? [:], dark: values[.dark] ?? [:])
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }
}
