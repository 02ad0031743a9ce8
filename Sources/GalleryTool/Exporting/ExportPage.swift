import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// `index.html`: every look on one page that needs no network, other file or program.
///
/// All text of a catalogue is escaped; styles and scripts contain none of it. The page is also well-formed XML, so
/// that a test can read it strictly.
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

/// The head of a page: its title, its style, and a policy that blocks outside content.
struct PageHead {
  /// The title as markup.
  let title: String
  let style: PageStyle
  let language: Language

  /// The policy blocks all outside content, whatever the page contains.
  var markup: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(title)</title>
    <style>
    \(style.text)</style>
    </head>
    <body data-copied="\(say(PageWords.copied))" data-failed="\(say(PageWords.notCopied))">

    """
  }

  private func say(_ phrase: Phrase) -> String { phrase[language].escapedForMarkup }
}

/// The markup of a link that may be wrapped between its parts.
func breakable(_ markup: String) -> String {
  var output = ""
  // By grapheme cluster, so that a mark stays with its letter.
  for cluster in markup {
    output.append(cluster)
    if [",", ":", "@"].contains(cluster) { output += "<wbr/>" }
  }
  return output
}

/// The style of a page, in the colours of the gallery's own theme.
struct PageStyle {
  /// The style of this page alone, from `Resources`; follows the common style.
  let own: [UInt8]

  var text: String {
    """
    :root{color-scheme:light;\(colors(.light))}
    :root[data-appearance=dark]{color-scheme:dark;\(colors(.dark))}
    @media (prefers-color-scheme:dark){:root:not([data-appearance=light])\
    {color-scheme:dark;\(colors(.dark))}}
    \(String(decoding: PackageResources.page_css + own, as: UTF8.self))
    """
  }

  /// The roles that the page uses, as custom properties.
  private static let roles: [(name: String, role: ColorRole)] = [
    ("page", .page), ("surface", .surface), ("raised", .raised), ("text", .text),
    ("secondary", .textSecondary), ("accent", .accentText), ("line", .separator),
    ("outline", .outline), ("field", .fieldFill), ("chosen", .selectionFill),
    ("toast", .toastFill), ("on-toast", .onToast),
  ]

  private func colors(_ appearance: Appearance) -> String {
    let scheme = Theme.chrome.scheme(appearance, .normal)
    return Self.roles.map { "--\($0.name):\(scheme[$0.role].hex);" }.joined()
  }
}

/// The script of a page: copying, light and dark, and the functions of this page. All content is visible without it.
struct PageScript {
  /// The script of this page alone, from `Resources`; follows the common script.
  let own: [UInt8]

  /// Contains no text of a catalogue; the page passes it in attributes.
  var text: String {
    """
    "use strict";
    (function () {
    \(String(decoding: PackageResources.page_js, as: UTF8.self))
    \(String(decoding: own, as: UTF8.self))}());

    """
  }
}

/// The words of an exported page.
enum PageWords {
  static let title = Phrase("Components", korean: "컴포넌트")
  static let skip = Phrase("Skip to the components", korean: "컴포넌트로 건너뛰기")
  static let filter = Phrase("Filter", korean: "필터")
  static let filterHint = Phrase(
    "Find components and states by all of these words", korean: "컴포넌트와 상태에 모두 포함된 단어로 찾기")
  static let appearance = Phrase("Light or dark", korean: "라이트 또는 다크")
  static let copy = Phrase("Copy link", korean: "링크 복사")
  static let copied = Phrase("Link copied", korean: "링크를 복사했습니다")
  static let notCopied = Phrase("The link could not be copied", korean: "링크를 복사하지 못했습니다")
  static let file = Phrase("file", korean: "파일")
  static let standard = Phrase("default", korean: "기본")
  static let nothingSeen = Phrase("shows nothing", korean: "아무것도 표시되지 않음")
  static let cut = Phrase("clipped", korean: "잘림")
  static let noMatch = Phrase("No matches", korean: "검색 결과가 없습니다")
  static let axes = Phrase("Axes", korean: "축")
  static let axis = Phrase("axis", korean: "축")
  static let values = Phrase("values, the default first", korean: "값, 기본값 먼저")
  static let tier = Phrase("tier", korean: "단계")
  static let meaning = Phrase("meaning", korean: "의미")
  static let held = Phrase("held", korean: "고정")
  static let rules = Phrase("Impossible combinations", korean: "불가능한 조합")
  static let roles = Phrase("Colour roles", korean: "색 역할")
  static let tags = Phrase("Search terms", korean: "검색어")
  /// The keys of the page and their actions.
  static let help: [(key: String, deed: Phrase)] = [
    ("/", filter), ("← ↑ ↓ →", Phrase("next look", korean: "다음 모양")), ("Enter", copy),
    ("Esc", Phrase("leave", korean: "나가기")),
  ]

  /// `15 awkward texts`.
  static func texts(_ count: Int, _ language: Language) -> String {
    Phrase(
      "\(count) awkward texts",
      korean: "까다로운 글 \(count)개")[language]
  }

  /// `48 states, 31 looks`.
  static func count(states: Int, looks: Int, _ language: Language) -> String {
    Phrase(
      "\(states) \(states == 1 ? "state" : "states"), \(looks) \(looks == 1 ? "look" : "looks")",
      korean: "상태 \(states), 모양 \(looks)")[language]
  }

  /// `12 states look so`.
  static func alike(_ count: Int, _ language: Language) -> String {
    Phrase(
      "\(count) states look like this",
      korean: "상태 \(count)개가 이렇게 보임")[language]
  }

  /// The number of combinations that a rule excludes.
  static func excludes(_ exclusion: Exclusion, _ language: Language) -> String {
    Phrase(
      "excludes \(exclusion.count), \(exclusion.alone) of them alone",
      korean: "\(exclusion.count)개를 막고, 그중 \(exclusion.alone)개는 이것만 막음")[language]
  }
}
