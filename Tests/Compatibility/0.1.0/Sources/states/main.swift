import StateSpace

struct Badge: Hashable, Sendable {
  enum Color: String, CaseIterable, Hashable, Sendable { case purple, yellow }
  var color = Color.purple
  var isSelected = false
  var isDisabled = false
}

let badges = States(
  "badge/count", from: Badge(),
  axes: [.choice("color", \.color), .selected(\.isSelected), .disabled(\.isDisabled)],
  rules: [StateRule("A disabled badge is not selected.") { $0.isDisabled && $0.isSelected }])

print(badges.count, badges.link(to: Badge(color: .yellow)))
