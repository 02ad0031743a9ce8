import GSDesign
import GalleryKit
import StateSpace

extension Specimen {
  static let signal: Specimen = Specimen(
    "signal/bars", summary: "The strength of a signal in bars", payload: SignalPayload(),
    axes: [.stepper("bars", \.bars, 0...4, samples: [0, 4])],
    build: { payload, _ in
      let bars = String(repeating: "▮", count: payload.bars)
      return GSText(.body1, bars + String(repeating: "▯", count: 4 - payload.bars)).lowered()
    })
}

private struct SignalPayload: Hashable, Sendable {
  var bars = 3
}
