import GSDesign
import GalleryKit
import StateSpace

/// The modifiers of a button as knobs: nil keeps the value of the style.
struct ButtonModifiers: Hashable, Sendable {
  var padding: Space?
  var weight: LabelWeight?
  var role: LabelRole?
  var fill: SurfaceFill?
  var stroke: StrokeRole?
  var radius: Radius?
  var shadow: Shadow?

  /// The button with the modifiers that are set.
  func applied(to button: GSButton) -> GSButton {
    let labelled = label.reduce(button) { $0.label($1) }
    return surface.reduce(labelled) { $0.surface($1) }
  }

  /// The calls of the modifiers that are set, a line each.
  var code: String {
    [
      call(
        "label",
        [
          padding.map { _ in ".padding(.huge)" }, weight.map { ".weight(.\($0))" },
          role.map { ".role(.\($0))" },
        ]),
      call(
        "surface",
        [
          fill.map { ".fill(.\($0))" }, stroke.map { ".stroke(.thin, .\($0))" },
          radius.map { _ in ".radius(.points8)" }, shadow.map { _ in ".shadow(.action)" },
        ]),
    ].compactMap(\.self).joined()
  }

  private var label: [LabelModifier] {
    [
      padding.map(LabelModifier.padding), weight.map(LabelModifier.weight),
      role.map(LabelModifier.role),
    ].compactMap(\.self)
  }

  private var surface: [SurfaceModifier] {
    [
      fill.map(SurfaceModifier.fill), stroke.map { .stroke(.thin, $0) },
      radius.map(SurfaceModifier.radius), shadow.map(SurfaceModifier.shadow),
    ].compactMap(\.self)
  }

  private func call(_ name: String, _ arguments: [String?]) -> String? {
    arguments.contains { $0 != nil } ? "\n  ." + SwiftSource.call(name, arguments) : nil
  }
}

extension Specimen {
  static let modifiedButton: Specimen = button(
    "modifier/button",
    summary: Phrase(localized: "A button whose label and surface are modified"),
    usage: Phrase(
      localized:
        "Use where a screen needs one measure or colour of its own. For another look use another style."
    ),
    tags: ["modifier", "padding", "fill", "radius", "shadow", "버튼", "모디파이어", "그림자"],
    axes: [
      .choice("padding", \.modifiers.padding, values: [("default", nil), ("huge", .huge)]),
      .choice("weight", \.modifiers.weight, values: [("default", nil), ("regular", .regular)]),
      .choice("role", \.modifiers.role, values: [("default", nil), ("destructive", .destructive)]),
      .choice("fill", \.modifiers.fill, values: [("default", nil), ("raised", .raised)]),
      .choice("stroke", \.modifiers.stroke, values: [("none", nil), ("thin", .outline)]),
      .choice("radius", \.modifiers.radius, values: [("default", nil), ("8", .points8)]),
      .choice("shadow", \.modifiers.shadow, values: [("none", nil), ("action", .action)]),
      .disabled(\.isDisabled),
    ],
    impossible: [
      Impossible(
        localized: "Words on the accent keep the ink of the accent."
      ) { $0.modifiers.role != nil && $0.modifiers.fill != .raised },
      Impossible(
        localized: "A disabled button keeps its disabled colours."
      ) { $0.isDisabled && ($0.modifiers.fill != nil || $0.modifiers.stroke != nil) },
    ] + Impossible.whileDisabled,
    card: [
      [
        ButtonPayload(
          modifiers: ButtonModifiers(fill: .raised, stroke: .outline, radius: .points8)),
        ButtonPayload(modifiers: ButtonModifiers(padding: .huge, weight: .regular)),
      ]
    ],
    text: .buttonTitle1,
    style: { (.secondary(isDisabled: $0.isDisabled), "secondary(isDisabled: \($0.isDisabled))") },
    step: { payload, intent in payload.handle(intent) }, label: { Samples.secondaryButton[$1] })
}
