import GSDesign
import GalleryKit
import StateSpace

/// `index.html`: every look on one page that needs no network, other file or program.
///
/// Styles and scripts contain no text of a catalogue. The page is also well-formed XML, so that a test can read it
/// strictly.
struct ExportPage {
  let plan: ExportPlan
  let sheets: [ExportedSheet]
  /// The paths of the files by the numbers of their looks.
  let paths: [Int: String]
  /// The language of the page itself.
  let language: Language

  var text: String {
    let components = components
    return HTMLPage(
      "\(say(PageWords.title)) · \(counts)", language,
      design: HTMLPage.Design(
        style: PackageResources.export_css, script: PackageResources.export_js)
    ) {
      header
      navigation(components)
      Markup.block("main", ["id": "components", "tabindex": "-1"]) {
        HTMLPage.noMatch(language)
        for component in components {
          Markup.block("section", ["class": "component"]) {
            Markup.line("h2") { component.name }
            for variant in component.variants { article(variant) }
          }
        }
      }
    }.text
  }

  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The sheets of one variant, in the order of the environments.
  struct Variant {
    let specimen: Specimen
    var sheets: [ExportedSheet]

    var stateCount: Int { sheets.reduce(0) { $0 + $1.stateCount } }
    var lookCount: Int { sheets.reduce(0) { $0 + $1.looks.count } }
  }

  var components: [(name: String, variants: [Variant])] {
    var variants: [Variant] = []
    for sheet in sheets {
      if variants.last?.specimen.id == sheet.piece.specimen.id {
        variants[variants.count - 1].sheets.append(sheet)
      } else {
        variants.append(Variant(specimen: sheet.piece.specimen, sheets: [sheet]))
      }
    }
    var components: [(name: String, variants: [Variant])] = []
    for variant in variants {
      if let place = components.firstIndex(where: { $0.name == variant.specimen.component }) {
        components[place].variants.append(variant)
      } else {
        components.append((variant.specimen.component, [variant]))
      }
    }
    return components
  }

  private var counts: String {
    PageWords.count(
      states: sheets.reduce(0) { $0 + $1.stateCount },
      looks: sheets.reduce(0) { $0 + $1.looks.count }, language)
  }

  @MarkupBuilder private var header: Markup {
    HTMLPage.skipLink(to: "components", say(PageWords.skip))
    Markup.block("header") {
      Markup.line("h1") { say(PageWords.title) }
      Markup.line("p", ["class": "counts", "id": "counts"]) { counts }
      HTMLPage.filterField(PageWords.filterHint, language)
      HTMLPage.button("appearance", "◐", PageWords.appearance, language)
    }
  }

  private func navigation(_ components: [(name: String, variants: [Variant])]) -> Markup {
    Markup.block("nav") {
      Markup.block("ul") {
        for component in components {
          Markup.line("li") {
            Markup.line("span") { component.name }
            Markup.block("ul") { for variant in component.variants { entry(variant) } }
          }
        }
      }
      Markup.block("dl") {
        for help in PageWords.help {
          Markup.inline("dt") { help.key }
          Markup.line("dd") { say(help.deed) }
        }
      }
    }
  }

  private func entry(_ variant: Variant) -> Markup {
    Markup.line("li") {
      Markup.inline("a", ["href": "#" + variant.specimen.id.text]) {
        variant.specimen.variant
        Markup.inline("i") { "\(variant.lookCount)" }
      }
    }
  }
}
