extension Intent {
  /// The intent of a pointer event over a component: the component itself is member 0, its children count by their index.
  ///
  /// A part with a name of its own below the component, such as the arrow beside its tabs, is not a member: the
  /// pointer belongs to that part alone.
  ///
  /// - Parameters:
  ///   - phase: what the pointer did.
  ///   - target: the part under it, as layout found out; nil where there is none.
  ///   - id: the component asked about.
  /// - Returns: nil where it means nothing: other buttons, the wheel, a press elsewhere.
  public static func pointer(
    _ phase: PointerPhase, over target: FocusID?, for id: FocusID
  ) -> Intent? {
    let member = target.flatMap { id.member(at: $0) }
    return switch phase {
    case .moved, .dragged(.primary): .hover(member)
    case .pressed(.primary): member.map { .pressDown($0) }
    case .released(.primary): .pressUp(member)
    case .pressed(.middle), .pressed(.secondary), .released(.middle), .released(.secondary),
      .dragged(.middle), .dragged(.secondary), .scrolled:
      nil
    }
  }
}

extension FocusID {
  /// The member that a part belongs to; nil where it belongs to none.
  fileprivate func member(at part: FocusID) -> Int? {
    if part == self { return 0 }
    guard part.path.hasPrefix(path + "/") else { return nil }
    let below = part.path.dropFirst(path.count + 1).prefix { $0 != "/" }
    return Int(below)
  }
}
