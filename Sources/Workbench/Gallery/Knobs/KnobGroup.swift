import GalleryKit

/// Knobs of one kind under their heading, by their axes.
struct KnobGroup: Hashable {
  let name: Phrase
  var axes: [Int]
}

extension Specimen {
  /// The knobs by kind, each in the order of the axes; the kinds in the order of their first, advanced knobs last.
  var knobGroups: [KnobGroup] {
    var groups: [KnobGroup] = []
    for (index, axis) in axes.enumerated() {
      if let place = groups.firstIndex(where: { $0.name == axis.group }) {
        groups[place].axes.append(index)
      } else {
        groups.append(KnobGroup(name: axis.group, axes: [index]))
      }
    }
    return groups.filter { $0.name != .groupAdvanced }
      + groups.filter { $0.name == .groupAdvanced }
  }

  /// The axes in the order of their knobs.
  var knobOrder: [Int] { knobGroups.flatMap(\.axes) }

  /// The place of the knob of an axis among all of them.
  func knobPlace(of axis: Int) -> Int { knobOrder.firstIndex(of: axis) ?? 0 }
}
