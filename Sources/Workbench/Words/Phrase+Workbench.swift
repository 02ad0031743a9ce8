import GSDesign
package import GalleryKit

/// The words of knobs, undo and redo.
extension Phrase {
  static let noDifference = Phrase(localized: "No visible difference here.")
  static let saysNothing = Phrase(localized: "This has no effect in this state.")
  static let undone = Phrase(localized: "Undone:")
  static let redone = Phrase(localized: "Redone:")
  static let resetName = Phrase(localized: "reset")

  static func onlyWith(_ setting: String) -> Phrase {
    Phrase(localized: "only with \(setting)")
  }

  static func onlyBetween(_ ends: String) -> Phrase {
    Phrase(localized: "Only \(ends).")
  }
}

/// Panes and headings.
extension Phrase {
  static let components = Phrase(localized: "Components")
  static let search = Phrase(localized: "search")
  static let matrix = Phrase(localized: "matrix")
}

/// The words of the palette.
extension Phrase {
  static let palettePlaceholder = Phrase(localized: "A component, a state, a command…")
}

/// Words of the overview.
extension Phrase {
  static let overview = Phrase(localized: "Overview")
  static let findAnything = Phrase(localized: "find anything")

  static func overviewTheme(_ name: String) -> Phrase {
    Phrase(localized: "in the theme \(name)")
  }

  /// How much the catalogue holds.
  static func catalogueSize(_ components: Int, variants: Int) -> Phrase {
    Phrase(localized: "\(components, "component") · \(variants, "variant")")
  }

  /// The same in fewer words.
  static func components(_ count: Int) -> Phrase {
    Phrase(localized: "\(count, "component")")
  }

  /// The place of a card among those of the overview.
  static func cardPlace(_ place: Int, of count: Int) -> Phrase {
    Phrase(localized: "card \(place) of \(count)")
  }
}

/// Words of the canvas.
extension Phrase {
  static let specHeight = Phrase(localized: "Height")
  static let specPadding = Phrase(localized: "Padding")
  static let specRadius = Phrase(localized: "Radius")
  static let specHalf = Phrase(localized: "half the height")
  static let specStroke = Phrase(localized: "Line width")
  static let specShadow = Phrase(localized: "Shadow")
  static let specFont = Phrase(localized: "Font")
  static let specFamily = Phrase(localized: "Family")
  static let specLineHeight = Phrase(localized: "Line height")
  static let specKern = Phrase(localized: "Kern")
  static let specLeastWidth = Phrase(localized: "Min width")
  static let specFill = Phrase(localized: "Fill")
  static let specText = Phrase(localized: "Text")
  static let specLine = Phrase(localized: "Line")
  static let contrastTitle = Phrase(localized: "Contrast")
  static let bothAppearances = Phrase(localized: "light + dark")
  static let compareLooks = Phrase(localized: "compare")
  static let compareLightAndDark = Phrase(localized: "Compare light and dark")
  static let editText = Phrase(localized: "edit text")
  static let stateKeys = Phrase(localized: "state")
  static let rowKeys = Phrase(localized: "rows")
  static let stripKeys = Phrase(localized: "row")
}

/// Words of the zoom.
extension Phrase {
  static let zoomIn = Phrase(localized: "zoom in")
  static let leaveZoom = Phrase(localized: "leave zoom")
  static let zoom = Phrase(localized: "zoom")
  static let zoomWithoutOutline = Phrase(localized: "No outline to enlarge: shown at its own size")

  static func zoomScale(_ scale: Int) -> Phrase { Phrase(localized: "\(scale)x") }

  static func zoomTooLarge(_ scale: Int) -> Phrase {
    Phrase(localized: "\(scale)x does not fit here")
  }
}

/// Words of the list of failures.
extension Phrase {
  static let diagnostics = Phrase(localized: "diagnostics")
  static let diagnosticsTitle = Phrase(localized: "Diagnostics")
  static let nothingFailed = Phrase(localized: "No failures.")
  static let diagnosticsFoot = Phrase(localized: "Failures since the start, newest first.")
}

/// Words of switching outlines between cells and pixels.
extension Phrase {
  static let outlines = Phrase(localized: "cells, pixels")
  package static let outlinesAsCells = Phrase(localized: "Outlines are drawn in cells.")
  package static let outlinesAsPixels = Phrase(localized: "Outlines are drawn in pixels.")
  package static let outlinesWithoutImages = Phrase(
    localized: "Outlines stay in cells: the terminal has not said that it draws images.")
  package static let outlinesWithFewColors = Phrase(
    localized: "Outlines stay in cells: pixels need true colour.")
  package static let outlinesInNcurses = Phrase(
    localized: "Outlines stay in cells: ncurses draws no images.")
}

/// The messages about a new build.
extension Phrase {
  static let startAnew = Phrase(localized: "restart")
  static let rebuilt = Phrase(localized: "rebuilt: press ctrl-n to restart here")
  static let rebuiltBriefly = Phrase(localized: "rebuilt: ctrl-n")
  static let stillWritten = Phrase(
    localized: "The new build is still being written. It starts when it is complete.")
  static func notBuilt(_ errors: [String]) -> Phrase {
    let lines = errors.joined(separator: "\n")
    return Phrase(localized: "The build failed:\n\(lines)")
  }
  static let notStarted = Phrase(localized: "The new build did not start:")
}

/// The names of commands in the status line.
extension Phrase {
  static let move = Phrase(localized: "move")
  static let fold = Phrase(localized: "fold", context: "tree")
  static let caret = Phrase(localized: "caret")
  static let knob = Phrase(localized: "knob")
  static let change = Phrase(localized: "change")
  static let flip = Phrase(localized: "flip")
  static let nextPane = Phrase(localized: "pane")
  static let previousPane = Phrase(localized: "previous pane")
  static let interact = Phrase(localized: "interact")
  static let interactWithComponent = Phrase(localized: "Interact with component")
  static let leaveInteract = Phrase(localized: "leave")
  static let groupComponents = Phrase(localized: "group by")
  static let reset = Phrase(localized: "reset")
}
