import ArgumentParser
import GSDesign
import GalleryKit

/// How many values the flag of a setting takes: ``OneValue`` or ``SeveralValues``.
protocol SettingAmount: Sendable {
  /// Whether what follows the terminal can be asked for.
  static var hasAutomatic: Bool { get }
  /// The values as a sentence has them.
  static func listed(_ values: [String]) -> String
  static func valueName(_ name: String) -> String

  /// nil where the text holds no value of those there are.
  init?(_ text: String, of key: LinkEnvironment.Key)
}

/// One value, or what fits the terminal.
enum OneValue: SettingAmount, Hashable {
  case auto
  case value(String)

  static var hasAutomatic: Bool { true }

  static func listed(_ values: [String]) -> String { sentence(values, "or") }

  static func valueName(_ name: String) -> String { name }

  init?(_ text: String, of key: LinkEnvironment.Key) {
    if text == "auto", key.followsTerminal {
      self = .auto
    } else if key.takes(text) {
      self = .value(text)
    } else {
      return nil
    }
  }
}

/// Values separated by commas.
struct SeveralValues: SettingAmount, Hashable {
  let values: [String]

  static var hasAutomatic: Bool { false }

  static func listed(_ values: [String]) -> String {
    values.joined(separator: ", ")
  }

  static func valueName(_ name: String) -> String { name + ",…" }

  /// A value that is named twice counts once.
  init?(_ text: String, of key: LinkEnvironment.Key) {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard key.takes(String(part)) else { return nil }
      if !values.contains(String(part)) { values.append(String(part)) }
    }
    self.values = values
  }
}

extension SettingAmount {
  /// What `--help` says of a setting.
  static func help(_ key: LinkEnvironment.Key) -> ArgumentHelp {
    let choices = choices(key)
    let list = choices.isEmpty ? "" : listed(choices)
    let text = [key.subject, list.isEmpty ? nil : list].compactMap(\.self).joined(separator: ": ")
    return ArgumentHelp(text + ".", valueName: valueName(key.valueName))
  }

  static func completion(_ key: LinkEnvironment.Key) -> CompletionKind {
    .list(choices(key))
  }

  /// Reads what was given, or says what there is.
  static func reader(of key: LinkEnvironment.Key) -> @Sendable (String) throws -> Self {
    { text in
      if let value = Self(text, of: key) { return value }
      let choices = choices(key)
      throw ValidationError(
        choices.isEmpty ? "it is empty." : "there are \(sentence(choices, "and")).")
    }
  }

  private static func choices(_ key: LinkEnvironment.Key) -> [String] {
    (hasAutomatic && key.followsTerminal ? ["auto"] : []) + key.choices
  }
}

/// `a, b or c`.
private func sentence(_ words: [String], _ conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

extension LinkEnvironment.Key {
  /// Whether a terminal has a value of its own.
  fileprivate var followsTerminal: Bool { self == .appearance || self == .depth }

  /// Whether the text is one of its values; themes are a catalogue's.
  fileprivate func takes(_ text: String) -> Bool {
    var read = LinkEnvironment()
    return read.read(self, text)
  }

  /// What is asked for, where the values do not say it themselves.
  fileprivate var subject: String? {
    switch self {
    case .theme: "The theme by its name"
    case .depth: "The colours to draw with"
    case .language: "The language of the labels"
    case .widthPolicy: "How columns are counted"
    case .size: "The size in cells"
    case .appearance, .contrast, .vision, .density, .glyphs: nil
    }
  }

  fileprivate var valueName: String {
    switch self {
    case .theme: "name"
    case .depth: "depth"
    case .language: "language"
    case .widthPolicy: "policy"
    case .size: "WxH"
    case .appearance, .contrast, .vision, .density, .glyphs: rawValue
    }
  }
}
