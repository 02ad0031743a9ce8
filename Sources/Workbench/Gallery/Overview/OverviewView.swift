import GSDesign
import GalleryKit
import StateSpace

/// The visible cards of the overview.
struct OverviewView: PaneView {
  let overview: OverviewModel
  let workbench: Workbench

  var element: Element {
    let cards = overview.cards(in: workbench)
    let geometry = OverviewGeometry(plan, cards)
    let focus = cards.place(of: workbench.shown)
    let places = overview.places(in: workbench)
    // The name of the section that the first row belongs to is always there.
    let first = cards.section(of: places.lowerBound).map(heading) ?? .blank
    var parts: [Element] = []
    if geometry.hasHeading {
      parts = [.blank, first, .blank]
    } else if plan.arrangement != .single {
      parts = [first]
    }
    var spare = geometry.spareRows
    for section in cards.sections {
      let shown = section.places.clamped(to: places)
      for start in stride(from: shown.lowerBound, to: shown.upperBound, by: geometry.perRow) {
        if start == section.places.lowerBound, start > places.lowerBound {
          // Air above and below the name, as long as there are rows to spare.
          let air: [Element] = spare >= 2 ? [.blank] : []
          spare -= 2 * air.count
          parts += air + [heading(section)] + air
        } else if start > places.lowerBound {
          parts.append(.blank)
        }
        var row: [Element] = [.gap(OverviewGeometry.gap)]
        for place in start..<min(start + geometry.perRow, shown.upperBound) {
          row += [
            card(cards.cards[place], geometry, isFocused: place == focus),
            .gap(OverviewGeometry.gap),
          ]
        }
        parts.append(.row(row))
      }
    }
    return .interactive(
      GalleryPart.area(.overview).id,
      pane(.page, columns: geometry.columns, rows: geometry.rows, .column(parts)))
  }

  /// The name of a section and the number of its components; the theme, if one was chosen for all, and the appearance, if it
  /// is derived.
  private func heading(_ section: OverviewCards.Section) -> Element {
    let name: String
    var details: [Phrase] = []
    if let component = overview.component {
      name = workbench.title(of: component)
      details = [.matrixVariants(section.variants)]
    } else {
      name = say(section.name ?? .overview)
      details = [.catalogueSize(section.components, variants: section.variants)]
    }
    if let theme = environment.theme { details.append(.overviewTheme(theme)) }
    let columns = plan.overviewColumns - OverviewGeometry.gap - width(name) - 3
    var said = say(Phrase.joined(details, separator: " · "))
    if overview.component == nil, width(said) > columns {
      details[0] = .components(section.components)
      said = say(Phrase.joined(details, separator: " · "))
    }
    if let derived = derivation(of: section) {
      // The numbers give up their room to it.
      let all = say(Phrase.joined(details + [derived], separator: " · "))
      said = width(all) <= columns ? all : say(derived)
    }
    return line(
      columns: plan.overviewColumns,
      [.gap(OverviewGeometry.gap), words(.title3, name), .gap(3), words(.body2, said)])
  }

  /// A surface of the theme the component is at home in, with its states in the middle and its name below.
  private func card(
    _ card: OverviewCard, _ geometry: OverviewGeometry, isFocused: Bool
  ) -> Element {
    let (columns, rows) = (geometry.cardColumns, geometry.cardRows)
    let review = workbench.review(of: card.first)
    var parts: [Element] = []
    if rows >= 5 {
      // Air above, and the name with air below it.
      let stageRows = rows - 3
      let stage = OverviewStage(
        workbench: workbench, card: card, columns: columns - 4, rows: stageRows)
      parts += [
        .blank,
        .sized(
          width: .exactly(columns), height: .exactly(stageRows),
          .row([
            // The focus mark takes this column: an outline that reached into it would be cut.
            .gap(1),
            .sized(
              width: .exactly(columns - 1), height: .exactly(stageRows), alignment: .center,
              stage.element),
          ])),
      ]
    }
    parts.append(caption(card, columns: columns, isFocused: isFocused))
    let surface = Element.interactive(
      GalleryPart.card(card.first, count: card.specimens.count).id,
      pane(.page, columns: columns, rows: rows, .column(parts)))
    return .environment(review, isFocused ? chosen(surface, rows: rows) : surface)
  }

  /// The name at the left, in bold if the card is focused, and the number of its states at the right; before it the
  /// appearance, if it is derived and not that of all cards of the section.
  private func caption(_ card: OverviewCard, columns: Int, isFocused: Bool) -> Element {
    let name = workbench.title(of: card)
    let count = workbench.count(of: card)
    let whole = Phrase.states(count)[language]
    let badge = workbench.badge(of: card.specimens)
    let mark: [Element] = badge.isEmpty ? [] : [words(.title3, badge), .gap(2)]
    let used = width(name) + (badge.isEmpty ? 2 : width(badge) + 3) + 4
    let cards = overview.cards(in: workbench)
    // The mark takes precedence over the number of states, and the number over the appearance.
    let isSaidAbove =
      cards.section(of: cards.place(of: card.first)).map { derivation(of: $0) != nil } ?? false
    let derived = isSaidAbove ? nil : workbench.derivation(of: card.first).map(say)
    let counts = [whole, count.text]
    let told =
      ((derived.map { derived in counts.map { derived + " · " + $0 } } ?? []) + counts).first {
        used + width($0) <= columns
      } ?? (badge.isEmpty ? count.text : nil)
    // A name that would be cut takes a column from the side.
    let isTight = told.map { 2 + width(name) + 1 + width($0) + 2 > columns } ?? false
    var readable = EnvironmentChange()
    readable.contrast = .normal
    return .environment(
      readable,
      line(
        columns: columns, [.gap(2), words(isFocused ? .title3 : .body1, name)],
        mark + (told.map { [words(.body2, $0), .gap(isTight ? 1 : 2)] } ?? [])))
  }

  /// The appearance that the visible cards of a section are drawn in, if the design of none of them has it.
  private func derivation(of section: OverviewCards.Section) -> Phrase? {
    let cards = overview.cards(in: workbench).cards
    let places = section.places.clamped(to: overview.places(in: workbench))
    let derived = places.compactMap { workbench.derivation(of: cards[$0].first) }
    return derived.count == places.count ? derived.first : nil
  }
}

extension Workbench {
  /// `tab-bar` as a heading: Tab bar.
  func title(of group: Int) -> String {
    Phrase.title(index.groups[group].component)[language]
  }

  /// `Tag · filled`, and the component alone if the card represents all of it.
  func title(of card: OverviewCard) -> String {
    let all = catalogue.index
    guard card.specimens.count == 1, let specimen = card.specimens.first,
      all.groups[all.positions[specimen].group].specimens.count > 1
    else { return title(of: card.group) }
    return title(of: card.group) + " · "
      + Phrase.word(catalogue.specimens[specimen].variant)[language]
  }

  /// `Tag · filled`, and the component alone if it has no other variant.
  func title(ofSpecimen specimen: Int) -> String {
    let group = index.positions[specimen].group
    return title(of: OverviewCard(specimens: [specimen], group: group))
  }

  /// The number of states that the variants of a card have together.
  func count(of card: OverviewCard) -> StateCount {
    card.specimens.reduce(.exactly(0)) { $0 + count(of: $1) }
  }

  /// The environment of a card: the theme that was chosen, or the one its component is at home in.
  func review(of specimen: Int) -> EnvironmentChange {
    settled(of: specimen).change(in: catalogue, terminal: terminal)
  }
}

extension StateCount {
  static func + (left: StateCount, right: StateCount) -> StateCount {
    switch (left, right) {
    case (.exactly(let left), .exactly(let right)): .exactly(left + right)
    case (.exactly(let left), .atLeast(let right)), (.atLeast(let left), .exactly(let right)),
      (.atLeast(let left), .atLeast(let right)):
      .atLeast(left + right)
    }
  }
}

extension OverviewModel {
  func view(in workbench: Workbench) -> Element {
    OverviewView(overview: self, workbench: workbench).element
  }
}

/// A card of the overview: a variant, or a component whose variants share it.
struct OverviewCard: Hashable, Sendable {
  /// The specimens it represents, by index; never empty.
  let specimens: [Int]
  /// The component they belong to, by its place among the groups of the catalogue.
  let group: Int

  /// The specimen that commands act on.
  var first: Int { specimens.first ?? 0 }
}

extension Specimen {
  /// Whether the style axes have no more than a given number of states. Without a declared number of them, the combinations
  /// are counted whatever the rules; with one, the axes of a whole catalogue need not be made for its cards.
  func hasAtMost(_ most: Int) -> Bool {
    if let stateCount { return stateCount <= most }
    var product = 1
    for axis in axes where axis.tier == .design {
      product *= max(1, axis.values.count)
      if product > most { return false }
    }
    return true
  }
}
