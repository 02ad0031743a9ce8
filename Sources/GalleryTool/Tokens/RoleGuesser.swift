import ColorScience
import GSDesign
import TokenFiles

/// Proposes a token for each role: by the words of its path, or else by the distance of its colour.
struct RoleGuesser {
  /// A token with a colour.
  private struct Candidate {
    let path: String
    let words: Set<String>
    let color: Lab
    /// Whether the colour is opaque.
    let isOpaque: Bool
    let isAlias: Bool
  }

  /// The lowest sufficient score for the words of a path.
  private static let leastScore = 60
  /// The largest distance (CIEDE2000) of a token's colour from the role's colour in another theme.
  private static let farthest = 12.0

  private let candidates: [Candidate]
  private let byWord: [String: [Int]]

  /// - Parameter appearance: tokens named for the other appearance are left out.
  init(_ colors: ThemeColors, _ appearance: Appearance) {
    let set = colors.set(appearance)
    var candidates: [Candidate] = []
    for token in set.tokens where token.type == nil || token.type == "color" {
      guard let value = colors.color(of: token, in: set, appearance) else { continue }
      let words = Set(RoleWords.words(of: token.path))
      guard !words.contains(appearance.opposite.rawValue) else { continue }
      candidates.append(
        Candidate(
          path: token.path, words: words, color: Lab(XYZ(value.color)), isOpaque: value.alpha >= 1,
          isAlias: token.isAlias))
    }
    var byWord: [String: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      for word in candidate.words { byWord[word, default: []].append(index) }
    }
    self.candidates = candidates
    self.byWord = byWord
  }

  /// The path whose words match the role best; nil if none matches.
  func path(named role: BuiltInRole) -> String? {
    var best: (score: Int, index: Int)?
    for (position, phrase) in RoleWords.phrases(role).enumerated() {
      guard let first = phrase.first else { continue }
      for index in byWord[String(first), default: []] {
        let score = score(candidates[index], phrase, position)
        if score >= Self.leastScore, score > best?.score ?? 0 { best = (score, index) }
      }
    }
    return best.map { candidates[$0.index].path }
  }

  private func score(_ candidate: Candidate, _ phrase: [Substring], _ position: Int) -> Int {
    guard phrase.allSatisfy({ candidate.words.contains(String($0)) }) else { return 0 }
    var score = 100 - 3 * min(position, 8)
    for word in candidate.words
    where !RoleWords.neutral.contains(word) && !phrase.contains(Substring(word)) {
      score -= RoleWords.other.contains(word) ? 40 : word.allSatisfy(\.isNumber) ? 8 : 14
    }
    // An alias names a purpose; a palette colour is only one of its steps.
    return score + (candidate.isAlias ? 2 : 0)
  }

  /// Whether a token is a candidate.
  func has(_ path: String) -> Bool { candidates.contains { $0.path == path } }

  /// The path of the token with the nearest colour; nil if none is near enough.
  func path(nearestTo color: RGB) -> String? {
    let wanted = Lab(XYZ(LinearSRGB(color)))
    var best: (distance: Double, path: String)?
    for candidate in candidates where candidate.isOpaque {
      let distance = candidate.color.difference2000(to: wanted)
      if distance <= Self.farthest, distance < best?.distance ?? .infinity {
        best = (distance, candidate.path)
      }
    }
    return best?.path
  }
}

extension ThemeMapping {
  /// A first mapping: each choice is marked as a guess.
  ///
  /// - Parameter reference: the theme with the colours for roles that no token name matches.
  init(guessing colors: ThemeColors, like reference: Theme) {
    self.init()
    let light = RoleGuesser(colors, .light)
    let dark = RoleGuesser(colors, .dark)
    for role in BuiltInRole.allCases {
      let paths = (light.path(named: role), dark.path(named: role))
      guard let path = paths.0 ?? paths.1 else { continue }
      roles[role] = Choice(light: paths.0 ?? path, dark: paths.1 ?? path, guess: .name)
    }
    for role in Theme.requiredRoles {
      guard case .builtIn(let name) = role.base, roles[name] == nil else { continue }
      let scheme = reference.scheme(.light, .original)
      guard let path = light.path(nearestTo: scheme[role]) else { continue }
      let other =
        dark.has(path) ? path : dark.path(nearestTo: reference.scheme(.dark, .original)[role])
      roles[name] = Choice(light: path, dark: other ?? path, guess: .distance)
    }
    let measures = MeasureGuesser(colors.set(.light))
    for (role, path) in measures.shadowRoles where roles[role] == nil {
      roles[role] = Choice(light: path, dark: path, guess: .name)
    }
    (styles, lengths) = (measures.styles, measures.lengths)
  }
}
