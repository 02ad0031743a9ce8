import GSDesign
import GalleryKit
import StateSpace

/// Why a command of the full screen is not there line by line.
extension Phrase {
  static let linearPicture = Phrase(localized: "It changes a picture.")
  static let linearMeasures = Phrase(
    localized: "It measures a picture; show --json prints its content.")
  static let linearRebuild = Phrase(localized: "Quit and start again to use another build.")
  static let linearFailures = Phrase(localized: "Failures are reported where they happen.")
  static let linearPanes = Phrase(localized: "No panes here: go anywhere by name or number.")
  static let linearTyping = Phrase(localized: "A line is edited before it is sent.")
  static let linearSuspend = Phrase(localized: "The terminal does it by its own key.")
  static let linearGrid = Phrase(localized: "The matrix is a list: numbers open its states.")
}

/// The words of the gallery line by line.
extension Phrase {
  static func linearGreeting(_ name: String, _ components: Int, variants: Int) -> Phrase {
    Phrase(localized: "\(name), \(components, "component"), \(variants, "variant").")
  }
  static let linearHint = Phrase(
    localized: "Type a command: list, search purple, open tag/filled, help, quit.")
  static let linearNothingOpen = Phrase(
    localized: "No component is open. Type list, or open and a name.")
  static let linearNoMore = Phrase(localized: "There is no more.")
  static let linearNoUndo = Phrase(localized: "There is nothing to undo.")
  static let linearNoRedo = Phrase(localized: "There is nothing to redo.")
  static let linearNoSwitch = Phrase(localized: "This component has no switch.")
  static let linearNoSearch = Phrase(localized: "Type words after search.")
  static let linearNoValue = Phrase(
    localized: "Type a name and a value after set, such as set selected on.")
  static let linearNoName = Phrase(localized: "Type a name, a link or a number after open.")
  static let linearNotUsed = Phrase(localized: "The component has no use for it.")
  static let linearUnusable = Phrase(localized: "The component takes no keys in this state.")
  static let linearLeft = Phrase(localized: "The component no longer has the keys.")
  static let linearGoodbye = Phrase(localized: "Goodbye.")
  static let linearAbsentTitle = Phrase(localized: "Not here, though on the full screen:")
  static let linearEmpty = Phrase(localized: "empty")

  static func linearMore(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) more. Type more to go on.")
  }
  static func linearCut(_ most: Int) -> Phrase {
    Phrase(localized: "These are the first \(most). Name fewer knobs to choose.")
  }
  static func linearNoNumber(_ number: Int) -> Phrase {
    Phrase(localized: "The last list has no number \(number).")
  }
  static func linearNoKnob(_ name: String, nearest: [String]) -> Phrase {
    let list = nearest.joined(separator: ", ")
    return list.isEmpty
      ? Phrase(localized: "Unknown knob or setting “\(name)”. Type knobs or settings.")
      : Phrase(localized: "Unknown knob or setting “\(name)”. Did you mean \(list)?")
  }
  static func linearNotASwitch(_ name: String) -> Phrase {
    Phrase(localized: "\(name) is not a switch. Type set \(name) and a value.")
  }
  static func linearNoChoice(_ value: String, _ name: String, _ values: [String]) -> Phrase {
    let list = values.joined(separator: ", ")
    return list.isEmpty
      ? Phrase(localized: "\(name) has no value “\(value)”.")
      : Phrase(localized: "\(name) has no value “\(value)”. It can be \(list).")
  }
  static func linearNoMember(_ name: String, _ members: [String]) -> Phrase {
    let list = members.joined(separator: ", ")
    return list.isEmpty
      ? Phrase(localized: "Unknown item “\(name)”.")
      : Phrase(localized: "Unknown item “\(name)”. There are \(list).")
  }
  static func linearNoKey(_ name: String) -> Phrase {
    Phrase(
      localized: """
        Unknown key “\(name)”. Keys are enter, space, tab, up, down, left, right, home, end, \
        backspace, delete, escape and single characters.
        """)
  }
}

extension String {
  /// A summary whose parts are divided by dots in the middle, as a list that is read.
  var linearList: String { replacing(" · ", with: ", ") }
}
