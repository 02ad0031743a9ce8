import CPlatform
import ColorScience
import GSDesign
import TermRender
import TermSession

extension TestTerminal {
  /// The screen as a text that can be kept and compared: the words, and below each row a letter for the style of each cell.
  ///
  /// ```text
  /// screen 24x3
  ///
  /// | Swift   Terminal       |
  /// |aaaaaaabbbbbbbbbb.......|
  ///
  /// . fill page #FFFFFF
  /// a accent.on #000000, fill accent #BDFF01, bold
  /// b text #000000, fill page #FFFFFF
  /// ```
  ///
  /// The style of most cells is `.`, the others have letters in reading order. Colours have the names of their roles.
  public var snapshot: String {
    guard let surface else { return "" }
    let usual = Self.usualStyle(surface)
    var letters: [StyleID: Character] = [usual: "."]
    var legend = [". \(surface.pool[usual].sentence)"]
    var rows: [String] = []
    for row in 0..<surface.rows {
      var words = ""
      var styles = ""
      for cell in surface.row(row) {
        if !cell.isContinuation { words += surface.pool.text(of: cell.glyph) }
        let letter = letters[cell.style] ?? Self.letter(letters.count - 1)
        if letters.updateValue(letter, forKey: cell.style) == nil {
          legend.append("\(letter) \(surface.pool[cell.style].sentence)")
        }
        styles.append(letter)
      }
      rows += ["|\(words)|"] + (styles.allSatisfy { $0 == "." } ? [] : ["|\(styles)|"])
    }
    let cursor = cursor.map { ["cursor \($0.column) \($0.row)"] } ?? []
    return (["screen \(surface.columns)x\(surface.rows)"] + cursor + [""] + rows + [""] + legend)
      .joined(separator: "\n") + "\n"
  }

  /// The style of most cells; of several the first in reading order.
  private static func usualStyle(_ surface: Surface) -> StyleID {
    var counts: [StyleID: (count: Int, order: Int)] = [:]
    for row in 0..<surface.rows {
      for cell in surface.row(row) {
        let order = -counts.count
        counts[cell.style, default: (0, order)].count += 1
      }
    }
    return counts.max { ($0.value.count, $0.value.order) < ($1.value.count, $1.value.order) }?.key
      ?? .plain
  }

  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return index < letters.count ? letters[index] : "?"
  }

  /// Compares the screen with the one kept in a file.
  ///
  /// ```swift
  /// try terminal.expectScreen("chosen")  // in __Screens__/chosen.txt beside the file of the test
  /// ```
  ///
  /// Run the tests with `UPDATE_SCREENS=1` to keep the screens that are missing or differ; such a test fails in that
  /// run, so that a screen never passes unseen.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its extension: letters, digits, `-` and `_`.
  ///   - file: the file of the test.
  /// - Throws: ``ScreenMismatch``.
  public func expectScreen(_ name: String, file: String = #filePath) throws(ScreenMismatch) {
    let isName = name.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
    guard isName, !name.isEmpty else { throw .notAName(name) }
    let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/__Screens__"
    let path = "\(folder)/\(name).txt"
    let kept = ScreenFile.read(path)
    guard kept != snapshot else { return }
    if ScreenFile.updates {
      guard ScreenFile.write(snapshot, to: path, in: String(folder)) else {
        throw .notWritten(path)
      }
      throw .updated(path)
    }
    guard let kept else { throw .missing(path, screen: snapshot) }
    throw .differs(path, kept: kept, screen: snapshot)
  }
}

extension Style {
  /// Its colours with their roles, and its attributes.
  fileprivate var sentence: String {
    let marks: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underlined"),
      (.reverse, "reversed"), (.strikethrough, "struck through"),
    ]
    let colors = [foreground.map { $0.words }, background.map { "fill " + $0.words }]
    let words = colors.compactMap { $0 } + marks.filter { attributes.contains($0.0) }.map(\.1)
    return words.isEmpty ? "the terminal's own" : words.joined(separator: ", ")
  }
}

extension Paint {
  fileprivate var words: String { (role.map { $0.name + " " } ?? "") + color.hex }
}

/// The files of kept screens.
private enum ScreenFile {
  private static let variable = "UPDATE_SCREENS"

  /// Whether screens that differ replace the kept ones.
  static var updates: Bool {
    ProcessStart.variables([variable])[variable] == "1"
  }

  static func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String, in folder: String) -> Bool {
    _ = unsafe mkdir(folder, 0o777)
    guard let file = unsafe fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }
}
