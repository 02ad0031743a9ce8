import GSDesign
package import GalleryKit
package import StateSpace
import TermRender

/// Draws the baselined states of a variant; each thread needs its own drawer.
///
/// ```swift
/// let drawn = SnapshotDrawer(BaselineSpace(catalogue)).draw(specimen)
/// print(drawn.snapshot.text)
/// ```
package struct SnapshotDrawer {
  private let space: BaselineSpace
  private let renderer: Renderer
  private let sight: SurfaceHasher
  private let onState: ((StateID) -> Void)?

  /// - Parameter onState: called with the name of each state before it is drawn, so that a crash can be attributed to
  ///   it.
  package init(_ space: BaselineSpace, onState: ((StateID) -> Void)? = nil) {
    self.space = space
    self.onState = onState
    renderer = Renderer()
    sight = SurfaceHasher(pool: renderer.pool)
  }

  /// - Parameter recorded: the environments in a baseline. They are drawn even if optional, so that the accepted
  ///   looks are compared.
  package func draw(
    _ specimen: Specimen, recorded: Set<EnvironmentID> = []
  ) -> DrawnVariant {
    let candidates = space.candidates(for: specimen)
    let defaults = space.catalogue.defaults(of: specimen.id)
    let names = candidates.map { $0.environment.id(defaults) }
    let environments = candidates.map {
      RenderEnvironment().applying($0.environment.change(of: specimen.id, in: space.catalogue))
    }
    let subjects = Self.subjects(of: candidates)
    var sheets = candidates.map { _ in LookSheet() }
    var states: [StateID] = []
    var isFaint: [Bool] = []
    var meantToBeBlank: Set<StateID> = []
    for state in space.states(of: specimen) {
      let name = Link(specimen, state: state).id(in: space.catalogue).state
      onState?(name)
      states.append(name)
      isFaint.append(specimen.isFaint(state))
      if specimen.isMeantToBeBlank(state) { meantToBeBlank.insert(name) }
      for subject in subjects { draw(state, subject, environments, into: &sheets) }
    }
    var pictures = candidates.map { _ in [CellPicture]() }
    func makePictures(_ index: Int) {
      let environment = environments[index]
      pictures[index] = sheets[index].pictures(
        pictures, in: environment.theme.scheme(environment.appearance, environment.contrast))
    }
    for index in candidates.indices where candidates[index].isKept == .always {
      makePictures(index)
    }
    var foldings: [Int: [Int32]] = [:]
    func folding(_ place: Int) -> [Int32] {
      if let known = foldings[place] { return known }
      let folding = sheets[place].folding(pictures[place], isFaint: isFaint, renderer.pool, sight)
      foldings[place] = folding
      return folding
    }
    let kept = candidates.indices.filter { index in
      switch candidates[index].isKept {
      case .always: true
      case .whereFoldDiffers(let place):
        recorded.contains(names[index]) || folding(index) != folding(place)
      }
    }
    // Most of the other environments are left out; their hashes alone are compared.
    for index in kept where candidates[index].isKept != .always { makePictures(index) }
    let dark = kept.filter { defaults.appearance(in: candidates[$0].environment.theme) == .dark }
    let sections = kept.map { index in
      Snapshot.Section(
        environment: names[index], looks: sheets[index].looks(pictures[index], states: states))
    }
    return DrawnVariant(
      snapshot: Snapshot(
        variant: specimen.id, darkThemes: Set(dark.map { Snapshot.theme(of: names[$0]) }),
        sections: sections),
      stateCount: kept.count * states.count,
      blank: sections.flatMap { section in
        let blank = Set(section.looks.filter(\.picture.isBlank).flatMap(\.states))
        return blank.isEmpty
          ? []
          : states.filter { blank.contains($0) && !meantToBeBlank.contains($0) }
            .map { LinkID($0, section.environment) }
      }, environments: Set(names))
  }

  /// Environments in which a component makes the same element in the same room.
  private struct Subject {
    let settings: Settings
    /// The indices of the environments.
    var places: [Int]
  }

  private static func subjects(of candidates: [BaselineSpace.Candidate]) -> [Subject] {
    var subjects: [Subject] = []
    for (place, candidate) in candidates.enumerated() {
      let settings = candidate.environment.subject
      if let known = subjects.firstIndex(where: { $0.settings == settings }) {
        subjects[known].places.append(place)
      } else {
        subjects.append(Subject(settings: settings, places: [place]))
      }
    }
    return subjects
  }

  private func draw(
    _ state: SpecimenState, _ subject: Subject, _ environments: [RenderEnvironment],
    into sheets: inout [LookSheet]
  ) {
    let (look, spoken) = state.lookAndWords(in: subject.settings)
    var known: (theme: Theme, words: LookWords)?
    func words(_ theme: Theme) -> LookWords {
      if let known, known.theme.hasMeasures(of: theme) { return known.words }
      let words = LookWords(
        measures: SnapshotMeasures.lines(of: look.resolved(in: theme)), spoken: spoken)
      known = (theme, words)
      return words
    }
    if let size = subject.settings.size {
      let room = CellSize(columns: size.columns, rows: size.rows)
      for place in subject.places {
        let drawing = renderer.draw(look, size: room, environment: environments[place])
        sheets[place].insert(drawing.surface, words(environments[place].theme), sight)
      }
      return
    }
    let drawings = renderer.drawOnce(look, environments: subject.places.map { environments[$0] })
    for (place, drawing) in zip(subject.places, drawings) {
      switch drawing {
      case .drawn(let drawing):
        sheets[place].insert(drawing.surface, words(environments[place].theme), sight)
      case .recolored(let source):
        let sheet = subject.places[source]
        if let look = sheets[sheet].order.last { sheets[place].insert(look: look, ofSheet: sheet) }
      }
    }
  }
}

extension Settings {
  /// The settings that change the element of a component or its room, with their defaults filled in.
  fileprivate var subject: Settings {
    var subject = Settings()
    subject.language = labelLanguage
    subject.size = size
    for setting in [Setting.container, .data] {
      subject.set(setting, to: said(setting) ?? setting.standardText)
    }
    return subject
  }
}

extension Specimen {
  /// Whether the declaration allows a value of the state to look like the default with few colours.
  fileprivate func isFaint(_ state: SpecimenState) -> Bool {
    axes.indices.contains { axes[$0].faint.contains(state[$0]) }
  }
}

/// The current look of a variant.
package struct DrawnVariant: Hashable, Sendable {
  package let snapshot: Snapshot
  /// The number of drawn states, counted under each environment.
  package let stateCount: Int
  /// The links of states without anything visible, although something should be.
  package let blank: [LinkID]
  /// The compared environments, with looks or without.
  package let environments: Set<EnvironmentID>
}
