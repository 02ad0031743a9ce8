import GSDesign
import GalleryKit
import StateSpace

/// An action of the palette: run a command, or set one value of the environment.
enum PaletteAction: Hashable, Sendable {
  case command(Command)
  /// The environment with one value set.
  case environment(Settings)
  /// The language of the gallery's own words.
  case language(Language)
  /// A state of a specimen.
  case state(SpecimenState, of: Int)
  /// A state of a specimen, with the part measured that shows a role.
  case use(SpecimenState, of: Int, ColorRole)
  /// The first state that shows a role, with the part measured.
  case role(ColorRole)
}

extension PaletteModel {
  mutating func handle(_ motion: Motion) {
    switch motion {
    case .up, .down: move(by: motion.rows)
    case .first: go(to: 0)
    case .last: go(to: .max)
    case .left, .right: break
    }
  }
}

extension PaletteModel<PaletteAction> {
  /// The requests of the selected choice.
  var chosen: [PaneRequest] {
    switch self[match] {
    case .specimen(let index)?: [.show(index)]
    case .item(let index)?:
      switch items[index].action {
      case .command(let command): [.run(command)]
      case .environment(let environment): [.set(environment)]
      case .language(let language): [.speak(language)]
      case .state(let state, let specimen): [.openPage(specimen), .put(state, .opened)]
      case .use(let state, let specimen, let role):
        [.openPage(specimen), .put(state, .opened), .inspect(role)]
      case .role(let role): [.showRole(role)]
      }
    case nil: []
    }
  }
}

/// The command palette. Inside it the keys of a search work.
enum PaletteCommand: Hashable, Sendable, CaseIterable {
  case toggle

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [.control("p")], .palette, in: .gallery, isInStatus: false, linear: .verb(.search))
    }
  }

  static let entries = [CommandEntry(.palette(.toggle))]
}
