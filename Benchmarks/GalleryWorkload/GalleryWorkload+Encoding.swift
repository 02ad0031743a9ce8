import EncoderOracle
import GSDesign
import TermRender

extension GalleryWorkload {
  /// Prints the cost of every key at each depth beside the lowest cost found by an independent search.
  static func compareBytes() {
    print("| bytes | depth | presses | encoder | reference calculator | ratio |")
    print("|---|---|---|---|---|---|")
    for depth in [ColorDepth.truecolor, .indexed256, .indexed16] { compareBytes(at: depth) }
  }

  private static func compareBytes(at depth: ColorDepth) {
    let features = TerminalFeatures.xterm.subtracting(.insertDeleteCharacters)
    let keys: [(name: String, press: KeyPress)] = [
      ("right", KeyPress(.right)), ("down", KeyPress(.down)), ("s", KeyPress(.character("s"))),
      ("d", KeyPress(.character("d"))), ("t", KeyPress(.character("t"))), ("tab", KeyPress(.tab)),
    ]
    let picture = WorkloadPicture(pool: CellPool())
    var model = WorkloadModel()
    var encoder = Encoder(depth: depth, features: features)
    var calculator = ByteCalculator(width: 24)
    var shown: [[CalculatedCell]]?
    func compare(_ name: String, _ presses: Int, _ press: KeyPress?) {
      var written = 0
      var least = 0
      for _ in 0..<presses {
        if let press { _ = model.update(press) }
        let surface = picture.draw(model)
        let wanted = surface.calculatedCells(depth: depth)
        let isWhole = shown == nil || name == "t"
        least +=
          calculator.update(
            from: shown, to: wanted, backgrounds: isWhole ? [commonBackground(of: wanted)] : []
          ).utf8.count
        written += encoder.encode(Frame(surface: surface)).count
        shown = wanted
      }
      let ratio = Double(written) / Double(max(1, least))
      print(
        "| \(name) | \(depth.rawValue) | \(presses) | \(written) | \(least) | \((ratio * 1000).rounded() / 1000) |"
      )
    }
    compare("first frame", 1, nil)
    for key in keys { compare(key.name, key.name == "t" ? 2 : 4, key.press) }
  }

  /// The background that most cells have: the one to erase everything to.
  private static func commonBackground(of cells: [[CalculatedCell]]) -> String {
    var counts: [String: Int] = [:]
    for cell in cells.joined() { counts[cell.background, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? "49"
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
