import TermRender

/// One of the ``TerminalFeatures``, so that each can have a reason.
public enum TerminalFeature: String, Hashable, Sendable, CaseIterable {
  /// ``TerminalFeatures/backgroundErase``.
  case backgroundErase
  /// ``TerminalFeatures/eraseCharacters``.
  case eraseCharacters
  /// ``TerminalFeatures/repeatCharacter``.
  case repeatCharacter
  /// ``TerminalFeatures/repeatAnyCharacter``.
  case repeatAnyCharacter
  /// ``TerminalFeatures/scrollRegions``.
  case scrollRegions
  /// ``TerminalFeatures/insertDeleteCharacters``.
  case insertDeleteCharacters
  /// ``TerminalFeatures/tabStops``.
  case tabStops
  /// ``TerminalFeatures/synchronizedOutput``.
  case synchronizedOutput
  /// ``TerminalFeatures/joinedClusters``.
  case joinedClusters

  var option: TerminalFeatures {
    switch self {
    case .backgroundErase: .backgroundErase
    case .eraseCharacters: .eraseCharacters
    case .repeatCharacter: .repeatCharacter
    case .repeatAnyCharacter: .repeatAnyCharacter
    case .scrollRegions: .scrollRegions
    case .insertDeleteCharacters: .insertDeleteCharacters
    case .tabStops: .tabStops
    case .synchronizedOutput: .synchronizedOutput
    case .joinedClusters: .joinedClusters
    }
  }

  /// The capabilities of terminfo that all have to be there; none where terminfo does not tell.
  var terminfoNames: [String] {
    switch self {
    case .backgroundErase: ["bce"]
    case .eraseCharacters: ["ech"]
    case .repeatCharacter: ["rep"]
    case .scrollRegions: ["csr", "ri", "il", "dl"]
    case .insertDeleteCharacters: ["ich", "dch"]
    case .repeatAnyCharacter, .tabStops, .synchronizedOutput, .joinedClusters: []
    }
  }
}
