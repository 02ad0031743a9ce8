import ColorScience
import GSDesign
import GalleryKit

/// The captions of the tour.
extension Phrase {
  static let tourHint = Phrase(localized: "Press any key to try it yourself, q to quit.")
  static let tourShortHint = Phrase(localized: "Press any key")

  /// A sentence about a thing.
  private static func tour(_ name: String, _ sentence: Phrase) -> Phrase {
    .joined([Phrase(name), sentence], separator: ": ")
  }

  static func tourStates(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "its states, one knob at a time"))
  }
  static func tourKnob(_ name: String, _ axis: String, _ value: String) -> Phrase {
    tour(name, Phrase(localized: "\(axis) is now \(value)"))
  }
  static func tourPointer(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "its response to a pointer"))
  }
  static func tourHover(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "the pointer rests on it"))
  }
  static func tourPress(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "pressed, and it waits"))
  }
  static func tourRelease(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "let go: that is when it acts"))
  }
  static func tourKeyboard(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "the same without a pointer"))
  }
  static func tourFocus(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "Enter gives it the keys"))
  }
  static func tourKey(_ name: String, _ key: String) -> Phrase {
    tour(name, Phrase(localized: "the key \(key)"))
  }
  static func tourMatrix(_ name: String, _ count: String) -> Phrase {
    tour(name, Phrase(localized: "all of its states at once: \(count)"))
  }
  static func tourFamily(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "every variant and state together"))
  }
  static func tourWalk(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "arrows walk from state to state"))
  }
  static func tourAppearances(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "light and dark, side by side"))
  }
  static func tourDepths(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "four colour depths, side by side"))
  }
  static func tourCompared(_ name: String, _ setting: String) -> Phrase {
    tour(name, Phrase(localized: "every \(setting), side by side"))
  }
  static func tourTheme(_ name: String, _ theme: String, _ appearance: Appearance) -> Phrase {
    let look = appearance == .light ? Phrase.light : Phrase.dark
    return tour(name, Phrase(localized: "theme \(theme), \(look)"))
  }
  static func tourDepth(_ name: String, _ depth: ColorDepth) -> Phrase {
    switch depth {
    case .truecolor: tour(name, Phrase(localized: "in all colours there are"))
    case .indexed256: tour(name, Phrase(localized: "the same in 256 colours"))
    case .indexed16: tour(name, Phrase(localized: "the same in 16 colours"))
    case .mono:
      tour(name, Phrase(localized: "without colour, marks show the state"))
    }
  }
  static func tourContrast(_ name: String, _ contrast: Contrast) -> Phrase {
    switch contrast {
    case .original: tour(name, Phrase(localized: "the colours as they were published"))
    case .normal: tour(name, Phrase(localized: "text at 4.5:1 or more"))
    case .high: tour(name, Phrase(localized: "text at 7:1 or more"))
    }
  }
  static func tourVision(_ name: String, _ vision: Vision) -> Phrase {
    switch vision {
    case .none: tour(name, Phrase(localized: "does it depend on colour alone?"))
    case .protan: tour(name, Phrase(localized: "as it looks without red cones"))
    case .deutan: tour(name, Phrase(localized: "as it looks without green cones"))
    case .tritan: tour(name, Phrase(localized: "as it looks without blue cones"))
    case .achroma: tour(name, Phrase(localized: "as it looks without any hue"))
    }
  }
  static func tourPage(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "its purpose and usage"))
  }
  static func tourPageMore(_ name: String) -> Phrase {
    tour(name, Phrase(localized: "its states, keys and tokens"))
  }
}
