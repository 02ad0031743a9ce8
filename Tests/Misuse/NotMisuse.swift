import GSDesign

// What must compile: it proves that the files beside it fail for their own reasons.
func use() {
  let tag = GSTag.stroke("Sold", isSelected: true)
  let role = ColorRole(custom: "rating.fill", fallback: .accent)
  let panel = GSPanel("Tags") {
    GSText(.body1, "Select **tags**")
    tag
  }
  let button = GSButton(
    style: .tag(isEditing: false), action: {}, label: { GSText(.buttonTitle1, "Go") })
  let own = Element.panel(Panel(ink: Ink(text: .onAccent, fill: role)), GSText(.body1, "5").element)
  _ = (panel, button, own)
}
