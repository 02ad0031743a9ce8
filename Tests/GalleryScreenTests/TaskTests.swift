import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import Workbench

/// The usual tasks, typed: no more keys than one would guess.
@Suite struct TaskTests {
  private func firstScreen() -> Screens {
    Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
  }

  private func page() -> Screens { Screens(columns: 120, rows: 40, catalogue: .builtIn) }

  /// Presses keys by their names.
  private func type(_ keys: String, in screens: inout Screens, atMost count: Int) {
    #expect(keys.split(separator: " ").count <= count, "\(keys)")
    screens.type(keys)
  }

  @Test func allDisabledTagsInDarkTakeFiveKeys() {
    var screens = firstScreen()
    type("] m n right o", in: &screens, atMost: 5)
    let text = screens.text
    #expect(screens.program.link(screens.model).contains("appearance=dark"))
    #expect(screens.program.link(screens.model).hasPrefix("tag/filled:disabled"))
    #expect(text.contains("only disabled"), "\(text)")
    for value in ["purple", "yellow", " 20 ", " 31 "] {
      #expect(text.contains(value), "\(text)")
    }
  }

  @Test func aTitleIsChangedAfterTwoKeys() {
    var screens = firstScreen()
    type("enter e", in: &screens, atMost: 2)
    screens.type("x")
    #expect(screens.program.link(screens.model) == "button/primary:title=GitHub%20Signinx")
    var onPage = page()
    type("e", in: &onPage, atMost: 1)
    onPage.type("x")
    #expect(onPage.program.link(onPage.model) == "button/primary:title=GitHub%20Signinx")
  }

  @Test func lightIsShownBesideDarkByDefault() {
    var screens = firstScreen()
    screens.type("] enter")
    func isPaired() -> Bool {
      screens.text.split(separator: "\n").dropFirst().contains {
        $0.contains("light   ") && $0.contains("dark (derived)")
      }
    }
    #expect(isPaired(), "\(screens.text)")
    for appearance in [Appearance.dark, .light] {
      screens.type("n")
      #expect(screens.model.environment.appearance == appearance && !isPaired())
    }
    screens.type("n")
    #expect(screens.model.environment.appearance == nil && isPaired())
    // A copied link has no appearance, since none was chosen.
    #expect(!screens.program.link(screens.model).contains("appearance"))
  }

  @Test func allHeightsOfATagInLightAndDarkTakeTwoKeys() {
    var screens = firstScreen()
    type("] =", in: &screens, atMost: 2)
    let text = screens.text
    #expect(screens.model.matrix.compared == .appearance)
    for word in ["light", "dark (derived)", "rows height", " 20 ", " 25 ", " 29 ", " 31 "] {
      #expect(text.contains(word), "\(text)")
    }
    #expect(!text.contains("selected") && !text.contains("yellow"), "\(text)")
    // The comparison is not kept for the next matrix.
    screens.type("esc enter m")
    #expect(screens.model.matrix.compared == nil)
    #expect(screens.text.contains("selected"), "\(screens.text)")
  }

  @Test func theCursorDecidesTheComparison() {
    // On a property its values, whatever the state is otherwise.
    var onProperty = firstScreen()
    onProperty.type("] enter right right tab =")
    #expect(onProperty.text.contains("purple") && onProperty.text.contains("yellow"))
    #expect(!onProperty.text.contains("height25"), "\(onProperty.text)")
    #expect(onProperty.program.link(onProperty.model).hasPrefix("tag/filled:selected"))
    // In the tree the variants.
    var inTree = firstScreen()
    inTree.type("] enter shift-tab =")
    #expect(inTree.model.matrix.component != nil && inTree.model.matrix.compared == .appearance)
    // Without a choice its switches.
    var switches = page()
    switches.type("tab =")
    #expect(switches.model.place.isMatrix && switches.text.contains("disabled"), "\(switches.text)")
  }

  @Test func theStrokeOfASelectedTagIsChangedAloneInSevenKeys() throws {
    var screens = firstScreen()
    type("] right enter space E o right", in: &screens, atMost: 7)
    let edit = try #require(screens.model.colorEdit)
    #expect(edit.target.isAlone && edit.isChanged)
    #expect(screens.program.link(screens.model) == "tag/stroke:selected")
  }

  @Test func aHomeTabIsSelectedInFiveKeys() {
    var screens = firstScreen()
    type("right enter enter right enter", in: &screens, atMost: 5)
    #expect(screens.program.link(screens.model).hasPrefix("tab-bar/home:selected=2"))
    #expect(screens.text.contains("● selected Activity"), "\(screens.text)")
  }

  @Test func theFirstLowContrastIsFixedInThreeKeys() {
    var screens = firstScreen()
    screens.type("P")
    while screens.model.findings.isWaiting {
      _ = screens.program.update(&screens.model, .timer(FindingsModel.timer))
    }
    guard case .pair(let entry) = screens.model.overlays.findings?.chosen else {
      Issue.record("no pair of colours is chosen\n\(screens.text)")
      return
    }
    for role in entry.cause.key.roles {
      #expect(screens.text.contains(role), "\(screens.text)")
    }
    type("enter enter", in: &screens, atMost: 2)
    #expect(screens.model.colorEdit == nil && screens.model.editing.unsaved.count == 1)
  }

  @Test func aLabelIsFoundInEightKeys() {
    var screens = firstScreen()
    type("/ f o l l o w enter", in: &screens, atMost: 8)
    #expect(screens.model.place.isStage && screens.text.contains("Follow"), "\(screens.text)")
  }

  @Test func theTabBarWith256ColoursTakesThreeKeys() {
    var screens = firstScreen()
    type("right enter c", in: &screens, atMost: 3)
    #expect(screens.program.link(screens.model) == "tab-bar/home@colors=256")
  }

  @Test func theInterfaceIsKoreanAndARadioFoundInSevenKeys() {
    var screens = firstScreen()
    type("ctrl-p 한 enter / 라 디 enter", in: &screens, atMost: 7)
    #expect(screens.model.language == .korean)
    #expect(screens.program.link(screens.model).hasPrefix("radio/"))
    #expect(screens.text.contains("라디오"), "\(screens.text)")
    var byName = firstScreen()
    byName.type("ctrl-p k o r e a n enter")
    #expect(byName.model.language == .korean)
  }

  @Test(arguments: [
    "", "tab", "] enter", "] enter tab", "m", "] enter m", "enter", "i",
  ])
  func oneKeyCopiesTheLinkOfAStateFromAnyScreen(way: String) {
    var screens = firstScreen()
    screens.type(way)
    type("y", in: &screens, atMost: 1)
    #expect(screens.model.lastCopied == screens.program.link(screens.model))
  }

  @Test(arguments: [
    "", "tab", "] enter", "] enter tab", "] enter tab tab", "] enter e",
    "] enter enter", "] enter m", "] enter m enter", "] enter m X", "m",
    "/", "?",
    "i", "ctrl-p", "] enter e ctrl-p", "enter / t", "end enter", "] enter E",
    "] enter E tab enter", "] enter E x", "] enter s", "] enter z",
    "] enter z z", "] enter E #", "] enter E p",
    "] enter I", "] enter I E", "] enter I ?", "] enter enter ?",
  ])
  func twoKeysLeaveFromAnywhere(way: String) {
    let ways = ["q", "esc q", "q q", "ctrl-c"]
    var left = ""
    for keys in ways where left.isEmpty {
      var screens = firstScreen()
      screens.type(way)
      for name in keys.split(separator: " ") {
        guard let key = KeyPress(named: String(name)) else { continue }
        let effects = screens.program.update(&screens.model, .key(key))
        if effects.contains(.quit) || effects.contains(.interrupt) { left = keys }
      }
    }
    #expect(!left.isEmpty, "\(way)")
    // Only where something is typed or picked over something else is Ctrl-C needed.
    let isOverAnother = [
      "] enter e ctrl-p", "] enter m X", "] enter E #", "] enter E p",
    ].contains(way)
    if !isOverAnother { #expect(left != "ctrl-c", "\(way)") }
  }

  @Test func theNarrowestKeyLineKeepsTheMatrixAndTheComparison() {
    for keys in ["", "tab tab", "tab"] {
      var screens = Screens(columns: 80, rows: 24, catalogue: .builtIn)
      screens.type(keys)
      let line = screens.text.split(separator: "\n").last ?? ""
      #expect(line.contains("m matrix") && line.contains("= compare"), "\(line)")
    }
  }

  @Test func arrowsOnTheCanvasWalkItsStates() {
    var screens = firstScreen()
    screens.type("] enter right")
    #expect(screens.program.link(screens.model) == "tag/filled:disabled")
    screens.type("right")
    #expect(screens.program.link(screens.model) == "tag/filled:selected")
    screens.type("home down right right")
    #expect(screens.program.link(screens.model) == "tag/filled:configuration=height25,selected")
    screens.type("space")
    #expect(screens.program.link(screens.model) == "tag/filled:configuration=height25")
    screens.type("u u u")
    #expect(screens.program.link(screens.model) == "tag/filled:configuration=height25")
    screens.type("u")
    #expect(screens.program.link(screens.model) == "tag/filled")
  }

  @Test func interactingNamesTheKeysOfTheComponent() {
    var screens = firstScreen()
    screens.type("] enter enter")
    let line = screens.text.split(separator: "\n").last ?? ""
    #expect(line.contains("enter space press"), "\(line)")
    #expect(line.contains("esc ctrl-] leave"), "\(line)")
    screens.type("enter enter")
    #expect(screens.text.contains("selected   ● deselected"), "\(screens.text)")
  }

  @Test func theKoreanInterfaceHasNoEnglish() {
    var screens = Screens(columns: 120, rows: 40, language: .korean)
    let page = screens.text
    for word in ["선택", "비활성", "높이", "보라", "상호작용"] { #expect(page.contains(word), "\(page)") }
    screens.type("m")
    let matrix = screens.text
    for word in ["disabled", "selected", "purple", "normal", "color", "configuration"] {
      #expect(!page.contains(word), "\(word)\n\(page)")
      #expect(!matrix.contains(word), "\(word)\n\(matrix)")
    }
  }
}
