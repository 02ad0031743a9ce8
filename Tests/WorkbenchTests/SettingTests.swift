import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Table of settings")
struct SettingTests {
  private static let catalogue = Catalogue.builtIn

  private static func values(of setting: Setting) -> [String] {
    setting.offered(in: catalogue).compactMap(\.self)
  }

  @Test func everyMemberOfTheSettingsIsInTheTable() {
    let members = Mirror(reflecting: Settings()).children.map(\.label)
    #expect(members.count == Setting.all.count)
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    for setting in Setting.all { #expect(Setting.named(setting.name) == setting) }
  }

  @Test(arguments: Setting.all)
  func aLinkSaysEveryValueButTheDefault(_ setting: Setting) throws {
    let specimen = try #require(Self.catalogue["tag/filled"])
    #expect(!Self.values(of: setting).isEmpty)
    for value in Self.values(of: setting) {
      var environment = Settings()
      let isRead = environment.read(setting, value)
      #expect(isRead)
      #expect(environment.said(setting) == value)
      let text = Link(specimen, environment: environment).text(in: Self.catalogue)
      let isDefault =
        value
        == setting.defaultText(
          in: Settings(), Self.catalogue.defaults(of: specimen.id))
      #expect(text == "tag/filled" + (isDefault ? "" : "@\(setting.name)=\(value)"))
      let parsed = try Link.parse("tag/filled@\(setting.name)=\(value)", in: Self.catalogue)
      #expect(parsed.warnings.isEmpty && parsed.link.environment == environment)
      environment.clear(setting)
      #expect(environment == Settings())
    }
    var environment = Settings()
    let isRead = environment.read(setting, "")
    #expect(!isRead && environment == Settings())
    let filter = try Filters(
      ["tag@\(setting.name)=\(Self.values(of: setting)[0])"], in: Self.catalogue)
    #expect(filter.values(of: setting) == [Self.values(of: setting)[0]])
  }

  @Test func aGallerySetsAllThatDoesNotFollowTheTerminal() {
    let settings = Settings(of: Self.catalogue)
    let silent = Setting.all.filter { settings.said($0) == nil }
    #expect(silent == [.theme, .appearance, .depth, .glyphs, .size, .widthPolicy, .palette])
    let settled = settings.settled(TerminalFacts(appearance: .dark, depth: .mono))
    #expect(settled.appearance == .dark && settled.depth == .mono && settled.widthPolicy == nil)
    #expect(settled.contrast == settings.contrast && settled.theme == nil)
  }

  @Test(arguments: Setting.all)
  func settingsThatAffectDrawingReachElements(_ setting: Setting) {
    let told = Self.values(of: setting).map { value in
      var environment = Settings()
      environment.set(setting, to: value)
      return environment.change(in: Self.catalogue)
    }
    // The language and the container are asked of the component, before anything is drawn.
    let isTold = ![.language, .container, .data].contains(setting) && setting.effect != .nothing
    #expect(Set(told).count == (isTold ? told.count : 1))
  }

  @Test(arguments: Setting.all)
  func aKeyGoesRoundTheValuesAndComesBack(_ setting: Setting) throws {
    guard let keys = setting.keys else { return }
    var session = Session()
    let start = session.model
    var seen: Set<Settings> = []
    for _ in setting.turns(in: session.program.catalogue, session.model.terminal) {
      session.press(keys.next)
      seen.insert(session.model.environment)
    }
    // Failures shown on the way stay in the list of failures.
    session.model.failures = start.failures
    // The first key ends the untouched start.
    session.model.isUntouched = start.isUntouched
    #expect(session.model == start)
    #expect(seen.count == setting.turns(in: session.program.catalogue, start.terminal).count)
    if let previous = keys.previous {
      session.press(keys.next, previous)
      session.model.isUntouched = start.isUntouched
      #expect(session.model == start)
    }
  }

  @Test(arguments: Setting.all)
  func theKnobsAndThePaletteNameIt(_ setting: Setting) {
    let session = Session()
    let items = session.program.paletteItems(session.model).map(\.title.english)
    guard let phrase = setting.phrase else {
      #expect([.widthPolicy, .palette].contains(setting))
      return
    }
    for value in Self.values(of: setting) {
      #expect(items.contains(phrase.titled.english + ": " + setting.word(value).english))
    }
    if setting.hasNothingSaid {
      #expect(items.contains(phrase.titled.english + ": " + (setting.unchosen?.english ?? "")))
    }
  }

  @Test func followersHaveEverySettingKeyButTheSize() {
    let followed = FollowCommand.table.entries(in: .following).compactMap { entry -> Setting? in
      if case .turn(let turn) = entry.command { turn.setting } else { nil }
    }
    let keyed = Setting.all.filter { $0.keys != nil }
    #expect(Set(followed) == Set(keyed).subtracting([.size]))
    #expect(SettingTurn.allCases.count == keyed.count + keyed.count { $0.keys?.previous != nil })
  }

  @Test func everySettingButTheSizeIsAnAxisOfTheMatrix() {
    var session = Session()
    session.press(KeyPress("m"), KeyPress("X"))
    let rows = session.model.matrix.axes(in: session.program.workbench(session.model))
    let axes = rows.filter(\.isEnvironment).map(\.name)
    #expect(axes == Setting.all.filter { $0 != .size }.map(\.name))
  }
}

extension Setting: CustomTestStringConvertible {
  public var testDescription: String { name }
}
