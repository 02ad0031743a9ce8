/// Every word the gallery itself says; components and links have their own.
package enum Word: Hashable, Sendable, CaseIterable {
  // Panes and headings.
  case components, knobs, environment, help, here, search, matrix
  // What keys do, as the status line says it.
  case choose, fold, ends, caret, knob, change, flip, open, done, erase
  case nextPane, previousPane, interact, leaveInteract, cancel, close, scroll, moveCell, openState
  case theme, previousTheme, appearance, colors, vision, previousVision, contrast, density, size
  case labelLanguage, copyLink, reset, swapAxes, quit, interrupt, redraw, suspend
  // Values.
  case on, off, automatic, light, dark, anySize, none, normal, states, twice, appearanceName
  // How the state on the canvas can be read.
  case largeOnly, tooLow, in256, inMono, toldApart, bold, underlined, reversed, dim
  // Sentences.
  case copied, noMatch, tooSmall, impossible, looksOnly, resetDone, noKnobs, emptyCatalogue
  // What the component answered.
  case eventPressed, eventSelected, eventDeselected, eventRemoved, eventEdited, eventSubmitted
}
