import GSDesign
import GalleryKit
import Laws
import StateSpace
import Synchronization

/// The axes that using a component changes, by keys or pointer; the page reserves room for each of their values.
struct UsedAxes: Hashable, Sendable {
  /// The indices of the axes of use: interactions, states set by a switch, and texts.
  private(set) var all: Set<Int> = []
  /// The axes of use in the design tier: those in which a picture of an unused state varies.
  private(set) var design: Set<Int> = []

  init(of specimen: Specimen) {
    let axes = specimen.axes
    for (index, axis) in axes.enumerated() where axis.isOfUse { all.insert(index) }
    if specimen.isInteractive {
      for state in specimen.statesOfOneValue.prefix(Self.mostStates) {
        for intents in Self.uses(of: state) {
          var used = state
          for intent in intents where used.handle(intent) != .ignored {
            for index in axes.indices where used[index] != state[index] { all.insert(index) }
          }
        }
      }
    }
    design = all.filter { axes[$0].tier == .design }
  }

  /// The actions of a person in a state: a key with the focus, or a click.
  private static func uses(of state: SpecimenState) -> [[Intent]] {
    let count = state.members(.english).count
    let clicks = (0..<max(1, min(count, mostMembers))).map {
      [Intent.hover($0), .pressDown($0), .pressUp($0)]
    }
    return clicks + Intent.keys.map { [.focus, $0] }
  }

  private static let mostStates = 60
  /// More members than these are not pointed at one by one.
  static let mostMembers = 8
}

extension AxisInfo {
  /// Whether its value may change while the page stays as it is: an interaction, a state, or text.
  fileprivate var isOfUse: Bool {
    if case .text = kind { return true }
    return tier == .interaction || meaning.isState
  }
}

extension SpecimenState {
  /// The same state with some axes at their first values, as far as that is possible.
  func resting(_ axes: some Sequence<Int>, of specimen: Specimen) -> SpecimenState {
    var rest = self
    for axis in axes { rest[axis] = specimen.axes[axis].standard }
    guard rest.impossibility != nil else { return rest }
    rest = self
    for axis in axes.sorted() {
      var next = rest
      next[axis] = specimen.axes[axis].standard
      if next.impossibility == nil { rest = next }
    }
    return rest
  }

  /// The state at rest on some axes, and the states that differ from it in the value of one of them.
  func uses(_ axes: Set<Int>, of specimen: Specimen) -> [SpecimenState] {
    let rest = resting(axes, of: specimen)
    var states = [rest]
    for index in axes.sorted() {
      let axis = specimen.axes[index]
      // Words are as long as they are.
      if case .text = axis.kind { continue }
      for value in axis.values where value != rest[index] {
        var state = rest
        state[index] = value
        if state.impossibility == nil { states.append(state) }
      }
    }
    guard specimen.isInteractive else { return states }
    return states + rest.pointedAt()
  }

  /// The states with the pointer over each member, and holding it down.
  func pointedAt() -> [SpecimenState] {
    let count = max(1, min(members(.english).count, UsedAxes.mostMembers))
    return (0..<count).flatMap { member -> [SpecimenState] in
      var hovered = self
      guard hovered.handle(.hover(member)) != .ignored else { return [] }
      var pressed = hovered
      return pressed.handle(.pressDown(member)) == .ignored ? [hovered] : [hovered, pressed]
    }
  }
}

/// The sizes of looks measured so far; those of another environment are forgotten.
final class LookSizes: Sendable {
  /// The inputs of a size in addition to the state.
  struct Scope: Equatable {
    let specimen: Int
    let settings: Settings
    let review: EnvironmentChange
  }

  struct Key: Hashable {
    let state: SpecimenState
    /// Whether it is measured with its container and the state of its data.
    let isOnStage: Bool
    let columns: Int
  }

  private struct Known {
    var scope: Scope?
    var sizes: [Key: CellSize] = [:]
    var axes: [Int: UsedAxes] = [:]
  }

  private let known = Mutex(Known())
  private static let most = 4_096

  func size(of key: Key, in scope: Scope, _ measure: () -> CellSize) -> CellSize {
    let found = known.withLock { known -> CellSize? in
      if known.scope != scope || known.sizes.count > Self.most {
        (known.scope, known.sizes) = (scope, [:])
      }
      return known.sizes[key]
    }
    if let found { return found }
    let size = measure()
    known.withLock { if $0.scope == scope { $0.sizes[key] = size } }
    return size
  }

  func axes(of specimen: Int, _ find: () -> UsedAxes) -> UsedAxes {
    if let axes = known.withLock({ $0.axes[specimen] }) { return axes }
    let axes = find()
    known.withLock { $0.axes[specimen] = axes }
    return axes
  }
}

extension CellSize {
  fileprivate mutating func formUnion(_ other: CellSize) {
    self = CellSize(columns: max(columns, other.columns), rows: max(rows, other.rows))
  }
}

extension Workbench {
  /// The axes that using the component shown changes.
  var usedAxes: UsedAxes {
    resources.lookSizes.axes(of: shown) { UsedAxes(of: specimen) }
  }

  /// The state shown without focus, pointer and the like.
  var restingState: SpecimenState {
    let axes = specimen.axes
    return state.resting(axes.indices.filter { axes[$0].tier == .interaction }, of: specimen)
  }

  /// The cells of a state at present.
  ///
  /// - Parameter isOnStage: whether with its container and the state of its data.
  private func size(of state: SpecimenState, isOnStage: Bool, columns: Int) -> CellSize {
    let key = LookSizes.Key(state: state, isOnStage: isOnStage, columns: columns)
    let scope = LookSizes.Scope(specimen: shown, settings: environment, review: review)
    return resources.lookSizes.size(of: key, in: scope) {
      let look =
        isOnStage ? state.element(in: environment) : state.element(environment.labelLanguage)
      let (columns, rows) = probe.size(look, review, columns)
      return CellSize(columns: columns, rows: rows)
    }
  }

  /// The columns that the state shown takes where it is not limited.
  var unlimitedColumns: Int { size(of: state, isOnStage: true, columns: 1_000).columns }

  /// The cells of the state shown, and those that it takes whatever is done to it.
  func stageSize(columns: Int) -> (now: CellSize, reserved: CellSize) {
    let now = size(of: state, isOnStage: true, columns: columns)
    var reserved = now
    for used in state.uses(usedAxes.all, of: specimen) {
      reserved.formUnion(size(of: used, isOnStage: true, columns: columns))
    }
    return (now, reserved)
  }

  /// The cells that the picture of a state takes whatever is done to the state shown.
  ///
  /// - Parameter fixed: the axes that the picture itself sets.
  func pictureSize(of state: SpecimenState, fixed: Set<Int>, columns: Int) -> CellSize {
    var size = size(of: state, isOnStage: false, columns: columns)
    for used in state.uses(usedAxes.design.subtracting(fixed), of: specimen) {
      size.formUnion(self.size(of: used, isOnStage: false, columns: columns))
    }
    return size
  }
}

extension Workbench {
  /// The picture of a state beside the one on the canvas, scrolled as at rest: using the component does not scroll it.
  func picture(of neighbour: Neighbour) -> Element {
    let language = environment.labelLanguage
    let rest = neighbour.state.resting(usedAxes.design.subtracting(neighbour.axes), of: specimen)
    var look = neighbour.state.element(language)
    if rest != neighbour.state { look = look.scrolled(as: rest.element(language)) }
    return look.picture(GalleryPart.neighbour(Stamp(neighbour.state)).id)
  }
}

extension SpecimenState {
  /// The same state with the texts of another state of the specimen; nil if they are its own.
  func withTexts(of other: SpecimenState, _ specimen: Specimen) -> SpecimenState? {
    var state = self
    for (index, axis) in specimen.axes.enumerated() {
      if case .text = axis.kind { state[index] = other[index] }
    }
    return state == self ? nil : state
  }
}

extension Workbench {
  /// The same workbench with the texts of another state of the specimen; nil if they are its own.
  func withTexts(of other: SpecimenState) -> Workbench? {
    guard let state = state.withTexts(of: other, specimen) else { return nil }
    var workbench = self
    workbench.states[shown] = state
    return workbench
  }

  /// The same workbench with the samples in place of entered texts; nil if the component has no texts.
  var withSampleTexts: Workbench? {
    let texts = specimen.axes.indices.filter {
      if case .text = specimen.axes[$0].kind { true } else { false }
    }
    let rest = state.resting(texts, of: specimen)
    guard rest != state else { return nil }
    var workbench = self
    workbench.states[shown] = rest
    return workbench
  }
}
