import GSDesign
import GalleryKit
import TermRender
import VisualReview

extension ReportPage {
  /// Every variant with its counts: what was looked at, whether or not anything came of it.
  var overview: String {
    var output = "<section id=\"same\">\n<h2>\(say(ReportWords.overview)) "
    output += "<i>\(extent)</i></h2>\n"
    guard !report.variants.isEmpty else { return output + "</section>\n" }
    output += "<table>\n<thead><tr><th scope=\"col\">\(say(ReportWords.variant))</th>"
    let kinds = ReportProblem.Kind.allCases.filter { report.stateCount(of: $0) > 0 }
    for words in [ReportWords.states, ReportWords.looks, ReportWords.same] + kinds.map(\.words) {
      output += "<th scope=\"col\">\(say(words))</th>"
    }
    output += "</tr></thead>\n<tbody>\n"
    for variant in report.variants {
      let id = oneLine(variant.id.text).escapedForMarkup
      output += "<tr data-words=\"\(id.lowercased())\"><th scope=\"row\">\(id)</th>"
      let part = TestReport(variants: [variant])
      for count in [variant.states, variant.looks, variant.same] { output += Self.cell(count) }
      for kind in kinds { output += Self.cell(part.stateCount(of: kind)) }
      output += "</tr>\n"
    }
    return output + "</tbody>\n</table>\n</section>\n"
  }

  /// Nothing is quieter than a nought.
  private static func cell(_ count: Int) -> String {
    count == 0 ? "<td class=\"nought\">0</td>" : "<td>\(count)</td>"
  }

  private var extent: String {
    var parts: [String] = []
    if report.existing > 0 {
      parts.append(ReportWords.seen(report.states, of: report.existing, language))
    }
    if let shard = report.shard {
      parts.append(ReportWords.part(shard.index, of: shard.count, language))
    }
    return parts.joined(separator: " · ")
  }

  var help: String {
    var output = "<dialog id=\"help\" aria-label=\"\(say(ReportWords.help))\">\n"
    output += "<h2>\(say(ReportWords.help))</h2>\n<dl>\n"
    for entry in ReportWords.keys {
      let keys = entry.key.split(separator: " ").map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
      output += "<dt>\(keys)</dt><dd>\(say(entry.deed))</dd>\n"
    }
    output += "</dl>\n<form method=\"dialog\"><button>\(say(ReportWords.close))</button></form>\n"
    return output + "</dialog>\n"
  }
}
