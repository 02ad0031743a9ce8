import GSDesign
import GalleryKit
import StateSpace

/// An action of the palette: run a command, or set one value of the environment.
enum PaletteAction: Hashable, Sendable {
  case command(Command)
  /// The environment with one value set.
  case environment(Settings)
  /// No appearance: both beside one another, or the one of the terminal.
  case appearances(isCompared: Bool)
  /// The language of the gallery's own words.
  case language(Language)
  /// A state of a specimen.
  case state(SpecimenState, of: Int)
  /// A state of a specimen under some settings, with the part measured that shows a role.
  case use(SpecimenState, of: Int, ColorRole, in: Settings)
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
      case .appearances(let isCompared): [.compare(isCompared)]
      case .language(let language): [.speak(language)]
      case .state(let state, let specimen): [.openPage(specimen), .put(state, .opened)]
      case .use(let state, let specimen, let role, let environment):
        [.openPage(specimen), .put(state, .opened), .set(environment), .inspect(role)]
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

/// The palette as followers see it.
struct PresentedPalette: Codable, Hashable, Sendable {
  var query: String
  var match: Int
  /// The name of the focused choice: its place may differ in galleries with other commands.
  var choice: String?
  /// The names of the recent choices, latest first.
  var recent: [String]
  /// Whether it lists the uses of the part that is measured.
  var listsUses: Bool
  /// Whether it finds components alone.
  var findsComponents: Bool
}

extension PaletteModel {
  /// The palette for followers.
  ///
  /// - Parameter specimen: the name of a specimen.
  func presented(specimen: (Int) -> String) -> PresentedPalette {
    PresentedPalette(
      query: query, match: match,
      choice: self[match].map { name(of: $0, specimen: specimen) },
      recent: recent.map { name(of: $0, specimen: specimen) }, listsUses: isOwnList,
      findsComponents: items.isEmpty)
  }

  /// Focuses the choice of a scene among the results of its query.
  mutating func focus(_ scene: PresentedPalette, specimen: (Int) -> String) {
    go(to: scene.match)
    if let choice = scene.choice { _ = go(toName: choice, near: match, specimen: specimen) }
  }
}
