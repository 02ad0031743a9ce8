import ColorScience
import GSDesign
import GalleryKit
import StateSpace
import TermRender

extension ExportPage {
  /// The article of a variant: its description, axes, impossible combinations and looks.
  func article(_ variant: Variant) -> String {
    let specimen = variant.specimen
    let id = specimen.id.text.escapedForMarkup
    var output = "<article id=\"\(id)\" data-words=\"\(words(of: specimen))\">\n"
    output += "<h3><a href=\"#\(id)\">\(id)</a></h3>\n"
    output += "<p class=\"counts\">"
    output += PageWords.count(states: variant.stateCount, looks: variant.lookCount, language)
    output += "</p>\n<p class=\"summary\">\(say(specimen.summary))</p>\n"
    output += "<p class=\"usage\">\(say(specimen.usage))</p>\n"
    for sheet in variant.sheets {
      if plan.environments.count > 1 { output += "<h4>\(title(of: sheet))</h4>\n" }
      output += "<div class=\"looks\">\n"
      for look in sheet.looks { output += figure(look, on: canvas(of: sheet)) }
      output += "</div>\n"
    }
    output += "<div class=\"facts\">\n"
    output += axes(of: specimen) + rules(of: specimen) + roles(of: specimen)
    output += tags(of: specimen)
    return output + "</div>\n</article>\n"
  }

  private func title(of sheet: ExportedSheet) -> String {
    sheet.piece.environment.asked.title(plan.catalogue.defaults(of: sheet.piece.specimen.id))
      .escapedForMarkup
  }

  /// The page of the theme goes on around a picture where its colour is drawn as it is.
  private func canvas(of sheet: ExportedSheet) -> String {
    let complete = sheet.piece.rendered(in: plan.catalogue)
    guard complete.depth == .truecolor, complete.vision == .none else { return "" }
    let page = complete.theme.scheme(complete.appearance, complete.contrast)[.page]
    return " style=\"background:\(page.hex)\""
  }

  /// The search terms of a variant; its looks add their own.
  private func words(of specimen: Specimen) -> String {
    ([specimen.id.text, specimen.summary.english, specimen.summary.korean] + specimen.tags)
      .map(oneLine).joined(separator: " ").lowercased().escapedForMarkup
  }

  private func axes(of specimen: Specimen) -> String {
    guard !specimen.axes.isEmpty else { return "" }
    var output = "<table>\n<caption>\(say(PageWords.axes))</caption>\n<thead><tr>"
    for heading in [PageWords.axis, PageWords.values, PageWords.tier, PageWords.meaning] {
      output += "<th scope=\"col\">\(say(heading))</th>"
    }
    output += "</tr></thead>\n<tbody>\n"
    for axis in specimen.axes {
      output += "<tr><th scope=\"row\">\(axis.name.escapedForMarkup)</th><td>"
      output += values(of: axis)
      output += "</td><td>\(axis.tier.rawValue)\(axis.isHeld ? ", " + say(PageWords.held) : "")"
      output += "</td><td>\(axis.meaning.rawValue)</td></tr>\n"
    }
    return output + "</tbody>\n</table>\n"
  }

  /// The default first; awkward titles are many and long.
  private func values(of axis: AxisInfo) -> String {
    if case .text(let samples) = axis.kind { return PageWords.texts(samples.count, language) }
    let others = axis.values.filter { $0 != axis.standard }
    return ([axis.standard] + others).enumerated().map { index, value in
      let text = axis.spelling(of: value).escapedForMarkup
      return index == 0 ? "<b>\(text)</b>" : text
    }.joined(separator: " ")
  }

  private func rules(of specimen: Specimen) -> String {
    let exclusions = specimen.exclusions()
    guard !exclusions.isEmpty else { return "" }
    var output = "<div>\n<h5>\(say(PageWords.rules))</h5>\n<ul>\n"
    for exclusion in exclusions {
      output += "<li>\(say(exclusion.reason)) "
      output += "<i>\(PageWords.excludes(exclusion, language).escapedForMarkup)</i></li>\n"
    }
    return output + "</ul>\n</div>\n"
  }

  /// The roles with the colours they have where the design is at home.
  private func roles(of specimen: Specimen) -> String {
    let roles = specimen.roles
    guard !roles.isEmpty else { return "" }
    let schemes = Appearance.allCases.map { specimen.home.scheme($0, .normal) }
    var output = "<div>\n<h5>\(say(PageWords.roles))</h5>\n<p class=\"roles\">\n"
    for role in roles {
      output += "<span>"
      for scheme in schemes { output += "<s style=\"background:\(scheme[role].hex)\"></s>" }
      output += "\(role.name.escapedForMarkup)</span>\n"
    }
    return output + "</p>\n</div>\n"
  }

  private func tags(of specimen: Specimen) -> String {
    guard !specimen.tags.isEmpty else { return "" }
    return "<div>\n<h5>\(say(PageWords.tags))</h5>\n<p>"
      + specimen.tags.map(oneLine).joined(separator: ", ").escapedForMarkup + "</p>\n</div>\n"
  }

  /// A look with its name, the states with this look, and its links to copy.
  private func figure(_ look: ExportedLook, on canvas: String) -> String {
    let link = (look.states.first ?? "").escapedForMarkup
    let name = look.name.isEmpty ? say(PageWords.standard) : look.name.escapedForMarkup
    var output = "<figure tabindex=\"0\" data-link=\"\(link)\" data-words=\""
    output += look.states.joined(separator: " ").lowercased().escapedForMarkup + "\">\n"
    output +=
      "<div class=\"canvas\"\(canvas)><img alt=\"\(name)\" loading=\"lazy\" width=\"\(look.pictureSize.columns * 8)\" "
    output += "height=\"\(look.pictureSize.rows * 16)\" "
    output += "src=\"data:image/svg+xml;base64,\(look.picture)\"/></div>\n"
    output += "<figcaption>\n<p class=\"name\">\(name)</p>\n"
    if look.fingerprint.isBlank {
      output += "<p class=\"note\">\(say(PageWords.nothingSeen))</p>\n"
    }
    if look.fingerprint.isCut { output += "<p class=\"note\">\(say(PageWords.cut))</p>\n" }
    output += states(of: look)
    output += "<p class=\"tools\"><button type=\"button\" data-copy=\"\(link)\">"
    output += "\(say(PageWords.copy))</button>"
    output +=
      "<a href=\"\((paths[look.number] ?? "").escapedForMarkup)\">\(say(PageWords.file))</a>"
    return output + "</p>\n</figcaption>\n</figure>\n"
  }

  private func states(of look: ExportedLook) -> String {
    guard look.states.count > 1 else {
      return
        "<p class=\"link\"><code>\(breakable((look.states.first ?? "").escapedForMarkup))</code></p>\n"
    }
    var output = "<details>\n<summary>"
    output += PageWords.alike(look.states.count, language).escapedForMarkup + "</summary>\n<ul>\n"
    for state in look.states {
      let link = state.escapedForMarkup
      output += "<li><button type=\"button\" class=\"link\" data-copy=\"\(link)\">"
      output += "<code>\(breakable(link))</code></button></li>\n"
    }
    return output + "</ul>\n</details>\n"
  }
}
