import GSDesign
import GalleryKit
import StateSpace

/// The choice behind a number of a list.
enum LinearChoice: Hashable, Sendable {
  /// A variant, by its place in the catalogue.
  case specimen(Int)
  /// A state of a specimen.
  case state(SpecimenState, of: Int)
  /// Something of the palette.
  case palette(PaletteAction)
}

/// Finding and opening.
extension LinearGallery {
  /// The catalogue, or the variants of a component, with numbers.
  mutating func list(_ component: String) -> [String] {
    guard component.isEmpty || !catalogue.variants(of: component).isEmpty else {
      let error = LinkError.unknown(
        component, nearest: nearestNames(to: component, among: catalogue.components))
      return [say(error.phrase)]
    }
    let index = model.tree.index
    var lines: [String] = []
    var choices: [LinearChoice] = []
    for (place, group) in index.groups.enumerated()
    where component.isEmpty || group.component == component {
      if index.beginsSection(place), let section = group.section {
        lines.append(say(section) + ":")
      }
      for specimen in group.specimens {
        choices.append(.specimen(specimen))
        lines.append(numbered(choices.count, name(of: specimen)))
      }
    }
    return listed(lines, choices)
  }

  /// Components, states, settings and commands that a search finds, with numbers.
  mutating func search(_ words: String) -> [String] {
    guard !words.isEmpty else { return [say(.linearNoSearch)] }
    var palette = program.palette(model, recent: [])
    palette.ask(words, program.resources.searchIndex.value)
    var choices: [LinearChoice] = []
    var lines: [String] = []
    func add(_ choice: LinearChoice, _ line: String) {
      guard !choices.contains(choice) else { return }
      choices.append(choice)
      lines.append(numbered(choices.count, line))
    }
    for place in 0..<min(palette.count, Self.mostLines) {
      switch palette[place] {
      case .specimen(let index)?:
        let shown = program.labelled(words, index, model)
        add(shown.map { .state($0.state, of: index) } ?? .specimen(index), name(of: index))
      case .item(let index)?:
        let item = palette.items[index]
        guard isThere(item.action) else { continue }
        add(.palette(item.action), title(of: item))
      case nil: break
      }
    }
    for (state, index, label) in states(called: words) { add(.state(state, of: index), label) }
    return lines.isEmpty ? [say(.noMatch)] : listed(lines, choices)
  }

  /// Opens a number, a link, a variant or the only one of a component.
  mutating func open(_ name: String) -> [String] {
    guard !name.isEmpty else { return [say(.linearNoName)] }
    if let number = Int(name) { return choose(number) }
    do throws(LinkError) {
      let parsed = try Link.parse(name, in: catalogue)
      guard let index = catalogue.index.specimen(parsed.link.specimen) else { return [] }
      var environment = model.environment
      environment.apply(parsed.link.environment, in: catalogue)
      let isBare = !name.contains(":") && !name.contains("@")
      var requests: [PaneRequest] = [.openPage(index)]
      if !isBare || parsed.link.state != specimens(index).initialState {
        requests.append(.put(parsed.link.state, .opened))
      }
      if environment != model.environment { requests.append(.set(environment)) }
      return parsed.warnings.map { say($0.phrase) } + obey(.requests(requests)) + stateLines
    } catch {
      if case .ambiguous(let component, _) = error { return list(component) }
      return [say(error.phrase)]
    }
  }

  /// Opens the next variant in the order of the list, round at the ends.
  mutating func openNext(_ step: Int) -> [String] {
    let order = model.tree.index.groups.flatMap(\.specimens)
    let here = isOpen ? order.firstIndex(of: model.specimen) : nil
    let place = here.map { order.indices.wrapping($0 + step) } ?? (step > 0 ? 0 : order.count - 1)
    return obeyed(.requests([.openPage(order[place])]))
  }

  mutating func perform(_ choice: LinearChoice) -> [String] {
    switch choice {
    case .specimen(let index): return obeyed(.requests([.openPage(index)]))
    case .palette(.role(let role)): return obeyed(.requests([.showRole(role)]))
    case .state(let state, let index), .palette(.state(let state, let index)),
      .palette(.use(let state, let index, _, _)):
      return obeyed(.requests([.openPage(index), .put(state, .opened)]))
    case .palette(.environment(let environment)):
      return obeyed(.requests([.set(environment)]), otherwise: .linearDone)
    case .palette(.appearances(let isCompared)):
      return obeyed(.requests([.compare(isCompared)]), otherwise: .linearDone)
    case .palette(.language(let language)):
      return obeyed(.requests([.speak(language)]), otherwise: .linearDone)
    case .palette(.command(let command)):
      switch command.info.linear {
      case .verb(let verb): return answer(verb.word.english)
      case .setting(let setting): return answer(setting.name)
      case .absent(let reason): return [say(reason)]
      }
    }
  }

  /// The line of a choice, with its number.
  func numbered(_ number: Int, _ text: String) -> String { "\(number). \(text)" }

  private func specimens(_ index: Int) -> Specimen { catalogue.specimens[index] }

  private func name(of index: Int) -> String {
    let specimen = specimens(index)
    let summary = say(specimen.summary)
    return specimen.id.text + (summary.isEmpty ? "" : ", " + summary)
  }

  private func isThere(_ action: PaletteAction) -> Bool {
    guard case .command(let command) = action else { return true }
    if case .absent = command.info.linear { return false }
    return true
  }

  private func title(of item: PaletteItem<PaletteAction>) -> String {
    guard case .state(_, let index) = item.action else { return say(item.title) }
    return specimens(index).id.text + ", " + say(item.title)
  }

  /// The values of any component with a given name: `tag/filled, colour purple`.
  private func states(
    called words: String
  ) -> [(state: SpecimenState, specimen: Int, label: String)] {
    let wanted = words.lowercased()
    var found: [(state: SpecimenState, specimen: Int, label: String)] = []
    for (index, specimen) in catalogue.specimens.enumerated() {
      for (place, axis) in specimen.axes.enumerated() where axis.tier == .design && !axis.isHeld {
        for value in axis.values where value != .flag(false) {
          let names = axis.ownWord(of: value)
          let spelled = axis.spelling(of: value)
          guard
            [names.english, names.korean, spelled].contains(where: { $0.lowercased() == wanted })
          else { continue }
          var state = specimen.initialState
          state[place] = value
          guard state.impossibility == nil else { continue }
          found.append((state, index, specimen.id.text + ", " + told(value, of: axis)))
          if found.count == Self.mostLines { return found }
        }
      }
    }
    return found
  }
}

extension Phrase {
  static let linearDone = Phrase(localized: "Done.")
}
