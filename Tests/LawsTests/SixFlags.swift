import StateSpace

@testable import GSDesign
@testable import GalleryKit

/// Six flags, two of which together make a fault.
struct SixFlags: Hashable, Sendable {
  var a = false
  var b = false
  var c = false
  var d = false
  var e = false
  var f = false
  var interaction = Interaction.normal
  var isFocused = false
}

extension Specimen {
  static let sixFlags: Specimen = Specimen(
    "flags/six", summary: Phrase("Six flags.", korean: "여섯 표시."),
    usage: Phrase("In tests.", korean: "시험에."), payload: SixFlags(),
    axes: [
      .toggle("a", \.a, meaning: .variety), .toggle("b", \.b, meaning: .variety),
      .toggle("c", \.c, meaning: .variety), .toggle("d", \.d, meaning: .variety),
      .toggle("e", \.e, meaning: .variety), .toggle("f", \.f, meaning: .variety),
      .interaction(\.interaction), .focused(\.isFocused),
    ],
    code: { _, _ in "" },
    step: { payload, intent in
      var state = ButtonState(isFocused: payload.isFocused, interaction: payload.interaction)
      let outcome = state.handle(intent)
      payload.isFocused = state.isFocused
      payload.interaction = state.interaction
      return outcome
    },
    build: { payload, _ in
      var table = InteractionTable()
      table.add(part, action: {})
      if payload.b, payload.e { table.add("other") }
      return Lowered(element: GSText(.body1, "flags").element, interactions: table)
    })
}
