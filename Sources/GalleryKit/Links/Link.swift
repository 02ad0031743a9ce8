import GSDesign

/// Names one state of one specimen under one environment.
///
/// ```
/// tag/filled:color=yellow,selected@theme=zatch,appearance=dark
/// ```
public struct Link: Hashable, Sendable {
  /// The id of the specimen, such as `tag/filled`.
  public let specimen: VariantID
  /// The state; values at their default are not spelled.
  public var state: SpecimenState
  /// The settings; those at their default are not spelled.
  public var environment: Settings

  /// Makes the link of a state.
  ///
  /// - Parameters:
  ///   - specimen: the specimen that it names.
  ///   - state: one of its states; its initial one by default.
  ///   - environment: the settings; at their defaults unless given.
  public init(
    _ specimen: Specimen, state: SpecimenState? = nil,
    environment: Settings = Settings()
  ) {
    self.specimen = specimen.id
    self.state = state ?? specimen.initialState
    self.environment = environment
  }

  /// The link as text: only what differs from the default, in the order the axes are declared.
  public func text(in catalogue: Catalogue) -> String { id(in: catalogue).text }

  /// The link as it is printed, in its parts.
  package func id(in catalogue: Catalogue) -> LinkID {
    let knobs = catalogue[specimen].map { spelled($0.axes) } ?? []
    return LinkID(
      StateID(specimen, values: knobs.joined(separator: ",")),
      environment.id(defaultTheme: catalogue.themes.first?.name ?? ""))
  }

  private func spelled(_ axes: [AxisInfo]) -> [String] {
    var knobs: [String] = []
    for (index, axis) in axes.enumerated() {
      let value = state[index]
      guard value != axis.standard else { continue }
      switch value {
      case .flag(let isOn): knobs.append(isOn ? axis.name : "no-" + axis.name)
      case .choice, .options, .number, .text:
        knobs.append(axis.name + "=" + percentEncoded(axis.spelling(of: value)))
      }
    }
    return knobs
  }
}
