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

  private init(_ problem: Phrase, hint: Phrase = Phrase(""), isLeftOut: Bool = true) {
    self.problem = problem
    self.hint = hint
    self.isLeftOut = isLeftOut
  }

  /// The warning in English; ``phrase`` has it in Korean too.
  public var description: String { phrase.english }

  /// The problem and its consequence.
  public var phrase: Phrase {
    guard isLeftOut else { return sentence }
    return hinted(Phrase(localized: "\(problem); it is left out."))
  }

  /// The problem, as an error.
  package var refusal: String { sentence.english }

  private var sentence: Phrase {
    // The reason of an impossible state is a sentence already.
    hinted(problem.english.hasSuffix(".") ? problem : Phrase(localized: "\(problem)."))
  }

  private func hinted(_ sentence: Phrase) -> Phrase {
    hint.english.isEmpty ? sentence : .joined([sentence, hint])
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
      case .repeated(let part, let name): .repeated(part, of: name)
      }
  }

  static func badEncoding(of name: String) -> LinkWarning {
    let name = printable(name)
    return LinkWarning(
      Phrase(localized: "The value of \(name) is not well encoded"))
  }

  static func unknownKnob(_ name: String, of specimen: Specimen) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase(localized: "\(specimen.id) has no knob “\(text)”"),
      hint: nearest(to: name, among: specimen.axes.map(\.name)))
  }

  static func unknownSetting(_ name: String) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase(localized: "Unknown environment setting “\(text)”"),
      hint: nearest(to: name, among: Setting.all.map(\.name)))
  }

  static func unknownTheme(_ name: String, in catalogue: Catalogue) -> LinkWarning {
    let text = printable(name)
    return LinkWarning(
      Phrase(localized: "Unknown theme “\(text)”"),
      hint: nearestOrAll(to: name, among: catalogue.themes.map(\.name)))
  }

  static func unknownValue(
    _ value: String, of name: String, among choices: [String]
  ) -> LinkWarning {
    let text = printable(value)
    return LinkWarning(
      Phrase(localized: "\(name) has no value “\(text)”"),
      hint: nearestOrAll(to: value, among: choices))
  }

  static func repeated(_ part: String, of name: String) -> LinkWarning {
    let text = printable(part)
    return LinkWarning(
      Phrase(localized: "“\(text)” gives \(name) a second value"))
  }

  static func withoutValue(_ name: String) -> LinkWarning {
    LinkWarning(
      Phrase(localized: "\(name) needs a value, as in \(name)=…"))
  }

  /// The link still opens the state it names.
  static func impossible(_ reason: Phrase) -> LinkWarning {
    LinkWarning(
      Phrase(localized: "The link points to an impossible state: \(reason)"),
      isLeftOut: false)
  }

  /// The nearest name as a question; empty if no name is similar.
  private static func nearest(to wrong: String, among names: [String]) -> Phrase {
    guard let name = nearestNames(to: wrong, among: names, limit: 1).first else {
      return Phrase("")
    }
    return Phrase(localized: "Did you mean \(name)?")
  }

  /// The nearest value as a question, or all values.
  private static func nearestOrAll(to wrong: String, among values: [String]) -> Phrase {
    let near = nearest(to: wrong, among: values)
    guard near.english.isEmpty, !values.isEmpty else { return near }
    let list = values.joined(separator: ", ")
    return Phrase(localized: "There are \(list).")
  }
}
