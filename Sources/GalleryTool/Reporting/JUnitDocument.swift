import GalleryKit

/// A report in JUnit's XML, for build servers: suites of cases, some of which fail.
struct JUnitDocument {
  /// A case; one without a problem passes.
  struct Case {
    let name: String
    var problem: Problem?
  }

  /// Why a case does not pass.
  struct Problem {
    /// The category of a problem.
    enum Kind: String {
      case failure, error
    }

    let kind: Kind
    /// The kind of the problem in the report.
    let type: String
    let message: String
    /// The text, one line each.
    let lines: [String]
  }

  /// The cases of a variant.
  struct Suite {
    let name: String
    let cases: [Case]
    /// A sentence about the whole suite.
    let output: String

    fileprivate func count(_ kind: Problem.Kind) -> Int { JUnitDocument.count(kind, in: cases) }
  }

  private static func count(_ kind: Problem.Kind, in cases: [Case]) -> Int {
    cases.count { $0.problem?.kind == kind }
  }

  let suites: [Suite]
  /// Lines that belong to no variant, with a case if they say why the run does not pass.
  var notices: (name: String, cases: [Case], lines: [String]) = ("", [], [])
  /// The duration in milliseconds; nil if it was not measured.
  var milliseconds: Int?

  var text: String {
    let time = milliseconds.map { "\($0 / 1000).\(Self.thousandths($0))" }
    let all = suites.flatMap(\.cases) + notices.cases
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + Markup.block(
        "testsuites",
        [
          "name": ProgramName.current, "tests": "\(all.count)",
          "failures": "\(Self.count(.failure, in: all))",
          "errors": "\(Self.count(.error, in: all))", "time": time,
        ]
      ) {
        for suite in suites { Self.markup(suite) }
        if !notices.lines.isEmpty || !notices.cases.isEmpty { Self.markup(notices) }
      }.text
  }

  private static func markup(_ suite: Suite) -> Markup {
    let className = suite.name.split(separator: "/").joined(separator: ".")
    return markup(
      suite.name, tests: suite.cases.count, failures: suite.count(.failure),
      errors: suite.count(.error)
    ) {
      for test in suite.cases { markup(test, className) }
      indent(4)
      Markup.line("system-out") { suite.output }
    }
  }

  private static func markup(
    _ notices: (name: String, cases: [Case], lines: [String])
  ) -> Markup {
    markup(
      notices.name, tests: notices.cases.count, failures: count(.failure, in: notices.cases),
      errors: count(.error, in: notices.cases)
    ) {
      for test in notices.cases { markup(test, notices.name) }
      if !notices.lines.isEmpty {
        indent(4)
        Markup.line("system-err") { lines(notices.lines) }
      }
    }
  }

  @MarkupBuilder private static func markup(
    _ name: String, tests: Int, failures: Int, errors: Int, @MarkupBuilder content: () -> Markup
  ) -> Markup {
    indent(2)
    Markup.block(
      "testsuite",
      ["name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)"]
    ) {
      content()
      indent(2)
    }
  }

  @MarkupBuilder private static func markup(_ test: Case, _ className: String) -> Markup {
    let attributes: Markup.Attributes = ["classname": className, "name": test.name]
    indent(4)
    if let problem = test.problem {
      Markup.block("testcase", attributes) {
        indent(6)
        Markup.line(
          problem.kind.rawValue, ["type": problem.type, "message": problem.message]
        ) { lines(problem.lines) }
        indent(4)
      }
    } else {
      Markup.emptyLine("testcase", attributes)
    }
  }

  private static func thousandths(_ milliseconds: Int) -> String {
    let digits = String(milliseconds % 1000)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func indent(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  /// Lines as the text of an element.
  @MarkupBuilder private static func lines(_ lines: [String]) -> Markup {
    for (index, line) in lines.enumerated() {
      if index > 0 { Markup.lineBreak }
      line
    }
  }
}
