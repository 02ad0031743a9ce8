import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

@Suite("Completion of links")
struct LinkCompletionTests {
  private let completion = LinkCompletion(
    .builtIn, declared: [DeclaredTheme(name: "brand", source: .file("brand.tokens.json"))])

  @Test(arguments: [
    ("tag/", ["tag/filled", "tag/stroke", "tag/outlined", "tag/town", "tag/group"]),
    ("tag/filled:col", ["tag/filled:color="]),
    ("tag/filled:color=", ["tag/filled:color=purple", "tag/filled:color=yellow"]),
    ("tag/filled:selected,sel", []), ("tag/filled:color=yellow,color", []),
    ("tag/filled@appearance=d", ["tag/filled@appearance=dark"]),
    ("tag/filled@appearance=dark,app", []),
    ("tag/filled:selected@theme=zat", ["tag/filled:selected@theme=zatch"]),
    ("tag/filled@theme=br", ["tag/filled@theme=brand"]),
    ("no/thing:", []), ("tag/filled:nothing=", []),
  ])
  func aPrefixIsCompleted(_ text: String, _ continuations: [String]) {
    #expect(completion.links(beginningWith: text) == continuations)
  }

  @Test func componentsAndVariantsContinueAName() {
    let all = completion.links(beginningWith: "")
    #expect(all.contains("tag") && all.contains("tag/filled"))
    #expect(completion.themes(beginningWith: "zatch,br") == ["zatch,brand"])
  }

  @Test func everyContinuationThatIsWholeIsALink() throws {
    for specimen in Catalogue.builtIn.specimens {
      let id = specimen.id.text
      for knob in completion.links(beginningWith: id + ":") {
        let whole =
          knob.hasSuffix("=") ? completion.links(beginningWith: knob).prefix(3) + [] : [knob]
        for link in whole {
          let parsed = try Link.parse(link, in: .builtIn)
          #expect(!parsed.warnings.contains { $0.isLeftOut }, "\(link): \(parsed.warnings)")
        }
      }
    }
  }

  @Test func theProgramAnswersAShellAndNeverWithAnError() throws {
    let answer = try Tool.run(
      [
        "---completion", "show", "--", "positional@0", "2", "13", "gs-gallery", "show",
        "tag/filled:col",
      ])
    #expect(answer.status == 0 && answer.error.isEmpty)
    #expect(answer.output.split(separator: "\n") == ["tag/filled:color="])
    for line in [[], ["show"], ["nothing", "--"], ["show", "--", "positional@7", "0", "0"]] {
      let odd = try Tool.run(["---completion"] + line)
      #expect(odd.status == 0 && odd.error.isEmpty, "\(line): \(odd.error)")
    }
  }
}
