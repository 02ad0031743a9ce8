import ColorScience
import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

/// Edited colours that are written into the files of their tokens.
@Suite("Colours saved in token files")
struct ColorSaverTests {
  private static let text = """
    {
      "blue": { "$type": "color", "500": { "$value": "#0033CC" } },
      "color": {
        "$type": "color",
        "background": { "$value": "#FFFFFF" },
        "accent":   { "$value": "{blue.500}" , "$description": "한글" },
        "on-accent": { "$value": "rgb(255, 255, 255)" }
      }
    }

    """

  /// A gallery that shows a token file, with the editor open at the accent.
  private final class Opened {
    let folder: TemporaryFolder
    var act: GalleryAct
    var model: GalleryModel
    let name: String
    /// The file that the tests look at.
    let path: String

    convenience init(_ text: String = ColorSaverTests.text) throws {
      try self.init(["acme.tokens.json": text], source: "file:", edited: "acme.tokens.json")
    }

    /// - Parameters:
    ///   - source: the kind of source; it is the file that is edited, or the folder at the top that this is in.
    ///   - edited: the file that the tests look at.
    init(_ texts: [String: String], source: String, edited: String) throws {
      let folder = try TemporaryFolder()
      for (name, text) in texts {
        if let end = name.lastIndex(of: "/") { try folder.makeFolder(String(name[..<end])) }
        try folder.write(text, to: name)
      }
      let top = edited.split(separator: "/")[0]
      let context = try ToolContext(
        catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
      ).opening([source + folder.path + "/" + top])
      let name = try #require(context.opened.first).name
      let theme = try #require(context.catalogue.theme(named: name))
      var options = GalleryOptions()
      options.editing = .files
      for opened in context.opened { options.tokens[opened.name] = opened.tokens }
      options.environment.theme = name
      options.link = Link(.filledTag)
      let program = GalleryProgram(
        catalogue: context.catalogue, options: options,
        probe: .rendering(widthPolicy: .grapheme))
      self.folder = folder
      self.name = name
      path = folder.path + "/" + edited
      model = program.initialModel
      act = GalleryAct(program, file: nil, themes: try ThemeWatch(context).edits)
      send(.resized(columns: 100, rows: 30))
      model.overlays.editor = model.editing.open([.accent], in: theme, .light, .original)
      #expect(model.overlays.editor != nil)
    }

    func send(_ event: Event) {
      for effect in act.program.update(&model, event) { _ = act.perform(effect, &model) }
    }

    func type(_ text: String) {
      for character in text { send(.key(KeyPress(character))) }
    }

    func enter() { send(.key(KeyPress(.enter))) }

    var file: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    var accent: String? {
      act.program.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex
    }

    var words: String {
      switch model.toast {
      case .tells(let phrase)?, .fails(let phrase)?, .says(let phrase)?: phrase.english
      case .copied, .impossible, nil: ""
      }
    }
  }

  @Test func theValueAtTheEndOfTheChainIsWrittenAndNoOtherByte() throws {
    let opened = try Opened()
    opened.type("#12ab0f")
    opened.enter()
    #expect(try opened.file == Self.text)
    #expect(opened.accent == "#12AB0F")
    opened.type("s")
    #expect(try opened.file == Self.text.replacing("#0033CC", with: "#12AB0F"))
    #expect(opened.words.hasPrefix("Saved blue.500 in "))
    #expect(opened.accent == "#12AB0F")
    let unsaved = opened.act.program.unsavedColors(opened.model)
    #expect(unsaved == nil)
    // Read again by another gallery, it is the theme on the screen.
    let again = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["file:" + opened.path])
    #expect(
      again.catalogue.theme(named: opened.name)
        == opened.act.program.catalogue.theme(named: opened.name))
    // Undoing and saving restores the file byte for byte.
    opened.type("us")
    #expect(try opened.file == Self.text)
    #expect(opened.accent == "#0033CC")
  }

  @Test func aColourOfAnAssetCatalogueIsWrittenInItsOwnFile() throws {
    func colorSet(_ light: String, dark: String? = nil) -> String {
      func color(_ components: String, _ space: String = "srgb") -> String {
        "\"color\" : {\n \"color-space\" : \"\(space)\", \"components\" : { \(components) } }"
      }
      let other =
        dark.map {
          ", { \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],\n"
            + color($0, "display-p3") + ",  \"idiom\" : \"universal\" }"
        } ?? ""
      return
        "{ \"colors\" : [ { \(color(light)), \"idiom\" : \"universal\" }\(other) ], \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }\r\n"
    }
    let light =
      "\"alpha\" : \"1.000\", \"blue\" : \"0xCC\", \"green\" : \"0x33\", \"red\" : \"0x00\""
    let dark = "\"alpha\" : \"1.000\", \"blue\" : \"0.900\", \"green\" : \"0.6\", \"red\" : \"0.5\""
    let file = "Acme.xcassets/Brand/Accent.colorset/Contents.json"
    let page = "\"alpha\" : 1, \"blue\" : 1, \"green\" : 1, \"red\" : 1"
    let opened = try Opened(
      [
        file: colorSet(light, dark: dark),
        "Acme.xcassets/Page.colorset/Contents.json": colorSet(page),
        "Acme.theme.json": "{ \"roles\": { \"page\": \"Page\", \"accent\": \"Accent\" } }",
      ], source: "folder:", edited: file)
    let source = try #require(opened.model.colorEdit?.target.source)
    #expect(source.file.hasSuffix(file))
    #expect(source.line == 1)
    #expect(source.token == "Accent")
    opened.type("#12ab0f")
    opened.enter()
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved Accent in "), "\(opened.words)")
    let saved = light.replacing("0xCC", with: "0x0F").replacing("0x33", with: "0xAB")
      .replacing("0x00", with: "0x12")
    #expect(try opened.file == colorSet(saved, dark: dark))
    #expect(opened.accent == "#12AB0F")
    let unsaved = opened.act.program.unsavedColors(opened.model)
    #expect(unsaved == nil)
    opened.type("us")
    #expect(try opened.file == colorSet(light, dark: dark))
    // The dark colour is elsewhere in the same file, in another colour space.
    opened.enter()
    let theme = try #require(opened.act.program.catalogue.theme(named: opened.name))
    opened.model.overlays.editor =
      opened.model.editing.open([.accent], in: theme, .dark, .original)
    #expect(opened.model.overlays.editor != nil)
    opened.type("#c0ffee")
    opened.enter()
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved Accent in "), "\(opened.words)")
    let after = try opened.file
    #expect(after.hasPrefix(String(colorSet(light, dark: "|").split(separator: "|")[0])))
    #expect(after.contains("\"display-p3\""))
    let again = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["folder:" + opened.folder.path + "/Acme.xcassets"])
    let read = try #require(again.catalogue.theme(named: opened.name))
    #expect(read.scheme(.dark, .original)[.accent].hex == "#C0FFEE")
    #expect(read == opened.act.program.catalogue.theme(named: opened.name))
  }

  @Test func everyNotationReadsBackAsTheThemeOnTheScreen() throws {
    for value in [
      "\"#0033cc\"", "\"rgba(0, 51, 204, 1)\"", "\"hsl(225, 100%, 40%)\"",
      "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.2, 0.8] }",
      "{ \"colorSpace\": \"display-p3\", \"components\": [0.1, 0.2, 0.77], \"alpha\": 0.5 }",
      "{ \"colorSpace\": \"oklch\", \"components\": [0.5, 0.2, 260] }",
    ] {
      let opened = try Opened(Self.text.replacing("\"#0033CC\"", with: value))
      for key in [KeyPress.Key.right, .down, .left, .down, .right, .down, .left] {
        opened.send(.key(KeyPress(key)))
      }
      let before = opened.act.program.catalogue.theme(named: opened.name)
      opened.type("s")
      #expect(opened.words.hasPrefix("Saved"), "\(value): \(opened.words)")
      let again = try ToolContext(
        catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
      ).opening(["file:" + opened.path])
      #expect(again.catalogue.theme(named: opened.name) == before, "\(value)")
    }
  }

  @Test(
    "a colour of a wide space is edited and saved in it",
    arguments: [
      (
        ##"{ "colorSpace": "display-p3", "components": [1, 0, 0.20], "hex": "#FF0B38" }"##,
        ##"{ "colorSpace": "display-p3", "components": [1, 0.01, 0.20], "hex": "#FF0E38" }"##
      ),
      (##""lab(52.3456% 40 -20)""##, ##""lab(52.3456% 41 -20)""##),
      (##""color(rec2020 1 0.25 0)""##, ##""color(rec2020 1 0.26 0)""##),
    ])
  func aWideColourStaysInItsSpace(value: String, wanted: String) throws {
    let opened = try Opened(Self.text.replacing("\"#0033CC\"", with: value))
    #expect(opened.model.colorEdit?.color.own.space != .srgb)
    for key in [KeyPress.Key.down, .right] { opened.send(.key(KeyPress(key))) }
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved"), "\(opened.words)")
    let saved = try opened.file
    #expect(saved == Self.text.replacing("\"#0033CC\"", with: wanted))
    #expect(opened.act.program.unsavedColors(opened.model) == nil)
    // The edit and its undo are still those of the file.
    opened.type("us")
    #expect(try opened.file == Self.text.replacing("\"#0033CC\"", with: value))
  }

  @Test func aRemovedFileIsNotCreated() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    try FileManager.default.removeItem(atPath: opened.path)
    opened.type("s")
    #expect(opened.words.contains(" is gone; blue.500 was not written."))
    #expect(!FileManager.default.fileExists(atPath: opened.path))
    #expect(opened.act.program.unsavedColors(opened.model) != nil)
  }

  @Test func aFileThatMayNotBeWrittenStays() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: opened.path)
    opened.type("s")
    #expect(opened.words.hasSuffix(" is read-only."))
    #expect(try opened.file == Self.text)
  }

  @Test func aFileThatWasChangedIsNeverOverwritten() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let hex = opened.model.colorEdit?.color.hex
    let other = "\n" + Self.text
    try opened.folder.write(other, to: "acme.tokens.json")
    opened.type("s")
    #expect(opened.words.contains("was changed by another program; nothing was written."))
    #expect(try opened.file == other)
    // After reloading, the edit is still there, and is written to the value's new place.
    opened.act.look(&opened.model)
    #expect(opened.accent?.lowercased() == hex)
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved"), "\(opened.words)")
    #expect(try opened.file == other.replacing("#0033CC", with: (hex ?? "").uppercased()))
  }

  @Test func aFileThatChangesWhileItIsWrittenStays() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let edit = try #require(opened.model.colorEdit)
    let source = try #require(edit.target.source)
    let (folder, other) = (opened.folder, Self.text + " ")
    let saver = ColorSaver { try? folder.write(other, to: "acme.tokens.json") }
    let outcome = saver.save(
      ColorSave(theme: opened.name, source: source, value: .color(edit.color.own)))
    #expect(!outcome.isWritten)
    #expect(outcome.words.english.contains("was changed by another program"))
    #expect(try opened.file == other)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["acme.tokens.json"])
  }

  @Test func aValueOfReferencesIsLeftAlone() throws {
    let parts = """
      { "colorSpace": "srgb", "components": [{ "$ref": "#/blue/share/$value" }, 0.2, 0.8] } },
          "share": { "$type": "number", "$value": 0
      """
    let opened = try Opened(Self.text.replacing("\"#0033CC\"", with: parts))
    opened.send(.key(KeyPress(.right)))
    #expect(opened.model.colorEdit?.isChanged == true)
    let before = try opened.file
    opened.type("s")
    #expect(
      opened.words.hasPrefix("The value of blue.500 cannot be written as one colour; "),
      "\(opened.words)")
    #expect(try opened.file == before)
  }

  @Test func aLinkIsFollowedToTheFile() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let real = opened.folder.path + "/real.json"
    try FileManager.default.moveItem(atPath: opened.path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: opened.path, withDestinationPath: real)
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved"), "\(opened.words)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: opened.path) == real)
    #expect(try opened.file != Self.text)
  }

  private static func status(_ path: String) -> stat {
    var status = stat()
    _ = stat(path, &status)
    return status
  }

  /// The open edit, as it is saved.
  private func edited(_ opened: Opened) throws -> ColorSave {
    opened.send(.key(KeyPress(.right)))
    let edit = try #require(opened.model.colorEdit)
    return ColorSave(
      theme: opened.name, source: try #require(edit.target.source), value: .color(edit.color.own))
  }

  @Test func modeOwnerAndGroupStay() throws {
    let opened = try Opened()
    let save = try edited(opened)
    #expect(chmod(opened.path, 0o640) == 0)
    // Root can give files away; other users can only choose among their own groups.
    if geteuid() == 0 {
      #expect(chown(opened.path, 4_711, 4_712) == 0)
    } else {
      var groups = [gid_t](repeating: 0, count: 64)
      let count = getgroups(Int32(groups.count), &groups)
      if let group = groups.prefix(Int(max(0, count))).first(where: { $0 != getegid() }) {
        #expect(chown(opened.path, uid_t.max, group) == 0)
      }
    }
    let before = Self.status(opened.path)
    #expect(ColorSaver().save(save).isWritten)
    let after = Self.status(opened.path)
    #expect(try opened.file != Self.text)
    #expect(after.st_uid == before.st_uid)
    #expect(after.st_gid == before.st_gid)
    #expect(after.st_mode == before.st_mode)
  }

  @Test func aFileOfSeveralNamesStaysOneFile() throws {
    let opened = try Opened()
    let save = try edited(opened)
    let other = opened.folder.path + "/other.json"
    try FileManager.default.linkItem(atPath: opened.path, toPath: other)
    #expect(ColorSaver().save(save).isWritten)
    #expect(Self.status(opened.path).st_ino == Self.status(other).st_ino)
    #expect(try opened.file != Self.text)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == opened.file)
    let names = try FileManager.default.contentsOfDirectory(atPath: opened.folder.path)
    #expect(Set(names) == ["acme.tokens.json", "other.json"])
  }

  @Test func aSaveOfAnotherProcessIsNotTakenForALeftover() throws {
    let opened = try Opened()
    let save = try edited(opened)
    let partial = opened.folder.path + "/.acme.tokens.json.partial"
    try "half".write(toFile: partial, atomically: false, encoding: .utf8)
    let file = open(partial, O_RDWR)
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let refused = ColorSaver().save(save)
    #expect(!refused.isWritten)
    #expect(refused.words.english.contains("it is being written"), "\(refused.words.english)")
    #expect(try String(contentsOfFile: partial, encoding: .utf8) == "half")
    #expect(try opened.file == Self.text)
    // Once that process is gone, its partial file is removed.
    close(file)
    #expect(ColorSaver().save(save).isWritten)
    #expect(!FileManager.default.fileExists(atPath: partial))
  }

  @Test func aConcurrentSaveIsNoticed() throws {
    let opened = try Opened()
    let save = try edited(opened)
    let (folder, other) = (opened.folder, Self.text + " ")
    var written: String?
    // Everything is on the disk by then; only the rename is left.
    let saver = ColorSaver {
      written = try? String(
        contentsOfFile: folder.path + "/.acme.tokens.json.partial", encoding: .utf8)
      try? folder.write(other, to: "acme.tokens.json")
    }
    #expect(!saver.save(save).isWritten)
    #expect(written?.utf8.count == Self.text.utf8.count)
    #expect(try opened.file == other)
  }
}
