import GSDesign
import GalleryKit
import TermRender

/// `index.html`: every look on one page that needs no network, no other file and no program.
///
/// Whatever a catalogue says is escaped where it is put in; styles and scripts hold nothing of it. The page is well
/// formed as XML too, so that a test can read it strictly.
struct ExportPage {
  let plan: ExportPlan
  let sheets: [ExportedSheet]
  /// The paths of the files by the numbers of their looks.
  let paths: [Int: String]
  /// The language of the page itself.
  let language: Language

  var text: String {
    var output = head
    output += top + navigation
    output += "<main id=\"components\" tabindex=\"-1\">\n"
    output += "<p id=\"none\" hidden=\"hidden\">\(say(PageWords.noMatch))</p>\n"
    for component in components {
      output += "<section class=\"component\">\n"
      output += "<h2>\(component.name.escapedForMarkup)</h2>\n"
      for variant in component.variants { output += article(variant) }
      output += "</section>\n"
    }
    output += "</main>\n"
    output += "<p id=\"said\" role=\"status\" aria-live=\"polite\"></p>\n"
    output +=
      "<script>\n\(PageScript(own: PackageResources.export_js).text)</script>\n</body>\n</html>\n"
    return output
  }

  func say(_ phrase: Phrase) -> String { phrase[language].escapedForMarkup }

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

  private var head: String {
    PageHead(
      title: "\(say(PageWords.title)) · \(counts)",
      style: PageStyle(own: PackageResources.export_css),
      language: language
    ).markup
  }

  private var top: String {
    """
    <a class="skip" href="#components">\(say(PageWords.skip))</a>
    <header>
    <h1>\(say(PageWords.title))</h1>
    <p class="counts" id="counts">\(counts)</p>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" \
    placeholder="\(say(PageWords.filter))  /" aria-label="\(say(PageWords.filterHint))"/>
    <button id="appearance" type="button" title="\(say(PageWords.appearance))" \
    aria-label="\(say(PageWords.appearance))">◐</button>
    </header>

    """
  }

  private var navigation: String {
    var output = "<nav>\n<ul>\n"
    for component in components {
      output += "<li><span>\(component.name.escapedForMarkup)</span>\n<ul>\n"
      for variant in component.variants {
        let id = variant.specimen.id.text.escapedForMarkup
        output += "<li><a href=\"#\(id)\">\(variant.specimen.variant.escapedForMarkup)"
        output += "<i>\(variant.lookCount)</i></a></li>\n"
      }
      output += "</ul>\n</li>\n"
    }
    output += "</ul>\n<dl>\n"
    for help in PageWords.help {
      output += "<dt>\(help.key)</dt><dd>\(say(help.deed))</dd>\n"
    }
    return output + "</dl>\n</nav>\n"
  }
}
