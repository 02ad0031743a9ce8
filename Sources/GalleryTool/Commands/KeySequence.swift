import ArgumentParser
import GSDesign

/// Keys one after the other, by their names with blanks between them.
struct KeySequence: Hashable, Sendable {
  let presses: [KeyPress]

  /// - Throws: a sentence that names what is no key.
  init(argument: String) throws {
    presses = try argument.split(separator: " ").map { name in
      guard let press = KeyPress(named: name) else {
        throw ValidationError(
          "“\(safe(String(name)))” is no key; keys are single characters, "
            + KeyPress.names.map(\.name).joined(separator: " ")
            + " F1, and ctrl- alt- shift- before one.")
      }
      return press
    }
  }
}
