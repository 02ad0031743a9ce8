import GSDesign
import GalleryKit
import StateSpace

/// A text description of the open component.
extension LinearGallery {
  /// The size of the catalogue, if no component is open.
  var overviewLines: [String] {
    [
      say(.catalogueSize(catalogue.index.groups.count, variants: catalogue.specimens.count))
        .linearList,
      say(.linearHint),
    ]
  }

  /// The open state: its name with all values that differ from the default, and every part of it.
  var stateLines: [String] {
    let derived = workbench.derivation(of: workbench.shown).map { [say($0)] } ?? []
    return [
      ([specimen.id.text] + differences(model.state, of: specimen) + derived)
        .joined(separator: ", ")
    ]
      + model.state.spokenLines(in: model.environment, language)
  }

  /// `colour yellow`, `selected on`: the values of a state that are not the default.
  private func differences(_ state: SpecimenState, of specimen: Specimen) -> [String] {
    specimen.axes.enumerated().compactMap { index, axis in
      state[index] == axis.standard ? nil : told(state[index], of: axis)
    }
  }

  /// A knob with a value.
  func told(_ value: AxisValue, of axis: AxisInfo) -> String {
    say(axis.word) + " " + shown(value, of: axis)
  }

  private func shown(_ value: AxisValue, of axis: AxisInfo) -> String {
    let word = say(axis.word(of: value))
    if value == .text(nil) { return say(.sample) }
    guard !word.isEmpty else { return say(.linearEmpty) }
    if case .text = value { return "“" + printable(word) + "”" }
    return word
  }

  /// A knob: its name, its value, and those it has.
  func line(of index: Int) -> String {
    let axis = specimen.axes[index]
    var line = named(axis.name, axis.word) + ", " + shown(model.state[index], of: axis)
    let values = values(of: index)
    if !values.isEmpty { line += "; " + values.joined(separator: ", ") }
    return line
  }

  /// A name to type, after its translation in languages other than English.
  private func named(_ name: String, _ phrase: Phrase) -> String {
    language == .english ? name : "\(say(phrase)) (\(name))"
  }

  var knobLines: [String] {
    specimen.axes.isEmpty ? [say(.noKnobs)] : specimen.axes.indices.map { line(of: $0) }
  }

  /// A setting: its name, its value, and those it has.
  func line(of setting: Setting) -> String {
    let name = named(setting.name, setting.phrase ?? Phrase(setting.name))
    let isDerived = setting == .appearance && isOpen && setting.isChosen(in: model.environment)
    let derived = isDerived ? workbench.derivation(of: workbench.shown) : nil
    let unset = setting.isChosen(in: model.environment) ? nil : setting.unsetWord
    var line = name + ", " + say(derived ?? unset ?? setting.word(in: model.environment))
    let values = setting.offered(in: catalogue).compactMap { $0.map { say(setting.word($0)) } }
    if !values.isEmpty { line += "; " + values.joined(separator: ", ") }
    return line
  }

  var settingLines: [String] {
    Setting.listed.filter { $0.phrase != nil }.map { line(of: $0) }
  }

  /// The states beside the one that is open, with numbers.
  mutating func states() -> [String] {
    let table = workbench.stateTable
    let cells = table.rows.flatMap { $0.cells.compactMap(\.self) }.map {
      (label: $0.label, state: $0.state)
    }
    let choices = table.choices.flatMap { choice in
      choice.values.map { (label: choice.title + ", " + $0.label, state: $0.state) }
    }
    return listed(states: cells + choices)
  }

  /// All states of the design, or those of the knobs named, with numbers.
  mutating func matrix(_ argument: String) -> [String] {
    var axes: [Int] = []
    for name in argument.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init) {
      guard
        let axis = specimen.axis(named: name)
          ?? specimen.axes.firstIndex(where: {
            $0.word.korean == name || $0.word.english == name
          })
      else {
        let names = specimen.axes.map(\.name)
        return [say(.linearNoKnob(printable(name), nearest: nearestNames(to: name, among: names)))]
      }
      if !axes.contains(axis) { axes.append(axis) }
    }
    let isAll = axes.isEmpty
    let space =
      isAll
      ? SpecimenSpace(of: specimen, from: model.state)
      : SpecimenSpace(of: specimen, axes: axes, from: model.state)
    var states = Array(space.prefix(Self.mostStates + 1))
    let isCut = states.count > Self.mostStates
    if isCut { states.removeLast() }
    let specimen = specimen
    let told = states.map { state in
      (label: differences(state, of: specimen).joined(separator: ", "), state: state)
    }
    return listed(states: told, note: isCut ? .linearCut(Self.mostStates) : nil)
  }

  /// So many states are read of a matrix.
  private static let mostStates = 1_000

  private mutating func listed(
    states: [(label: String, state: SpecimenState)], note: Phrase? = nil
  ) -> [String] {
    let environment = model.environment
    let lines = states.enumerated().map { place, entry in
      let words = entry.state.spokenLines(in: environment, language)
      let most = 8
      let told = words.prefix(most).joined(separator: "; ")
      let label = entry.label.isEmpty ? say(.linearDefault) : entry.label
      return numbered(place + 1, label + ": " + told + (words.count > most ? "; …" : ""))
    }
    guard !lines.isEmpty else { return [say(.noKnobs)] }
    return listed(
      lines + (note.map { [say($0)] } ?? []), states.map { .state($0.state, of: model.specimen) },
      describesChoices: true)
  }

  /// The page of the component as text.
  var aboutLines: [String] {
    let page = PageModel(in: workbench)
    let composition = workbench.resources.composition.value
    let parts = composition.parts(of: specimen.id)
    let users = composition.users(of: specimen.id).map(catalogue.shortName)
    var lines = [specimen.id.text, say(specimen.summary), say(specimen.usage)]
    func add(_ name: Phrase, _ text: String) {
      if !text.isEmpty { lines.append(say(name) + ": " + text) }
    }
    add(.level, say(specimen.level.phrase))
    add(.madeOf, parts.joined(separator: ", "))
    if !users.isEmpty {
      let note = say(.usedByAny(composition.sharing(of: specimen.id)))
      let text = users.joined(separator: ", ")
      add(.usedIn, note.isEmpty ? text : text + " " + note)
    }
    add(.stateNames, page.counts.first.map { say(.states($0)) } ?? "")
    add(.coverageName, say(workbench.coverageText).linearList)
    add(.axes, specimen.axes.map(\.name).joined(separator: ", "))
    add(.impossibleNames, specimen.rules.map { say($0) }.joined(separator: " "))
    add(.keysTaken, keysTaken)
    add(.roles, page.roles.map(\.name).joined(separator: ", "))
    add(.tags, specimen.tags.joined(separator: ", "))
    add(.code, model.state.code(model.environment.labelLanguage))
    add(.link, program.link(model))
    return lines.filter { !$0.isEmpty }
  }

  /// The keys that the component has a use for, and their effects.
  private var keysTaken: String {
    guard specimen.isInteractive else { return say(.looksOnly) }
    var table: [(what: Phrase, keys: [String])] = []
    for known in specimen.keys where known.isAnswered {
      let key = known.press == Specimen.typedKey ? say(.anyLetter) : known.press.spokenName
      let what = known.name(specimen.keyMap)
      if let place = table.firstIndex(where: { $0.what == what }) {
        table[place].keys.append(key)
      } else {
        table.append((what, [key]))
      }
    }
    return table.map { $0.keys.joined(separator: ", ") + ": " + say($0.what) }
      .joined(separator: "; ")
  }

  /// Every command, or one of them; then the commands of the full screen that are missing here, with the reason.
  func helpLines(of name: String) -> [String] {
    if !name.isEmpty {
      if let verb = LinearVerb(name) { return [line(of: verb)] }
      if let setting = setting(named: name) { return [line(of: setting)] }
    }
    return LinearVerb.allCases.map { line(of: $0) } + [say(.linearAbsentTitle)] + absentLines
  }

  private func line(of verb: LinearVerb) -> String {
    let words = verb.words
    let argument = say(words.argument)
    return say(words.word) + (argument.isEmpty ? "" : " " + argument) + ": " + say(words.purpose)
  }

  /// The commands that are not there by their names, those of one reason together.
  private var absentLines: [String] {
    var reasons: [(reason: Phrase, names: [String])] = []
    for command in Command.allCases {
      guard case .absent(let reason) = command.info.linear else { continue }
      let name = say(command.info.what)
      if let place = reasons.firstIndex(where: { $0.reason == reason }) {
        if !reasons[place].names.contains(name) { reasons[place].names.append(name) }
      } else {
        reasons.append((reason, [name]))
      }
    }
    return reasons.map { $0.names.joined(separator: ", ") + ": " + say($0.reason) }
  }
}

extension KeyPress {
  /// The name without signs.
  fileprivate var spokenName: String {
    switch key {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .backspace: "backspace"
    case .delete: "delete"
    case .character, .enter, .tab, .escape, .insert, .home, .end, .pageUp, .pageDown, .function:
      name
    }
  }
}

extension Phrase {
  static let linearDefault = Phrase(localized: "default")
}
