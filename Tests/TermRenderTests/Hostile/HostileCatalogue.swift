import StateSpace

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// The place where a text gets into a catalogue of another package.
enum HostilePlace: String, CaseIterable {
  case label, summary, usage, tag, code, member, rule, value, sample, axis, variant, component
  case theme, role
}

/// The state of the component, which its axes change.
struct HostileState: Hashable, Sendable {
  var value = 0
  var isLoud = false
  var title: String?
}

extension Catalogue {
  /// A catalogue of one component with a text at one place, and a harmless word everywhere else.
  static func holding(_ text: String, at place: HostilePlace) -> Catalogue {
    @Sendable func word(_ here: HostilePlace, _ otherwise: String) -> String {
      place == here ? text : otherwise
    }
    let label = word(.label, "label")
    let code = word(.code, "Own()")
    let member = word(.member, "member")
    let role = ColorRole(custom: word(.role, "own.fill"), fallback: .accent)
    let specimen = Specimen(
      VariantID(word(.component, "own") + "/" + word(.variant, "word")),
      summary: Phrase(word(.summary, "summary"), korean: word(.summary, "요약")),
      usage: Phrase(word(.usage, "usage"), korean: word(.usage, "쓰임")),
      tags: [word(.tag, "tag")], payload: HostileState(),
      axes: [
        .choice(
          word(.axis, "axis"), \.value, values: [("first", 0), (word(.value, "second"), 1)]),
        .toggle("loud", \.isLoud, meaning: .selected),
        .text("title", \.title, samples: [word(.sample, "sample")]),
      ],
      impossible: [
        Impossible(word(.rule, "rule"), korean: word(.rule, "규칙")) { $0.value == 1 && $0.isLoud }
      ],
      members: { _, _ in [member] }, code: { _, _ in code }, step: { _, _ in .changed },
      build: { state, _ in
        let element = Element.panel(
          Panel(
            ink: Ink(text: .onAccent, fill: role), shape: .capsule, height: .fixed(.points29),
            horizontalPadding: .medium, marks: state.isLoud ? .selected : []),
          GSText(.body1, state.title ?? label).element)
        return Lowered(element: element, interactions: InteractionTable())
      })
    let theme = try? Theme(
      name: word(.theme, "own"),
      light: [
        .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
        .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#8A8A8A",
        .tagPurpleSolid: "#7A4AD0", .tagYellowSolid: "#D08A10", role: "#0A7A5A",
      ], dark: [:])
    return Catalogue(specimens: [specimen], themes: [.gitspace] + [theme].compactMap(\.self))
  }
}
