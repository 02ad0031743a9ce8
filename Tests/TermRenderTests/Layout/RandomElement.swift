@testable import GSDesign
@testable import TermRender

/// Makes trees of elements from a seed: usual ones, and absurd ones.
struct RandomElement {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// - Parameter fills: whether children that fill and stretch may be among them.
  mutating func element(depth: Int, fills: Bool = true) -> Element {
    guard depth > 0 else { return leaf(fills: fills) }
    switch random.number(0...(fills ? 12 : 8)) {
    case 0: return leaf(fills: fills)
    case 1: return .panel(panel(), element(depth: depth - 1, fills: fills))
    case 2:
      return .row(
        spacing: space(), alignment: pick([.top, .center, .bottom]), children(depth, fills))
    case 3:
      return .column(
        spacing: space(), alignment: pick([.leading, .center, .trailing]), children(depth, fills))
    case 4: return .flow(spacing: space(), lineSpacing: space(), children(depth, fills))
    case 5:
      return .padded(
        Edges(leading: space(), trailing: space(), top: space(), bottom: space()),
        element(depth: depth - 1, fills: fills))
    case 6: return .interactive(id(), element(depth: depth - 1, fills: fills))
    case 7: return .environment(change(), element(depth: depth - 1, fills: fills))
    case 8:
      return .layered(
        element(depth: depth - 1, fills: fills), overlay: element(depth: depth - 1, fills: fills),
        alignment: pick([.center, .topTrailing, .bottomLeading]))
    case 9:
      return .sized(
        width: extent(), height: extent(), alignment: pick([.center, .bottom, .topLeading]),
        element(depth: depth - 1))
    case 10:
      return .viewport(
        columns: random.number(-3...9), rows: random.number(-3...9), target: pick([nil, id()]),
        marksEnds: random.number(0...1) == 0, element(depth: depth - 1))
    case 11: return .backdrop(role(), element(depth: depth - 1))
    default: return .centered(element(depth: depth - 1))
    }
  }

  mutating func panel() -> Panel {
    Panel(
      ink: Ink(
        text: role(), fill: pick([nil, role(), role()]), stroke: pick([nil, role()])),
      shape: pick([.capsule, .rectangle]),
      height: pick([
        .fixed(.points20), .fixed(.points25), .fixed(.points31), .padded(.none),
        .padded(Space(points: 9)), .padded(Space(points: 18)), .fixed(ControlSize(points: 70)),
      ]),
      horizontalPadding: space(),
      minimumWidth: pick([.none, .points62, .points150, ControlSize(points: 4)]),
      strokeWidth: pick([.none, .none, .thin, .thick, .bar]),
      marks: Marks(rawValue: UInt8(random.number(0...15))))
  }

  private mutating func leaf(fills: Bool) -> Element {
    switch random.number(0...(fills ? 7 : 4)) {
    case 0: .empty
    case 1: .cells(cells())
    case 5: .spacer
    case 6:
      .rule(pick([.horizontal, .vertical]), role: role(), width: pick([.thin, .thick, .bar]))
    case 7: .words([span()], alignment: pick([.center, .trailing]), caret: pick([nil, 2]))
    default: .words([span(), span()], wraps: random.number(0...3) == 0)
    }
  }

  private mutating func cells() -> GSDesign.CellPicture {
    var program = SurfaceProgram(seed: random.next(), columns: 1...9, rows: 1...3)
    for _ in 0..<9 { program.step() }
    return GSDesign.CellPicture(program.surface)
  }

  private mutating func children(_ depth: Int, _ fills: Bool) -> [Element] {
    (0..<random.number(0...4)).map { _ in element(depth: depth - 1, fills: fills) }
  }

  private mutating func span() -> Span {
    Span(
      pick(["", "a", "Tag", "나눔", "예약완료", "two words", "漢字 e\u{301}", "👩‍👩‍👧‍👦!", "\u{1B}[2J", "x\ny"]),
      role: pick([nil, role()]), emphasis: Emphasis(rawValue: UInt8(random.number(0...63))))
  }

  private mutating func change() -> EnvironmentChange {
    EnvironmentChange(
      theme: pick([nil, .zatch]), appearance: pick([nil, .dark]),
      depth: pick([nil] + ColorDepth.allCases), density: pick([nil] + Density.allCases),
      glyphs: pick([nil] + GlyphSet.allCases))
  }

  private mutating func extent() -> Extent {
    pick([.content, .fill, .exactly(random.number(-1...9)), .atLeast(5), .atMost(7)])
  }

  private mutating func id() -> FocusID { FocusID("part").child(random.number(0...5)) }

  private mutating func role() -> ColorRole {
    pick([.page, .surface, .text, .accent, .onAccent, .outline, .destructive])
  }

  private mutating func space() -> Space {
    pick([.none, .tight, .small, .medium, .large, .huge])
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.number(0...values.count - 1)]
  }
}
