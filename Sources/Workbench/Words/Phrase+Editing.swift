import GSDesign
import GalleryKit

/// Words of the colour editor.
extension Phrase {
  static let colorTitle = Phrase(localized: "Colour")
  static let editColor = Phrase(localized: "edit colours and lengths")
  static let channel = Phrase(localized: "channel")
  static let changeMuch = Phrase(localized: "change ×10")
  static let saveColor = Phrase(localized: "save")
  static let keepColor = Phrase(localized: "keep")
  static let giveUpColor = Phrase(localized: "give up")
  static let typeColor = Phrase(localized: "type hex")
  static let typeNumber = Phrase(localized: "type number")
  static let pickColor = Phrase(localized: "pick from cell")
  static let pickGlyph = Phrase(localized: "glyph or fill")
  static let listMoves = Phrase(localized: "affected")
  static let backToEditor = Phrase(localized: "back to editor")
  static let changedStatesTitle = Phrase(localized: "Affected states")
  static let noChangedState = Phrase(localized: "No state looks different.")
  static let beforeChange = Phrase(localized: "Before")
  static let afterChange = Phrase(localized: "After")
  static let nextColor = Phrase(localized: "next value")
  static let replaceTyped = Phrase(localized: "replace")
  static let takeColor = Phrase(localized: "take")
  static let noColorToEdit = Phrase(
    localized: "No colour here comes from a token or palette entry.")
  static let nothingToPick = Phrase(localized: "No cells to pick a colour from.")
  static let printedLater = Phrase(
    localized: "This theme is not read from a file. The change is printed when you quit.")
  static let noTokenToSave = Phrase(
    localized: "This value has no token. The change is printed when you quit.")
  static let editLost = Phrase(
    localized: "Your change to a value was dropped, as the file has a new one for it.")
  static let insideSRGB = Phrase(localized: "in sRGB")
  static let linearColors = Phrase(localized: "Colours are edited on the full screen.")
  static let linearThemes = Phrase(localized: "Themes are read when the program starts.")
  static let reloadThemes = Phrase(localized: "reload themes")
  static let readingThemes = Phrase(localized: "Reloading the themes …")
  static let noPairs = Phrase(localized: "No text or mark on it")
  static let typePrompt = Phrase(localized: "Hex:")

  static let edgeOfSRGB = Phrase(localized: "edge of sRGB")

  /// A colour that is written as it is.
  static func outsideSRGB(_ hex: String) -> Phrase {
    Phrase(localized: "outside sRGB, drawn as \(hex)")
  }

  /// A colour that the space of its token does not have.
  static func mappedToSRGB(_ hex: String) -> Phrase {
    Phrase(localized: "outside sRGB, saved as \(hex)")
  }

  static func onlyGreys(_ hex: String) -> Phrase {
    Phrase(localized: "\(hex) is not a grey, and this token holds only greys. Type a grey.")
  }

  static let opacityName = Phrase(localized: "Opacity")
  static let weightName = Phrase(localized: "Weight")
  static let lengthName = Phrase(localized: "Length")

  static func noNumber(_ text: String, from least: String, to most: String) -> Phrase {
    Phrase(localized: "“\(text)” is not possible here. Type a number from \(least) to \(most).")
  }

  static func noColor(_ text: String) -> Phrase {
    Phrase(localized: "“\(text)” is not a colour. Type 3, 6 or 8 hexadecimal digits.")
  }

  /// The ink on the fill, and the ratio before and now.
  static func pair(_ ink: String, on fill: String) -> Phrase {
    Phrase(localized: "\(ink) on \(fill)")
  }

  /// The value that is changed, where that is another one than a person pointed at.
  static func changesToken(_ token: String, for chosen: String) -> Phrase {
    Phrase(localized: "Changes \(token), which \(chosen) refers to.")
  }

  static func changesToken(_ token: String) -> Phrase {
    Phrase(localized: "Changes \(token).")
  }

  static let scopeAlone = Phrase(localized: "this role alone")
  static let scopeSource = Phrase(localized: "its source")

  /// The source that several roles share, and the states that it colours.
  static func scopeSource(_ name: String, states count: Int) -> Phrase {
    Phrase(localized: "its source \(name), \(count, "state")")
  }

  static func scopeAlone(states count: Int) -> Phrase {
    Phrase(localized: "this role alone, \(count, "state")")
  }

  static func alsoChanges(_ names: String) -> Phrase {
    Phrase(localized: "Also: \(names)")
  }

  static func picked(_ hex: String, _ role: String) -> Phrase {
    role.isEmpty
      ? Phrase(localized: "Pick \(hex)") : Phrase(localized: "Pick \(hex), \(role)")
  }

  static let noPickedColor = Phrase(localized: "The terminal’s own colour")

  /// The states of the component shown that look different.
  static func movedHere(_ count: Int, of total: Int) -> Phrase {
    Phrase(localized: "Changes \(count)/\(total) states here")
  }

  /// The states among them whose colours stay, and in which a mark appears or goes.
  static func movedByMark(_ count: Int) -> Phrase {
    Phrase(localized: "\(count) of them by a mark alone")
  }

  static func movedStates(_ count: Int, of total: Int) -> Phrase {
    Phrase(localized: "\(count)/\(total) in all")
  }

  /// The states in the list of those that change.
  static func changedStates(_ count: Int, of total: Int) -> Phrase {
    Phrase(localized: "\(count) of \(total)", context: "states")
  }
}
