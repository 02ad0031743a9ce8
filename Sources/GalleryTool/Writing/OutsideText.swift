import TermRender

/// A text from outside as part of a line: nothing in it ends the line, steers a terminal or turns the words around it.
func oneLine(_ text: String) -> String { TextGate.line(text) }

/// A name from outside as messages repeat it: like ``oneLine(_:)``, and not long.
func safe(_ name: String) -> String { TextGate.line(name, limit: 240) }

/// A path from outside as messages repeat it: paths are longer than names.
func safePath(_ path: String) -> String { TextGate.line(path, limit: 4096) }
