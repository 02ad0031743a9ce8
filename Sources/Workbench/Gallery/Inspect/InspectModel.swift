import GSDesign
import GalleryKit

/// The inspection of the state on the canvas: the chosen part.
struct InspectModel: Codable, Hashable, Sendable {
  /// The part that is measured, by its place; a look with fewer parts shows its last.
  private(set) var part: Int

  init(part: Int = 0) { self.part = max(0, part) }

  /// Selects the part under the pointer.
  mutating func choose(_ part: Int) { self.part = max(0, part) }

  /// Walks along the parts.
  ///
  /// - Parameter count: the number of parts.
  mutating func handle(_ motion: Motion, of count: Int) {
    let last = max(0, count - 1)
    switch motion {
    case .up, .down: part = max(0, min(min(part, last) + motion.rows, last))
    case .first: part = 0
    case .last: part = last
    case .left, .right: break
    }
  }
}

/// Opens the measures of the state on the canvas, and closes them.
enum InspectCommand: Hashable, Sendable, CaseIterable {
  case toggle
  /// Lists the states that use the colours of the part.
  case uses

  var info: CommandInfo {
    switch self {
    case .toggle:
      CommandInfo(
        [KeyPress("I")], .inspect, Phrase(localized: "Inspect measures"), in: .appearance,
        linear: .absent(.linearMeasures), where: { $1.place.isStage })
    case .uses:
      CommandInfo(
        [KeyPress(.enter)], .usesKey, Phrase(localized: "Show where it is used"),
        in: .appearance, linear: .absent(.linearMeasures), where: { $1.place.isStage })
    }
  }

  static let entries = [CommandEntry(.inspect(.toggle))]
  /// Where it is open.
  static let leaving = [
    CommandEntry(.inspect(.toggle), .leaveInspect), CommandEntry(.inspect(.uses)),
  ]
  static let moving = [
    CommandEntry(.basic(.moveUp), .partKeys),
    CommandEntry(.basic(.moveDown), .partKeys),
    CommandEntry(.basic(.moveLeft), .stateKeys),
    CommandEntry(.basic(.moveRight), .stateKeys),
    CommandEntry(.basic(.first)),
    CommandEntry(.basic(.last)),
    CommandEntry(.basic(.nextPane), isInStatus: false),
    CommandEntry(.basic(.previousPane)),
  ]
}
