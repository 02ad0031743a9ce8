import GalleryTesting
import OwnComponents
import StateSpace
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// No component is named here: the laws apply to every registered one by its declaration.
@Suite("Laws of behaviour over the catalogue")
struct BuiltInLawTests {
  static let catalogue = Catalogue.withOwnComponents

  @Test(arguments: catalogue.specimens)
  func everyLawHoldsInEveryState(specimen: Specimen) {
    let bench = LawChecker(specimen)
    for check in bench.checks() {
      for violation in check.violations {
        Issue.record("\(violation.text(in: Self.catalogue)), and \(violation.more) more")
      }
    }
    #expect(bench.emptyFindings() == [])
  }

  @Test(arguments: catalogue.specimens)
  func everyStateThatCanBeReachedIsDeclaredAndBack(specimen: Specimen) {
    let reachability = Reachability(of: specimen)
    for finding in reachability.unreachable + reachability.forgotten + reachability.deadRules {
      Issue.record("\(finding.text(in: Self.catalogue)), and \(finding.more) more")
    }
    #expect(reachability.isSound)
    #expect(specimen.isInteractive == (reachability.visitedCount > 0))
  }

  @Test(arguments: catalogue.specimens, Effort.isLong ? [1, 2] : [1] as [UInt64])
  func noWalkBreaksALaw(specimen: Specimen, seed: UInt64) {
    let result = RandomWalk(seed: seed, steps: 200).result(on: LawChecker(specimen, seed: seed))
    for violation in result.violations {
      Issue.record("seed \(seed): \(violation.text(in: Self.catalogue))")
    }
    for finding in result.forgotten {
      Issue.record("seed \(seed): \(finding.text(in: Self.catalogue))")
    }
    #expect(result.stateCount > 0)
  }

  /// A check that never runs would never fail.
  @Test(arguments: BehaviorLaw.allCases)
  func everyLawAppliesToSomeComponents(law: BehaviorLaw) {
    let asked = Self.catalogue.specimens.filter { specimen in
      let bench = LawChecker(specimen)
      return bench.states.prefix(40).contains { bench.judge(law, $0).isAnswer }
    }
    #expect(asked.count >= 6, "\(asked.map(\.id))")
    #expect(asked.contains { $0.id == "upload/button" } == (law != .focusIsNoSelection))
  }
}

extension LawResult {
  fileprivate var isAnswer: Bool {
    switch self {
    case .doesNotApply: false
    case .holds, .broken: true
    }
  }
}

/// Law 1 wherever a component may be shown.
@Suite("The meaning of a state is visible")
struct MeaningTests {
  static let colored: [LawSetting] = [Theme.gitspace, .zatch, .lionheart].flatMap { theme in
    Appearance.allCases.flatMap { appearance in
      [ColorDepth.truecolor, .indexed256, .indexed16].map { LawSetting.of(theme, appearance, $0) }
    }
  }
  static let settings = colored + [LawSetting.standard.inMono]

  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func theMeaningIsVisibleInEveryThemeAppearanceAndDepth(specimen: Specimen) {
    let looks = FingerprintCache(.rendering(widthPolicy: .grapheme))
    let places = looks.places(of: Self.settings.map(\.change))
    for (setting, place) in zip(Self.settings, places) {
      let bench = LawChecker(
        specimen, setting: setting, looks: looks, places: [place, place], other: looks.probe,
        seed: 1, filters: nil)
      for violation in bench.check(.meaningIsSeen).violations {
        Issue.record("\(violation.text(in: BuiltInLawTests.catalogue))")
      }
    }
  }
}

extension MeaningTests {
  /// So that once is enough.
  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func inMonoEveryThemeAndAppearanceLooksTheSame(specimen: Specimen) {
    let looks = FingerprintCache(.rendering(widthPolicy: .grapheme))
    let settings = [Theme.gitspace, .zatch, .lionheart].flatMap { theme in
      Appearance.allCases.map { LawSetting.of(theme, $0, .mono) }
    }
    let places = looks.places(of: settings.map(\.change) + [LawSetting.standard.inMono.change])
    for state in SpecimenSpace(of: specimen, tiers: [.design, .interaction]).prefix(200) {
      #expect(Set(places.map { looks.look(state, .english, at: $0) }).count == 1)
    }
  }
}
