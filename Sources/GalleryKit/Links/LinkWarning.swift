import GSDesign
import StateSpace

/// A problem in a part of a link, and the valid alternatives.
public struct LinkWarning: Hashable, Sendable, CustomStringConvertible {
  /// The problem, without the full stop.
  private let problem: Phrase
  /// The suggestions, in sentences; empty if nothing is similar.
  private let hint: Phrase
  /// Whether the part is ignored; false for an impossible state, which is opened as the link names it.
  package let isLeftOut: Bool

  private init(_ problem: Phrase, hint: Phrase = Phrase("", korean: ""), isLeftOut: Bool = true) {
    self.problem = problem
    self.hint = hint
    self.isLeftOut = isLeftOut
  }

  /// The warning in English; ``phrase`` has it in Korean too.
  public var description: String { phrase.english }

  /// The problem and its consequence.
  public var phrase: Phrase {
    isLeftOut
      ? sentences(ending: Phrase("; it is left out.", korean: " 빼고 읽었습니다."))
      : sentences(ending: Phrase(".", korean: ""))
  }

  /// The problem, as an error.
  package var refusal: String { sentences(ending: Phrase(".", korean: "")).english }

  private func sentences(ending: Phrase) -> Phrase {
    func text(_ language: Language) -> String {
      problem[language] + ending[language] + (hint[language].isEmpty ? "" : " " + hint[language])
    }
    return Phrase(text(.english), korean: text(.korean))
  }
}

extension LinkWarning {
  /// The warning about a part that names no value of a specimen's axes.
  init(_ fault: AxisFault, of specimen: Specimen) {
    self =
      switch fault {
      case .badEncoding(let name): .badEncoding(of: name)
      case .unknownAxis(let name, nearest: _): .unknownKnob(name, of: specimen)
      case .withoutValue(let name): .withoutValue(name)
      case .unknownValue(let value, let name, let choices):
        .unknownValue(value, of: name, among: choices)
      }
  }

  static func badEncoding(of name: String) -> LinkWarning {
    let name = printable(name)
    return LinkWarning(
      Phrase(
        "The value of \(name) is not well encoded", korean: "\(name)의 값은 인코딩이 올바르지 않습니다."))
  }

  static func unknownKnob(_ name: String, of specimen: Specimen) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase(
        "\(specimen.id) has no knob “\(text)”", korean: "\(specimen.id)에는 “\(text)” 항목이 없습니다."),
      hint: nearest(to: name, among: specimen.axes.map(\.name)))
  }

  static func unknownSetting(_ name: String) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase(
        "Unknown environment setting “\(text)”", korean: "“\(text)”라는 환경 설정은 없습니다."),
      hint: nearest(to: name, among: Setting.all.map(\.name)))
  }

  static func unknownTheme(_ name: String, in catalogue: Catalogue) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase("Unknown theme “\(text)”", korean: "“\(text)”라는 테마는 없습니다."),
      hint: nearestOrAll(to: name, among: catalogue.themes.map(\.name)))
  }

  static func unknownValue(
    _ value: String, of name: String, among choices: [String]
  ) -> LinkWarning {
    let text = printable(value)
    return LinkWarning(
      Phrase("\(name) has no value “\(text)”", korean: "\(name)에는 “\(text)”라는 값이 없습니다."),
      hint: nearestOrAll(to: value, among: choices))
  }

  static func withoutValue(_ name: String) -> LinkWarning {
    LinkWarning(
      Phrase(
        "\(name) needs a value, as in \(name)=…", korean: "\(name)에는 값이 있어야 합니다(예: \(name)=…)."))
  }

  /// The link still opens the state it names.
  static func impossible(_ reason: Phrase) -> LinkWarning {
    func unstopped(_ sentence: String) -> String {
      sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
    return LinkWarning(
      Phrase(
        "The link points to an impossible state: " + unstopped(reason.english),
        korean: "있을 수 없는 상태를 가리키는 링크입니다. " + reason.korean),
      isLeftOut: false)
  }

  /// The nearest name as a question; empty if no name is similar.
  private static func nearest(to wrong: String, among names: [String]) -> Phrase {
    guard let name = nearestNames(to: wrong, among: names, limit: 1).first else {
      return Phrase("", korean: "")
    }
    return Phrase("Did you mean \(name)?", korean: "혹시 \(name)?")
  }

  /// The nearest value as a question, or all values.
  private static func nearestOrAll(to wrong: String, among values: [String]) -> Phrase {
    let near = nearest(to: wrong, among: values)
    guard near.english.isEmpty, !values.isEmpty else { return near }
    let list = values.joined(separator: ", ")
    return Phrase("There are \(list).", korean: "있는 값: \(list)")
  }
}
