@testable import TermRender

/// The kind of an output, which decides on its valid content.
public enum OutputKind: Hashable, Sendable {
  /// Bytes for a terminal, which include our own sequences.
  case terminal
  /// Lines of text: the only control is the line feed.
  case text
  /// The same, but paragraphs are broken into lines.
  case paragraphs
  /// A sentence that need not repeat the text it is about.
  case message
  /// Lines that depend on the text, and need not repeat it.
  case answer
  /// JSON: escapes are visible, and read back.
  case json
  /// Bytes that only a program reads, such as a clipboard's Base64: longer than the text, but at most twice as long.
  case encoded
}

/// Reports which rules an output breaks.
public struct OutputJudge {
  private let string: HostileString
  private let kind: OutputKind
  private let size: Int
  private let harmlessSize: Int
  private let isShown: Bool
  private let tokens: OutputTokens?
  private let ours: OutputTokens?
  private let digest: OutputDigest
  private let harmless: OutputDigest

  /// - Parameters:
  ///   - harmless: the output for a harmless label of the same width, which shows the part that is ours.
  ///   - isShown: whether the output shows the text at all.
  public init(
    _ bytes: [UInt8], besides harmless: [UInt8], of string: HostileString, as kind: OutputKind,
    isShown: Bool = true
  ) {
    self.string = string
    self.kind = kind
    self.isShown = isShown
    size = bytes.count
    harmlessSize = harmless.count
    tokens = kind == .terminal ? OutputTokens(bytes) : nil
    ours = kind == .terminal ? OutputTokens(harmless) : nil
    digest = OutputDigest(tokens?.drawn ?? bytes)
    self.harmless = OutputDigest(ours?.drawn ?? harmless)
  }

  /// The broken rules, each with the offending text; all rules are checked, whichever the string is made to break.
  public var breaches: [String] {
    guard digest.isValid else { return ["valid-utf8"] }
    return terminalBreaches + HostileRule.allCases.compactMap { breach(of: $0, digest.text) }
  }

  private var terminalBreaches: [String] {
    guard let tokens, let ours else { return [] }
    var breaches: [String] = []
    if !tokens.controls.isEmpty { breaches.append("no-control: \(tokens.controls)") }
    if !tokens.isWhole { breaches.append("no-state: a sequence is open") }
    if tokens.commands != ours.commands {
      breaches.append("no-state: \(tokens.commands) beside \(ours.commands)")
    }
    return breaches
  }

  private func breach(of rule: HostileRule, _ text: String) -> String? {
    switch rule {
    case .noState, .noQuery, .inTime, .validUTF8: nil
    case .noControl: first(in: text) { Self.isControl($0) }.map { "no-control: \($0)" }
    case .noBidi: first(in: text) { Self.bidi.contains($0.value) }.map { "no-bidi: \($0)" }
    case .noInvisible: Self.invisible(in: text).map { "no-invisible: \($0)" }
    case .oneLine:
      [.text, .message].contains(kind) && digest.lines != harmless.lines
        ? "one-line: \(digest.lines) beside \(harmless.lines)" : nil
    case .bounded: boundBreach(text)
    case .noLeadingMark: Self.leadingMark(in: text).map { "no-leading-mark: \($0)" }
    case .visible:
      isShown && string.rules.contains(.visible) && ![.encoded, .message, .answer].contains(kind)
        && digest.replacements <= harmless.replacements
        ? "visible: nothing stands for what was taken out" : nil
    }
  }

  private func first(in text: String, _ isBad: (Unicode.Scalar) -> Bool) -> String? {
    text.unicodeScalars.first { $0 != "\n" && isBad($0) }.map { "U+" + String($0.value, radix: 16) }
  }

  /// At most 64 bytes and 8 marks for each cell, and at most that many times the output of a harmless label.
  private func boundBreach(_ text: String) -> String? {
    if let long = text.first(where: { $0.utf8.count > 64 }) {
      return "bounded: a cluster of \(long.utf8.count) bytes"
    }
    if let tower = text.first(where: { $0.unicodeScalars.count { Self.isMark($0) } > 8 }) {
      return "bounded: \(tower.unicodeScalars.count) scalars in a cluster"
    }
    let limit = 64 * (harmlessSize + 64) + 6 * string.bytes.count
    return size > limit ? "bounded: \(size) bytes, at most \(limit)" : nil
  }
}

extension OutputJudge {
  private static let bidi: Set<UInt32> = [
    0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    case _: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case _: false
    }
  }

  /// Hidden characters: blanks without columns anywhere, joiners and selectors beside ASCII, tags outside a flag.
  private static func invisible(in text: String) -> String? {
    var last: Unicode.Scalar = "\n"
    var isInFlag = false
    for scalar in text.unicodeScalars {
      let isHidden: Bool
      switch scalar.value {
      case 0x200B, 0x2060...0x2064, 0xFEFF, 0x180E, 0x34F, 0xFFF9...0xFFFB: isHidden = true
      case 0xE0000...0xE0FFF: isHidden = !isInFlag
      case 0x200C, 0x200D: isHidden = last.isASCII
      case _: isHidden = false
      }
      if isHidden { return "U+" + String(scalar.value, radix: 16) }
      if scalar.value == 0x1F3F4 {
        isInFlag = true
      } else if !(0xE0000...0xE0FFF ~= scalar.value) {
        isInFlag = false
      }
      last = scalar
    }
    return nil
  }

  /// A mark straight after a blank, a line end, or a bracket or quotation mark of ours.
  private static func leadingMark(in text: String) -> String? {
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if isMark(scalar), scalar.value != 0xFE0F, scalar.value != 0x20E3,
        " \n\"'>“‘(|[".unicodeScalars.contains(last)
      {
        return "U+\(String(scalar.value, radix: 16)) after “\(last)”"
      }
      last = scalar
    }
    return nil
  }
}
