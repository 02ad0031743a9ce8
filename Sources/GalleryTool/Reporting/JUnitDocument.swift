import GalleryKit
import TermRender
import Words

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

    fileprivate func count(_ kind: Problem.Kind) -> Int {
      cases.count { $0.problem?.kind == kind }
    }
  }

  let suites: [Suite]
  /// Lines that belong to no suite, under a name.
  var notices: (name: String, lines: [String]) = ("", [])
  /// The duration in milliseconds; nil if it was not measured.
  var milliseconds: Int?

  var text: String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    output += "<testsuites name=\"\(ProgramName.current)\"" + Self.counts(of: suites)
    if let milliseconds {
      output += " time=\"\(milliseconds / 1000).\(Self.thousandths(milliseconds))\""
    }
    output += ">\n" + suites.map(Self.markup).joined()
    if !notices.lines.isEmpty {
      let name = oneLine(notices.name).escapedForMarkup
      output += "  <testsuite name=\"\(name)\" tests=\"0\" failures=\"0\" errors=\"0\">\n"
      output +=
        "    <system-err>\(Self.lines(notices.lines))</system-err>\n  </testsuite>\n"
    }
    return output + "</testsuites>\n"
  }

  private static func counts(of suites: [Suite]) -> String {
    let counts = [
      ("tests", suites.reduce(0) { $0 + $1.cases.count }),
      ("failures", suites.reduce(0) { $0 + $1.count(.failure) }),
      ("errors", suites.reduce(0) { $0 + $1.count(.error) }),
    ]
    return counts.map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  private static func markup(_ suite: Suite) -> String {
    let name = oneLine(suite.name).escapedForMarkup
    let className = oneLine(suite.name.split(separator: "/").joined(separator: "."))
      .escapedForMarkup
    var output = "  <testsuite name=\"\(name)\"" + counts(of: [suite]) + ">\n"
    for test in suite.cases {
      let name = oneLine(test.name).escapedForMarkup
      output += "    <testcase classname=\"\(className)\" name=\"\(name)\""
      guard let problem = test.problem else {
        output += "/>\n"
        continue
      }
      let element = problem.kind.rawValue
      output += ">\n      <\(element) type=\"\(problem.type)\""
      output += " message=\"\(problem.message.escapedForMarkup)\">"
      output += lines(problem.lines) + "</\(element)>\n    </testcase>\n"
    }
    return output + "    <system-out>\(suite.output)</system-out>\n  </testsuite>\n"
  }

  private static func thousandths(_ milliseconds: Int) -> String {
    let digits = String(milliseconds % 1000)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Lines as the text of an element.
  private static func lines(_ lines: [String]) -> String {
    lines.map { oneLine($0).escapedForMarkup }.joined(separator: "\n")
  }
}
