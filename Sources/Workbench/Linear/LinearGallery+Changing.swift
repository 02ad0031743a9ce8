import GSDesign
import GalleryKit
import StateSpace

/// Changes of the open component: its knobs, its settings and the component itself.
extension LinearGallery {
  /// Sets a knob or a setting: its name, and the value as the rest of the line.
  mutating func set(_ argument: String) -> [String] {
    let parts = argument.split(
      maxSplits: 1, whereSeparator: { $0.isWhitespace || $0 == "=" })
    guard let name = parts.first.map(String.init) else { return [say(.linearNoValue)] }
    let value = parts.count > 1 ? String(parts[1]).trimmed : nil
    if isOpen, let axis = axis(named: name) { return set(axis, to: value) }
    if let setting = setting(named: name) { return set(setting, to: value ?? "") }
    guard isOpen else { return [say(.linearNothingOpen)] }
    let names = specimen.axes.map(\.name) + Setting.all.filter { $0.phrase != nil }.map(\.name)
    return [say(.linearNoKnob(printable(name), nearest: nearestNames(to: name, among: names)))]
  }

  /// Sets a setting; without a value it is read with those that it has.
  mutating func set(_ setting: Setting, to text: String) -> [String] {
    guard !text.isEmpty else { return [line(of: setting)] }
    var environment = model.environment
    let values = setting.offered(in: catalogue).compactMap { $0 }
    let wanted = text.lowercased()
    let value = values.first { value in
      let word = setting.word(value)
      return [value, word.english, word.korean].contains { $0.lowercased() == wanted }
    }
    let isCleared =
      value == nil && setting.unsetWord.map { isCalled($0, wanted) || wanted == "auto" } == true
    let isTheme = setting == .theme && catalogue.theme(named: text) == nil
    if isCleared {
      environment.set(setting, to: nil)
    } else if value == nil, isTheme || !environment.read(setting, text) {
      return [
        say(.linearNoChoice(printable(text), setting.name, values.map { say(setting.word($0)) }))
      ]
    } else if let value {
      environment.set(setting, to: value)
    }
    let said = obey(.requests([.set(environment)]))
    return said + [line(of: setting)] + (isOpen && setting.isHeard ? stateLines : [])
  }

  /// Flips a switch: the one named, or the first of the design.
  mutating func flip(_ name: String) -> [String] {
    let index = name.isEmpty ? program.flagAxis(model) : axis(named: name)
    guard let index else {
      guard !name.isEmpty else { return [say(.linearNoSwitch)] }
      let names = specimen.axes.filter { $0.kind == .toggle }.map(\.name)
      return [say(.linearNoKnob(printable(name), nearest: nearestNames(to: name, among: names)))]
    }
    guard specimen.axes[index].kind == .toggle else {
      return [say(.linearNotASwitch(specimen.axes[index].name))]
    }
    return obeyed(.flip(index))
  }

  private mutating func set(_ index: Int, to text: String?) -> [String] {
    let axis = specimen.axes[index]
    guard let text else { return [line(of: index)] }
    guard let value = value(spelled: text, of: index) else {
      return [say(.linearNoChoice(printable(text), axis.name, values(of: index)))]
    }
    return obeyed(.knob(index, value))
  }

  /// The knob of a name, as links spell it or as the screen names it in either language.
  private func axis(named name: String) -> Int? {
    let name = name.lowercased()
    return specimen.axis(named: name)
      ?? specimen.axes.firstIndex { isCalled($0.word, name) || isCalled($0.title, name) }
  }

  /// The setting of a name that the screen has too.
  func setting(named name: String) -> Setting? {
    let name = name.lowercased()
    return Setting.listed.first { setting in
      guard let phrase = setting.phrase else { return false }
      return setting.name == name || isCalled(phrase, name)
    }
  }

  /// Whether a name is the phrase in either language; a line is split at spaces, so Korean counts without them too.
  private func isCalled(_ phrase: Phrase, _ name: String) -> Bool {
    let korean = phrase.korean.lowercased()
    return phrase.english.lowercased() == name || korean == name
      || korean.filter { $0 != " " } == name
  }

  private func value(spelled text: String, of index: Int) -> AxisValue? {
    let axis = specimen.axes[index]
    if case .text = axis.kind {
      let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
      return .text(isQuoted ? String(text.dropFirst().dropLast()) : text)
    }
    if let value = axis.value(spelled: text.lowercased()) { return value }
    let wanted = text.lowercased()
    return axis.values.first { isCalled(axis.word(of: $0), wanted) }
  }

  /// The values of a knob, as they are said.
  func values(of index: Int) -> [String] {
    let axis = specimen.axes[index]
    if let scale = axis.scale { return [scale.ends] }
    switch axis.kind {
    case .text: return []
    // Interactions are not in the space, but can be set all the same.
    case .choice(let names): return names.indices.map { say(axis.word(of: .choice($0))) }
    case .toggle, .options, .number: return axis.values.map { say(axis.word(of: $0)) }
    }
  }
}

/// Using the component.
extension LinearGallery {
  /// Presses the component, or one of its items by its number or its name.
  mutating func press(_ name: String) -> [String] {
    guard specimen.isInteractive else { return [say(.looksOnly)] }
    guard !name.isEmpty else { return pressed(by: KeyPress(.enter)) }
    let members = model.state.members(model.environment.labelLanguage)
    let wanted = name.lowercased()
    let index =
      Int(name).map { $0 - 1 }
      ?? members.firstIndex { $0.lowercased() == wanted }
      ?? members.firstIndex { $0.lowercased().hasPrefix(wanted) }
    guard let index, index >= 0, members.isEmpty ? index == 0 : index < members.count else {
      return [say(.linearNoMember(printable(name), members.map { printable($0) }))]
    }
    let before = model.state
    let said = obey(.press(index))
    return (said.isEmpty && model.state == before ? [say(.linearNotUsed)] : said) + stateLines
  }

  /// Presses the focused part; the component keeps the focus only if it had it before.
  private mutating func pressed(by key: KeyPress) -> [String] {
    let wasInteracting = model.place.isInteracting
    guard enter() else { return [say(.linearUnusable)] + stateLines }
    _ = obey(.requests([.forgetEvent]))
    let before = model.state
    _ = program.receive(&model, .key(key))
    var said = answers
    if said.isEmpty, model.state == before { said = [say(.linearNotUsed)] }
    if !wasInteracting { leave() }
    return said + stateLines
  }

  /// Gives the component a key; it keeps the keys from then on.
  mutating func key(_ name: String) -> [String] {
    guard specimen.isInteractive else { return [say(.looksOnly)] }
    let spelled = ["escape": "esc", "delete": "del", "insert": "ins"][name.lowercased()] ?? name
    guard !name.isEmpty, let press = keyNamed(spelled.count > 1 ? spelled.lowercased() : spelled),
      press != .control("c"), press != .control("z"), press != .control("]")
    else { return [say(.linearNoKey(printable(name)))] }
    guard enter() else { return [say(.linearUnusable)] + stateLines }
    return take(press)
  }

  /// Types text into the component; it keeps the keys from then on.
  mutating func type(_ text: String) -> [String] {
    guard specimen.isInteractive else { return [say(.looksOnly)] }
    guard enter() else { return [say(.linearUnusable)] + stateLines }
    let before = model.state
    let said = obey(.type(text))
    return (said.isEmpty && model.state == before ? [say(.linearNotUsed)] : said) + stateLines
  }

  /// Focuses the component; false if it takes no keys in this state.
  private mutating func enter() -> Bool {
    if !model.place.isInteracting { _ = obey(.command(.basic(.interact))) }
    return model.place.isInteracting
  }

  private mutating func leave() { _ = obey(.command(.basic(.leaveInteract))) }
}

extension Setting {
  /// The word for having no value, where that is an option.
  var unsetWord: Phrase? { unchosen ?? (hasNothingSaid ? .automatic : nil) }

  /// Whether it may change the description of a component.
  fileprivate var isHeard: Bool { self == .language || self == .container || self == .data }
}
