import EncoderOracle
import GSDesign
import TermRender

extension GalleryWorkload {
  /// Prints what every key costs beside the least that a search of its own finds.
  static func compareBytes() {
    let features = TerminalFeatures.xterm.subtracting(.insertDeleteCharacters)
    let keys: [(name: String, press: KeyPress)] = [
      ("right", KeyPress(.right)), ("down", KeyPress(.down)), ("s", KeyPress(.character("s"))),
      ("d", KeyPress(.character("d"))), ("t", KeyPress(.character("t"))), ("tab", KeyPress(.tab)),
    ]
    let picture = WorkloadPicture(pool: CellPool())
    var model = WorkloadModel()
    var encoder = Encoder(depth: .truecolor, features: features)
    var calculator = ByteCalculator(width: 24)
    var shown: [[CalculatedCell]]?
    print("| bytes | presses | encoder | reference calculator | ratio |\n|---|---|---|---|---|")
    func compare(_ name: String, _ presses: Int, _ press: KeyPress?) {
      var written = 0
      var least = 0
      for _ in 0..<presses {
        if let press { _ = model.update(press) }
        let surface = picture.draw(model)
        let wanted = surface.calculatedCells(depth: .truecolor)
        let isWhole = shown == nil || name == "t"
        least +=
          calculator.update(
            from: shown, to: wanted,
            backgrounds: isWhole ? [model.isLight ? "48;2;250;250;252" : "48;2;22;23;28"] : []
          ).utf8.count
        written += encoder.encode(Frame(surface: surface)).count
        shown = wanted
      }
      let ratio = Double(written) / Double(max(1, least))
      print("| \(name) | \(presses) | \(written) | \(least) | \((ratio * 1000).rounded() / 1000) |")
    }
    compare("first frame", 1, nil)
    for key in keys { compare(key.name, key.name == "t" ? 2 : 4, key.press) }
  }

  /// Shows random bytes as labels, and fails where anything is written that is none of the encoder's sequences.
  static func soakLabels(count: Int, seed: UInt64) -> Bool {
    if let fault = LabelSoak.run(count: count, seed: seed) {
      print(fault)
      return false
    }
    print("\(count) labels of random bytes from seed \(seed): nothing but the encoder's sequences")
    return true
  }
}
