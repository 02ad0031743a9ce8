import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// A mark is drawn where colours are too much alike, so another colour adds and removes marks, also of states that do not
/// show it: that is the same cause.
@Suite("Causes of marks") struct MarkCauseTests {
  /// The smallest components at home in a theme, those with selected or disabled states first, under tokens of a file.
  private static func drawings(_ theme: Theme) -> Drawings {
    let specimens = Catalogue.builtIn.specimens.filter { $0.home.name == theme.name }
      .sorted { SpecimenSpace(of: $0).count < SpecimenSpace(of: $1).count }
    let marked = specimens.filter { specimen in
      specimen.axes.contains { axis in
        ["selected", "disabled"].contains { axis.name.contains($0) }
      }
    }
    let compared = marked.prefix(Self.compared)
    let others = specimens.filter { specimen in !compared.contains { $0.id == specimen.id } }
    return Drawings(
      Catalogue(specimens: Array(compared + others.prefix(24)), themes: [filed(theme)]))
  }

  /// The number of components that are compared; the baselines of the others are evidence.
  private static let compared = 4

  /// A theme as it is in a file of its tokens: a role with the value of an entry refers to it, by way of the roles that
  /// follow from another one; the others have values of their own.
  ///
  /// - Parameters:
  ///   - original: the theme before the change of an entry.
  ///   - hasBoth: whether the file also has the appearance that the design derives.
  private static func filed(
    _ theme: Theme, from original: Theme? = nil, hasBoth: Bool = false
  ) -> Theme {
    let original = original ?? theme
    var values: [Appearance: [ColorRole: TokenValue]] = [:]
    var origins: [Appearance: [ColorRole: [TokenOrigin]]] = [:]
    func origin(_ path: String) -> TokenOrigin {
      TokenOrigin(path: path, file: "brand.tokens.json", line: 1, column: 1)
    }
    for appearance in hasBoth ? Appearance.allCases : original.appearances {
      let scheme = original.scheme(appearance, .original)
      for role in BuiltInRole.allCases.map({ ColorRole($0) }) {
        let entries = scheme.resolution(of: role).entries
        let own = origin("role." + role.name)
        if entries.count == 1,
          original.value(ofEntry: entries[0], in: appearance)?.parsed?.color == scheme[role],
          let value = theme.value(ofEntry: entries[0], in: appearance)?.parsed
        {
          values[appearance, default: [:]][role] = TokenValue(value.color)
          origins[appearance, default: [:]][role] = [own, origin("palette." + entries[0])]
        } else {
          values[appearance, default: [:]][role] = TokenValue(scheme[role])
          origins[appearance, default: [:]][role] = [own]
        }
      }
    }
    // The appearance that is derived has the same tokens.
    for appearance in Appearance.allCases where origins[appearance] == nil {
      origins[appearance] = origins[appearance.opposite]
    }
    let made = try? Theme(
      name: theme.name, light: values[.light] ?? [:], dark: values[.dark] ?? [:],
      textStyles: theme.textStyles, lengths: theme.lengths)
    return (made ?? theme).tracing(origins)
  }

  private static let themes: [Theme] = [.zatch, .gitspace, .lionheart, .ribsTodo]

  /// A changed entry of a palette, and its new value.
  private struct Edit {
    let entry: String
    let value: TokenValue
  }

  /// Some entries that roles have their colours from, with new values.
  private static func edits(
    _ count: Int, of theme: Theme, _ random: inout some RandomNumberGenerator
  ) -> [Edit] {
    let used = BuiltInRole.allCases.flatMap { role in
      theme.appearances.flatMap {
        theme.scheme($0, .original).resolution(of: ColorRole(role)).entries
      }
    }
    let entries = theme.paletteEntries.filter { Set(used).contains($0) }
    return entries.shuffled(using: &random).prefix(count).map { entry in
      Edit(entry: entry, value: TokenValue(RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))))
    }
  }

  /// Draws, decides and draws no more, as the commands do.
  private struct Review {
    let catalogue: Catalogue
    /// The baselines in the commit.
    let committed: [VariantID: String]
    var pairs: [SnapshotPair]

    /// The evidence of the components that are not compared.
    private let others: KeptLooks

    init(_ drawings: Drawings, in catalogue: Catalogue) throws {
      self.catalogue = catalogue
      let drawer = SnapshotDrawer(BaselineSpace(catalogue))
      var committed: [VariantID: String] = [:]
      pairs = []
      others = drawings.snapshots.dropFirst(MarkCauseTests.compared).reduce(
        into: KeptLooks()
      ) { kept, baseline in
        kept.add(KeptLooks(recorded: baseline.text, of: baseline.variant, in: catalogue))
      }
      for baseline in drawings.snapshots.prefix(MarkCauseTests.compared) {
        let specimen = try #require(catalogue[baseline.variant])
        committed[baseline.variant] = baseline.text
        pairs.append(
          try SnapshotPair(
            SnapshotFiles(
              variant: baseline.variant, baseline: baseline.text,
              drawn: drawer.draw(specimen).snapshot)))
      }
      self.committed = committed
    }

    var differences: [Difference] { pairs.flatMap(\.differences) }

    /// The causes of everything that is pending.
    var causes: CauseList {
      var kept = others
      for pair in pairs {
        let id = pair.original.variant
        let isCommitted = pair.original.baseline == committed[id]
        if !isCommitted, let text = committed[id] {
          kept.add(KeptLooks(committed: text, of: id, in: catalogue))
        }
        if let pending = pair.pending {
          var looks = KeptLooks(baseline: pair.baseline, drawn: pending, in: catalogue)
          if !isCommitted { looks.roles = [:] }
          kept.add(looks)
        } else if isCommitted, let text = committed[id] {
          kept.add(KeptLooks(recorded: text, of: id, in: catalogue))
        }
      }
      return CauseList(of: differences, kept: kept, in: catalogue)
    }

    /// Accepts the states that have only causes of these names.
    mutating func accept(_ names: Set<String>) throws {
      let causes = causes
      var chosen: Set<LinkID> = []
      for (place, difference) in differences.enumerated() {
        for (state, link) in difference.links.enumerated()
        where causes.names(of: place, state: state).isSubset(of: names) {
          chosen.insert(link)
        }
      }
      pairs = try pairs.map { pair in
        var pair = pair
        for difference in pair.differences {
          let part = difference.restricted { chosen.contains(LinkID($0, difference.environment)) }
          if let part { pair.accept(part) }
        }
        return try SnapshotPair(pair.files)
      }
    }
  }

  @Test(arguments: themes) func aChangedTokenIsOneCauseWithItsMarks(theme: Theme) throws {
    let seed: UInt64 = 41
    var random = SplitMix64(seed: seed)
    let before = Self.drawings(theme)
    for edit in Self.edits(Effort.isLong ? 40 : 6, of: theme, &random) {
      let changed = try theme.replacing(entry: edit.entry, with: edit.value)
      let catalogue = before.catalogue(with: Self.filed(changed, from: theme))
      var review = try Review(before, in: catalogue)
      guard !review.differences.isEmpty else { continue }
      let name = "token:palette." + edit.entry
      let names = review.causes.causes.map(\.root.name)
      #expect(names == [name], "\(edit), seed \(seed)")
      try review.accept([name])
      #expect(review.differences.isEmpty, "\(edit), seed \(seed)")
    }
  }

  @Test(arguments: themes) func causesKeepTheirNamesWhileTheyAreDecided(theme: Theme) throws {
    let seed: UInt64 = 43
    var random = SplitMix64(seed: seed)
    let before = Self.drawings(theme)
    for _ in 0..<(Effort.isLong ? 12 : 3) {
      let edits = Self.edits(2, of: theme, &random)
      var changed = theme
      for edit in edits { changed = try changed.replacing(entry: edit.entry, with: edit.value) }
      var review = try Review(
        before, in: before.catalogue(with: Self.filed(changed, from: theme)))
      let names = edits.map { "token:palette." + $0.entry }
      for name in names {
        #expect(
          Set(review.causes.causes.map(\.root.name)).isSubset(of: names), "\(edits), seed \(seed)")
        try review.accept([name])
      }
      // The remaining states have both causes.
      for (place, difference) in review.differences.enumerated() {
        for state in difference.states.indices {
          #expect(
            review.causes.names(of: place, state: state) == Set(names),
            "\(difference.link), \(edits), seed \(seed)")
        }
      }
      try review.accept(Set(names))
      #expect(review.differences.isEmpty, "\(edits), seed \(seed)")
    }
  }

  @Test func aMarkWithoutTheColourBelongsToItsToken() throws {
    let specimens = Catalogue.builtIn.specimens.filter { ["tag/filled"].contains($0.id) }
    let before = Drawings(
      Catalogue(specimens: specimens, themes: [Self.filed(.zatch, hasBoth: true)]))
    let changed = try Theme.zatch.replacing(entry: "zatchPurple", with: "#5B3FD6")
    let catalogue = before.catalogue(with: Self.filed(changed, from: .zatch, hasBoth: true))
    let review = try Review(before, in: catalogue)
    let alone = review.differences.filter { $0.causes.allSatisfy(\.isOfGlyphs) }
    #expect(!alone.isEmpty, "states that changed by a mark alone")
    let causes = review.causes
    #expect(causes.causes.map(\.root.name) == ["token:palette.zatchPurple"])
    #expect(
      causes.causes.first?.stateCount == review.differences.reduce(0) { $0 + $1.states.count })
  }

  @Test func aTranslucentTokenDoesNotChangeWithThePage() throws {
    func theme(_ page: TokenValue) throws -> Theme {
      let light: [ColorRole: TokenValue] = [
        .page: page, .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#00000099",
        .destructive: "#C00020", .accent: "#0A7A5A", .onAccent: "#FFFFFF", .outline: "#00000044",
      ]
      let paths: [ColorRole: String] = [
        .page: "palette.white", .textSecondary: "palette.black60", .outline: "palette.black27",
      ]
      let origins = Dictionary(
        uniqueKeysWithValues: light.keys.map { role in
          (
            role,
            (["role." + role.name] + [paths[role]].compactMap(\.self)).map {
              TokenOrigin(path: $0, file: "brand.tokens.json", line: 1, column: 1)
            }
          )
        })
      return try Theme(name: "own", light: light, dark: [:]).tracing([.light: origins])
    }
    let specimens = Catalogue.builtIn.specimens.filter {
      ["list/default", "tag/stroke", "text-field/default"].contains($0.id)
    }
    let before = Drawings(Catalogue(specimens: specimens, themes: [try theme("#FFFFFF")]))
    let list = before.causes(in: try theme("#F0E8D8"))
    #expect(list.causes.map(\.root.name) == ["token:palette.white"])
  }
}
