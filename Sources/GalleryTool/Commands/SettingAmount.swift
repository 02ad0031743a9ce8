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
  init?(_ text: String, of setting: Setting)
}

/// One value, or what fits the terminal.
enum OneValue: SettingAmount, Hashable {
  case auto
  case value(String)

  static var hasAutomatic: Bool { true }

  static func listed(_ values: [String]) -> String { sentence(values, "or") }

  static func valueName(_ name: String) -> String { name }

  init?(_ text: String, of setting: Setting) {
    if text == "auto", setting.isAutomatic {
      self = .auto
    } else if setting.takes(text) {
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
  init?(_ text: String, of setting: Setting) {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard setting.takes(String(part)) else { return nil }
      if !values.contains(String(part)) { values.append(String(part)) }
    }
    self.values = values
  }
}

extension SettingAmount {
  /// What `--help` says of a setting.
  static func help(_ setting: Setting) -> ArgumentHelp {
    let choices = choices(setting)
    let list = choices.isEmpty ? "" : listed(choices)
    let text = [setting.subject, list.isEmpty ? nil : list].compactMap(\.self).joined(
      separator: ": ")
    return ArgumentHelp(text + ".", valueName: valueName(setting.valueName))
  }

  /// The values that a shell completes; nil where a catalogue decides.
  static func completion(_ setting: Setting) -> CompletionKind? {
    let choices = choices(setting)
    return choices.isEmpty ? nil : .list(choices)
  }

  /// Reads what was given, or says what there is.
  static func reader(of setting: Setting) -> @Sendable (String) throws -> Self {
    { text in
      if let value = Self(text, of: setting) { return value }
      let choices = choices(setting)
      throw ValidationError(
        choices.isEmpty ? "it is empty." : "there are \(sentence(choices, "and")).")
    }
  }

  private static func choices(_ setting: Setting) -> [String] {
    (hasAutomatic && setting.isAutomatic ? ["auto"] : []) + setting.choices
  }
}

/// `a, b or c`.
private func sentence(_ words: [String], _ conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

extension Setting {
  /// Whether the text is one of its values; themes are a catalogue's.
  fileprivate func takes(_ text: String) -> Bool {
    var read = Settings()
    return read.read(self, text)
  }
}
