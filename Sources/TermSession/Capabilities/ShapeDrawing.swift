/// How the outlines of components are drawn on a terminal.
public enum ShapeDrawing: String, Hashable, Sendable, CaseIterable {
  /// As pixels where the terminal says that it can, else as cells.
  case auto
  /// As cells.
  case cells
  /// As ``auto``, and inside of a multiplexer it is asked for kitty's graphics too, where some show the question.
  case pixels
}
