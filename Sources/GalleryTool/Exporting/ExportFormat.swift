import ArgumentParser

/// The content of an export: pictures of looks in a format, or states as data.
enum ExportFormat: Hashable, Sendable, CaseIterable, ExpressibleByArgument {
  case looks(OutputFormat)
  /// A module of stories for each variant, in Component Story Format 3.
  case stories

  static var allCases: [ExportFormat] { OutputFormat.allCases.map(ExportFormat.looks) + [.stories] }
  static var allValueStrings: [String] { allCases.map(\.defaultValueDescription) }

  init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.defaultValueDescription == argument }) else {
      return nil
    }
    self = format
  }

  /// The name as the command line spells it.
  var defaultValueDescription: String {
    switch self {
    case .looks(let format): format.rawValue
    case .stories: "stories"
    }
  }
}
