import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The states to export: every specimen in every environment.
struct ExportPlan: Sendable {
  let catalogue: Catalogue
  let filters: Filters
  let space: Space
  let format: OutputFormat
  let environments: [ExportEnvironment]
  /// How documents draw the outlines.
  var shapes = ShapeRendering.smooth

  struct Space: Sendable {
    let tiers: Set<AxisTier>
    let cover: Cover
  }

  /// A specimen under an environment: the unit of work of a thread.
  struct Piece: Sendable {
    let index: Int
    let specimen: Specimen
    let environment: ExportEnvironment

    func rendered(in catalogue: Catalogue) -> RenderEnvironment {
      environment.drawn.rendered(specimen.id, in: catalogue)
    }
  }

  /// The pieces, in the order they are written.
  var pieces: [Piece] {
    let pairs = filters.specimens.flatMap { specimen in
      environments.map { (specimen, $0) }
    }
    return pairs.enumerated().map {
      Piece(index: $0.offset, specimen: $0.element.0, environment: $0.element.1)
    }
  }

  func states(of piece: Piece) -> AnySequence<SpecimenState> {
    filters.states(
      of: piece.specimen, under: piece.environment.asked, tiers: space.tiers, cover: space.cover)
  }
}

/// An environment in links, and in files of a format.
struct ExportEnvironment: Hashable, Sendable {
  let asked: Settings
  let drawn: Settings

  init(_ asked: Settings, format: OutputFormat) {
    self.asked = asked
    drawn = asked.drawn(as: format)
  }

  var language: Language { asked.labelLanguage }

  /// `dark · 256`, for the components of several systems: each is in its own theme if none is named.
  func title(_ defaults: SettingDefaults) -> String {
    let title = Setting.all.compactMap { asked.spelling($0, defaults) }.joined(separator: " · ")
    return title.isEmpty ? "each in its own theme" : title
  }
}

extension Settings {
  /// `zatch · dark · 256`: theme and appearance, and whatever else is not at its default.
  func title(_ defaults: SettingDefaults) -> String {
    Setting.all.compactMap { setting in
      [.theme, .appearance].contains(setting)
        ? fullSpelling(setting, defaults) : spelling(setting, defaults)
    }.joined(separator: " · ")
  }
}

/// A drawn specimen under an environment.
struct ExportedSheet: Sendable {
  let piece: ExportPlan.Piece
  let stateCount: Int
  let looks: [ExportedLook]
}

/// A written look.
struct ExportedLook: Sendable {
  /// The number of its file until it has a name.
  let number: Int
  /// The states with this look, as links; the first represents them.
  let states: [String]
  /// The common values of the states and the axes that do not matter; empty for the default.
  let name: String
  let fingerprint: LookFingerprint
  /// The picture for the page: SVG of the look with a margin of its page, in Base64.
  let picture: String
  let pictureSize: (columns: Int, rows: Int)
}
