import ColorScience
import GSDesign
import TermRender

/// Shows random bytes as labels and checks the bytes written for them.
public struct LabelSoak: ~Copyable {
  private var state: UInt64
  private let pool = CellPool()
  private var surface: Surface
  private var encoder: Encoder
  private var recognizer = OutputRecognizer()
  private var labels = 0

  public init(seed: UInt64) {
    state = seed
    surface = Surface(columns: 40, rows: 6, pool: pool)
    encoder = Encoder(depth: .truecolor)
  }

  /// Shows that many labels, twenty to a frame; returns the first fault, or nil.
  public static func run(count: Int, seed: UInt64) -> String? {
    var shown = 0
    var round: UInt64 = 0
    while shown < count {
      // Every label brings clusters of its own: a pool is replaced before it holds many.
      var soak = LabelSoak(seed: seed &+ round)
      round += 1
      for _ in 0..<250 where shown < count {
        if let fault = soak.frame() { return "seed \(seed &+ round &- 1): \(fault)" }
        shown += 20
      }
    }
    return nil
  }

  private mutating func frame() -> String? {
    for _ in 0..<20 { drawLabel() }
    let bytes = encoder.encode(Frame(surface: surface))
    labels += 20
    if let place = recognizer.read(bytes) {
      return "byte \(place) after \(labels) labels is none of the encoder's"
    }
    return recognizer.isAtRest ? nil : "something is half written after \(labels) labels"
  }

  /// Puts a label somewhere, unchanged: the gate that keeps hostile text out of cells is bypassed.
  private mutating func drawLabel() {
    let bits = next()
    let bytes = (0..<Int(bits % 12)).map { _ in byte() }
    let colors = next()
    let style = pool.id(
      of: Style(
        foreground: Paint(RGB(UInt32(truncatingIfNeeded: colors & 3) * 0x50_50_50)),
        background: colors & 4 == 0 ? nil : Paint(RGB(0x10_20_30))))
    var column = Int((bits >> 8) % 40)
    let row = Int((bits >> 16) % 6)
    for cluster in String(decoding: bytes, as: UTF8.self) {
      let columns = max(1, DisplayWidth.columns(of: cluster))
      surface.put(pool.glyph(of: cluster, columns: columns), style: style, column: column, row: row)
      column += columns
    }
  }

  /// A byte as terminals dread it, or any.
  private mutating func byte() -> UInt8 {
    let bits = next()
    switch bits & 7 {
    case 0: return 0x1B
    case 1: return [0x5B, 0x5D, 0x50, 0x9B, 0x9C, 0x07, 0x0E, 0x7F][Int(bits >> 3 & 7)]
    case 2: return UInt8(truncatingIfNeeded: bits >> 8 & 0x1F)
    case 3: return [0xC2, 0xE2, 0x80, 0x8D, 0xF0, 0x9F, 0xCC, 0x81][Int(bits >> 3 & 7)]
    default: return UInt8(truncatingIfNeeded: bits >> 8)
    }
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
