@testable import ColorScience
@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// Sequences from terminals, and their meaning.
enum InputTable {
  typealias Row = (bytes: String, events: [TerminalInput])

  static let keys: [Row] = [
    ("a", [key("a")]), ("A", [key("A")]), (" ", [key(" ")]), ("~", [key("~")]),
    ("가", [key("가")]), ("é", [key("é")]), ("😀", [key("😀")]), ("\u{10FFFF}", [key("\u{10FFFF}")]),
    ("\r", [key(.enter)]), ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]),
    ("\u{8}", [key(.backspace)]), ("\n", [key("j", .control)]), ("\0", [key(" ", .control)]),
    ("\u{1}", [key("a", .control)]), ("\u{3}", [key("c", .control)]),
    ("\u{1A}", [key("z", .control)]), ("\u{1C}", [key("\\", .control)]),
    ("\u{1D}", [key("]", .control)]), ("\u{1E}", [key("^", .control)]),
    ("\u{1F}", [key("_", .control)]),
    ("\u{1B}", [key(.escape)]), ("\u{1B}\u{1B}", [key(.escape), key(.escape)]),
    ("\u{1B}a", [key("a", .alt)]), ("\u{1B}A", [key("A", .alt)]), ("\u{1B} ", [key(" ", .alt)]),
    ("\u{1B}나", [key("나", .alt)]), ("\u{1B}\u{1}", [key("a", [.alt, .control])]),
    ("\u{1B}\u{7F}", [key(.backspace, .alt)]), ("\u{1B}\r", [key(.enter, .alt)]),
    ("\u{1B}[", [key("[", .alt)]), ("\u{1B}O", [key("O", .alt)]), ("\u{1B}]", [key("]", .alt)]),
    ("\u{1B}P", [key("P", .alt)]), ("\u{1B}X", [key("X", .alt)]), ("\u{1B}_", [key("_", .alt)]),
    ("\u{1B}^", [key("^", .alt)]), ("\u{1B}O5", [key("O", .alt), key("5")]),
    ("\u{1B}Oé", [key("O", .alt), key("é")]),
    ("\u{1B}[A", [key(.up)]), ("\u{1B}[B", [key(.down)]), ("\u{1B}[C", [key(.right)]),
    ("\u{1B}[D", [key(.left)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}OB", [key(.down)]),
    ("\u{1B}OC", [key(.right)]), ("\u{1B}OD", [key(.left)]),
    ("\u{1B}[H", [key(.home)]), ("\u{1B}[F", [key(.end)]), ("\u{1B}OH", [key(.home)]),
    ("\u{1B}OF", [key(.end)]), ("\u{1B}[1~", [key(.home)]), ("\u{1B}[4~", [key(.end)]),
    ("\u{1B}[7~", [key(.home)]), ("\u{1B}[8~", [key(.end)]), ("\u{1B}[2~", [key(.insert)]),
    ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[5~", [key(.pageUp)]), ("\u{1B}[6~", [key(.pageDown)]),
    ("\u{1B}[Z", [key(.tab, .shift)]), ("\u{1B}OM", [key(.enter)]), ("\u{1B}Op", [key("0")]),
    ("\u{1B}Oy", [key("9")]), ("\u{1B}Ok", [key("+")]), ("\u{1B}OE", []), ("\u{1B}[E", []),
    ("\u{1B}[1;5C", [key(.right, .control)]), ("\u{1B}[1;2A", [key(.up, .shift)]),
    ("\u{1B}[1;3D", [key(.left, .alt)]), ("\u{1B}[1;8B", [key(.down, [.shift, .alt, .control])]),
    ("\u{1B}[3;5~", [key(.delete, .control)]), ("\u{1B}[1;5H", [key(.home, .control)]),
    ("\u{1B}O5A", [key(.up, .control)]), ("\u{1B}O1;5A", [key(.up, .control)]),
    ("\u{1B}Oa", [key(.up, .control)]), ("\u{1B}[a", [key(.up, .shift)]),
    ("\u{1B}[3$", [key(.delete, .shift)]), ("\u{1B}[3^", [key(.delete, .control)]),
    ("\u{1B}[3@", [key(.delete, [.control, .shift])]),
    ("\u{1B}[27;5;99~", [key("c", .control)]), ("\u{1B}[27;2;13~", [key(.enter, .shift)]),
  ]

  static let functionKeys: [Row] = [
    ("\u{1B}OP", [key(.function(1))]), ("\u{1B}OQ", [key(.function(2))]),
    ("\u{1B}OR", [key(.function(3))]), ("\u{1B}OS", [key(.function(4))]),
    ("\u{1B}[P", [key(.function(1))]), ("\u{1B}[1;2P", [key(.function(1), .shift)]),
    ("\u{1B}[1;2R", [key(.function(3), .shift)]), ("\u{1B}[1;5S", [key(.function(4), .control)]),
    ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}[[E", [key(.function(5))]),
    ("\u{1B}[11~", [key(.function(1))]), ("\u{1B}[12~", [key(.function(2))]),
    ("\u{1B}[13~", [key(.function(3))]), ("\u{1B}[14~", [key(.function(4))]),
    ("\u{1B}[15~", [key(.function(5))]), ("\u{1B}[17~", [key(.function(6))]),
    ("\u{1B}[18~", [key(.function(7))]), ("\u{1B}[19~", [key(.function(8))]),
    ("\u{1B}[20~", [key(.function(9))]), ("\u{1B}[21~", [key(.function(10))]),
    ("\u{1B}[23~", [key(.function(11))]), ("\u{1B}[24~", [key(.function(12))]),
    ("\u{1B}[24;5~", [key(.function(12), .control)]), ("\u{1B}[25~", [key(.function(13))]),
    ("\u{1B}[28~", [key(.function(15))]), ("\u{1B}[34~", [key(.function(20))]),
  ]

  static let keyboardProtocol: [Row] = [
    ("\u{1B}[97u", [key("a")]), ("\u{1B}[97;2u", [key("A")]), ("\u{1B}[97:65;2u", [key("A")]),
    ("\u{1B}[97;5u", [key("a", .control)]), ("\u{1B}[97;6u", [key("a", [.control, .shift])]),
    ("\u{1B}[97;4u", [key("A", .alt)]), ("\u{1B}[97;9u", [key("a", .super)]),
    ("\u{1B}[97;1:1u", [key("a")]), ("\u{1B}[97;1:2u", [key("a")]), ("\u{1B}[97;1:3u", []),
    ("\u{1B}[50;2;64u", [key("@")]), ("\u{1B}[12618::99;5u", [key("c", .control)]),
    ("\u{1B}[97;65u", [key("a")]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[13;2u", [key(.enter, .shift)]),
    ("\u{1B}[9;2u", [key(.tab, .shift)]), ("\u{1B}[127;5u", [key(.backspace, .control)]),
    ("\u{1B}[93;5u", [key("]", .control)]), ("\u{1B}[32;5u", [key(" ", .control)]),
    ("\u{1B}[57376u", [key(.function(13))]), ("\u{1B}[57398u", [key(.function(35))]),
    ("\u{1B}[57400u", [key("1")]), ("\u{1B}[57414u", [key(.enter)]),
    ("\u{1B}[57417u", [key(.left)]),
    ("\u{1B}[57441u", []), ("\u{1B}[57358;65u", []), ("\u{1B}[55296u", []), ("\u{1B}[9999999u", []),
    ("\u{1B}[u", []), ("\u{1B}[1;1:3A", []), ("\u{1B}[3;1:3~", []),
  ]

  static let mouse: [Row] = [
    ("\u{1B}[<0;1;1M", [pointer(.pressed(.primary), 0, 0)]),
    ("\u{1B}[<0;10;20m", [pointer(.released(.primary), 9, 19)]),
    ("\u{1B}[<1;3;4M", [pointer(.pressed(.middle), 2, 3)]),
    ("\u{1B}[<2;3;4M", [pointer(.pressed(.secondary), 2, 3)]),
    ("\u{1B}[<32;3;4M", [pointer(.dragged(.primary), 2, 3)]),
    ("\u{1B}[<34;3;4M", [pointer(.dragged(.secondary), 2, 3)]),
    ("\u{1B}[<35;3;4M", [pointer(.moved, 2, 3)]),
    ("\u{1B}[<64;3;4M", [pointer(.scrolled(columns: 0, rows: -1), 2, 3)]),
    ("\u{1B}[<65;3;4M", [pointer(.scrolled(columns: 0, rows: 1), 2, 3)]),
    ("\u{1B}[<66;3;4M", [pointer(.scrolled(columns: -1, rows: 0), 2, 3)]),
    ("\u{1B}[<67;3;4M", [pointer(.scrolled(columns: 1, rows: 0), 2, 3)]),
    ("\u{1B}[<28;3;4M", [pointer(.pressed(.primary), 2, 3, [.shift, .alt, .control])]),
    ("\u{1B}[<0;0;0M", [pointer(.pressed(.primary), 0, 0)]),
    ("\u{1B}[<0;99999999999999999999;1M", [pointer(.pressed(.primary), 65_535, 0)]),
    ("\u{1B}[<128;3;4M", []), ("\u{1B}[<0;3M", []), ("\u{1B}[<M", []),
    ("\u{1B}[M !!", [pointer(.pressed(.primary), 0, 0)]),
    (
      "\u{1B}[M\"!!\u{1B}[M#!!",
      [
        pointer(.pressed(.secondary), 0, 0), pointer(.released(.secondary), 0, 0),
      ]
    ),
    ("\u{1B}[32;5;6M", [pointer(.pressed(.primary), 4, 5)]),
  ]

  static let replies: [Row] = [
    ("\u{1B}[?62;4;22c", [.reply(.primaryAttributes([62, 4, 22]))]),
    ("\u{1B}[>1;10;0c", [.reply(.secondaryAttributes([1, 10, 0]))]),
    ("\u{1B}P!|7E565445\u{1B}\\", [.reply(.tertiaryAttributes("7E565445"))]),
    ("\u{1B}P>|xterm(379)\u{1B}\\", [.reply(.version("xterm(379)"))]),
    ("\u{1B}P>|ghost\u{7}ty 1.2é\u{1B}\\", [.reply(.version("ghostty 1.2"))]),
    ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", [.reply(.color(.background, RGB(0x1E1E2E)))]),
    ("\u{1B}]10;rgb:ff/80/00\u{7}", [.reply(.color(.foreground, RGB(0xFF8000)))]),
    ("\u{1B}]11;rgba:0000/0000/ffff/8000\u{1B}\\", [.reply(.color(.background, RGB(0x0000FF)))]),
    ("\u{1B}]12;#a0b0c0\u{7}", [.reply(.color(.cursor, RGB(0xA0B0C0)))]),
    ("\u{1B}]11;rgb:f/0/8\u{7}", [.reply(.color(.background, RGB(0xFF0088)))]),
    ("\u{1B}]4;7;rgb:cccc/cccc/cccc\u{7}", [.reply(.paletteColor(index: 7, RGB(0xCCCCCC)))]),
    ("\u{1B}[?2026;2$y", [.reply(.mode(number: 2026, .reset))]),
    ("\u{1B}[?2027;0$y", [.reply(.mode(number: 2027, .unknown))]), ("\u{1B}[?2026;9$y", []),
    ("\u{1B}[12;40R", [.reply(.cursorPosition(column: 39, row: 11))]),
    ("\u{1B}[1;1R", [.reply(.cursorPosition(column: 0, row: 0))]),
    ("\u{1B}[?1;5R", [.reply(.cursorPosition(column: 4, row: 0))]),
    ("\u{1B}[?997;1n", [.reply(.colorScheme(.dark))]),
    ("\u{1B}[?997;2n", [.reply(.colorScheme(.light))]),
    ("\u{1B}[8;24;80t", [.reply(.size(columns: 80, rows: 24))]),
    ("\u{1B}[48;24;80;384;640t", [.reply(.size(columns: 80, rows: 24))]),
    ("\u{1B}[4;384;640t", [.reply(.pixelSize(width: 640, height: 384))]),
    ("\u{1B}[6;16;8t", [.reply(.cellPixelSize(width: 8, height: 16))]),
    ("\u{1B}[?5u", [.reply(.keyboardFlags(5))]),
    ("\u{1B}P1+r524742=38\u{1B}\\", [.reply(.capability(name: "RGB", value: "8"))]),
    ("\u{1B}P1+r544E\u{1B}\\", [.reply(.capability(name: "TN", value: ""))]),
    ("\u{1B}P0+r524742\u{1B}\\", [.reply(.capability(name: "RGB", value: nil))]),
    ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", [.reply(.setting("0;48:2::1:2:3m"))]),
    ("\u{1B}P0$r\u{1B}\\", [.reply(.setting(nil))]), ("\u{1B}[0n", [.reply(.alive)]),
  ]

  /// Sequences that mean nothing here, none of which may become a key.
  static let swallowed: [Row] = [
    "\u{1B}[?1;2;3S", "\u{1B}[=3;4z", "\u{1B}[1;2;3;4;5y", "\u{1B}[?25h", "\u{1B}[999~",
    "\u{1B}]52;c;cm9vdA==\u{1B}\\", "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;?\u{7}",
    "\u{1B}]\u{7}",
    "\u{1B}]11;rgb:/00/00\u{7}", "\u{1B}]999;q\u{7}", "\u{1B}P1;2;3q#0\u{1B}\\", "\u{1B}P\u{1B}\\",
    "\u{1B}_secret\u{1B}\\", "\u{1B}^secret\u{1B}\\", "\u{1B}Xq\u{1B}\\", "\u{1B}\\",
    "\u{1B}[201~", "\u{1B}[~", "\u{1B}[0;0;0;0", "\u{1B}]11;rgb:", "\u{1B}]q\u{18}",
    "\u{9B}\u{85}",
  ].map { ($0, []) }

  static let focusAndPaste: [Row] = [
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    ("\u{1B}[200~hello\u{1B}[201~", [.paste("hello")]), ("\u{1B}[200~\u{1B}[201~", []),
    ("\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~q", [.paste("a\nb\nc\nd"), key("q")]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}\u{1B}[201~", [.paste("\u{1B}[A\u{1B}[20\u{1B}")]),
    ("\u{1B}[200~나눔😀\u{1B}[201~", [.paste("나눔😀")]),
  ]

  static let all =
    keys + functionKeys + keyboardProtocol + mouse + replies + swallowed + focusAndPaste
}
