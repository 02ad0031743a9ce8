import ColorScience
import GSDesign
import GalleryKit

/// The origin of the chosen part's colours, their substitutes at each depth, and the number of states that use them.
extension InspectView {
  /// The level of detail for a colour, as far as there are rows.
  enum Detail: CaseIterable {
    /// Everything, a line for each depth.
    case full
    /// The depths by their numbers and distances alone.
    case short
    /// Where it comes from.
    case chain
  }

  /// - Parameter isFill: without colour a fill is reverse, and words on none are plain.
  func origin(of paint: Paint, isFill: Bool, _ detail: Detail, columns: Int) -> [Element] {
    guard let trace = ColorTrace(paint, under: review), let role = paint.role else { return [] }
    let indent = 4
    let room = max(1, columns - indent - 1)
    var lines = chain(of: trace, columns: room)
    if let original = trace.original { lines.append(say(.adjustedFrom(original.hex))) }
    lines += depths(of: trace, isFill: isFill, detail, columns: room)
    if detail != .chain { lines += broken(say(usesText(of: role)), columns: room) }
    return lines.map { .row([.gap(indent), line(columns: room, [words(.body2, $0)])]) }
  }

  /// The number of the states that the list of uses has.
  func usesText(of role: ColorRole) -> Phrase {
    guard !workbench.resources.waits(for: workbench.resources.uses) else { return .countingUses }
    let uses = uses(of: role).uses
    return .uses(states: uses.stateCount, components: uses.componentCount)
  }

  /// The states that another value of the source of a role's colour changes, which are those that the editor counts, and the
  /// name of the source: its token, its entry in the palette, or the role itself.
  func uses(of role: ColorRole) -> (source: String, uses: [RoleUses.Use]) {
    let all = workbench.resources.uses.value
    let role = role.resting
    let appearance = review.appearance ?? .light
    let places = review.theme?.places(behind: role, appearance) ?? []
    guard let place = places.first else { return (role.name, all[role]) }
    let token = review.theme?.origins(of: role, appearance).last?.path
    let uses = workbench.resources.sourceUses.uses(of: role, appearance, in: review.theme) {
      all.uses(ofEntries: places, of: review.theme)
    }
    return (token ?? place.entry, uses)
  }

  /// `tagYellow.solid → zatchDeepYellow → zatch`, in as many lines as it takes; tokens of files with their places.
  private func chain(of trace: ColorTrace, columns: Int) -> [String] {
    let joined = trace.chain.joined(separator: " → ")
    guard trace.origins.isEmpty else {
      return trace.chain.prefix(1)
        + trace.origins.flatMap { origin in
          broken("→ " + origin.path + " " + origin.place, columns: columns)
        }
    }
    guard width(joined) > columns, let first = trace.chain.first else { return [joined] }
    return [first] + trace.chain.dropFirst().map { "→ " + $0 }
  }

  private func depths(
    of trace: ColorTrace, isFill: Bool, _ detail: Detail, columns: Int
  ) -> [String] {
    let (of256, of16) = trace.indexed
    let mono = say(isFill ? .monoFill : .monoInk)
    switch detail {
    case .chain: return []
    case .full:
      return [
        "256  " + of256.text + " " + of256.color.hex, "16   " + of16.text + " " + of16.color.hex,
        mono,
      ]
    case .short:
      let pieces = ["256 " + of256.text, "16 " + of16.text, mono]
      return pieces.reduce(into: [String]()) { lines, piece in
        let joined = (lines.last.map { $0 + " · " } ?? "") + piece
        if let last = lines.indices.last, width(joined) <= columns {
          lines[last] = joined
        } else {
          lines.append(piece)
        }
      }
    }
  }

  private func broken(_ text: String, columns: Int) -> [String] {
    brokenLines(of: text, columns: columns, width: width)
  }
}

extension TokenOrigin {
  /// `brand.tokens.json:12:9`, without the folders of the file.
  var place: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line):\(column)"
  }
}
