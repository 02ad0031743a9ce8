import ColorScience
package import GSDesign
package import GalleryKit
import Laws

/// A state in the colours of terminals and in other people's colour vision; the colours it loses, and the palette they
/// come from.
package struct ColorLab {
  private let look: Element
  private let review: EnvironmentChange
  private let theme: Theme
  private let roles: [ColorRole]
  /// The colour depth of the terminal in use.
  private let screen: ColorDepth
  private let language: Language
  private let columns: Int
  /// The appearance of the page around the state.
  private let around: Appearance
  private let probe: RenderingClient
  /// The pairs of the state with too little contrast.
  let faults: [ContrastFault]

  /// - Parameters:
  ///   - look: the state.
  ///   - review: the environment to show it in.
  ///   - screen: the colours of the terminal.
  ///   - language: the language of the text around it.
  ///   - columns: the available columns.
  ///   - around: the appearance of the page around the state; nil for that of the state.
  ///   - probe: the renderer.
  package init(
    of look: Element, under review: EnvironmentChange, on screen: ColorDepth, _ language: Language,
    columns: Int, around: Appearance? = nil, _ probe: RenderingClient
  ) {
    self.look = look
    self.review = review
    theme = review.theme ?? .gitspace
    var roles = RoleSet()
    roles.insert(.page)
    look.collectRoles(into: &roles)
    self.roles = roles.byName
    self.screen = screen
    self.language = language
    self.columns = max(24, columns - 2 * Self.margin)
    self.around = around ?? review.appearance ?? .light
    self.probe = probe
    faults = probe.contrastFaults(of: look, under: review)
  }

  private var appearance: Appearance { review.appearance ?? .light }
  private var contrast: Contrast { review.contrast ?? .standard }

  /// The whole page, in the colours of the gallery; only the state and the swatches are in those of the theme.
  package var element: Element {
    .environment(
      .chrome(around),
      .backdrop(
        .page,
        .row([
          .gap(Self.margin),
          .column([depths, .blank, visions, .blank, swatches, .blank, faint, .blank, palette]),
          .gap(Self.margin),
        ])))
  }

  /// Columns at both sides.
  private static let margin = 1

  private func say(_ phrase: Phrase) -> String { phrase[language] }

  private func title(_ phrase: Phrase) -> Element {
    .words([Span(say(phrase), role: .text, emphasis: .bold)])
  }

  /// Words in lines of the room.
  private func words(_ text: String, role: ColorRole = .text, columns: Int? = nil) -> Element {
    .column(
      probe.lines(of: text, columns: columns ?? self.columns).map { .words([Span($0, role: role)]) }
    )
  }

  private func sized(_ columns: Int, _ element: Element) -> Element {
    .sized(width: .exactly(columns), height: .exactly(1), element)
  }
}

/// The state beside itself.
extension ColorLab {
  private var depths: Element {
    .column([
      title(.labDepths),
      strip(
        ColorDepth.allCases.map { depth in
          let isHere = depth == screen
          let fact = (isHere ? say(.labScreen) + ", " : "") + say(fact(of: depth))
          return (say(Setting.depth.word(depth.rawValue)), fact, change { $0.depth = depth })
        }),
    ])
  }

  private var visions: Element {
    let colors = probe.shown(roles, in: review, at: .truecolor) ?? []
    let losses = Vision.allCases.flatMap { vision in
      VisionLoss.losses(of: colors, with: vision).prefix(3).map { loss in
        words(
          "\(say(Setting.vision.word(vision.rawValue)))  "
            + say(
              .labLoss(
                loss.first.name, loss.second.name, left: ShownColor.text(loss.left),
                before: ShownColor.text(loss.distance))), role: .textSecondary)
      }
    }
    return .column(
      [
        title(.labVisions),
        strip(
          Vision.allCases.map { vision in
            (
              say(Setting.vision.word(vision.rawValue)), say(vision.labName),
              change { $0.vision = vision }
            )
          }),
      ] + losses)
  }

  private func change(_ edit: (inout EnvironmentChange) -> Void) -> EnvironmentChange {
    var change = review
    edit(&change)
    return change
  }

  private func fact(of depth: ColorDepth) -> Phrase {
    guard depth != .mono else { return .labNoHue }
    let shown = probe.shown(roles, in: review, at: depth) ?? []
    let shifted = shown.filter { $0.distance >= ShownColor.noticeable }
    guard let most = shifted.map(\.distance).max() else {
      return shown.allSatisfy { $0.distance == 0 } ? .labAllKept : .labUnnoticed
    }
    return .labShifted(shifted.count, of: shown.count, most: ShownColor.text(most))
  }

  /// The state in several environments, side by side as far as they fit, each below its name and a fact.
  private func strip(
    _ items: [(name: String, fact: String, change: EnvironmentChange)]
  ) -> Element {
    let natural = probe.size(look, review, columns - 2).0
    // All side by side if that leaves room for text.
    let share = (columns - 2 * (items.count - 1)) / items.count
    let width = min(columns, max(natural + 2, min(30, max(16, share))))
    return .flow(
      spacing: .large, lineSpacing: .large,
      items.map { item in
        let facts = [words(item.fact, role: .textSecondary, columns: width)]
        let (drawn, rows) = probe.size(look, item.change, width - 2)
        let picture = Element.sized(
          width: .exactly(width), height: .exactly(rows + 2),
          .environment(
            item.change,
            .backdrop(
              .page,
              .column([
                .blank, .row([.gap(1), .sized(width: .exactly(max(1, drawn)), look)]),
              ]))))
        return .sized(
          width: .exactly(width), .column([sized(width, words(item.name))] + facts + [picture]))
      })
  }
}

/// The colours of the state one by one.
extension ColorLab {
  private var swatches: Element {
    let few = [ColorDepth.indexed256, .indexed16]
    let shown = few.map { probe.shown(roles, in: review, at: $0) ?? [] }
    guard let first = shown.first, !first.isEmpty else { return .empty }
    let nameWidth = min(26, max(8, first.map { probe.width($0.role.name) }.max() ?? 0)) + 1
    let depths = few.map { say(Setting.depth.word($0.rawValue)) }
    let depthWidth = (depths.map(probe.width).max() ?? 0) + 1
    let rows = first.indices.map { index in
      Element.flow(
        spacing: .small, lineSpacing: .none,
        [
          .row([
            swatch(first[index].asked, "", columns: 4), .gap(1),
            sized(nameWidth, words(first[index].role.name)),
            sized(8, words(first[index].asked.hex, role: .textSecondary)),
          ])
        ]
          + few.indices.map { place in
            let color = shown[place][index]
            let shift = ShownColor.Shift(color.distance)
            let distance = color.distance == 0 ? "" : ShownColor.text(color.distance) + " "
            return .row([
              sized(depthWidth, words(depths[place], role: .textSecondary)),
              swatch(color.shown, "", columns: 3), .gap(1),
              sized(15, words(distance + say(shift.phrase))),
            ])
          })
    }
    return .column([title(.labColors)] + rows)
  }

  /// Cells in a colour, with a sign upon it that can be read.
  private func swatch(_ color: RGB, _ sign: String, columns: Int) -> Element {
    let style = Style(foreground: Paint(color.isDark ? .white : .black), background: Paint(color))
    let text = Array(sign.prefix(columns))
    let start = (columns - text.count) / 2
    let cells = (0..<columns).map { column in
      CellPicture.Cell(
        text: text.indices.contains(column - start) ? String(text[column - start]) : " ",
        columns: 1, style: 0)
    }
    return .cells(CellPicture(columns: columns, rows: 1, cells: cells, styles: [style]))
  }

  private var faint: Element {
    let title = title(contrastTitle)
    guard !faults.isEmpty else {
      return .column([title, words(say(.labRoomy), role: .textSecondary)])
    }
    let lines = faults.flatMap {
      [words(say($0.seen)), words("  " + say($0.remedy), role: .textSecondary)]
    }
    let hint = faults.contains { $0.mend != nil } ? [words(say(.labMendHint))] : []
    return .column([title] + lines + hint)
  }

  /// The ratios are those of the cells: the title has the depth and the vision that differ from the asked colours.
  private var contrastTitle: Phrase {
    let (depth, vision) = (review.depth ?? .truecolor, review.vision ?? .none)
    return .joined(
      [.labContrast]
        + (depth == .truecolor ? [] : [Setting.depth.word(depth.rawValue)])
        + (vision == .none ? [] : [Setting.vision.word(vision.rawValue)]), separator: " · ")
  }
}

/// The palette of the theme.
extension ColorLab {
  private var palette: Element {
    let ramps = PaletteRamps(theme.scheme(appearance, contrast))
    var number = 0
    var rows: [Element] = [title(.labPalette(theme.name)), scale]
    var legend: [Element] = []
    for ramp in ramps.ramps {
      var lines: [[(position: Int, element: Element)]] = []
      for entry in ramp.entries {
        number += 1
        let position = Int((entry.lightness * Double(scaleColumns - Self.swatchColumns)).rounded())
        let sign = String(number)
        let element = swatch(entry.color, sign, columns: Self.swatchColumns)
        let place =
          lines.firstIndex { ($0.last?.position ?? -10) + Self.swatchColumns <= position }
          ?? lines.count
        if place == lines.count { lines.append([]) }
        lines[place].append((position, element))
        legend.append(item(entry, number))
      }
      for (index, line) in lines.enumerated() {
        let name = index == 0 ? say(ramp.family.phrase) : ""
        rows.append(.row([sized(Self.nameColumns, words(name))] + placed(line)))
      }
    }
    let gaps = ramps.ramps.flatMap(\.gaps).map { gap in
      words(
        say(
          .labGap(
            Self.hundredths(gap.above.lightness - gap.below.lightness), gap.below.name,
            gap.above.name)), role: .textSecondary)
    }
    let near = ramps.duplicates.prefix(8).map { pair in
      words(
        say(.labNear(pair.first.name, pair.second.name, ShownColor.text(pair.distance))),
        role: .textSecondary)
    }
    return .column(
      rows + [.blank, .flow(spacing: .small, lineSpacing: .none, legend)] + near + gaps)
  }

  private static let swatchColumns = 4
  private static let nameColumns = 10

  private var scaleColumns: Int { max(14, min(110, columns - Self.nameColumns)) }

  /// The lightness from 0 to 1, with a line at each quarter.
  private var scale: Element {
    var text = ""
    for (share, label) in [(0.0, "0"), (0.25, "┊.25"), (0.5, "┊.5"), (0.75, "┊.75"), (1, "1")] {
      let position = Int((share * Double(scaleColumns - 1)).rounded())
      let start = share == 1 ? position - label.count + 1 : position
      guard start >= text.count else { continue }
      text += String(repeating: " ", count: start - text.count) + label
    }
    return .row([
      sized(Self.nameColumns, words(say(.labLightness), role: .textSecondary)),
      sized(scaleColumns, words(text, role: .textSecondary)),
    ])
  }

  private func placed(_ line: [(position: Int, element: Element)]) -> [Element] {
    var elements: [Element] = []
    var end = 0
    for (position, element) in line {
      if position > end { elements.append(.gap(position - end)) }
      elements.append(element)
      end = max(position, end) + Self.swatchColumns
    }
    return elements
  }

  private func item(_ entry: PaletteRamps.Entry, _ number: Int) -> Element {
    let digits = String(number)
    let text =
      (digits.count < 2 ? " " : "") + digits + " " + entry.color.hex + " "
      + Self.hundredths(entry.lightness) + " " + entry.name
    return sized(36, .words([Span(text, role: .textSecondary)]))
  }

  static func hundredths(_ value: Double) -> String {
    let number = Int((value * 100).rounded())
    return number >= 100 ? "1.00" : "0." + (number < 10 ? "0" : "") + "\(number)"
  }
}
