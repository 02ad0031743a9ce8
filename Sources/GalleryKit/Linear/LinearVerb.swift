import GSDesign

/// A command of the gallery line by line.
enum LinearVerb: String, Hashable, Sendable, LinearWord {
  case list, search, open, next, previous, read
  case knobs, set, flip, states, matrix
  case press, key, type, leave
  case undo, redo, reset
  case settings, group, about, audit, link, copy
  case more, help, quit

  var word: Phrase {
    switch self {
    case .list: Phrase("list", korean: "목록")
    case .search: Phrase("search", korean: "검색")
    case .open: Phrase("open", korean: "열기")
    case .next: Phrase("next", korean: "다음")
    case .previous: Phrase("previous", korean: "이전")
    case .read: Phrase("read", korean: "읽기")
    case .knobs: Phrase("knobs", korean: "속성")
    case .set: Phrase("set", korean: "변경")
    case .flip: Phrase("flip", korean: "전환")
    case .states: Phrase("states", korean: "상태")
    case .matrix: Phrase("matrix", korean: "표")
    case .press: Phrase("press", korean: "누르기")
    case .key: Phrase("key", korean: "키")
    case .type: Phrase("type", korean: "입력")
    case .leave: Phrase("leave", korean: "나가기")
    case .undo: Phrase("undo", korean: "실행 취소")
    case .redo: Phrase("redo", korean: "다시 실행")
    case .reset: Phrase("reset", korean: "초기화")
    case .settings: Phrase("settings", korean: "설정")
    case .group: Phrase("group", korean: "그룹")
    case .about: Phrase("about", korean: "정보")
    case .audit: Phrase("audit", korean: "감사")
    case .link: Phrase("link", korean: "링크")
    case .copy: Phrase("copy", korean: "복사")
    case .more: Phrase("more", korean: "더보기")
    case .help: Phrase("help", korean: "도움말")
    case .quit: Phrase("quit", korean: "종료")
    }
  }

  var others: [String] {
    switch self {
    case .search: ["find", "찾기"]
    case .previous: ["back", "뒤로"]
    case .read: ["show", "where", "보기"]
    case .set: ["바꾸기"]
    case .undo: ["되돌리기", "취소", "실행"]
    case .redo: ["다시실행", "다시"]
    case .help: ["?"]
    case .quit: ["exit", "q", "끝"]
    case .list, .open, .next, .knobs, .flip, .states, .matrix, .press, .key, .type, .leave,
      .reset, .settings, .group, .about, .audit, .link, .copy, .more:
      []
    }
  }

  /// The argument after the command; may be empty.
  var argument: Phrase {
    switch self {
    case .list, .audit: Phrase("[COMPONENT]", korean: "[컴포넌트]")
    case .search: Phrase("WORDS", korean: "검색어")
    case .open: Phrase("NAME, LINK or NUMBER", korean: "이름, 링크 또는 번호")
    case .set: Phrase("NAME VALUE", korean: "이름 값")
    case .flip: Phrase("[KNOB]", korean: "[속성]")
    case .matrix: Phrase("[KNOB …]", korean: "[속성 …]")
    case .press: Phrase("[NAME or NUMBER]", korean: "[이름 또는 번호]")
    case .key: Phrase("NAME", korean: "이름")
    case .type: Phrase("TEXT", korean: "텍스트")
    case .help: Phrase("[COMMAND]", korean: "[명령]")
    case .next, .previous, .read, .knobs, .states, .leave, .undo, .redo, .reset, .settings, .group,
      .about, .link, .copy, .more, .quit:
      Phrase("")
    }
  }

  /// A description in one sentence.
  var purpose: Phrase {
    switch self {
    case .list: Phrase("Lists the components.", korean: "컴포넌트 목록을 읽습니다.")
    case .search:
      Phrase(
        "Finds components, states, settings and commands.", korean: "컴포넌트, 상태, 설정, 명령을 찾습니다.")
    case .open:
      Phrase(
        "Opens a component, a link or a number of the last list.",
        korean: "컴포넌트나 링크, 마지막 목록의 번호를 엽니다.")
    case .next: Phrase("Opens the next component.", korean: "다음 컴포넌트를 엽니다.")
    case .previous: Phrase("Opens the previous component.", korean: "이전 컴포넌트를 엽니다.")
    case .read: Phrase("Reads the component.", korean: "컴포넌트를 읽습니다.")
    case .knobs: Phrase("Lists the knobs and their values.", korean: "속성과 값의 목록을 읽습니다.")
    case .set: Phrase("Changes a knob or a setting.", korean: "속성이나 설정을 바꿉니다.")
    case .flip:
      Phrase("Turns a switch on or off; the first one unless named.", korean: "스위치를 켜거나 끕니다.")
    case .states:
      Phrase("Lists the states beside this one.", korean: "이 상태와 이웃한 상태의 목록을 읽습니다.")
    case .matrix:
      Phrase(
        "Lists all states, or those of the knobs named.", korean: "모든 상태 또는 지정한 속성의 상태를 읽습니다.")
    case .press: Phrase("Presses the component or one of its items.", korean: "컴포넌트나 항목을 누릅니다.")
    case .key:
      Phrase(
        "Gives the component a key, such as right or enter.",
        korean: "컴포넌트에 키를 보냅니다. 예: right, enter")
    case .type: Phrase("Types text into the component.", korean: "컴포넌트에 텍스트를 입력합니다.")
    case .leave: Phrase("Takes the keys from the component.", korean: "컴포넌트 조작을 끝냅니다.")
    case .undo: Phrase("Takes the last change back.", korean: "마지막 변경을 취소합니다.")
    case .redo: Phrase("Makes the change again.", korean: "취소한 변경을 다시 실행합니다.")
    case .reset: Phrase("Resets the knobs.", korean: "속성을 초기화합니다.")
    case .settings:
      Phrase(
        "Lists the settings. The name of one with a value changes it: theme zatch.",
        korean: "설정 목록을 읽습니다. 설정 이름과 값을 쓰면 바뀝니다. 예: 테마 zatch")
    case .group:
      Phrase(
        "Groups the list by component, level or design system.",
        korean: "목록을 컴포넌트, 단계, 디자인 시스템별 그룹으로 나눕니다.")
    case .about: Phrase("Reads what there is to know of the component.", korean: "컴포넌트 정보를 읽습니다.")
    case .audit:
      Phrase(
        "Lists the token pairs with too little contrast, of this component, the one named, or all.",
        korean: "대비가 부족한 토큰 조합을 읽습니다. 열린 컴포넌트, 지정한 컴포넌트 또는 전체가 대상입니다.")
    case .link: Phrase("Prints the link.", korean: "링크를 출력합니다.")
    case .copy: Phrase("Prints the link, to copy it.", korean: "복사할 링크를 출력합니다.")
    case .more: Phrase("Goes on with a list.", korean: "목록을 이어서 읽습니다.")
    case .help: Phrase("Lists the commands.", korean: "명령 목록을 읽습니다.")
    case .quit: Phrase("Quits.", korean: "종료합니다.")
    }
  }
}

/// Where a command of the full screen is when the gallery is read line by line.
enum LinearPlace: Hashable, Sendable {
  case verb(LinearVerb)
  /// A setting, whose name is the word.
  case setting(Setting)
  /// It is not there, and why.
  case absent(Phrase)
}

extension Command {
  /// The way to reach the command line by line, or the reason it is not available.
  var linearPlace: LinearPlace {
    switch self {
    case .basic(let command): command.linearPlace
    case .setting(let turn): .setting(turn.setting)
    case .matrix(let command): command.linearPlace
    case .history(.undo): .verb(.undo)
    case .history(.redo): .verb(.redo)
    case .palette(.toggle): .verb(.search)
    case .page(.toggle): .verb(.about)
    case .page(.colors), .page(.mend): .absent(.linearPicture)
    case .zoom(.next), .outlines(.toggle): .absent(.linearPicture)
    case .inspect(.toggle), .inspect(.uses): .absent(.linearMeasures)
    case .rebuild(.startAnew): .absent(.linearRebuild)
    case .rebuild(.reloadThemes): .absent(.linearThemes)
    case .diagnostics(.toggle): .absent(.linearFailures)
    case .findings(.toggle): .verb(.audit)
    case .editing: .absent(.linearColors)
    }
  }
}

extension BasicCommand {
  fileprivate var linearPlace: LinearPlace {
    switch self {
    case .flip: .verb(.flip)
    case .open, .cancel: .verb(.open)
    case .interact: .verb(.press)
    case .leaveInteract: .verb(.leave)
    case .search: .verb(.search)
    case .editText: .verb(.set)
    case .group: .verb(.group)
    case .copyLink: .verb(.copy)
    case .reset: .verb(.reset)
    case .help: .verb(.help)
    case .quit, .interrupt: .verb(.quit)
    case .moveDown: .verb(.next)
    case .moveUp: .verb(.previous)
    case .moveLeft, .moveRight, .first, .last, .nextPane, .previousPane: .absent(.linearPanes)
    case .done, .erase, .eraseForward: .absent(.linearTyping)
    case .compare, .redraw: .absent(.linearPicture)
    case .suspend: .absent(.linearSuspend)
    }
  }
}

extension MatrixCommand {
  fileprivate var linearPlace: LinearPlace {
    switch self {
    case .toggle, .onlyThis, .axes, .swapAxes: .verb(.matrix)
    case .flip: .verb(.flip)
    case .interact: .verb(.press)
    case .nextPage: .verb(.more)
    case .up, .down, .left, .right, .first, .last, .screenUp, .screenDown, .previousPage, .axisUp,
      .axisDown, .axisBack, .axisForward, .closeAxes:
      .absent(.linearGrid)
    case .fold, .compare, .zoomIn, .zoomOut: .absent(.linearPicture)
    }
  }
}
