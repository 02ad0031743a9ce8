/// The language of labels, or of the gallery's own words, as a tag of BCP 47.
///
/// ```swift
/// Language.korean              // ko
/// Language("pt-BR")            // pt-BR
/// Language("EN-us")?.rawValue  // en-US
/// Language("english")          // nil
/// ```
public struct Language: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The tag in the usual case of its parts: `zh-Hant-TW`.
  public let rawValue: String

  /// The language of a tag; nil if the tag is not well-formed.
  ///
  /// A tag is a language of two or three letters and parts of up to eight letters and digits behind it, joined by
  /// hyphens, at most 35 bytes in all (RFC 5646, 2.1 and 4.4.1). Whether its parts are registered is not checked. Case
  /// makes no difference.
  public init?(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard tag.utf8.count <= 35, let first = parts.first, 2...3 ~= first.utf8.count,
      first.utf8.allSatisfy(\.isLetter),
      parts.allSatisfy({
        1...8 ~= $0.utf8.count && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      }),
      // A single letter or digit announces what follows it.
      parts.last?.utf8.count ?? 0 > 1
    else { return nil }
    rawValue = Self.usual(parts)
  }

  /// The language of a tag; nil if the tag is not well-formed. The same as ``init(_:)``.
  public init?(rawValue: String) {
    self.init(rawValue)
  }

  private init(usual: String) {
    rawValue = usual
  }

  /// English, `en`.
  public static let english = Language(usual: "en")
  /// Korean, `ko`.
  public static let korean = Language(usual: "ko")

  /// The tag.
  public var description: String { rawValue }

  /// The tag, then its shorter forms: `zh-Hant-TW`, `zh-Hant`, `zh`.
  ///
  /// The languages to look up in order (RFC 4647, 3.4: lookup).
  public var lookup: [Language] {
    var languages = [self]
    var rest = rawValue[...]
    while let hyphen = rest.lastIndex(of: "-") {
      rest = rest[..<hyphen]
      // The subtag that a single letter or digit introduced is gone.
      if rest.dropLast().last == "-" { rest = rest.dropLast(2) }
      languages.append(Language(usual: String(rest)))
    }
    return languages
  }

  /// Regions of two letters in upper case, scripts of four with a capital, all else in lower case; behind a single letter
  /// or digit everything is in lower case (RFC 5646, 2.1.1).
  private static func usual(_ parts: [Substring]) -> String {
    var isAnnounced = false
    return parts.enumerated().map { index, part in
      let lower = part.lowercased()
      if part.utf8.count == 1 { isAnnounced = true }
      guard index > 0, !isAnnounced, part.utf8.allSatisfy(\.isLetter) else { return lower }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4: return part.prefix(1).uppercased() + lower.dropFirst()
      case _: return lower
      }
    }.joined(separator: "-")
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  /// Whether it is an ASCII digit.
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
