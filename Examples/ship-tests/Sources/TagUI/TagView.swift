/// A tag with its layout. ``description`` takes the place of a picture where SwiftUI is missing.
public struct TagView: Sendable {
  public let state: TagState

  public init(state: TagState) {
    self.state = state
  }

  /// The height in points.
  public var height: Double {
    switch state.size {
    case .small: 20
    case .regular: 28
    case .large: 44
    }
  }

  /// The title, with a mark in front if it is selected.
  public var label: String { (state.isSelected ? "✓ " : "") + state.title }

  /// The fill as a colour of the palette; light for a tag that is not selected.
  public var fill: String { "\(state.color)." + (state.isSelected ? "solid" : "tint") }

  /// The colour of the label on the fill.
  public var ink: String { state.isSelected ? "white" : "\(state.color).solid" }
}

extension TagView: CustomStringConvertible {
  /// The parts that a person sees, a line each.
  public var description: String {
    var lines = ["\(label): \(ink) on \(fill), \(Int(height)) points high"]
    if state.isClosable { lines.append("×: \(ink), \(Int(height)) points square") }
    return lines.joined(separator: "\n") + "\n"
  }
}
