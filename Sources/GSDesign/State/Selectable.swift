/// Has a selection that can be read and set.
public protocol Selectable {
  /// Whether it is selected.
  var isSelected: Bool { get set }
}
