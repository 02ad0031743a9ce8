import GSDesign

/// The state of the workload, changed by its keys.
struct WorkloadModel {
  private(set) var tab = 0
  private(set) var focus = 0
  private(set) var isLight = false
  private(set) var selected = Array(repeating: false, count: WorkloadContent.tagCount)
  private(set) var disabled = Array(repeating: false, count: WorkloadContent.tagCount)

  /// Handles a key; returns false when the program should end.
  mutating func update(_ press: KeyPress) -> Bool {
    switch press.key {
    case .right: moveFocus(by: 1)
    case .left: moveFocus(by: -1)
    case .down: moveFocus(by: WorkloadContent.tagsPerRow)
    case .up: moveFocus(by: -WorkloadContent.tagsPerRow)
    case .tab: tab = (tab + 1) % WorkloadContent.tabs.count
    case .character("s"): selected[focus].toggle()
    case .character("d"): disabled[focus].toggle()
    case .character("t"): isLight.toggle()
    case .character("q"): return false
    case .character("c"): return !press.modifiers.contains(.control)
    case .character, .enter, .escape, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
      .function:
      break
    }
    return true
  }

  private mutating func moveFocus(by distance: Int) {
    focus = (focus + distance + WorkloadContent.tagCount) % WorkloadContent.tagCount
  }
}
