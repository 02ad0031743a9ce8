import ColorScience
import GSDesign
import GalleryKit

/// The captions of the tour.
extension Phrase {
  static let tourHint = Phrase(
    "Press any key to try it yourself, q to quit.", korean: "아무 키나 누르면 직접 해 볼 수 있습니다. q: 종료")
  static let tourShortHint = Phrase("Press any key", korean: "아무 키나 누르세요")

  /// A sentence about a thing.
  private static func tour(_ name: String, _ english: String, korean: String) -> Phrase {
    Phrase(name + ": " + english, korean: name + ": " + korean)
  }

  static func tourStates(_ name: String) -> Phrase {
    tour(name, "its states, one knob at a time", korean: "상태를 하나씩 바꿔 봅니다")
  }
  static func tourKnob(_ name: String, _ axis: String, _ value: String) -> Phrase {
    tour(name, "\(axis) is now \(value)", korean: "\(axis) → \(value)")
  }
  static func tourPointer(_ name: String) -> Phrase {
    tour(name, "its response to a pointer", korean: "포인터로 다뤄 봅니다")
  }
  static func tourHover(_ name: String) -> Phrase {
    tour(name, "the pointer rests on it", korean: "포인터를 올려놓았습니다")
  }
  static func tourPress(_ name: String) -> Phrase {
    tour(name, "pressed, and it waits", korean: "누르고 있습니다")
  }
  static func tourRelease(_ name: String) -> Phrase {
    tour(name, "let go: that is when it acts", korean: "손을 떼는 순간 동작합니다")
  }
  static func tourKeyboard(_ name: String) -> Phrase {
    tour(name, "the same without a pointer", korean: "키보드로만 다뤄 봅니다")
  }
  static func tourFocus(_ name: String) -> Phrase {
    tour(name, "Enter gives it the keys", korean: "Enter로 키를 넘겨줍니다")
  }
  static func tourKey(_ name: String, _ key: String) -> Phrase {
    tour(name, "the key \(key)", korean: "\(key) 키")
  }
  static func tourMatrix(_ name: String, _ count: String) -> Phrase {
    tour(name, "all of its states at once: \(count)", korean: "모든 상태 \(count)개를 한눈에 봅니다")
  }
  static func tourFamily(_ name: String) -> Phrase {
    tour(name, "every variant and state together", korean: "모든 변형과 상태를 한자리에 모았습니다")
  }
  static func tourWalk(_ name: String) -> Phrase {
    tour(name, "arrows walk from state to state", korean: "화살표로 상태 사이를 오갑니다")
  }
  static func tourAppearances(_ name: String) -> Phrase {
    tour(name, "light and dark, side by side", korean: "라이트와 다크를 나란히 봅니다")
  }
  static func tourDepths(_ name: String) -> Phrase {
    tour(name, "four colour depths, side by side", korean: "네 가지 색 깊이를 나란히 봅니다")
  }
  static func tourCompared(_ name: String, _ setting: String) -> Phrase {
    tour(name, "every \(setting), side by side", korean: "\(setting)별로 나란히 봅니다")
  }
  static func tourTheme(_ name: String, _ theme: String, _ appearance: Appearance) -> Phrase {
    let look = appearance == .light ? Phrase.light : Phrase.dark
    return tour(
      name, "theme \(theme), \(look.english)", korean: "\(theme) 테마, \(look.korean)")
  }
  static func tourDepth(_ name: String, _ depth: ColorDepth) -> Phrase {
    switch depth {
    case .truecolor: tour(name, "in all colours there are", korean: "모든 색으로 봅니다")
    case .indexed256: tour(name, "the same in 256 colours", korean: "256색으로 봅니다")
    case .indexed16: tour(name, "the same in 16 colours", korean: "16색으로 봅니다")
    case .mono:
      tour(name, "without colour, marks show the state", korean: "색이 없어도 표시로 상태를 가립니다")
    }
  }
  static func tourContrast(_ name: String, _ contrast: Contrast) -> Phrase {
    switch contrast {
    case .original: tour(name, "the colours as they were published", korean: "발표된 색 그대로입니다")
    case .normal: tour(name, "text at 4.5:1 or more", korean: "글자 대비를 4.5:1 이상으로 맞춥니다")
    case .high: tour(name, "text at 7:1 or more", korean: "글자 대비를 7:1 이상으로 맞춥니다")
    }
  }
  static func tourVision(_ name: String, _ vision: Vision) -> Phrase {
    switch vision {
    case .none: tour(name, "does it depend on colour alone?", korean: "색으로만 구별하는 건 아닐까요?")
    case .protan: tour(name, "as it looks without red cones", korean: "적색맹에게 보이는 모양입니다")
    case .deutan: tour(name, "as it looks without green cones", korean: "녹색맹에게 보이는 모양입니다")
    case .tritan: tour(name, "as it looks without blue cones", korean: "청색맹에게 보이는 모양입니다")
    case .achroma: tour(name, "as it looks without any hue", korean: "색조가 전혀 없는 모양입니다")
    }
  }
  static func tourPage(_ name: String) -> Phrase {
    tour(name, "its purpose and usage", korean: "무엇이고 언제 쓰는지 읽어 봅니다")
  }
  static func tourPageMore(_ name: String) -> Phrase {
    tour(name, "its states, keys and tokens", korean: "상태와 키, 토큰이 이어집니다")
  }
}
