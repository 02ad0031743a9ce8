import ColorScience
import FourSystems
import GSDesign
import GalleryKit
import Laws
import StateSpace
import Storage
import TermRender
import TermSession
import TokenFiles

/// A use of each product, as its documentation begins.
public enum ClientUses {
  /// A line with the answer of each.
  public static func lines() throws -> [String] {
    [
      colors(), try states(), try tokens(), try storage(), components(), try program(),
      try laws(), try catalogue(),
    ]
  }

  private static func colors() -> String {
    let grey = OKLCH(lightness: 0.5, chroma: 0, hue: nil).oklab.linearSRGB.rgb
    let seen = Vision.deutan.simulating(grey)
    return "ColorScience: \(RGB.white.contrastRatio(with: grey) > 4.5) \(seen == grey)"
  }

  private struct Badge: Hashable, Sendable {
    enum Color: String, CaseIterable, Hashable, Sendable { case purple, yellow }
    var color = Color.purple
    var isSelected = false
    var isDisabled = false
  }

  private static func states() throws -> String {
    let badges = States(
      "badge/count", from: Badge(),
      axes: [.choice("color", \.color), .selected(\.isSelected), .disabled(\.isDisabled)],
      rules: [StateRule("A disabled badge is not selected.") { $0.isDisabled && $0.isSelected }])
    let filter = try StateFilter("badge/*:no-disabled")
    let found = try badges.states(matching: filter).reduce(0) { count, _ in count + 1 }
    let state = try badges.state(of: "badge/count:color=yellow")
    return "StateSpace: \(badges.count) \(badges.cover(strength: 2).count > 0) \(found)"
      + " \(badges.link(to: state))"
  }

  private static func tokens() throws -> String {
    let text = ##"{"page": {"$type": "color", "$value": "#ffffff"}}"##
    let old = TokenSet(TokenFile(Array(text.utf8), name: "tokens.json"))
    let new = TokenSet(
      TokenFile(Array(text.replacing("ffffff", with: "fefefe").utf8), name: "tokens.json"))
    let css = CSSExport.text(old).text.contains("--page")
    return "TokenFiles: \(old.tokens.map(\.path)) \(TokenDiff(from: old, to: new).changes.count)"
      + " \(css) \(old.errorCount)"
  }

  private static func storage() throws -> String {
    let stored = Stored<[String]>("names", in: .memory(StorageMemory()))
    try stored.update(from: []) { $0.append("Swift") }
    return "Storage: \(try stored.read() ?? [])"
  }

  private static func components() -> String {
    let tag = GSTag.filled("Swift", isSelected: true)
    var group = TagGroupState(count: 3, isFocused: true)
    _ = group.handle(.activate)
    let text = tag.plainText().split(separator: "\n").joined(separator: "/")
    let styled = "\(tag.ansi(.truecolor, theme: .zatch))".contains("Swift")
    return "TermRender: \(text.contains("Swift")) \(styled) \(group.selected.count)"
  }

  /// A counter, as a program on a terminal.
  private struct Counter: Program {
    let initialModel = 0

    func receive(_ model: inout Int, _ event: Event) -> [ScreenEffect] {
      guard case .key(let press) = event else { return [] }
      model += 1
      return press == KeyPress("q") ? [.quit] : []
    }

    func view(_ model: Int) -> Element {
      .centered(GSText(.title3, "\(model) keys").element)
    }
  }

  private static func program() throws -> String {
    var model = Counter().initialModel
    let effects = Counter().receive(&model, .key(KeyPress("q")))
    let options = TerminalApp.Options().and { $0.inlineRows = 6 }
    return "TermSession: \(model) \(effects == [.quit]) \(options.inlineRows ?? 0)"
  }

  private static func laws() throws -> String {
    // A renderer for which everything looks alike, so that the audit finds something.
    let look = LookFingerprint(high: 1, low: 2, columns: 3, rows: 1, isBlank: false, isCut: false)
    let client = RenderingClient(
      width: { $0.count }, size: { _, _, columns in (columns, 1) },
      looks: { _, environments in environments.map { _ in look } }, inks: { _, _ in [] })
    let audit = Audit(
      of: nil, settings: [LawSetting(change: EnvironmentChange())],
      walk: RandomWalk(seed: 1, steps: 20), probe: client, other: client)
    let home = try Theme.client()
    return
      "Laws: \(BehaviorLaw.allCases.count) \(audit.report(on: .dial(home: home)).findings.isEmpty)"
  }

  private static func catalogue() throws -> String {
    let catalogue = try Catalogue.client()
    let link = try Link.parse("dial/round:level=2", in: catalogue).link.text(in: catalogue)
    return "GalleryKit: \(catalogue.problems) \(link)"
      + " \(!Catalogue.builtIn.specimens.isEmpty)"
  }
}
