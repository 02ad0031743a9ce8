import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender
import Words

extension ExportPage {
  /// The article of a variant: its description, axes, impossible combinations and looks.
  func article(_ variant: Variant) -> Markup {
    let specimen = variant.specimen
    let id = specimen.id.text
    return Markup.block("article", ["id": id, "data-words": words(of: specimen)]) {
      Markup.line("h3") { Markup.inline("a", ["href": "#" + id]) { id } }
      Markup.line("p", ["class": "counts"]) {
        PageWords.count(states: variant.stateCount, looks: variant.lookCount, language)
      }
      Markup.line("p", ["class": "summary"]) { say(specimen.summary) }
      Markup.line("p", ["class": "usage"]) { say(specimen.usage) }
      for sheet in variant.sheets {
        if plan.environments.count > 1 { Markup.line("h4") { title(of: sheet) } }
        let canvas = canvas(of: sheet)
        Markup.block("div", ["class": "looks"]) {
          for look in sheet.looks { figure(look, canvas: canvas) }
        }
      }
      Markup.block("div", ["class": "facts"]) {
        if !specimen.axes.isEmpty { axes(of: specimen) }
        rules(specimen.exclusions())
        roles(of: specimen)
        tags(specimen.tags)
      }
    }
  }

  private func title(of sheet: ExportedSheet) -> String {
    sheet.piece.environment.asked.title(plan.catalogue.defaults(of: sheet.piece.specimen.id))
  }

  /// The page of the theme continues around a picture if its colour is drawn as it is; otherwise nil.
  private func canvas(of sheet: ExportedSheet) -> String? {
    let complete = sheet.piece.rendered(in: plan.catalogue)
    guard complete.depth == .truecolor, complete.vision == .none else { return nil }
    let page = complete.theme.scheme(complete.appearance, complete.contrast)[.page]
    return "background:\(page.hex)"
  }

  /// The search terms of a variant; its looks add their own.
  private func words(of specimen: Specimen) -> String {
    ([specimen.id.text, specimen.summary.english, specimen.summary.korean] + specimen.tags)
      .map(oneLine).joined(separator: " ").lowercased()
  }

  private func axes(of specimen: Specimen) -> Markup {
    Markup.block("table") {
      Markup.line("caption") { say(PageWords.axes) }
      Markup.line("thead") {
        Markup.inline("tr") {
          for heading in [PageWords.axis, PageWords.values, PageWords.tier, PageWords.meaning] {
            Markup.inline("th", ["scope": "col"]) { say(heading) }
          }
        }
      }
      Markup.block("tbody") { for axis in specimen.axes { row(of: axis) } }
    }
  }

  private func row(of axis: AxisInfo) -> Markup {
    Markup.line("tr") {
      Markup.inline("th", ["scope": "row"]) { axis.name }
      Markup.inline("td") { values(of: axis) }
      Markup.inline("td") {
        axis.tier.rawValue
        if axis.isHeld { ", " + say(PageWords.held) }
      }
      Markup.inline("td") { axis.meaning.rawValue }
    }
  }

  /// The default first; awkward titles are many and long.
  @MarkupBuilder private func values(of axis: AxisInfo) -> Markup {
    if case .text(let samples) = axis.kind {
      PageWords.texts(samples.count, language)
    } else {
      Markup.inline("b") { axis.spelling(of: axis.standard) }
      for value in axis.values where value != axis.standard {
        " "
        axis.spelling(of: value)
      }
    }
  }

  @MarkupBuilder private func rules(_ exclusions: [Exclusion]) -> Markup {
    if !exclusions.isEmpty {
      Markup.block("div") {
        Markup.line("h5") { say(PageWords.rules) }
        Markup.block("ul") {
          for exclusion in exclusions {
            Markup.line("li") {
              say(exclusion.reason)
              " "
              Markup.inline("i") { PageWords.excludes(exclusion, language) }
            }
          }
        }
      }
    }
  }

  /// The roles with the colours they have where the design is at home.
  @MarkupBuilder private func roles(of specimen: Specimen) -> Markup {
    let roles = specimen.roles
    if !roles.isEmpty {
      let schemes = Appearance.allCases.map { specimen.home.scheme($0, .normal) }
      Markup.block("div") {
        Markup.line("h5") { say(PageWords.roles) }
        Markup.block("p", ["class": "roles"]) {
          for role in roles {
            Markup.line("span") {
              for scheme in schemes { HTMLPage.swatch(scheme[role]) }
              role.name
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private func tags(_ tags: [String]) -> Markup {
    if !tags.isEmpty {
      Markup.block("div") {
        Markup.line("h5") { say(PageWords.tags) }
        Markup.line("p") { tags.map(oneLine).joined(separator: ", ") }
      }
    }
  }

  /// A look with its name, the states with this look, and its links to copy.
  private func figure(_ look: ExportedLook, canvas: String?) -> Markup {
    let link = look.states.first ?? ""
    let name = look.name.isEmpty ? say(PageWords.standard) : look.name
    return Markup.block(
      "figure",
      [
        "tabindex": "0", "data-link": link,
        "data-words": look.states.joined(separator: " ").lowercased(),
      ]
    ) {
      Markup.line("div", ["class": "canvas", "style": canvas]) {
        Markup.image(
          [
            "alt": name, "loading": "lazy", "width": "\(look.pictureSize.columns * 8)",
            "height": "\(look.pictureSize.rows * 16)",
          ], svg: look.picture)
      }
      Markup.block("figcaption") {
        Markup.line("p", ["class": "name"]) { name }
        if look.fingerprint.isBlank { note(PageWords.nothingSeen) }
        if look.fingerprint.isCut { note(PageWords.cut) }
        states(of: look)
        Markup.line("p", ["class": "tools"]) {
          Markup.inline(
            "button", ["type": "button", "class": HTMLPage.scripted, "data-copy": link]
          ) { say(PageWords.copy) }
          Markup.inline("a", ["href": paths[look.number] ?? ""]) { say(PageWords.file) }
        }
      }
    }
  }

  private func note(_ words: Phrase) -> Markup {
    Markup.line("p", ["class": "note"]) { say(words) }
  }

  @MarkupBuilder private func states(of look: ExportedLook) -> Markup {
    if look.states.count > 1 {
      HTMLPage.links(PageWords.alike(look.states.count, language), look.states)
    } else {
      Markup.line("p", ["class": "link"]) {
        Markup.inline("code") { Markup.breakable(look.states.first ?? "") }
      }
    }
  }
}
