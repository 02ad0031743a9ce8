import GSDesign

/// The values of a setting, and the way through them.
extension Setting {
  /// The settings whose values can be enumerated: those that can be an axis of a matrix.
  package static let axes = all.filter { $0 == .theme || !$0.choices.isEmpty }

  /// In the order in which the screen lists them.
  package static let listed = ordered(
    first: .theme, .appearance, .depth, .contrast, .vision, .density, .glyphs, .size)

  /// The axis with a name; nil if no setting has the name, or it is not an axis.
  package static func axis(named name: String) -> Setting? { axes.first { $0.name == name } }

  /// The settings with these before the others, which keep their order.
  package static func ordered(first: Setting...) -> [Setting] {
    first + all.filter { !first.contains($0) }
  }

  /// Every value, as links spell it; none where a number decides.
  package func values(in catalogue: Catalogue) -> [String] {
    self == .theme ? catalogue.themes.map(\.name) : choices
  }

  /// The values that are offered: every one, or those of a number that keys lead through.
  package func offered(in catalogue: Catalogue) -> [String?] {
    self == .theme ? values(in: catalogue) : offered
  }

  /// The values that a key steps through, in order; nil leaves the setting unset.
  ///
  /// A setting that follows the terminal has the terminal's own value last, so that the first step is visible.
  package func turns(in catalogue: Catalogue, _ terminal: TerminalFacts) -> [String?] {
    let values = offered(in: catalogue)
    var own = Settings()
    follow?(terminal, &own)
    guard let place = text(own).flatMap({ values.firstIndex(of: $0) }) else {
      return hasNothingSaid ? [nil] + values : values
    }
    return [nil] + values[(place + 1)...] + values[...place]
  }

  /// Whether having no value is an option of its own, in addition to the values.
  package var hasNothingSaid: Bool { follow != nil || self == .size }

  /// Whether `auto` is a valid value: the terminal then decides.
  package var isAutomatic: Bool { follow != nil && !isOfTerminal }

  /// Whether the value differs from the default.
  package func isChosen(in settings: Settings) -> Bool {
    guard let value = text(settings) else { return false }
    return hasNothingSaid || value != standardText
  }

  /// The value as the knobs show it.
  package func word(in settings: Settings) -> Phrase {
    if let unchosen, !isChosen(in: settings) { return unchosen }
    return word(text(settings) ?? "")
  }
}

/// A step through the values of a setting, as keys do it.
package struct SettingTurn: Hashable, Sendable, CaseIterable {
  package let setting: Setting
  /// 1 for the next value, -1 for the one before.
  package let step: Int

  package init(_ setting: Setting, _ step: Int = 1) {
    self.setting = setting
    self.step = step
  }

  /// Every turn that has a key.
  package static let allCases = Setting.all.flatMap { setting -> [SettingTurn] in
    guard let keys = setting.keys else { return [] }
    return [SettingTurn(setting)] + (keys.previous == nil ? [] : [SettingTurn(setting, -1)])
  }
}

extension Settings {
  /// Sets the value, or clears it if nil. Ignores invalid values.
  package mutating func set(_ setting: Setting, to value: String?) {
    if let value { _ = setting.read(value, &self) } else { setting.clear(&self) }
  }

  /// Steps through values; a current value that is not among them counts as the last.
  package mutating func turn(_ setting: Setting, by step: Int, among values: [String?]) {
    guard !values.isEmpty else { return }
    let place = values.firstIndex(of: said(setting)) ?? values.count - 1
    set(setting, to: values[values.indices.wrapping(place + step)])
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case a number of steps on, going round at the ends.
  package func next(_ step: Int = 1) -> Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(0..<all.count).wrapping(index + step)]
  }
}
