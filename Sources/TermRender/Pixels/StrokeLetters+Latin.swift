extension StrokeLetters {
  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    latin[scalar] != nil || accented[scalar] != nil
  }

  /// The lines of a letter that takes one column.
  static func latinLines(of scalar: Unicode.Scalar) -> [[StrokePoint]]? {
    let whole = StrokeFrame(left: 0, right: 100, top: 0, bottom: 100)
    if let path = latin[scalar] { return path.lines(in: whole) }
    guard let parts = accented[scalar], let base = latin[parts.base],
      let accent = accents[parts.accent]
    else { return nil }
    // A capital is lower under an accent; its foot stays where it is.
    let isCapital = parts.base.properties.isUppercase
    let lower = StrokeFrame(left: 0, right: 100, top: 13.5, bottom: 96)
    let isBelow = parts.accent == "¸"
    let body = isCapital && !isBelow ? lower : whole
    let raised = StrokeFrame(left: 0, right: 100, top: -5.75, bottom: 79.25)
    return base.lines(in: body) + accent.lines(in: isCapital && !isBelow ? raised : whole)
  }

  /// Reads a table: a letter and its path in a line, which goes on in lines that start with a blank.
  static func paths(_ text: String) -> [Unicode.Scalar: StrokePath] {
    var texts: [Unicode.Scalar: String] = [:]
    var letter: Unicode.Scalar = " "
    for line in text.split(separator: "\n") {
      if let first = line.unicodeScalars.first, first != " " { letter = first }
      texts[letter, default: ""] += line.dropFirst()
    }
    return texts.mapValues { StrokePath($0) }
  }

  private static let latin = paths(capitals + smallLetters + figures + marks + symbols)

  private static let capitals = """
    A M13 78 L50 19 L87 78 M25.5 58 L74.5 58
    B M20 48 L54 48 R81 63 U54 78 L20 78 L20 19 L51 19 R76 33.5 U51 48
    C M82 31 C78 23 68 18 53 18 R16 42 L16 55 U53 79 C68 79 78 74 82 66
    D M19 19 L45 19 R83 43 L83 54 U45 78 L19 78 Z
    E M80 19 L22 19 L22 78 L80 78 M22 48 L74 48
    F M81 19 L23 19 L23 78 M23 49 L75 49
    G M81 30 C77 23 68 18 52 18 R16 42 L16 55 U51 79 R84 60 L84 51 L55 51
    H M18 19 L18 78 M82 19 L82 78 M18 48 L82 48
    I M24 19 L76 19 M24 78 L76 78 M50 19 L50 78
    J M36 19 L76 19 L76 58 U47 79 C32 79 21 73 18 62
    K M20 19 L20 78 M81 19 L20 55 M42 42 L83 78
    L M25 19 L25 78 L82 78
    M M14 78 L14 19 L50 55 L86 19 L86 78
    N M18 78 L18 19 L82 78 L82 19
    O M50 18 R84 42 L84 55 U50 79 R16 55 L16 42 U50 18
    P M21 78 L21 19 L52 19 R82 36.5 U52 54 L21 54
    Q M50 18 R84 42 L84 55 U50 79 R16 55 L16 42 U50 18 M54 64 L82 91
    R M20 78 L20 19 L52 19 R81 35.5 U52 52 L20 52 M52 52 L83 78
    S M80 31 C77 22 65 18 50 18 C31 18 19 24 19 33 C19 42 29 45.5 50 48
      C71 50.5 82 55 82 64 C82 74 69 79 50 79 C33 79 21 74 17 65
    T M13 19 L87 19 M50 19 L50 78
    U M18 19 L18 57 U50 79 R82 57 L82 19
    V M13 19 L50 78 L87 19
    W M12 19 L28 78 L50 36 L72 78 L88 19
    X M15 19 L85 78 M85 19 L15 78
    Y M13 19 L50 51 L87 19 M50 51 L50 78
    Z M19 19 L81 19 L18 78 L82 78

    """

  private static let smallLetters = """
    a M22 45 C26 39 36 36 49 36 R78 52 L78 78 M78 55 L46 55 C28 55 18 60 18 67.5
      C18 75 27 79 41 79 C58 79 72 74 78 65
    b M20 15 L20 78 M20 49 C25 41 36 36 50 36 R82 54 L82 61 U50 79 C36 79 25 74 20 66
    c M81 46 C76 39.5 66 36 53 36 R18 54 L18 61 U53 79 C66 79 76 75.5 81 69
    d M80 15 L80 78 M80 49 C75 41 64 36 50 36 R18 54 L18 61 U50 79 C64 79 75 74 80 66
    e M17 57 L83 57 L83 54 U50 36 R17 55 L17 60 U52 79 C65 79 75 75.5 80 69
    f M82 16 L69 16 R47 28 L47 78 M19 38 L79 38
    g M80 37 L80 77 U48 94 C37 94 28 92 21 88
      M80 49 C75 41 64 36 50 36 R18 53 L18 59 U50 76 C64 76 75 71 80 63
    h M20 15 L20 78 M20 50 C25 41 37 36 51 36 R80 53 L80 78
    i M25 37 L52 37 L52 78 M21 78 L83 78 D51 18.5
    j M30 37 L65 37 L65 79 U41 94 C33 94 26 92.5 20 89 D64 18.5
    k M22 15 L22 78 M79 37 L22 62 M43 53 L82 78
    l M19 16 L46 16 L46 65 U66 78 L82 78
    m M13 37 L13 78 M13 47 C16 39.5 23 36 32 36 R50 48 L50 78
      M50 47 C53 39.5 60 36 69 36 R87 48 L87 78
    n M20 37 L20 78 M20 50 C25 41 37 36 51 36 R80 53 L80 78
    o M50 36 R83 54 L83 61 U50 79 R17 61 L17 54 U50 36
    p M20 37 L20 94 M20 49 C25 41 36 36 50 36 R82 54 L82 61 U50 79 C36 79 25 74 20 66
    q M80 37 L80 94 M80 49 C75 41 64 36 50 36 R18 54 L18 61 U50 79 C64 79 75 74 80 66
    r M29 37 L29 78 M29 53 C35 42 46 36 61 36 C70 36 78 38.5 83 43
    s M79 45 C74 39.5 64 36 50 36 C33 36 22 40 22 47 C22 53.5 31 55.5 50 57
      C70 58.5 80 61.5 80 68 C80 75 68 79 50 79 C35 79 25 76 19 69.5
    t M43 21 L43 65 U65 78 L80 78 M18 37 L80 37
    u M20 37 L20 61 U48 79 C62 79 75 74 80 65 M80 37 L80 78
    v M16 37 L50 78 L84 37
    w M12 37 L29 78 L50 47 L71 78 L88 37
    x M18 37 L82 78 M82 37 L18 78
    y M16 37 L50 77 M84 37 L46 83 C39 91 32 94 20 94
    z M21 37 L79 37 L20 78 L81 78

    """

  private static let figures = """
    0 M50 18 R81 42 L81 55 U50 79 R19 55 L19 42 U50 18
    1 M24 31 L52 19 L52 78 M20 78 L83 78
    2 M19 32 C23 23 34 18 50 18 R80 35 C80 44 73 49.5 63 55 L19 78 L82 78
    3 M19 30 C23 22.5 34 18 49 18 R77 33 U53 47.5 L39 47.5 M53 47.5 R82 63
      U49 79 C33 79 22 74 17 65
    4 M66 78 L66 19 L14 63 L87 63
    5 M77 19 L27 19 L23 47.5 C29 43 39 41 50 41 R82 60 U49 79 C34 79 23 75 17 67
    6 M77 26 C72 21 64 18 54 18 C28 18 18 31 18 54 L18 60 U50 79 R82 60 U51 41.5
      C34 41.5 22 48 18 58
    7 M17 19 L83 19 L40 78
    8 M50 18 R77 33 U50 48 R18 63.5 U50 79 R82 63.5 U50 48 R23 33 U50 18
    9 M23 71 C28 76 36 79 46 79 C72 79 82 66 82 43 L82 37 U50 18 R18 37 U49 55.5
      C66 55.5 78 49 82 39

    """

  private static let marks = """
    ! M50 19 L50 58 D50 77
    " M36 19 L36 37 M64 19 L64 37
    # M38 21 L28 76 M72 21 L62 76 M15 39 L87 39 M13 58 L85 58
    $ M79 34 C76 26 65 22.5 50 22.5 C31 22.5 20 28 20 35.5 C20 43 29 46 50 48.5
      C71 51 81 55 81 62.5 C81 71 69 75.5 50 75.5 C33 75.5 22 71 18 63
      M50 11 L50 22.5 M50 75.5 L50 87
    % M80 20 L20 77 O29 30 16 11 O71 67 16 11
    & M86 78 L31 37 C26 33 25 30 25 27.5 C25 22 33 18 43 18 C54 18 61 22 61 28.5
      C61 36 54 40 42 45 C24 52.5 14 56 14 65 C14 74 24 79 39 79 C60 79 76 70 81 50
    ' M50 19 L50 37
    ( M65 11 C46 24 37 37 37 50 C37 63 46 76 65 89
    ) M35 11 C54 24 63 37 63 50 C63 63 54 76 35 89
    * M50 25 L50 53 M25 32 L75 46 M75 32 L25 46
    + M17 53 L83 53 M50 36.5 L50 69.5
    , M54 76 L42 90
    - M25 54 L75 54
    . D50 77
    / M80 12 L20 87
    : D50 45 D50 76
    ; D51 45 M54 75 L42 89
    < M80 34 L21 53 L80 72
    = M18 44.5 L82 44.5 M18 62 L82 62
    > M20 34 L79 53 L20 72
    ? M21 29 C25 22 35 18 48 18 R78 33.5 C78 46 50 45 50 59 D50 77
    @ M72 89 L52 89 R12 67 L12 43 U50 21 R88 43 L88 70
      M88 49 C84 44 76 42 67 42 R43 53 L43 58 U67 69 C76 69 84 67 88 62
    [ M66 12 L40 12 L40 88 L66 88
    \\ M20 12 L80 87
    ] M34 12 L60 12 L60 88 L34 88
    ^ M22 41 L50 19 L78 41
    _ M13 91 L87 91
    ` M40 17 L56 28
    { M71 12 L66 12 R50 22 L50 39 U32 50 R50 61 L50 78 U66 88 L71 88
    | M50 10 L50 91
    } M29 12 L34 12 R50 22 L50 39 U68 50 R50 61 L50 78 U34 88 L29 88
    ~ M15 58 C19 48 29 45 40 49 L60 57 C71 61 81 58 85 48

    """

  private static let symbols = """
    · D50 53
    … D18 77 D50 77 D82 77
    ‹ M62 37 L36 55 L62 73
    › M38 37 L64 55 L38 73
    « M48 38 L22 55 L48 72 M80 38 L54 55 L80 72
    » M20 38 L46 55 L20 72 M52 38 L78 55 L52 72
    ← M87 52 L14 52 M42 36 L14 52 L42 68
    → M13 52 L86 52 M58 36 L86 52 L58 68
    ↑ M50 80 L50 25 M17 43 L50 25 L83 43
    ↓ M50 24 L50 79 M17 61 L50 79 L83 61
    – M21 54 L79 54
    — M12 54 L88 54
    ‘ M46 35 L55 19
    ’ M54 19 L45 35
    “ M32 35 L41 19 M60 35 L69 19
    ” M40 19 L31 35 M68 19 L59 35
    × M24 39 L76 66 M76 39 L24 66
    ÷ M17 53 L83 53 D50 36 D50 70
    ± M18 45 L82 45 M50 29 L50 61 M18 76 L82 76
    ° O50 29 20 10
    € M86 28 C80 21.5 71 18 61 18 R27 42 L27 55 U61 79 C71 79 80 75.5 86 69
      M12 42 L68 42 M12 55 L63 55
    £ M78 29 C75 22 68 18 58 18 R36 36 L36 60 C36 69 30 75 19 78 L81 78 M19 49 L66 49
    ₩ M12 19 L28 78 L50 36 L72 78 L88 19 M12 50 L88 50
    ¥ M15 19 L50 50 L85 19 M50 50 L50 78 M20 52 L80 52 M20 65 L80 65
    ¢ M79 40 C74 34.5 65 32 53 32 R20 48 L20 53 U53 69 C65 69 74 66.5 79 61 M53 21 L53 80
    ¡ D50 40 M50 59 L50 94
    ¿ D50 40 M50 58 C50 71 22 71 22 81 C22 90 35 94 52 94 C65 94 74 91 79 86
    • F50 53 18 9
    ✓ M15 55 L40 73 L85 27
    ✕ M17 36 L83 69 M83 36 L17 69
    ● F50 52 38 19
    ○ O50 52 38 19
    Æ M12 78 L46 19 L88 19 M52 19 L52 78 L88 78 M52 48 L82 48 M24 58 L52 58
    Ð M21 19 L47 19 R84 43 L84 54 U47 78 L21 78 Z M12 48 L46 48
    Ø M50 18 R84 42 L84 55 U50 79 R16 55 L16 42 U50 18 M82 17 L18 80
    Þ M22 19 L22 78 M22 31 L52 31 R82 47.5 U52 64 L22 64
    ß M20 78 L20 34 U48 15 R73 29 C73 40 50 40 50 48 C50 56 83 56 83 67
      C83 75 74 79 62 79 C54 79 47 77.5 42 74
    æ M17 43 C20 38.5 26 36 33 36 R50 50 L50 64 C50 73 42 79 30 79 C19 79 13 74 13 67.5
      C13 60 20 57 30 57 L87 57 L87 52 U69 36 C58 36 50 42 50 51
      M50 64 C50 73 58 79 70 79 C77 79 83 77 87 72
    ð M31 17 C66 24 82 40 82 59 U50 79 R18 59 U50 40 C65 40 77 46 81 55 M34 31 L70 17
    ø M50 36 R83 54 L83 61 U50 79 R17 61 L17 54 U50 36 M82 34 L18 81
    þ M20 15 L20 94 M20 49 C25 41 36 36 50 36 R82 54 L82 61 U50 79 C36 79 25 74 20 66
    ı M25 37 L52 37 L52 78 M21 78 L83 78

    """

  /// Accents over a small letter.
  private static let accents = paths(
    """
    ` M36 15 L54 26
    ´ M64 15 L46 26
    ^ M28 27 L50 15 L72 27
    ~ M24 25 C28 17 38 16 50 20.5 C62 25 72 24 76 16
    ¨ D32 20 D68 20
    ˚ O50 20 13 6.5
    ¸ M51 79 L51 84 C63 84 66 93.5 52 93.5 C46 93.5 42 93 38 91.5

    """)

  /// Letters with an accent, and their parts.
  private static let accented: [Unicode.Scalar: (base: Unicode.Scalar, accent: Unicode.Scalar)] = {
    let text = """
      ÀA` ÁA´ ÂA^ ÃA~ ÄA¨ ÅA˚ ÇC¸ ÈE` ÉE´ ÊE^ ËE¨ ÌI` ÍI´ ÎI^ ÏI¨ ÑN~ ÒO` ÓO´ ÔO^ ÕO~ ÖO¨ \
      ÙU` ÚU´ ÛU^ ÜU¨ ÝY´ àa` áa´ âa^ ãa~ äa¨ åa˚ çc¸ èe` ée´ êe^ ëe¨ ìı` íı´ îı^ ïı¨ ñn~ \
      òo` óo´ ôo^ õo~ öo¨ ùu` úu´ ûu^ üu¨ ýy´ ÿy¨
      """
    var result: [Unicode.Scalar: (base: Unicode.Scalar, accent: Unicode.Scalar)] = [:]
    for word in text.split(separator: " ") {
      let parts = Array(word.unicodeScalars)
      if parts.count == 3 { result[parts[0]] = (parts[1], parts[2]) }
    }
    return result
  }()
}
