public import StateSpace
public import TagUI

extension TagState {
  /// The states of a tag: its tests run them, and its gallery shows them.
  public static let states = States(
    "tag/team", from: TagState(),
    axes: [
      .choice("color", \.color), .choice("size", \.size, meaning: .size),
      .selected(\.isSelected), .toggle("closable", \.isClosable),
    ],
    rules: [
      StateRule("Only a large tag has a close button.") { $0.isClosable && $0.size != .large }
    ])
}
