import Foundation
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Matrices on standard output: drawn from the top, some rows at a time, and never cut without a word.
@Suite("Sheets of a matrix")
struct MatrixSheetTests {
  private func sheets(
    _ id: VariantID, in catalogue: Catalogue = .builtIn, room: Int = 100, cover: Cover? = nil
  ) throws -> MatrixSheets {
    let index = try #require(catalogue.index.specimen(id))
    return MatrixSheets(
      catalogue: catalogue, specimens: [index], states: [catalogue.specimens[index].initialState],
      arrangement: MatrixArrangement(), isFolded: false, cover: cover, filters: nil, room: room,
      renderer: ElementRenderer(widthPolicy: .grapheme))
  }

  /// So many environments that their states are 56,640 with those of `tab-bar/bottom`.
  private static let environments: [Settings] = {
    var all = [Settings()]
    for (key, values) in [
      (.theme, ["gitspace", "zatch", "lionheart"]), (.appearance, ["light", "dark"]),
      (.depth, ["truecolor", "256", "16", "mono"]),
      (.vision, ["none", "protan", "deutan", "tritan", "achroma"]),
      (.density, ["faithful", "compact"]), (.glyphs, ["unicode", "ascii"]),
    ] as [(Setting, [String])] {
      all = all.flatMap { one in
        values.map { value in
          var next = one
          _ = next.read(key, value)
          return next
        }
      }
    }
    return all
  }()

  @Test func theFirstPieceComesBeforeTheOthersAreBegun() throws {
    let environments = Self.environments
    #expect(environments.count * 118 == 56_640)
    var begun = 0
    var begunAtFirst: Int?
    var largest = 0
    var pieces = 0
    let sheets = try sheets("tab-bar/bottom")
    do throws(ToolError) {
      _ = try sheets.draw(
        under: environments, isWhole: false,
        title: { _ in
          begun += 1
          return "sheet \(begun)"
        },
        take: { rows throws(ToolError) in
          begunAtFirst = begunAtFirst ?? begun
          largest = max(largest, rows.columns * rows.rows)
          pieces += 1
          if pieces == 200 { throw ToolError(.done, "") }
        })
      Issue.record("there are more than 200 pieces")
    } catch {
      #expect(error.status == .done)
    }
    // Two that do not fit side by side, and the first of all once more.
    #expect(try #require(begunAtFirst) <= 3)
    #expect(largest <= 100 * 300, "what is held at once is bounded by a block")
  }

  @Test func noRowIsMissingWithManyEnvironments() throws {
    let environments = Array(Self.environments.prefix(24))
    var rows = 0
    var cells = 0
    let cuts = try sheets("tab-bar/bottom").draw(
      under: environments, isWhole: false, title: { _ in "title" }, onCell: { _ in cells += 1 },
      take: { part throws(ToolError) in rows += part.rows })
    #expect(cells == 24 * 118)
    #expect(cuts == MatrixCuts())
    var one = 0
    _ = try sheets("tab-bar/bottom").draw(
      under: [environments[0]], isWhole: false, title: { _ in "title" },
      take: { part throws(ToolError) in one += part.rows })
    #expect(rows > 1000 && rows == 24 * one)
  }

  @Test func theCommandWritesAllOfThem() throws {
    let flags = ["--theme", "gitspace,zatch,lionheart", "--colors", "truecolor,256,16,mono"]
    let result = try Tool.run(["matrix", "tab-bar/bottom", "--appearance", "light,dark"] + flags)
    #expect(result.status == 0 && result.error.isEmpty)
    let lines = result.output.split(separator: "\n").map { $0.trimmingPrefix("  ") }
    #expect(lines.count { $0.hasPrefix("tab-bar/bottom") } == 24)
    #expect(lines.contains("lionheart · dark · mono"), "the last sheet")
    let text = try Tool.run(
      ["matrix", "tab-bar/bottom", "--appearance", "light,dark", "--json"] + flags
    ).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let json = try #require(object)
    #expect((json["states"] as? [String])?.count == 24 * 118)
    #expect((json["text"] as? [String])?.count == json["rows"] as? Int)
    #expect(json["cut"] as? [String: Int] == ["looks": 0, "names": 0])
  }

  @Test(arguments: [40, 100, 300])
  func aStreamedSheetEqualsTheDocument(_ room: Int) throws {
    var environments = [Settings(), Settings(), Settings()]
    environments[1].density = .compact
    environments[2].theme = "lionheart"
    for id: VariantID in ["tag/filled", "tab-bar/home", "toast/default"] {
      let sheets = try sheets(id, room: room)
      var streamed: [Surface] = []
      var whole: [Surface] = []
      let title = { (one: Settings) in one.text(Catalogue.builtIn.defaults) }
      _ = try sheets.draw(under: environments, isWhole: false, title: title) {
        rows throws(ToolError) in streamed.append(rows)
      }
      _ = try sheets.draw(under: environments, isWhole: true, title: title) {
        rows throws(ToolError) in whole.append(rows)
      }
      #expect(streamed.map(\.plainText).joined() == whole.map(\.plainText).joined())
      #expect(Set(whole.map(\.columns)).count == 1, "\(id): a document is a rectangle")
    }
  }

  @Test func cutLooksAndNamesAreReported() throws {
    let tall = Specimen(
      "probe/tall", summary: Phrase("Tall.", korean: "높습니다."), usage: Phrase("", korean: ""),
      payload: false, axes: [.toggle("long", \.self)], code: { _, _ in "" },
      build: { isLong, _ in
        Lowered(
          element: .column((0..<(isLong ? 1200 : 2)).map { _ in .words([Span("line")]) }),
          interactions: InteractionTable())
      })
    let sheets = try sheets("probe/tall", in: Catalogue(specimens: [tall]))
    var rows = 0
    let cuts = try sheets.draw(
      under: [Settings()], isWhole: false, title: { _ in nil },
      take: { part throws(ToolError) in rows += part.rows })
    #expect(cuts == MatrixCuts(looks: 1))
    #expect(rows >= 1000)
    #expect(cuts.notices.count == 1 && cuts.notices[0].contains("1000 rows"))
    #expect(MatrixCuts(names: 2).notices[0].contains("2 names of states are cut"))
  }
}
