import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Layout of absurd elements")
struct HostileLayoutTests {
  private let renderer = Renderer()

  private func draw(_ element: Element, _ columns: Int, _ rows: Int) -> Surface {
    renderer.draw(
      element, size: CellSize(columns: columns, rows: rows), environment: RenderEnvironment()
    ).surface
  }

  @Test func everySizeIsDrawn() {
    var random = RandomElement(seed: 7)
    for (columns, rows) in [(0, 0), (1, 1), (0, 5), (5, 0), (1, 200), (65_535, 2), (-3, -3)] {
      for _ in 0..<20 {
        let surface = draw(random.element(depth: 5), columns, rows)
        #expect(surface.columns == max(0, columns) && surface.rows == max(0, rows))
      }
    }
  }

  @Test func lengthsOfAnySizeAreCut() {
    let huge = Panel(
      ink: .filled, shape: .capsule, height: .fixed(ControlSize(points: .greatestFiniteMagnitude)),
      horizontalPadding: Space(points: .infinity), minimumWidth: ControlSize(points: .nan),
      strokeWidth: StrokeWidth(points: .infinity))
    #expect(draw(.panel(huge, .label("x")), 10, 4).columns == 10)
    let negative = Panel(
      ink: .filled, height: .padded(Space(points: -1e9)), horizontalPadding: Space(points: -40),
      minimumWidth: ControlSize(points: -1), strokeWidth: StrokeWidth(points: -2))
    #expect(picture(.panel(negative, .label("x"))).lines == ["x"])
    let size = renderer.measure(
      .sized(width: .exactly(.max), height: .atLeast(.max), .label("x")),
      environment: RenderEnvironment())
    #expect(size == CellSize(columns: 65_535, rows: 65_535))
    let room = CellSize(columns: .max, rows: .max)
    #expect(
      renderer.measure(.centered(.label("x")), environment: RenderEnvironment(), within: room)
        == CellSize(columns: 1, rows: 1))
  }

  @Test func hundredsOfLevelsAreDrawn() {
    func nested(_ levels: Int, _ wrap: (Element) -> Element) -> Element {
      var element = Element.label("x")
      for _ in 0..<levels { element = wrap(element) }
      return element
    }
    let wraps: [(Element) -> Element] = [
      { .row([$0]) }, { .column([.label("y"), $0]) }, { .panel(.tag(20), $0) },
      { .backdrop(.raised, $0) }, { .viewport(target: "part", marksEnds: true, $0) },
      { .environment(EnvironmentChange(appearance: .dark), $0) }, { .flow([$0]) },
      { .layered($0, overlay: .label("z")) },
      { .row([.spacer, $0]) }, { .column([.backdrop(.page, $0), .spacer]) },
      { .sized(width: .fill, height: .fill, alignment: .center, $0) },
    ]
    for wrap in wraps {
      #expect(draw(nested(350, wrap), 20, 20).columns == 20)
      #expect(draw(nested(900, wrap), 20, 20).columns == 20)
    }
    #expect(CellPicture(draw(nested(350) { .row([$0]) }, 1, 1)).lines == ["x"])
  }

  @Test func aLongLabelIsCutAtTheEdge() {
    let label = String(repeating: "예약", count: 50_000)
    #expect(CellPicture(draw(.label(label), 5, 1)).lines == ["예약…"])
  }

  @Test func manyChildrenAreMeasuredOnce() {
    let list = Element.column((0..<20_000).map { .label("row \($0)") })
    #expect(CellPicture(draw(.viewport(rows: 19_999, list), 9, 1)).lines == ["row 19999"])
  }
}
