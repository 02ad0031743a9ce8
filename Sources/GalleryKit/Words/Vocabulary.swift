/// The names of axes, values, components and variants as a person reads them.
///
/// Declarations spell names as links do: lower case, with hyphens. What the table does not know is shown as it is
/// spelled, with blanks for hyphens and a capital at the head of a title.
enum Vocabulary {
  /// A name where it stands in running text or as a value: `plain text`.
  static func word(_ name: String) -> Phrase {
    if let known = words[name] { return known }
    // Replacing costs much more than looking, and most names are one word.
    guard name.utf8.contains(UInt8(ascii: "-")) else { return Phrase(name) }
    return Phrase(name.replacing("-", with: " "))
  }

  /// A name at the head of a line: `Plain text`.
  static func title(_ name: String) -> Phrase {
    let word = word(name)
    return Phrase(word.english.capitalizedFirst, korean: word.korean)
  }

  private static let words: [String: Phrase] = [
    // Axes.
    "color": Phrase("colour", korean: "색"),
    "configuration": Phrase("size", korean: "크기"),
    "height": Phrase("height", korean: "높이"),
    "selected": Phrase("selected", korean: "선택"),
    "disabled": Phrase("disabled", korean: "비활성"),
    "editing": Phrase("editing", korean: "편집 중"),
    "destructive": Phrase("destructive", korean: "삭제"),
    "empty": Phrase("empty", korean: "빈 값"),
    "dismissed": Phrase("dismissed", korean: "닫힘"),
    "badge": Phrase("badge", korean: "배지"),
    "title": Phrase("title", korean: "제목"),
    "tab-name": Phrase("tab name", korean: "탭 이름"),
    "interaction": Phrase("interaction", korean: "상호작용"),
    "focused": Phrase("focused", korean: "초점"),
    "count": Phrase("count", korean: "개수"),
    "kind": Phrase("kind", korean: "종류"),
    "level": Phrase("level", korean: "단계"),
    "selection": Phrase("selection", korean: "선택 방식"),
    "behavior": Phrase("behaviour", korean: "동작"),
    "activation": Phrase("activation", korean: "활성화"),
    "focus-at": Phrase("focus at", korean: "초점 위치"),
    "pointer-at": Phrase("pointer at", korean: "포인터 위치"),
    "caret-from-end": Phrase("caret from end", korean: "끝에서 커서까지"),
    "chosen": Phrase("chosen", korean: "선택한 항목"),
    "removed": Phrase("removed", korean: "제거한 항목"),
    "icon": Phrase("icon", korean: "아이콘"),
    "items": Phrase("items", korean: "항목"),
    "scrolled": Phrase("scrolled", korean: "스크롤됨"),
    "percent": Phrase("percent", korean: "퍼센트"),
    "indeterminate": Phrase("indeterminate", korean: "진행 정도 모름"),
    "step": Phrase("step", korean: "단계"),
    // Values.
    "normal": Phrase("normal", korean: "보통"),
    "hovered": Phrase("hovered", korean: "호버"),
    "pressed": Phrase("pressed", korean: "누름"),
    "purple": Phrase("purple", korean: "보라"),
    "yellow": Phrase("yellow", korean: "노랑"),
    "information": Phrase("information", korean: "안내"),
    "success": Phrase("success", korean: "성공"),
    "failure": Phrase("failure", korean: "실패"),
    "page": Phrase("page", korean: "페이지"),
    "surface": Phrase("surface", korean: "표면"),
    "raised": Phrase("raised", korean: "띄움"),
    "single": Phrase("single", korean: "단일"),
    "multiple": Phrase("multiple", korean: "다중"),
    "none": Phrase("none", korean: "없음"),
    "toggle": Phrase("toggle", korean: "토글"),
    "automatic": Phrase("automatic", korean: "자동"),
    "manual": Phrase("manual", korean: "수동"),
    "first": Phrase("first", korean: "처음"),
    "current": Phrase("current", korean: "현재"),
    "done": Phrase("done", korean: "완료"),
    "lines": Phrase("lines", korean: "줄 수"),
    "open": Phrase("open", korean: "펼침"),
    "bookmark": Phrase("bookmark", korean: "북마크"),
    "check": Phrase("check", korean: "체크"),
    "root": Phrase("root", korean: "첫 화면"),
    "pushed": Phrase("pushed", korean: "들어간 화면"),
    "presented": Phrase("presented", korean: "띄운 화면"),
    "message": Phrase("message", korean: "메시지"),
    "question": Phrase("question", korean: "질문"),
    "outlined": Phrase("outlined", korean: "테두리"),
    "visible": Phrase("visible", korean: "표시"),
    "outline": Phrase("outline", korean: "외곽선"),
    "accent": Phrase("accent", korean: "강조"),
    "neutral": Phrase("neutral", korean: "중립"),
    "on": Phrase("on", korean: "켜짐"),
    "out-of-range": Phrase("out of range", korean: "범위 밖"),
    "too-long": Phrase("too long", korean: "너무 긺"),
    "valid": Phrase("valid", korean: "유효함"),
    "content": Phrase("content", korean: "내용"),
    "blank": Phrase("blank", korean: "공백"),
    "short": Phrase("short", korean: "짧은 글"),
    "growing": Phrase("growing", korean: "늘어나는 글"),
    "full": Phrase("full", korean: "가득 찬 글"),
    "blocked": Phrase("blocked", korean: "차단됨"),
    "bookmarked": Phrase("bookmarked", korean: "북마크됨"),
    // Components and variants.
    "card": Phrase("card", korean: "카드"),
    "sheet": Phrase("sheet", korean: "시트"),
    "disclosure": Phrase("disclosure", korean: "펼침 행"),
    "calendar": Phrase("calendar", korean: "달력"),
    "challenge": Phrase("challenge", korean: "챌린지"),
    "skeleton": Phrase("skeleton", korean: "스켈레톤"),
    "alert": Phrase("alert", korean: "알림창"),
    "progress": Phrase("progress", korean: "진행 막대"),
    "navigation-bar": Phrase("navigation bar", korean: "내비게이션 바"),
    "button": Phrase("button", korean: "버튼"),
    "tag": Phrase("tag", korean: "태그"),
    "tab-bar": Phrase("tab bar", korean: "탭 바"),
    "text": Phrase("text", korean: "텍스트"),
    "toast": Phrase("toast", korean: "토스트"),
    "text-field": Phrase("text field", korean: "텍스트 필드"),
    "list": Phrase("list", korean: "목록"),
    "panel": Phrase("panel", korean: "패널"),
    "key-line": Phrase("key line", korean: "키 안내"),
    "default": Phrase("default", korean: "기본"),
    "primary": Phrase("primary", korean: "주요"),
    "secondary": Phrase("secondary", korean: "보조"),
    "plain-text": Phrase("plain text", korean: "텍스트만"),
    "home-tab": Phrase("home tab", korean: "홈 탭"),
    "round": Phrase("round", korean: "둥근 모서리"),
    "next": Phrase("next", korean: "다음"),
    "floating": Phrase("floating", korean: "플로팅"),
    "switch": Phrase("switch", korean: "스위치"),
    "field": Phrase("field", korean: "필드"),
    "week": Phrase("week", korean: "주차"),
    "nickname": Phrase("nickname", korean: "태명"),
    "editor": Phrase("editor", korean: "편집기"),
    "radio": Phrase("radio", korean: "라디오"),
    "stepper": Phrase("stepper", korean: "스테퍼"),
    "row": Phrase("row", korean: "행"),
    "article": Phrase("article", korean: "아티클"),
    "todo": Phrase("to-do", korean: "할 일"),
    "filled": Phrase("filled", korean: "채움"),
    "stroke": Phrase("stroke", korean: "외곽선"),
    "style": Phrase("style", korean: "스타일"),
    "group": Phrase("group", korean: "그룹"),
    "screen": Phrase("screen", korean: "화면"),
    "today": Phrase("today", korean: "투데이"),
    "filter": Phrase("filter", korean: "필터"),
    "stars": Phrase("stars", korean: "별표"),
    "loading": Phrase("loading", korean: "로딩"),
    "free": Phrase("free", korean: "나눔"),
    "reserved": Phrase("reserved", korean: "예약완료"),
    "unopened": Phrase("unopened", korean: "미개봉"),
    "tab": Phrase("tab", korean: "탭"),
    "filtered": Phrase("filtered", korean: "필터 적용"),
    "bubble": Phrase("bubble", korean: "말풍선"),
    "mine": Phrase("mine", korean: "내 메시지"),
    "theirs": Phrase("theirs", korean: "상대 메시지"),
    "image": Phrase("image", korean: "이미지"),
    "placeholder": Phrase("placeholder", korean: "플레이스홀더"),
    "header": Phrase("header", korean: "헤더"),
    "section": Phrase("section", korean: "섹션"),
    "time": Phrase("time", korean: "시각"),
    "avatar": Phrase("avatar", korean: "프로필"),
    "thumbnail": Phrase("thumbnail", korean: "썸네일"),
    "banner": Phrase("banner", korean: "배너"),
    "home": Phrase("home", korean: "홈"),
    "bottom": Phrase("bottom", korean: "하단"),
    // Presets, designs and styles.
    "notice": Phrase("message", korean: "메시지"),
    "gitspace": Phrase("GitSpace"),
    "zatch": Phrase("Zatch"),
    "foundation": Phrase("foundations", korean: "파운데이션"),
    "atom": Phrase("atoms", korean: "아톰"),
    "molecule": Phrase("molecules", korean: "몰리큘"),
    "organism": Phrase("organisms", korean: "오거니즘"),
    "lionheart": Phrase("LionHeart"),
    "ribs-todo": Phrase("RIBs-todo"),
    "explore": Phrase("explore", korean: "탐색"),
    "curriculum-main": Phrase("curriculum", korean: "커리큘럼"),
    "curriculum-by-week": Phrase("curriculum by week", korean: "주차별 커리큘럼"),
    "explore-each-category": Phrase("category", korean: "카테고리별 탐색"),
    "my-page": Phrase("profile", korean: "프로필"),
    "onboarding": Phrase("sign-up", korean: "회원가입"),
    "article-main": Phrase("article", korean: "아티클"),
    "bookmark-saved": Phrase("bookmark saved", korean: "북마크 저장"),
    "bookmark-removed": Phrase("bookmark removed", korean: "북마크 삭제"),
    "bookmark-failed": Phrase("bookmark failed", korean: "북마크 실패"),
    "row-title": Phrase("row title", korean: "행 제목"),
    "body": Phrase("body", korean: "본문"),
  ]
}

extension String {
  /// The rest becomes a string first: to append a part of one, the runtime looks through every conformance of the program.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

extension Phrase {
  /// The name of a switch, a value, a component or a variant in running text.
  static func word(_ name: String) -> Phrase { Vocabulary.word(name) }

  /// The same at the head of a line.
  static func title(_ name: String) -> Phrase { Vocabulary.title(name) }
}
