/// Has a selection that can be read and set.
public protocol Selectable {
  var isSelected: Bool { get set }
}
