/// How the outlines of components are drawn on a terminal.
public enum ShapeDrawing: String, Hashable, Sendable, CaseIterable {
  /// As pixels where the terminal says that it can, else as cells.
  case auto
  /// As cells.
  case cells
  /// As ``auto``, and inside of a multiplexer it is asked for kitty's graphics too, where some show the question.
  case pixels
}

/// What became of the wish to draw outlines the other way.
public enum ShapeSwitch: Hashable, Sendable {
  /// They are cells now.
  case cells
  /// They are pixels now.
  case pixels
  /// They stay cells: the terminal has not said that it draws images, or how large its cells are.
  case noImages
  /// They stay cells: reduced colours would not be those of the cells.
  case fewColors
  /// They stay cells: ncurses draws no images.
  case ncurses
}
