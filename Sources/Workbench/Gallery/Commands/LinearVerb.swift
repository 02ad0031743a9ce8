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
        Phrase("list", korean: "목록"), argument: Phrase("[COMPONENT]", korean: "[컴포넌트]"),
        purpose: Phrase("Lists the components.", korean: "컴포넌트 목록을 읽습니다."))
    case .search:
      LinearWords(
        Phrase("search", korean: "검색"), others: ["find", "찾기"],
        argument: Phrase("WORDS", korean: "검색어"),
        purpose: Phrase(
          "Finds components, states, settings and commands.", korean: "컴포넌트, 상태, 설정, 명령을 찾습니다."))
    case .open:
      LinearWords(
        Phrase("open", korean: "열기"),
        argument: Phrase("NAME, LINK or NUMBER", korean: "이름, 링크 또는 번호"),
        purpose: Phrase(
          "Opens a component, a link or a number of the last list.",
          korean: "컴포넌트나 링크, 마지막 목록의 번호를 엽니다."))
    case .next:
      LinearWords(
        Phrase("next", korean: "다음"),
        purpose: Phrase("Opens the next component.", korean: "다음 컴포넌트를 엽니다."))
    case .previous:
      LinearWords(
        Phrase("previous", korean: "이전"), others: ["back", "뒤로"],
        purpose: Phrase("Opens the previous component.", korean: "이전 컴포넌트를 엽니다."))
    case .read:
      LinearWords(
        Phrase("read", korean: "읽기"), others: ["show", "where", "보기"],
        purpose: Phrase("Reads the component.", korean: "컴포넌트를 읽습니다."))
    case .knobs:
      LinearWords(
        Phrase("knobs", korean: "속성"), needsComponent: true,
        purpose: Phrase("Lists the knobs and their values.", korean: "속성과 값의 목록을 읽습니다."))
    case .set:
      LinearWords(
        Phrase("set", korean: "변경"), others: ["바꾸기"],
        argument: Phrase("NAME VALUE", korean: "이름 값"),
        purpose: Phrase("Changes a knob or a setting.", korean: "속성이나 설정을 바꿉니다."))
    case .flip:
      LinearWords(
        Phrase("flip", korean: "전환"), argument: Phrase("[KNOB]", korean: "[속성]"),
        needsComponent: true,
        purpose: Phrase(
          "Turns a switch on or off; the first one unless named.", korean: "스위치를 켜거나 끕니다."))
    case .states:
      LinearWords(
        Phrase("states", korean: "상태"), needsComponent: true,
        purpose: Phrase("Lists the states beside this one.", korean: "이 상태와 이웃한 상태의 목록을 읽습니다."))
    case .matrix:
      LinearWords(
        Phrase("matrix", korean: "표"), argument: Phrase("[KNOB …]", korean: "[속성 …]"),
        needsComponent: true,
        purpose: Phrase(
          "Lists all states, or those of the knobs named.", korean: "모든 상태 또는 지정한 속성의 상태를 읽습니다."))
    case .press:
      LinearWords(
        Phrase("press", korean: "누르기"), argument: Phrase("[NAME or NUMBER]", korean: "[이름 또는 번호]"),
        needsComponent: true,
        purpose: Phrase("Presses the component or one of its items.", korean: "컴포넌트나 항목을 누릅니다."))
    case .key:
      LinearWords(
        Phrase("key", korean: "키"), argument: Phrase("NAME", korean: "이름"), needsComponent: true,
        purpose: Phrase(
          "Gives the component a key, such as right or enter.",
          korean: "컴포넌트에 키를 보냅니다. 예: right, enter"))
    case .type:
      LinearWords(
        Phrase("type", korean: "입력"), argument: Phrase("TEXT", korean: "텍스트"), needsComponent: true,
        purpose: Phrase("Types text into the component.", korean: "컴포넌트에 텍스트를 입력합니다."))
    case .leave:
      LinearWords(
        Phrase("leave", korean: "나가기"), needsComponent: true,
        purpose: Phrase("Takes the keys from the component.", korean: "컴포넌트 조작을 끝냅니다."))
    case .undo:
      LinearWords(
        .undo, others: ["되돌리기", "취소"],
        purpose: Phrase("Takes the last change back.", korean: "마지막 변경을 취소합니다."))
    case .redo:
      LinearWords(
        .redo, purpose: Phrase("Makes the change again.", korean: "취소한 변경을 다시 실행합니다."))
    case .reset:
      LinearWords(
        Phrase("reset", korean: "초기화"), needsComponent: true,
        purpose: Phrase("Resets the knobs.", korean: "속성을 초기화합니다."))
    case .settings:
      LinearWords(
        Phrase("settings", korean: "설정"),
        purpose: Phrase(
          "Lists the settings. The name of one with a value changes it: theme zatch.",
          korean: "설정 목록을 읽습니다. 설정 이름과 값을 쓰면 바뀝니다. 예: 테마 zatch"))
    case .group:
      LinearWords(
        Phrase("group", korean: "그룹"),
        purpose: Phrase(
          "Groups the list by component, level or design system.",
          korean: "목록을 컴포넌트, 단계, 디자인 시스템별 그룹으로 나눕니다."))
    case .about:
      LinearWords(
        Phrase("about", korean: "정보"), needsComponent: true,
        purpose: Phrase("Reads what there is to know of the component.", korean: "컴포넌트 정보를 읽습니다."))
    case .audit:
      LinearWords(
        Phrase("audit", korean: "감사"), argument: Phrase("[COMPONENT]", korean: "[컴포넌트]"),
        purpose: Phrase(
          "Lists token pairs with too little contrast and broken rules, of this component, the one named, or all.",
          korean: "대비가 부족한 토큰 조합과 규칙 위반을 읽습니다. 열린 컴포넌트, 지정한 컴포넌트 또는 전체가 대상입니다."))
    case .link:
      LinearWords(
        Phrase("link", korean: "링크"), needsComponent: true,
        purpose: Phrase("Prints the link.", korean: "링크를 출력합니다."))
    case .copy:
      LinearWords(
        Phrase("copy", korean: "복사"), needsComponent: true,
        purpose: Phrase("Prints the link, to copy it.", korean: "복사할 링크를 출력합니다."))
    case .more:
      LinearWords(
        Phrase("more", korean: "더보기"),
        purpose: Phrase("Goes on with a list.", korean: "목록을 이어서 읽습니다."))
    case .help:
      LinearWords(
        Phrase("help", korean: "도움말"), others: ["?"], argument: Phrase("[COMMAND]", korean: "[명령]"),
        purpose: Phrase("Lists the commands.", korean: "명령 목록을 읽습니다."))
    case .quit:
      LinearWords(
        Phrase("quit", korean: "종료"), others: ["exit", "q", "끝"],
        purpose: Phrase("Quits.", korean: "종료합니다."))
    }
  }
}
