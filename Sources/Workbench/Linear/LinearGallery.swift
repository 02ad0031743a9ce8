package import GSDesign
import GalleryKit
import Words

/// The gallery as prompts and answers: it reads a line and prints some, without anything purely visual.
///
/// It has the model and the commands of the full screen, and describes in text what changed.
///
/// ```
/// open tag/filled
/// tag/filled
/// toggle button, Tag
/// ```
package struct LinearGallery {
  let program: GalleryProgram
  let keyNamed: @Sendable (String) -> KeyPress?
  var model: GalleryModel
  /// The choices of the last list, numbered from 1.
  private(set) var choices: [LinearChoice] = []
  /// The part of the last list that was not read yet, and the choices that its lines describe.
  private var rest: ArraySlice<(line: String, described: LinearChoice?)> = []
  /// Whether the user left it.
  package private(set) var hasEnded = false

  /// - Parameter keyNamed: the key with a name; nil for an unknown name.
  package init(
    _ program: GalleryProgram, keyNamed: @escaping @Sendable (String) -> KeyPress? = { _ in nil }
  ) {
    self.program = program
    self.keyNamed = keyNamed
    model = program.initialModel
  }

  /// So many lines of a list are read at once.
  static let mostLines = 60

  var language: Language { model.language }
  var workbench: Workbench { program.workbench(model) }
  var catalogue: Catalogue { program.catalogue }
  var specimen: Specimen { program.specimen(model) }
  /// Whether a component is open.
  var isOpen: Bool { !catalogue.specimens.isEmpty && !model.showsOverview }

  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The greeting before the first line: the catalogue, and the open state.
  package mutating func greeting() -> [String] {
    guard !catalogue.specimens.isEmpty else { return [say(.emptyCatalogue)] }
    noteOpenState()
    let size = Phrase.linearGreeting(
      ProgramName.current, catalogue.index.groups.count, variants: catalogue.specimens.count)
    return [say(size), say(.linearHint)] + toastLines + (isOpen ? stateLines : [])
  }

  /// Answers a line.
  ///
  /// - Parameter line: nil for one that was longer than anybody types.
  package mutating func answer(_ line: String?) -> [String] {
    guard let line else { return [say(.linearTooLong)] }
    guard let line = LinearLine(line) else { return [] }
    let (first, argument) = (line.word, line.argument)
    let lines: [String]
    if let verb = LinearVerb(first) {
      lines = perform(verb, argument)
    } else if let number = Int(first), argument.isEmpty {
      lines = choose(number)
    } else if let setting = setting(named: first) {
      lines = set(setting, to: argument)
    } else if first.contains("/") || !catalogue.variants(of: first).isEmpty {
      lines = open(line.text.trimmed)
    } else {
      let settings = Setting.all.filter { $0.phrase != nil }.map(\.name)
      lines = [LinearVerb.unknown(first, language, further: settings)]
    }
    noteOpenState()
    return lines.map(SafeText.spokenLine)
  }

  private mutating func perform(_ verb: LinearVerb, _ argument: String) -> [String] {
    if catalogue.specimens.isEmpty, verb != .quit, verb != .help { return [say(.emptyCatalogue)] }
    if verb.words.needsComponent, !isOpen { return [say(.linearNothingOpen)] }
    switch verb {
    case .list: return list(argument)
    case .search: return search(argument)
    case .open: return open(argument)
    case .next: return openNext(1)
    case .previous: return openNext(-1)
    case .read: return isOpen ? stateLines : overviewLines
    case .knobs: return listed(knobLines, [])
    case .set: return set(argument)
    case .flip: return flip(argument)
    case .states: return states()
    case .matrix: return matrix(argument)
    case .press: return press(argument)
    case .key: return key(argument)
    case .type: return type(argument)
    case .leave:
      _ = obey(.command(.basic(.leaveInteract)))
      return [say(.linearLeft)] + stateLines
    case .undo: return obeyed(.command(.history(.undo)), otherwise: .linearNoUndo)
    case .redo: return obeyed(.command(.history(.redo)), otherwise: .linearNoRedo)
    case .reset: return obeyed(.command(.basic(.reset)), otherwise: .resetDone)
    case .settings: return listed(settingLines, [])
    case .group: return obey(.command(.basic(.group))) + list("")
    case .about: return listed(aboutLines, [])
    case .audit: return audit(argument)
    case .link: return [program.link(model)]
    case .copy:
      _ = obey(.command(.basic(.copyLink)))
      return [model.lastCopied ?? program.link(model)]
    case .more: return more()
    case .help: return listed(helpLines(of: argument), [])
    case .quit:
      hasEnded = true
      return [say(.linearGoodbye)]
    }
  }
}

extension LinearGallery {
  /// Carries out an order, and returns the gallery's messages.
  mutating func obey(_ order: GalleryOrder) -> [String] {
    _ = program.obey(order, &model)
    settle()
    return toastLines + eventLines
  }

  /// Carries out an order, and adds the description of the open state.
  mutating func obeyed(_ order: GalleryOrder, otherwise: Phrase? = nil) -> [String] {
    let said = obey(order)
    return (said.isEmpty ? otherwise.map { [say($0)] } ?? [] : said) + (isOpen ? stateLines : [])
  }

  /// Gives the focused component a key.
  mutating func take(_ press: KeyPress) -> [String] {
    _ = obey(.requests([.forgetEvent]))
    let before = (model.state, model.place)
    _ = program.receive(&model, .key(press))
    settle()
    let said = toastLines + eventLines
    let isUsed = model.state != before.0 || model.place != before.1
    return (said.isEmpty && !isUsed ? [say(.linearNotUsed)] : said) + stateLines
  }

  /// Opens the choice behind a number of the last list.
  mutating func choose(_ number: Int) -> [String] {
    guard choices.indices.contains(number - 1) else { return [say(.linearNoNumber(number))] }
    return perform(choices[number - 1])
  }

  /// Prints the next part of a list, short enough to listen to; numbers refer to its choices from then on.
  ///
  /// - Parameter describesChoices: whether the lines describe the choices, instead of naming them.
  mutating func listed(
    _ lines: [String], _ choices: [LinearChoice], describesChoices: Bool = false
  ) -> [String] {
    if !choices.isEmpty { self.choices = choices }
    rest =
      lines.enumerated().map { place, line in
        (line, describesChoices && choices.indices.contains(place) ? choices[place] : nil)
      }[...]
    return more()
  }

  private mutating func more() -> [String] {
    guard !rest.isEmpty else { return [say(.linearNoMore)] }
    let part = rest.prefix(Self.mostLines)
    rest = rest.dropFirst(Self.mostLines)
    for case (_, .state(let state, of: let index)?) in part {
      model.coverage.note(.drawn, state, of: catalogue.specimens[index], at: index)
    }
    return part.map(\.line) + (rest.isEmpty ? [] : [say(.linearMore(rest.count))])
  }

  /// Works out the consequences of an order. Nothing is drawn here, so the states that the program would show do not count.
  private mutating func settle() {
    let coverage = model.coverage
    _ = program.settle(&model)
    model.coverage = coverage
  }

  /// Counts the open state, which was read.
  private mutating func noteOpenState() {
    guard isOpen else { return }
    model.coverage.note(.seen, model.state, of: specimen, at: model.specimen)
  }

  /// The response of the gallery and the component to the last command.
  var answers: [String] { toastLines + eventLines }

  /// The message that the gallery shows over its panes.
  private var toastLines: [String] {
    switch model.toast {
    case .impossible(let reason)?: [say(.impossible) + " " + say(reason)]
    case .says(let phrase)?, .tells(let phrase)?, .fails(let phrase)?:
      say(phrase).replacing(" → ", with: say(.linearArrow)).split(separator: "\n").map(String.init)
    case .copied?, nil: []
    }
  }

  /// The answer of the component.
  private var eventLines: [String] {
    (model.earlier.reversed() + [model.event].compactMap { $0 }).map { event in
      event.detail.isEmpty ? say(event.word) : say(event.word) + ", " + event.detail
    }
  }
}
