/// A field of a form: its label, its rule, and its first text.
///
/// ```swift
/// FormField("Age", .number(0...150))
/// ```
public struct FormField: Hashable, Sendable {
  /// The requirement on the text of a field; blanks around it do not count.
  public enum Rule: Hashable, Sendable {
    /// Any text, or none.
    case optional
    /// Some text.
    case required
    /// A whole number in ASCII digits, within bounds of 0 and more.
    case number(ClosedRange<Int>)
    /// A number of characters as a reader counts them.
    case characters(ClosedRange<Int>)

    /// Returns the fault of a text; nil for a valid one.
    public func problem(in text: String) -> Problem? {
      let isBlank = text.allSatisfy(\.isWhitespace)
      switch self {
      case .optional: return nil
      case .required: return isBlank ? .missing : nil
      case .number(let range):
        if isBlank { return .missing }
        let verdict = ValidatedFieldState.Rule.number(range).verdict(on: text.trimmed)
        return verdict == .valid ? nil : .notInRange(range)
      case .characters(let range):
        if isBlank { return range.contains(0) ? nil : .missing }
        return range.contains(text.trimmed.count) ? nil : .wrongLength(range)
      }
    }
  }

  /// The fault of a text.
  public enum Problem: ReadableError, Hashable {
    /// It is empty, or blanks alone.
    case missing
    /// It is not a whole number within these bounds.
    case notInRange(ClosedRange<Int>)
    /// It has fewer or more characters than these.
    case wrongLength(ClosedRange<Int>)
    /// The program refuses it, for the reason given.
    case refused(String)

    /// The message below the field.
    public func text(_ language: Language) -> String {
      label[language]
    }

    private var label: SampleLabel {
      switch self {
      case .missing: SampleLabel("Required", "필수 항목입니다")
      case .notInRange(let range):
        SampleLabel(
          "A whole number from \(range.lowerBound) to \(range.upperBound)",
          "\(range.lowerBound)~\(range.upperBound) 사이의 숫자를 입력하세요")
      case .wrongLength(let range):
        SampleLabel(
          range.lowerBound == 0
            ? "At most \(range.upperBound) characters"
            : "From \(range.lowerBound) to \(range.upperBound) characters",
          range.lowerBound == 0
            ? "\(range.upperBound)자 이내로 입력하세요"
            : "\(range.lowerBound)~\(range.upperBound)자로 입력하세요")
      case .refused(let reason): SampleLabel(reason, reason)
      }
    }
  }

  /// The words before the field, one line.
  public let label: String
  /// The requirement on its text.
  public let rule: Rule
  /// The text at first.
  public let text: String
  /// Shown while the text is empty.
  public let placeholder: String

  /// Makes a field; by default any text will do.
  public init(
    _ label: String, _ rule: Rule = .optional, text: String = "", placeholder: String = ""
  ) {
    self.label = label
    self.rule = rule
    self.text = text
    self.placeholder = placeholder
  }

  /// Whether it has to be filled in.
  public var isRequired: Bool { rule.problem(in: "") != nil }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start.prefix(
        start.lastIndex { !$0.isWhitespace }.map {
          start.distance(from: start.startIndex, to: $0) + 1
        } ?? 0))
  }
}
