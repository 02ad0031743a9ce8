import TermRender

/// One of the `TerminalFeatures`, so that each can have a reason.
public enum TerminalFeature: String, Hashable, Sendable, CaseIterable {
  /// `TerminalFeatures/backgroundErase`.
  case backgroundErase
  /// `TerminalFeatures/eraseCharacters`.
  case eraseCharacters
  /// `TerminalFeatures/repeatCharacter`.
  case repeatCharacter
  /// `TerminalFeatures/repeatAnyCharacter`.
  case repeatAnyCharacter
  /// `TerminalFeatures/scrollRegions`.
  case scrollRegions
  /// `TerminalFeatures/insertDeleteCharacters`.
  case insertDeleteCharacters
  /// `TerminalFeatures/tabStops`.
  case tabStops
  /// `TerminalFeatures/synchronizedOutput`.
  case synchronizedOutput
  /// `TerminalFeatures/joinedClusters`.
  case joinedClusters
  /// `TerminalFeatures.wedges`.
  case wedges
  /// `TerminalFeatures.roundEnds`.
  case roundEnds
  /// `TerminalFeatures.textSizing`.
  case textSizing

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
    case .wedges: .wedges
    case .roundEnds: .roundEnds
    case .textSizing: .textSizing
    }
  }

  /// The terminfo capabilities that the feature needs; empty if terminfo does not describe it.
  var terminfoNames: [String] {
    switch self {
    case .backgroundErase: ["bce"]
    case .eraseCharacters: ["ech"]
    case .repeatCharacter: ["rep"]
    case .scrollRegions: ["csr", "ri", "il", "dl"]
    case .insertDeleteCharacters: ["ich", "dch"]
    case .repeatAnyCharacter, .tabStops, .synchronizedOutput, .joinedClusters, .wedges, .roundEnds,
      .textSizing:
      []
    }
  }
}

/// A value found out about the terminal, with its source and the reason in words.
public struct TerminalFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value found.
  public var value: Value
  /// Where it comes from.
  public var source: TerminalSource
  /// How it was found out: a phrase in English, of harmless characters only.
  public var reason: String

  init(_ value: Value, _ reason: String, _ source: TerminalSource = .environment) {
    self.value = value
    self.source = source
    self.reason = reason
  }
}

/// Where something that is known of the terminal comes from.
public enum TerminalSource: String, Hashable, Sendable, CaseIterable {
  /// The terminal said so itself.
  case answer
  /// A variable of the environment, `TERM` included.
  case environment
  /// The entry of the terminal in the terminfo database.
  case terminfo
  /// An assumption, without evidence: the value that most terminals have.
  case `default`
}

/// How the outlines of components are drawn on a terminal.
public enum ShapeDrawing: String, Hashable, Sendable, CaseIterable {
  /// As pixels if the terminal reports support, otherwise as cells.
  case auto
  /// As cells.
  case cells
  /// As ``auto``, but kitty's graphics are also asked for inside a multiplexer, although some multiplexers print the
  /// question.
  case pixels
}

/// The result of the request to draw outlines the other way.
public enum ShapeSwitch: Hashable, Sendable {
  /// They are cells now.
  case cells
  /// They are pixels now.
  case pixels
  /// They stay cells: the terminal has not reported images, or the size of its cells.
  case noImages
  /// They stay cells: reduced colours would not be those of the cells.
  case fewColors
  /// They stay cells: ncurses draws no images.
  case ncurses
}
