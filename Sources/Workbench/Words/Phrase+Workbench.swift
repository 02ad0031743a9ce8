import GSDesign
package import GalleryKit

/// The words of knobs, undo and redo.
extension Phrase {
  static let noDifference = Phrase("No visible difference here.", korean: "여기서는 차이가 보이지 않습니다.")
  static let saysNothing = Phrase(
    "This has no effect in this state.", korean: "이 상태에서는 적용되지 않습니다.")
  static let undone = Phrase("Undone:", korean: "취소:")
  static let redone = Phrase("Redone:", korean: "다시 실행:")
  static let resetName = Phrase("reset", korean: "초기화")

  static func onlyWith(_ setting: String) -> Phrase {
    Phrase("only with \(setting)", korean: "\(setting)일 때만")
  }

  static func onlyBetween(_ ends: String) -> Phrase {
    Phrase("Only \(ends).", korean: "\(ends)만 됩니다.")
  }
}

/// Panes and headings.
extension Phrase {
  static let components = Phrase("Components", korean: "컴포넌트")
  static let knobs = Phrase("Knobs", korean: "속성")
  static let environment = Phrase("Environment", korean: "환경")
  static let search = Phrase("search", korean: "검색")
  static let matrix = Phrase("matrix", korean: "표")
}

/// The words of the palette.
extension Phrase {
  static let palettePlaceholder = Phrase(
    "A component, a state, a command…", korean: "컴포넌트, 상태, 명령…")
}

/// Words of the overview.
extension Phrase {
  static let overview = Phrase("Overview", korean: "개요")
  static let overviewHint = Phrase(
    "Every state of every component. Enter opens one; m shows all of its states.",
    korean: "모든 컴포넌트의 모든 상태. Enter로 열고, m으로 상태를 모두 봅니다.")
  static let overviewHintBriefly = Phrase(
    "Enter opens a component; m shows all of its states.",
    korean: "Enter로 열고, m으로 상태를 모두 봅니다.")
  static let overviewHomes = Phrase("each in its own theme", korean: "각자의 기본 테마로")
  static let findAnything = Phrase("find anything", korean: "전체 검색")

  static func overviewTheme(_ name: String) -> Phrase {
    Phrase("in the theme \(name)", korean: "\(name) 테마로")
  }

  /// How much the catalogue holds.
  static func catalogueSize(_ components: Int, variants: Int) -> Phrase {
    Phrase(
      "\(components) \(components == 1 ? "component" : "components") · "
        + "\(variants) \(variants == 1 ? "variant" : "variants")",
      korean: "컴포넌트 \(components)개 · 변형 \(variants)개")
  }

  /// A place among others.
  static func place(_ place: Int, of count: Int) -> Phrase {
    Phrase("\(place) of \(count)", korean: "\(count)개 중 \(place)")
  }
}

/// Words of the canvas.
extension Phrase {
  static let specHeight = Phrase("Height", korean: "높이")
  static let specPadding = Phrase("Padding", korean: "패딩")
  static let specRadius = Phrase("Radius", korean: "모서리 반경")
  static let specHalf = Phrase("half the height", korean: "높이의 절반")
  static let specStroke = Phrase("Stroke", korean: "선 두께")
  static let specShadow = Phrase("Shadow", korean: "그림자")
  static let specFont = Phrase("Font", korean: "폰트")
  static let specFamily = Phrase("Family", korean: "서체")
  static let specLineHeight = Phrase("Line height", korean: "행간")
  static let specKern = Phrase("Kern", korean: "자간")
  static let specLeastWidth = Phrase("Min width", korean: "최소 너비")
  static let specFill = Phrase("Fill", korean: "채우기")
  static let specText = Phrase("Text", korean: "텍스트")
  static let specLine = Phrase("Line", korean: "선")
  static let contrastTitle = Phrase("Contrast", korean: "대비")
  static let compareLooks = Phrase("compare", korean: "비교")
  static let compareLightAndDark = Phrase("Compare light and dark", korean: "라이트와 다크 비교")
  static let editText = Phrase("edit text", korean: "텍스트 편집")
  static let stateKeys = Phrase("state", korean: "상태")
  static let rowKeys = Phrase("rows", korean: "행")
  static let stripKeys = Phrase("row", korean: "행")
}

/// Words of the zoom.
extension Phrase {
  static let zoomIn = Phrase("zoom in", korean: "확대")
  static let leaveZoom = Phrase("leave zoom", korean: "확대 끝내기")
  static let zoom = Phrase("zoom", korean: "확대")
  static let zoomWithoutOutline = Phrase(
    "No outline to enlarge: shown at its own size", korean: "윤곽선이 없어 원래 크기로 표시합니다")

  static func zoomScale(_ scale: Int) -> Phrase { Phrase("\(scale)x", korean: "\(scale)배") }

  static func zoomTooLarge(_ scale: Int) -> Phrase {
    Phrase("\(scale)x does not fit here", korean: "\(scale)배는 화면에 다 들어가지 않습니다")
  }
}

/// Words of the list of failures.
extension Phrase {
  static let diagnostics = Phrase("diagnostics", korean: "진단")
  static let diagnosticsTitle = Phrase("Diagnostics", korean: "진단")
  static let nothingFailed = Phrase("No failures.", korean: "실패가 없습니다.")
  static let diagnosticsFoot = Phrase(
    "Failures since the start, newest first.", korean: "시작 이후의 실패, 최신순")
}

/// Words of switching outlines between cells and pixels.
extension Phrase {
  static let outlines = Phrase("cells, pixels", korean: "셀, 픽셀")
  package static let outlinesAsCells = Phrase(
    "Outlines are drawn in cells.", korean: "윤곽선을 셀로 그립니다.")
  package static let outlinesAsPixels = Phrase(
    "Outlines are drawn in pixels.", korean: "윤곽선을 픽셀로 그립니다.")
  package static let outlinesWithoutImages = Phrase(
    "Outlines stay in cells: the terminal has not said that it draws images.",
    korean: "터미널이 이미지를 지원한다고 알리지 않아 윤곽선을 셀로 그립니다.")
  package static let outlinesWithFewColors = Phrase(
    "Outlines stay in cells: pixels need true colour.",
    korean: "트루컬러가 아니어서 윤곽선을 셀로 그립니다.")
  package static let outlinesInNcurses = Phrase(
    "Outlines stay in cells: ncurses draws no images.",
    korean: "ncurses는 이미지를 그리지 못해 윤곽선을 셀로 그립니다.")
}

/// The messages about a new build.
extension Phrase {
  static let startAnew = Phrase("restart", korean: "다시 시작")
  static let rebuilt = Phrase(
    "rebuilt: press ctrl-n to restart here", korean: "새로 빌드됨: ctrl-n으로 여기서 다시 시작")
  static let rebuiltBriefly = Phrase("rebuilt: ctrl-n", korean: "새로 빌드됨: ctrl-n")
  static let stillWritten = Phrase(
    "The new build is still being written. It starts when it is complete.",
    korean: "새 빌드를 저장하는 중입니다. 완료되면 바로 시작합니다.")
  static func notBuilt(_ errors: [String]) -> Phrase {
    let lines = errors.joined(separator: "\n")
    return Phrase("The build failed:\n" + lines, korean: "빌드에 실패했습니다:\n" + lines)
  }
  static let notStarted = Phrase("The new build did not start:", korean: "새 빌드가 시작되지 않았습니다:")
}

/// The names of commands in the status line.
extension Phrase {
  static let move = Phrase("move", korean: "이동")
  static let fold = Phrase("fold", korean: "접기, 펼치기")
  static let caret = Phrase("caret", korean: "커서")
  static let knob = Phrase("knob", korean: "속성")
  static let change = Phrase("change", korean: "변경")
  static let flip = Phrase("flip", korean: "전환")
  static let nextPane = Phrase("pane", korean: "다음 패널")
  static let previousPane = Phrase("previous pane", korean: "이전 패널")
  static let interact = Phrase("interact", korean: "조작")
  static let interactWithComponent = Phrase("Interact with component", korean: "컴포넌트 조작")
  static let leaveInteract = Phrase("leave", korean: "나가기")
  static let groupComponents = Phrase("group by", korean: "그룹")
  static let reset = Phrase("reset", korean: "초기화")
}
