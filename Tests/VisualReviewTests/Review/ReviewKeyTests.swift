import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct ReviewKeyTests {
  @Test(arguments: ReviewContext.allCases)
  func noTwoCommandsOfAContextShareAKey(_ context: ReviewContext) {
    var owners: [KeyPress: ReviewCommand] = [:]
    for entry in ReviewCommand.table.entries(in: context) {
      for key in entry.keys {
        #expect(owners[key] == nil, "\(key.name): \(entry.command)")
        owners[key] = entry.command
      }
    }
  }

  @Test func everyCommandHasAKeySomewhere() {
    let known = Set(
      ReviewContext.allCases.flatMap { ReviewCommand.table.entries(in: $0).map(\.command) })
    #expect(known == Set(ReviewCommand.allCases))
  }

  @Test(arguments: Language.ofInterface)
  func theStatusLineNamesOnlyKeysThatDoSomething(_ language: Language) {
    var session = ReviewSession([.few()], language: language)
    for keys in ["", "a", "end", "A", "n", "/", "esc", "?", "esc", "g"] {
      session.press(keys)
      for item in session.program.statusItems(session.model) {
        let command = item.id.flatMap(ReviewPlace.command)
        #expect(command.map { session.program.isAvailable($0, session.model) } == true)
      }
      #expect(session.lines.last?.isEmpty == false)
    }
  }

  @Test func helpListsEveryKeyThatWorks() {
    var session = ReviewSession([.few()], rows: 60)
    session.press("?")
    for item in session.program.helpLines(session.model) {
      #expect(session.text.contains(item.what), "\(item.what)")
    }
    session.press("q")
    #expect(!session.model.showsHelp)
    #expect(session.effects.isEmpty)
  }

  @Test func theHangulOnTheSameKeysWorks() {
    var session = ReviewSession([.few()])
    session.type("ㅁㄱㄴ")
    #expect(session.model.count(.accepted) == 1)
    #expect(session.model.count(.rejected) == 1)
    #expect(session.model.count(.skipped) == 1)
  }

  @Test func leftAndRightGoThroughAllAndEndInTheSummary() {
    var session = ReviewSession([.few()])
    session.press("left")
    #expect(session.model.position == 0)
    session.press("right right right right right")
    #expect(session.model.position == 4)
    #expect(session.text.contains("gs-gallery review"))
    session.press("left")
    #expect(session.model.position == 3)
    session.press("home")
    #expect(session.model.position == 0)
  }

  @Test func itOpensWithIdenticalChangesTogether() {
    let grouped = ReviewSession([.filledTag, .strokeTag], isGrouped: true)
    var single = ReviewSession([.filledTag, .strokeTag])
    #expect(grouped.model.shown.count < single.model.shown.count)
    single.press("g")
    #expect(single.model.shown == grouped.model.shown)
  }

  @Test func spaceGoesToTheNextUndecided() {
    var session = ReviewSession([.filledTag])
    session.press("right a home space")
    #expect(session.model.position == 2)
    session.press("end space")
    #expect(session.model.entry == nil, "nothing is undecided behind the last: the summary")
  }

  @Test func aStateIsOpenedByItsLinkUnlessItWasRemoved() {
    var session = ReviewSession([.filledTag])
    session.press("o")
    #expect(session.effects == [.open(session.model.link ?? "")])
    var gone = ReviewSession([.few()])
    gone.press("o")
    #expect(gone.effects.isEmpty)
    #expect(gone.text.contains("no longer in the catalogue"))
  }

  @Test func theLinkIsCopied() {
    var session = ReviewSession([.filledTag])
    session.press("y")
    let link = session.model.link?.text ?? ""
    #expect(session.effects == [.screen(.copy(link))])
    #expect(session.model.lastCopied == link)
  }

  @Test func standardKeysDoTheSameEverywhere() {
    var session = ReviewSession([.few()])
    session.press("ctrl-l")
    #expect(session.effects == [.screen(.redraw)])
    session.take(.key(.control("z")))
    #expect(session.effects == [.screen(.suspend)])
    session.press("ctrl-c")
    #expect(session.effects == [.screen(.interrupt)])
    session.press("A ctrl-c")
    #expect(session.effects == [.screen(.interrupt)])
    session.press("esc q")
    #expect(session.effects == [.screen(.quit)])
  }

  @Test func pastedTextIsDataAndNeverDecides() {
    var session = ReviewSession([.few()])
    session.take(.paste("aaaa"))
    session.press("A")
    session.take(.paste("y"))
    #expect(session.model.undecidedCount == 4)
    session.press("n /")
    session.take(.paste("tag/filled:e"))
    #expect(session.model.shown.count == 1)
  }

  @Test func aFilterLooksForATextOrIsAFilter() {
    let choose: @Sendable (String) -> StateChoice? = { text in
      guard text == "last" else { return nil }
      return { $0.state.text.hasSuffix(":e") }
    }
    var session = ReviewSession([.few()], filter: choose)
    session.press("/")
    session.type("last")
    #expect(session.model.shown.count == 1)
    session.press("backspace")
    #expect(session.model.shown.isEmpty)
    #expect(session.text.contains("No matches for the filter."))
    session.press("esc")
    #expect(session.model.shown.count == 4)
    session.press("/")
    session.type("deleted")
    session.press("enter")
    #expect(session.model.shown.count == 1)
    #expect(session.model.difference?.bucket == .deleted)
    session.press("A")
    #expect(session.text.contains("Accept 1 of 1 shown?"))
    session.press("y esc")
    #expect(session.model.count(.accepted) == 1)
    #expect(session.model.shown.count == 4)
  }

  @Test func controlUClearsTheFilterAndThePalette() {
    var session = ReviewSession([.few()])
    session.press("/")
    session.type("nothing like this")
    #expect(session.model.shown.isEmpty)
    session.take(.key(.control("u")))
    #expect(session.model.field?.text == "" && session.model.shown.count == 4)
    session.take(.key(KeyPress(.escape)))
    session.take(.key(.control("p")))
    session.type("zzz")
    session.take(.key(.control("u")))
    #expect(session.model.palette?.query == "")
    #expect(session.model.count(.accepted) == 0)
  }

  @Test func nothingIsDecidedAboutAcceptedChanges() {
    var options = ReviewOptions()
    options.isReadOnly = true
    let files = ReviewSession([.few()]).program.initialModel.files
    let program = ReviewProgram(catalogue: .now, files: files, options: options)
    var model = program.initialModel
    #expect(model.toast == .tells(.reviewReadOnly))
    for key in ["a", "r", "s", "A", "y", "R", "y"] {
      let effects =
        program.receive(&model, .key(KeyPress(Character(key)))) + program.settle(&model)
      for effect in effects {
        if case .write = effect { Issue.record("\(key) writes") }
      }
    }
    #expect(model.items.allSatisfy { $0.verdicts.allSatisfy { $0 == nil } })
  }

  /// The wheel scrolls the difference, or the palette over it, to its end and back; it chooses and decides nothing.
  @Test(arguments: [false, true]) func theWheelScrollsItsTarget(hasPalette: Bool) throws {
    var session = ReviewSession([.few()], columns: 60, rows: 12)
    if hasPalette { session.take(.key(.control("p"))) }
    let place = try #require(
      session.drawing.regions.last {
        hasPalette ? ReviewPlace.isPalette($0.id) : true
      }?.area ?? CellRect(column: 5, row: 5, columns: 1, rows: 1))
    func wheel(_ rows: Int) -> Int {
      var steps = 0
      while steps < 500 {
        let before = session.text
        let target =
          hasPalette
          ? session.drawing.target(column: place.column + 2, row: place.row + place.rows / 2) : nil
        session.take(.pointer(.scrolled(columns: 0, rows: rows), target))
        #expect(session.effects.isEmpty)
        guard session.text != before else { break }
        steps += 1
      }
      return steps
    }
    let palette = session.model.palette
    let (start, position) = (session.text, session.model.position)
    let steps = wheel(1)
    #expect(steps > 0 && steps < 500)
    #expect(wheel(-1) == steps)
    #expect(session.text == start)
    #expect(session.model.position == position)
    #expect(session.model.undecidedCount == 4)
    #expect(session.model.palette == palette)
  }

  @Test func everyCommandIsFoundByItsNameAndRunFromThePalette() {
    var session = ReviewSession([.few()])
    session.take(.key(.control("p")))
    #expect(session.text.contains("A command…"))
    session.type("accept all")
    #expect(session.text.contains("accept all shown"))
    session.press("enter")
    #expect(session.model.palette == nil)
    #expect(session.model.question?.verdict == .accepted)
    session.press("n")
    session.take(.key(.control("p")))
    session.type("aaaaaa")
    session.press("enter esc")
    #expect(session.model.undecidedCount == 4, "what is typed there decides nothing")
    #expect(session.model.palette == nil)
    #expect(session.model.position == 0)
    session.take(.key(.control("p")))
    session.take(.paste("건너뛰기"))
    session.press("enter")
    #expect(session.model.count(.skipped) == 1, "the name in the other language is found too")
  }

  @Test func aNewPictureTooWideIsShownPartByPart() {
    let files = SnapshotFiles(
      variant: "tag/filled", baseline: nil,
      drawn: Snapshot([("", [("tag/filled", picture("left......right"))])]))
    var session = ReviewSession([files], columns: 20, rows: 12)
    #expect(session.text.contains("left"))
    session.take(.resized(columns: 20, rows: 12))
    #expect(session.text.contains("left......right"))
    let wide = SnapshotFiles(
      variant: "tag/filled", baseline: nil,
      drawn: Snapshot([("", [("tag/filled", picture("left" + dots + "right"))])]))
    session = ReviewSession([wide], columns: 20, rows: 12)
    #expect(!session.text.contains("right"))
    session.press("tab tab")
    #expect(session.text.contains("right"))
    session.press("shift-tab shift-tab")
    #expect(session.text.contains("left"))
  }

  private var dots: String { String(repeating: ".", count: 30) }

  @Test func aClickOnAKeyPressesIt() throws {
    var session = ReviewSession([.few()])
    let region = try #require(
      session.drawing.regions.first { region in
        ReviewPlace.command(of: region.id) == .act(.accept)
      })
    session.take(.pointer(.pressed(.primary), region.id))
    #expect(session.model.count(.accepted) == 1)
    session.take(.pointer(.pressed(.primary), nil))
    #expect(session.model.count(.accepted) == 1)
  }

  @Test func anySizeIsSurvived() {
    var session = ReviewSession([.filledTag])
    for columns in [0, 1, 19, 20, 33, 80, 500] {
      for rows in [0, 1, 4, 5, 7, 11, 24, 100] {
        session.take(.resized(columns: columns, rows: rows))
        session.press(
          "d tab enter down page-down up enter b g ] [ g end left home / esc ? down esc")
        #expect(session.drawing.surface.columns == columns)
      }
    }
  }
}
