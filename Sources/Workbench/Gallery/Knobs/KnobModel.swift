import GSDesign
import GalleryKit
import StateSpace

/// The focused knob, and its state in addition to the value. Followers see all of it.
struct KnobModel: Codable, Hashable, Sendable {
  /// The axis of the focused knob.
  var axis = 0
  /// The place in its text, in grapheme clusters.
  var caret = 0
  /// The focused option of a set.
  var option = 0
  /// The digits of a number while it is typed; empty while none is.
  var entry = ""

  init() {}

  /// The same knob within the ranges of a component; it may come from anyone.
  func settled(in workbench: Workbench) -> KnobModel {
    let axes = workbench.specimen.axes
    var settled = self
    settled.axis = max(0, min(axis, axes.count - 1))
    settled.caret = max(0, min(caret, settled.text(in: workbench).count))
    let options = axes.indices.contains(settled.axis) ? axes[settled.axis].optionCount : 0
    settled.option = max(0, min(option, options - 1))
    settled.entry = String(entry.prefix(Self.longestEntry))
    return settled
  }

  /// The most digits of a number.
  private static let longestEntry = 12

  /// Ends the editing of a value.
  mutating func clearEntry() {
    option = 0
    entry = ""
  }

  /// Keeps the focus within a state that was restored.
  mutating func restart(in workbench: Workbench) {
    clearEntry()
    caret = min(caret, text(in: workbench).count)
  }

  /// The visible text of the knob: the sample while nothing has been typed.
  func text(in workbench: Workbench) -> String {
    guard axis < workbench.specimen.axes.count, case .text(let text) = workbench.state[axis]
    else { return "" }
    return text ?? workbench.state.sample(of: axis, workbench.environment.labelLanguage)
  }
}

extension KnobModel {
  /// Focuses a knob, or the last one if there are fewer.
  mutating func focus(_ index: Int, in workbench: Workbench) -> [PaneRequest] {
    axis = max(0, min(index, workbench.specimen.axes.count - 1))
    caret = text(in: workbench).count
    clearEntry()
    return [.closeStep]
  }

  /// Focuses the knob at a place, in display order.
  private mutating func focus(place: Int, in workbench: Workbench) -> [PaneRequest] {
    let order = workbench.specimen.knobOrder
    return focus(order.isEmpty ? 0 : order[max(0, min(place, order.count - 1))], in: workbench)
  }

  mutating func handle(_ motion: Motion, in workbench: Workbench) -> [PaneRequest] {
    let isText = workbench.context == .textKnob
    switch motion {
    case .up, .down:
      return focus(place: workbench.specimen.knobPlace(of: axis) + motion.rows, in: workbench)
    case .left, .right:
      let step = motion == .left ? -1 : 1
      guard isText else { return turn(axis, by: step, in: workbench) }
      caret = max(0, min(caret + step, text(in: workbench).count))
    case .first, .last:
      let isEnd = motion == .last
      guard isText else {
        return focus(place: isEnd ? workbench.specimen.axes.count - 1 : 0, in: workbench)
      }
      caret = isEnd ? text(in: workbench).count : 0
    }
    return []
  }

  /// Sets a knob to its next value; in a set of options, focuses the next option.
  mutating func turn(_ index: Int, by step: Int, in workbench: Workbench) -> [PaneRequest] {
    let axes = workbench.specimen.axes
    guard axes.indices.contains(index) else { return [] }
    entry = ""
    let count = axes[index].optionCount
    guard count == 0 else {
      option = (0..<count).wrapping(option + step)
      return []
    }
    let value = axes[index].value(after: workbench.state[index], by: step)
    return workbench.turning(index, to: value)
  }

  /// Sets a knob to a value.
  mutating func set(_ index: Int, to value: AxisValue, in workbench: Workbench) -> [PaneRequest] {
    let requests = index == axis ? [] : focus(index, in: workbench)
    clearEntry()
    return requests + workbench.turning(axis, to: value)
  }

  /// Flips a switch, or the focused option of a set.
  mutating func flip(_ index: Int, in workbench: Workbench) -> [PaneRequest] {
    guard workbench.specimen.axes.indices.contains(index) else { return [] }
    guard case .options(let bits) = workbench.state[index] else {
      return turn(index, by: 1, in: workbench)
    }
    return workbench.turning(index, to: .options(bits ^ 1 << UInt64(min(63, option))))
  }

  /// Types at the caret, or erases there.
  mutating func edit(_ intent: Intent, in workbench: Workbench) -> [PaneRequest] {
    var field = TextFieldState(text(in: workbench), caret: caret)
    guard case .edited(let text) = field.handle(intent) else { return [] }
    caret = field.caret
    return workbench.setting(axis, to: .text(text), cause: .typing(axis))
  }

  /// Deletes the digits of the number being typed; the value stays.
  mutating func eraseEntry() { entry = "" }

  /// Types a digit, a point or a sign into the focused number, which is set as soon as it is valid.
  mutating func type(_ character: Character, in workbench: Workbench) -> [PaneRequest] {
    guard let scale = workbench.scale(of: axis), character.isASCII,
      character.isNumber || character == "." || character == "-", entry.count < Self.longestEntry
    else { return [] }
    guard workbench.state.isRelevant(axis) else { return turn(axis, by: 0, in: workbench) }
    entry.append(character)
    return settingEntry(scale, in: workbench)
  }

  /// Takes the last digit back.
  mutating func eraseDigit(in workbench: Workbench) -> [PaneRequest] {
    guard let scale = workbench.scale(of: axis) else { return [] }
    entry = String(entry.dropLast())
    return settingEntry(scale, in: workbench)
  }

  private func settingEntry(_ scale: NumberScale, in workbench: Workbench) -> [PaneRequest] {
    guard !entry.isEmpty else { return [] }
    if let number = scale.number(spelled: entry) {
      let tidy = scale.number(after: number, by: 0)
      return workbench.setting(axis, to: .number(tidy), cause: .typing(axis))
    }
    return entry != "-" && entry != "." ? [.say(.tells(.onlyBetween(scale.ends)))] : []
  }
}

extension Workbench {
  fileprivate func scale(of axis: Int) -> NumberScale? {
    specimen.axes.indices.contains(axis) ? specimen.axes[axis].scale : nil
  }

  /// Sets a knob, and shows a message if the change is not visible.
  fileprivate func turning(_ index: Int, to value: AxisValue) -> [PaneRequest] {
    guard specimen.axes.indices.contains(index) else { return [] }
    guard state.isRelevant(index) else {
      return [.say(.tells(irrelevance(of: index) ?? .saysNothing))]
    }
    return setting(index, to: value, cause: .knob(index))
  }

  /// Sets a knob. If the result is impossible, interactions are reset; if that does not help, the knob keeps its value
  /// and the reason is shown.
  fileprivate func setting(
    _ index: Int, to value: AxisValue, cause: History.Cause
  ) -> [PaneRequest] {
    guard specimen.axes.indices.contains(index) else { return [] }
    let before = self.state
    var state = before
    state[index] = value
    if let reason = state.impossibility {
      for (other, axis) in specimen.axes.enumerated()
      where other != index && axis.tier == .interaction {
        state[other] = axis.standard
      }
      let isPossible = state.impossibility == nil
      return [.say(.impossible(reason))] + (isPossible ? [.put(state, cause)] : [])
    }
    guard state != before else { return [.put(state, cause)] }
    let isSeen = !looksSame(before, state)
    return [.put(state, cause)] + (isSeen ? [] : [.remark(.tells(.noDifference))])
  }

  /// Whether two states are indistinguishable in their environment.
  private func looksSame(_ first: SpecimenState, _ second: SpecimenState) -> Bool {
    let change = review
    return probe.look(first.element(in: environment), change)
      == probe.look(second.element(in: environment), change)
  }

  /// Why a knob has nothing to say: the value of another one that would give it something.
  func irrelevance(of index: Int) -> Phrase? {
    let current = state
    guard !current.isRelevant(index) else { return nil }
    for (other, axis) in specimen.axes.enumerated() where other != index {
      for value in axis.values where value != current[other] {
        var state = current
        state[other] = value
        guard state.isRelevant(index) else { continue }
        return .onlyWith(axis.name + "=" + axis.spelling(of: value))
      }
    }
    return .saysNothing
  }
}

extension AxisInfo {
  /// The number of options; 0 if it is not an option set.
  var optionCount: Int {
    guard case .options(let names, _) = kind else { return 0 }
    return names.count
  }

  /// The scale of its numbers; nil if it is not a number.
  var scale: NumberScale? {
    guard case .number(let scale, _) = kind else { return nil }
    return scale
  }
}
