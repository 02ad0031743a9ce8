import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

/// Each rule on code that breaks it, on code that does not, and on code that is allowed to.
@Suite struct LintRuleTests {
  private static let broken: [LintRule: [String]] = [
    .escapeSequence: [
      #"print("\u{1B}[31mred")"#, #"let reset = "\u{001b}[0m""#, ##"let bold = #"\#u{1B}[1m"#"##,
      ##"run("printf", #"\e[31m"#)"##, #"run("\\033[0m")"#, "print(\"\u{1B}[2J\")",
      "let escape: UInt8 = 0x1B", "let byte = 0b0001_1011", "let byte = 0o33",
      "UnicodeScalar(27)", #""\u{9B}31m""#, #"print("a\(b)\u{1B}[0m")"#,
      #"print("a\(f("\u{1B}[0m"))")"#, #"print("é\u{9B}31m")"#, "print(\"é\u{9B}31m\")",
      #"key.characters("\u{1B}")"#, #"item.keyEquivalent = "\u{1B}[A""#,
    ],
    .namedColor: [
      "let c = UIColor.systemOrange", "view.tintColor = NSColor.red",
      "let c: UIColor = .label; _ = UIColor.systemGray6",
      "import SwiftUI\nlet c = Color.red", "import SwiftUI\nlet c = Color(\"Brand\")",
      "import SwiftUI\ntext.foregroundStyle(.red)",
      "import SwiftUI\nRow().background(.blue.opacity(0.1))",
      "import SwiftUI\nlet shade: Color = .gray",
      "import UIKit\nview.backgroundColor = .systemBackground",
      "import SwiftUI\ntext.shadow(color: .black, radius: 2)", "let c = UIColor(named: \"accent\")",
      "import SwiftUI\nlet c = Color(.systemBackground)",
      "import SwiftUI\nlet c = isOn ? Color.green : other",
    ],
    .rawColor: [
      ##"let tint = "#112233""##, ##"let brandColor: String = "#112233""##,
      "let c = RGB(red: 1, green: 2, blue: 3)", "Color(red: 0.5, green: 0, blue: 0)",
      "UIColor(white: 0.5, alpha: 1)", "NSColor(calibratedRed: 1, green: 1, blue: 1, alpha: 1)",
      "Color(.sRGB, red: 1, green: 0, blue: 0)", "Color(hex: 0xFF8800)",
      ##"let orange = "#FF8800""##, ##"label.color("#F80")"##, "brand(color: 0xFF8800FF)",
      "TerminalColor.indexed(208)", "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
    ],
    .drawnShape: [
      "print(\"┌──┐\")", #"GSText(.body1, "\u{2588}\u{2588}")"#, "let bar = \"▌\"",
      "let row = \"a │ \\(b)\"",
    ],
    .handMadeCells: ["let look = Element.cells(CellPicture(surface))"],
    .platformControl: [
      "import SwiftUI\nButton(\"Send\") { send() }",
      "import UIKit\nlet button = UIButton(type: .custom)",
      "import SwiftUI\nToggle(isOn: $on) { Text(\"On\") }",
    ],
  ]

  private static let sound: [LintRule: [String]] = [
    .escapeSequence: [
      #"// "\u{1B}[31m""#, "/* 0x1B */", #"let words = "Press \u{2318}""#, "let count = 27",
      #"let text = "\\u{1B}""#, ##"let text = #"\u{1B}"#"##, "let mask = 0x1B00",
      #"let path = "C:\\example[0]""#, #"Button("Stop").keyboardShortcut("\u{1B}")"#,
      #"item.keyEquivalent = "\u{001b}""#, #"Item(title: "a", keyEquivalent: "\u{1B}")"#,
      #"text.replacing("â\u{80}\u{9D}", with: "”")"#, "text.replacing(\"â€\u{9D}\", with: quote)",
      #"text.replacing("\u{E2}\u{80}\u{90}", with: "-")"#,
    ],
    .namedColor: [
      "let c = status.red", "import SwiftUI\nlet light = Signal.red",
      "import SwiftUI\nsignal(.red)",
      "let c: Color = .red", "let c = Color(\"Brand\")",
      "import SwiftUI\ntext.foregroundStyle(.primary)",
      "import SwiftUI\nlet c = theme.color.red", "import SwiftUI\ncase .red: 1",

      "import SwiftUI\nlet c = Color.clear", "import SwiftUI\nenum Color { case red }",
      "import SwiftUI\nlet theme = Theme(light: [.page: Color.white])",
      "import SwiftUI\nlet c = palette[0].red",
    ],
    .rawColor: [
      ##"try Theme(name: "own", light: [.page: "#FFFFFF"], dark: [:])"##,
      ##"extension Theme { static let sand = ["#FBF8F1"] }"##,
      ##"let sand: TokenValue = "#FBF8F1""##, "Ink(text: .onAccent, fill: .accent)",
      "Color(.accent)", ##"let issue = "#123456""##, ##"close("#00123456")"##,
      "let mask = 0xFF8800",
      ##"let issue = "#123""##,
      #"open("page.html#FF8800")"#, "struct RGB { init(red: Int) {} }", "func indexed(_ i: Int) {}",
      ##"theme.replacing(entry: "sand", with: "#FBF8F1")"##,
    ],
    .drawnShape: ["let stars = \"★★☆\"", "let bullet = \"● ○ … ✓\"", "// ┌──┐"],
    .handMadeCells: ["struct CellPicture {}", "let picture: CellPicture"],
    .platformControl: [
      "Button(\"Send\") { send() }", "import SwiftUI\nGSButton(style: .primary, action: send)",
      "import SwiftUI\nlet x = GSTag.Button(1)", "import SwiftUI\nstruct Button {}",
    ],
  ]

  private func rules(_ text: String) -> [LintRule] {
    LintResult(SwiftSource(text)).findings.map(\.rule)
  }

  @Test(arguments: LintRule.allCases.filter(\.isAllowable))
  func aRuleFindsItsViolations(rule: LintRule) throws {
    for text in try #require(Self.broken[rule]) { #expect(rules(text) == [rule], "\(text)") }
  }

  @Test(arguments: LintRule.allCases.filter(\.isAllowable))
  func aRuleAcceptsOtherCode(rule: LintRule) throws {
    for text in try #require(Self.sound[rule]) { #expect(rules(text) == [], "\(text)") }
  }

  @Test(arguments: LintRule.allCases.filter(\.isAllowable))
  func aReasonAllowsAViolation(rule: LintRule) throws {
    for text in try #require(Self.broken[rule]) where !text.hasPrefix("import") {
      let behind = LintResult(SwiftSource(text + " // gallery:allow \(rule.rawValue) a test"))
      #expect(behind.findings == [], "\(text)")
      #expect(behind.allowed == 1)
      let above = LintResult(
        SwiftSource("  // gallery:allow \(rule.rawValue) a test\n  // More of it.\n" + text))
      #expect(above.findings == [], "\(text)")
    }
  }

  @Test func withoutAReasonNothingIsAllowed() {
    let text = "let escape = 0x1B // gallery:allow escape-sequence"
    #expect(rules(text) == [.escapeSequence, .allowWithoutReason])
  }

  @Test(arguments: ["escape", "", "allow-unused", "allow-without-reason"])
  func anUnknownRuleIsReported(name: String) {
    let text = "let escape = 0x1B // gallery:allow \(name) because"
    #expect(rules(text) == [.escapeSequence, .allowUnknown])
  }

  @Test func anUnusedAllowanceIsReported() {
    #expect(rules("let a = 1 // gallery:allow raw-color once needed") == [.allowUnused])
    #expect(rules("// gallery:allow raw-color at the end of a file") == [.allowUnused])
    #expect(
      rules("let c = RGB(1) // gallery:allow escape-sequence the wrong one") == [
        .rawColor, .allowUnused,
      ])
  }

  @Test func aCommentIsAboutOneLine() {
    let text = "// gallery:allow escape-sequence a test\nlet a = 0x1B\nlet b = 0x1B"
    let findings = LintResult(SwiftSource(text)).findings
    #expect(findings == [LintFinding(rule: .escapeSequence, line: 3, column: 9)])
  }

  @Test func similarWordsAllowNothing() {
    #expect(rules("let a = 0x1B // gallery:allowed escape-sequence why") == [.escapeSequence])
    #expect(
      rules(#"let a = 0x1B; let b = "// gallery:allow escape-sequence why""#) == [
        .escapeSequence
      ])
  }

  @Test func aRuleThatIsReportedOftenIsOneFinding() throws {
    func findings(_ count: Int) -> [LintFinding] {
      let lines = Array(repeating: "let a = 0x1B", count: count) + ["let c = RGB(1)"]
      return LintResult(SwiftSource(lines.joined(separator: "\n"))).findings
    }
    #expect(findings(20).count == 21)
    let folded = findings(21)
    #expect(folded.map(\.rule) == [.escapeSequence, .rawColor])
    #expect(folded.map(\.count) == [21, 1] && folded[0].line == 1)
    #expect(folded[0].summary.hasSuffix(" This is the first of 21 in the file."))
  }

  /// Published examples break no rule, and neither does the output of `new`.
  @Test func theExamplesAreSound() throws {
    let root = TeamRepository.package
    var report = LintReport()
    var walk = SourceWalk { report.take($0) }
    try walk.walk(root + "/Examples")
    try walk.walk(root + "/Sources/GalleryTool/Resources/package")
    #expect(report.fileCount > 15)
    #expect(report.text(as: .list).hasPrefix("0 findings"), "\(report.text(as: .list))")
  }
}
