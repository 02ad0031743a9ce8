import GSDesign
import GalleryKit

/// A command of the gallery line by line.
enum LinearVerb: String, Hashable, Sendable, LinearWord {
  case list, search, open, next, previous, read
  case knobs, set, flip, states, matrix
  case press, key, type, leave
  case undo, redo, reset
  case settings, group, about, audit, link, copy
  case more, help, quit

  /// Its row in the table of verbs.
  var words: LinearWords {
    switch self {
    case .list:
      LinearWords(
        Phrase(localized: "list"), argument: Phrase(localized: "[COMPONENT]"),
        purpose: Phrase(localized: "Lists the components."))
    case .search:
      LinearWords(
        Phrase(localized: "search"), others: ["find", "찾기"],
        argument: Phrase(localized: "WORDS"),
        purpose: Phrase(localized: "Finds components, states, settings and commands."))
    case .open:
      LinearWords(
        Phrase(localized: "open"),
        argument: Phrase(localized: "NAME, LINK or NUMBER"),
        purpose: Phrase(localized: "Opens a component, a link or a number of the last list."))
    case .next:
      LinearWords(
        Phrase(localized: "next"),
        purpose: Phrase(localized: "Opens the next component."))
    case .previous:
      LinearWords(
        Phrase(localized: "previous"), others: ["back", "뒤로"],
        purpose: Phrase(localized: "Opens the previous component."))
    case .read:
      LinearWords(
        Phrase(localized: "read"), others: ["show", "where", "보기"],
        purpose: Phrase(localized: "Reads the component."))
    case .knobs:
      LinearWords(
        Phrase(localized: "knobs"), needsComponent: true,
        purpose: Phrase(localized: "Lists the knobs and their values."))
    case .set:
      LinearWords(
        Phrase(localized: "set"), others: ["바꾸기"],
        argument: Phrase(localized: "NAME VALUE"),
        purpose: Phrase(localized: "Changes a knob or a setting."))
    case .flip:
      LinearWords(
        Phrase(localized: "flip"), argument: Phrase(localized: "[KNOB]"),
        needsComponent: true,
        purpose: Phrase(localized: "Turns a switch on or off; the first one unless named."))
    case .states:
      LinearWords(
        Phrase(localized: "states"), needsComponent: true,
        purpose: Phrase(localized: "Lists the states beside this one."))
    case .matrix:
      LinearWords(
        Phrase(localized: "matrix"), argument: Phrase(localized: "[KNOB …]"),
        needsComponent: true,
        purpose: Phrase(localized: "Lists all states, or those of the knobs named."))
    case .press:
      LinearWords(
        Phrase(localized: "press"), argument: Phrase(localized: "[NAME or NUMBER]"),
        needsComponent: true,
        purpose: Phrase(localized: "Presses the component or one of its items."))
    case .key:
      LinearWords(
        Phrase(localized: "key"), argument: Phrase(localized: "NAME"), needsComponent: true,
        purpose: Phrase(localized: "Gives the component a key, such as right or enter."))
    case .type:
      LinearWords(
        Phrase(localized: "type"), argument: Phrase(localized: "TEXT"), needsComponent: true,
        purpose: Phrase(localized: "Types text into the component."))
    case .leave:
      LinearWords(
        Phrase(localized: "leave"), needsComponent: true,
        purpose: Phrase(localized: "Takes the keys from the component."))
    case .undo:
      LinearWords(
        .undo, others: ["되돌리기", "취소"],
        purpose: Phrase(localized: "Takes the last change back."))
    case .redo:
      LinearWords(
        .redo, purpose: Phrase(localized: "Makes the change again."))
    case .reset:
      LinearWords(
        Phrase(localized: "reset"), needsComponent: true,
        purpose: Phrase(localized: "Resets the knobs."))
    case .settings:
      LinearWords(
        Phrase(localized: "settings"),
        purpose: Phrase(
          localized: "Lists the settings. The name of one with a value changes it: theme zatch."))
    case .group:
      LinearWords(
        Phrase(localized: "group"),
        purpose: Phrase(localized: "Groups the list by component, level or design system."))
    case .about:
      LinearWords(
        Phrase(localized: "about"), needsComponent: true,
        purpose: Phrase(localized: "Reads what there is to know of the component."))
    case .audit:
      LinearWords(
        Phrase(localized: "audit"), argument: Phrase(localized: "[COMPONENT]"),
        purpose: Phrase(
          localized:
            "Lists token pairs with too little contrast and broken rules, of this component, the one named, or all."
        ))
    case .link:
      LinearWords(
        Phrase(localized: "link"), needsComponent: true,
        purpose: Phrase(localized: "Prints the link."))
    case .copy:
      LinearWords(
        Phrase(localized: "copy"), needsComponent: true,
        purpose: Phrase(localized: "Prints the link, to copy it."))
    case .more:
      LinearWords(
        Phrase(localized: "more"),
        purpose: Phrase(localized: "Goes on with a list."))
    case .help:
      LinearWords(
        Phrase(localized: "help"), others: ["?"], argument: Phrase(localized: "[COMMAND]"),
        purpose: Phrase(localized: "Lists the commands."))
    case .quit:
      LinearWords(
        Phrase(localized: "quit"), others: ["exit", "q", "끝"],
        purpose: Phrase(localized: "Quits."))
    }
  }
}
