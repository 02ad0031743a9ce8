/// A Hangul syllable and where its letters go: x in hundredths of a column, of which it has two, y in hundredths of a row.
struct HangulSyllable {
  /// Its consonants, of which the initial and the final one can be doubled; a syllable can have no final one.
  let initial: [Unicode.Scalar]
  let vowel: Vowel
  let final: [Unicode.Scalar]

  /// A vowel: a line below the initial consonant, stems beside it, or both.
  struct Vowel {
    /// The form of the line below its initial consonant.
    enum Below {
      /// It has none.
      case none
      /// With stems up to the consonant, as in ㅗ.
      case up
      /// With stems down, as in ㅜ.
      case down
      /// Without stems, as in ㅡ.
      case flat
    }

    let below: Below
    /// How far the part left of the stems goes to the right.
    let reach: Double
    /// The line below and its stems, in a frame of their own.
    let line: StrokePath
    /// The stems beside, in hundredths of a column and of their height.
    let stems: StrokePath
    /// Those over a final consonant, where the ticks of ㅝ and ㅞ are lower.
    let shortStems: StrokePath
  }

  /// The way a consonant is drawn, which differs for a few.
  private enum Place {
    case beside
    case above
    case end
  }

  private static let top = 11.0
  private static let bottom = 91.0

  var lines: [[StrokePoint]] {
    vowel.below == .none ? besideLines : belowLines
  }

  /// An initial consonant with its vowel to the right.
  private var besideLines: [[StrokePoint]] {
    let isOpen = final.isEmpty
    let tall = Self.height(of: initial)
    let gap = 13.5
    let space = Self.bottom - Self.top - gap
    let share = 0.5 + 0.6 * (tall / (tall + Self.height(of: final)) - 0.5)
    let half = min(31, 26 + (tall - 14) * 0.5)
    let start = isOpen ? 48 - half : Self.top + 1
    let end = isOpen ? 48 + half : Self.top + space * share
    let isDouble = initial.count > 1
    let place = Frame(
      left: isDouble ? 13 : 17, right: vowel.reach + (isDouble ? 5 : 0), top: start, bottom: end)
    let stems = Frame(
      left: 0, right: 100, top: Self.top - 1, bottom: isOpen ? Self.bottom : end + 3)
    return Self.lines(of: initial, .beside, in: place)
      + (isOpen ? vowel.stems : vowel.shortStems).lines(in: stems.frame)
      + finalLines(from: end + gap)
  }

  /// An initial consonant over its vowel, which can have stems to the right.
  private var belowLines: [[StrokePoint]] {
    let isOpen = final.isEmpty
    let isWide = vowel.reach > 180
    // From the initial consonant to the line, and from there to the next letter below.
    let over: Double
    let under: Double
    switch vowel.below {
    case .none, .flat:
      over = isOpen ? 20 : 13.5
      under = isOpen ? (isWide ? 15 : 21) : 0
    case .up:
      over = isOpen ? 29 : 18
      under = isOpen ? (isWide ? 9 : 16) : 0
    case .down:
      over = isOpen ? 13.5 : 12
      under = isOpen ? 33 : 12
    }
    let gap = isOpen ? 0 : vowel.below == .down ? 11 : 13.5
    let space = Self.bottom - Self.top - over - under - gap
    let tall = Self.height(of: initial)
    let share = 0.5 + 1.0 * (tall / (tall + Self.height(of: final)) - 0.5)
    let end = Self.top + (isOpen ? space : space * share)
    let line = end + over
    let side = isWide ? 14.0 : 12
    let isDouble = initial.count > 1
    let inset = isWide ? (isDouble ? 14.0 : 30) : (isDouble ? 4 : 8)
    let place = Frame(
      left: side + inset, right: vowel.reach - inset, top: Self.top, bottom: end)
    let bars = Frame(
      left: side, right: vowel.reach, top: vowel.below == .up ? end : line,
      bottom: vowel.below == .up ? line : line + under)
    let stems = Frame(
      left: 0, right: 100, top: Self.top - 1,
      bottom: isOpen ? Self.bottom : line + under + gap - 10)
    return Self.lines(of: initial, .above, in: place)
      + vowel.line.lines(in: bars.frame)
      + (isOpen ? vowel.stems : vowel.shortStems).lines(in: stems.frame)
      + finalLines(from: line + under + gap)
  }

  private func finalLines(from top: Double) -> [[StrokePoint]] {
    let isWide = vowel.reach > 180
    let isDouble = final.count > 1
    let left = isWide ? 36.0 : 44
    let place = Frame(
      left: isDouble ? left - 14 : left, right: isWide ? (isDouble ? 178 : 164) : 172, top: top,
      bottom: Self.bottom)
    return Self.lines(of: final, .end, in: place)
  }

  /// The lines of a consonant without a syllable.
  static func aloneLines(of letters: [Unicode.Scalar]) -> [[StrokePoint]] {
    let isDouble = letters.count > 1
    let place = Frame(
      left: isDouble ? 20 : 36, right: isDouble ? 180 : 164, top: 18, bottom: 82)
    return lines(of: letters, .end, in: place)
  }

  /// The lines of a vowel without a syllable, in the middle.
  static func aloneLines(of vowel: Vowel) -> [[StrokePoint]] {
    let lines = HangulSyllable(initial: [], vowel: vowel, final: []).lines
    let points = lines.joined()
    let edges = (
      left: points.map(\.x).min() ?? 0, right: points.map(\.x).max() ?? 2,
      top: points.map(\.y).min() ?? 0, bottom: points.map(\.y).max() ?? 1
    )
    let move = (x: 1 - (edges.left + edges.right) / 2, y: 0.5 - (edges.top + edges.bottom) / 2)
    return lines.map { $0.map { StrokePoint(x: $0.x + move.x, y: $0.y + move.y) } }
  }

  /// The lines of a consonant, or of two side by side.
  private static func lines(
    of letters: [Unicode.Scalar], _ place: Place, in frame: Frame
  ) -> [[StrokePoint]] {
    guard let first = letters.first else { return [] }
    if let last = letters.dropFirst().first {
      let isOpen = "ㅅㅈ".unicodeScalars.contains(first) && first == last
      let gap = isOpen ? 8.0 : place == .beside ? 17 : 22
      let width = (frame.right - frame.left - gap) / 2
      var frames = (frame, frame)
      frames.0.right = frame.left + width
      frames.1.left = frame.right - width
      return lines(of: [first], place, in: frames.0) + lines(of: [last], place, in: frames.1)
    }
    let path: StrokePath?
    switch place {
    case .beside: path = besidePaths[first] ?? paths[first]
    case .above: path = abovePaths[first] ?? paths[first]
    case .end: path = paths[first]
    }
    return path?.lines(in: frame.frame) ?? []
  }

  /// How much height a consonant needs beside another one.
  private static func height(of letters: [Unicode.Scalar]) -> Double {
    letters.map { heights[$0] ?? 16 }.max() ?? 0
  }

  /// The edges of a place.
  private struct Frame {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    var frame: StrokeFrame { StrokeFrame(left: left, right: right, top: top, bottom: bottom) }
  }
}

extension HangulSyllable {
  static let initials = letters("ㄱ ㄱㄱ ㄴ ㄷ ㄷㄷ ㄹ ㅁ ㅂ ㅂㅂ ㅅ ㅅㅅ ㅇ ㅈ ㅈㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")

  /// The final consonants; the first is none.
  static let finals =
    [[]]
    + letters(
      "ㄱ ㄱㄱ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅅㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")

  /// The consonants that have a place of their own, in its order.
  static let alone = letters(
    """
    ㄱ ㄱㄱ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄷㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅂ ㅂㅅ ㅅ ㅅㅅ ㅇ ㅈ \
    ㅈㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
    """)

  private static func letters(_ text: String) -> [[Unicode.Scalar]] {
    text.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static let heights: [Unicode.Scalar: Double] = [
    "ㄱ": 14, "ㄴ": 14, "ㄷ": 16, "ㄹ": 22, "ㅁ": 16, "ㅂ": 18, "ㅅ": 16, "ㅇ": 17, "ㅈ": 18, "ㅊ": 22,
    "ㅋ": 17, "ㅌ": 21, "ㅍ": 17, "ㅎ": 26,
  ]

  private static let paths = StrokeLetters.paths(
    """
    ㄱ M4 2 L94 2 L94 100
    ㄴ M6 0 L6 98 L98 98
    ㄷ M95 2 L6 2 L6 98 L97 98
    ㄹ M5 2 L93 2 L93 49 L6 49 L6 98 L97 98
    ㅁ M7 2 L93 2 L93 98 L7 98 Z
    ㅂ M7 0 L7 98 L93 98 L93 0 M7 47 L93 47
    ㅅ M50 2 C50 45 32 78 0 98 M50 12 C52 55 70 82 100 98
    ㅇ O50 50 50 50
    ㅈ M5 3 L95 3 M50 3 C50 48 32 80 0 98 M50 20 C53 60 70 84 100 98
    ㅊ M50 0 L50 22 M5 22 L95 22 M50 22 C50 58 32 84 0 99 M50 36 C53 68 70 87 100 99
    ㅋ M4 2 L94 2 L94 100 M4 48 L94 48
    ㅌ M95 2 L6 2 L6 98 L97 98 M6 49 L91 49
    ㅍ M0 2 L100 2 M0 98 L100 98 M28 2 L30 98 M72 2 L70 98
    ㅎ M50 -4 L50 14 M2 14 L98 14 O50 70 42 30

    """)

  /// Consonants with a vowel to their right.
  private static let besidePaths = StrokeLetters.paths(
    """
    ㄱ M4 3 L94 3 C93 48 62 82 2 99
    ㄴ M6 0 L6 96 L36 96 C60 96 82 94 102 90
    ㅋ M4 3 L94 3 C93 48 62 82 2 99 M4 48 L82 48
    ㅍ M2 3 L98 3 M0 97 L100 97 M30 3 L32 97 M71 3 L69 97

    """)

  /// Consonants over a vowel.
  private static let abovePaths = StrokeLetters.paths(
    """
    ㄱ M4 2 L94 2 C94 40 93 72 89 100
    ㅋ M4 2 L94 2 C94 40 93 72 89 100 M4 49 L92 49
    ㅅ M50 2 C50 45 30 78 -6 98 M50 12 C52 55 72 82 106 98
    ㅈ M0 3 L100 3 M50 3 C50 48 30 80 -6 98 M50 20 C53 60 72 84 106 98
    ㅊ M50 0 L50 22 M0 22 L100 22 M50 22 C50 58 30 84 -6 99 M50 36 C53 68 72 87 106 99
    ㅍ M-7 2 L107 2 M-7 98 L107 98 M27 2 L29 98 M73 2 L71 98

    """)

  /// The vowels in the order of the syllables.
  static let vowels: [Vowel] = [
    beside(108, "M154 0 L154 100 M154 46 L188 46"),  // ㅏ
    beside(94, "M134 3 L134 97 M134 46 L171 46 M171 0 L171 100"),  // ㅐ
    beside(
      108, "M154 0 L154 100 M154 33 L188 33 M154 62 L188 62",
      "M154 0 L154 100 M154 27 L188 27 M154 66 L188 66"),  // ㅑ
    beside(
      94, "M134 3 L134 97 M134 33 L171 33 M134 62 L171 62 M171 0 L171 100",
      "M134 3 L134 97 M134 28 L171 28 M134 66 L171 66 M171 0 L171 100"),  // ㅒ
    beside(104, "M166 0 L166 100 M124 46 L166 46"),  // ㅓ
    beside(84, "M172 0 L172 100 M137 3 L137 97 M102 46 L137 46"),  // ㅔ
    beside(
      104, "M166 0 L166 100 M122 33 L166 33 M122 62 L166 62",
      "M166 0 L166 100 M124 27 L166 27 M124 66 L166 66"),  // ㅕ
    beside(
      84, "M172 0 L172 100 M137 3 L137 97 M101 33 L137 33 M101 62 L137 62",
      "M172 0 L172 100 M137 3 L137 97 M102 27 L137 27 M102 66 L137 66"),  // ㅖ
    below(.up, 186, "M0 100 L100 100 M50 46 L50 100"),  // ㅗ
    below(.up, 128, "M0 100 L100 100 M50 46 L50 100", "M152 0 L152 100 M152 46 L188 46"),  // ㅘ
    below(
      .up, 114, "M0 100 L100 100 M50 46 L50 100",
      "M136 3 L136 97 M136 46 L172 46 M172 0 L172 100"),  // ㅙ
    below(.up, 138, "M0 100 L100 100 M50 46 L50 100", "M164 0 L164 100"),  // ㅚ
    below(.up, 186, "M0 100 L100 100 M33 46 L33 100 M67 46 L67 100"),  // ㅛ
    below(.down, 186, "M0 0 L100 0 M50 0 L50 100"),  // ㅜ
    below(
      .down, 140, "M0 0 L100 0 M46 0 L46 100", "M168 0 L168 100 M124 78 L168 78",
      "M168 0 L168 100 M126 93 L168 93"),  // ㅝ
    below(
      .down, 120, "M0 0 L100 0 M44 0 L44 100",
      "M173 0 L173 100 M140 3 L140 97 M104 78 L140 78",
      "M173 0 L173 100 M140 3 L140 100 M106 93 L140 93"),  // ㅞ
    below(.down, 138, "M0 0 L100 0 M50 0 L50 100", "M164 0 L164 100"),  // ㅟ
    below(.down, 186, "M0 0 L100 0 M32 0 L32 100 M68 0 L68 100"),  // ㅠ
    below(.flat, 186, "M0 0 L100 0"),  // ㅡ
    below(.flat, 138, "M0 0 L100 0", "M164 0 L164 100"),  // ㅢ
    beside(114, "M164 0 L164 100"),  // ㅣ
  ]

  private static func beside(
    _ reach: Double, _ stems: String, _ shortStems: String? = nil
  ) -> Vowel {
    Vowel(
      below: .none, reach: reach, line: StrokePath(""), stems: StrokePath(stems),
      shortStems: StrokePath(shortStems ?? stems))
  }

  private static func below(
    _ below: Vowel.Below, _ reach: Double, _ line: String, _ stems: String = "",
    _ shortStems: String? = nil
  ) -> Vowel {
    Vowel(
      below: below, reach: reach, line: StrokePath(line), stems: StrokePath(stems),
      shortStems: StrokePath(shortStems ?? stems))
  }
}
