import GSDesign

extension Command {
  /// A command as an action, as the palette names it: "Copy link". A key line shortens it to a word or two.
  ///
  /// - Parameter what: the description on the key line.
  func action(_ what: Phrase) -> Phrase {
    if let action = Self.actions[self] { return action }
    guard case .setting(let turn) = self, turn.step > 0, let name = turn.setting.phrase
    else { return what.titled }
    return Phrase("Switch " + name.english, korean: name.korean + " 전환")
  }

  /// The actions whose names differ from their descriptions on the key line.
  private static let actions: [Command: Phrase] = [
    .basic(.compare): Phrase("Compare light and dark", korean: "라이트와 다크 비교"),
    .basic(.nextPane): Phrase("Next pane", korean: "다음 패널"),
    .basic(.interact): Phrase("Interact with component", korean: "컴포넌트 조작"),
    .basic(.leaveInteract): Phrase("Leave component", korean: "조작 끝내기"),
    .basic(.cancel): Phrase("Go back", korean: "뒤로"),
    .basic(.search): Phrase("Search components", korean: "컴포넌트 검색"),
    .basic(.group): Phrase("Group components", korean: "컴포넌트 그룹 변경"),
    .basic(.reset): Phrase("Reset state", korean: "상태 초기화"),
    .basic(.help): Phrase("Help: keyboard shortcuts", korean: "도움말: 키보드 단축키"),
    .basic(.redraw): Phrase("Redraw screen", korean: "화면 다시 그리기"),
    .matrix(.toggle): Phrase("Show matrix", korean: "표 보기"),
    .matrix(.compare): Phrase("Compare light and dark", korean: "라이트와 다크 비교"),
    .matrix(.fold): Phrase("Fold equal looks", korean: "같은 모양 접기"),
    .matrix(.zoomIn): Phrase("Zoom in", korean: "확대"),
    .matrix(.zoomOut): Phrase("Zoom out", korean: "축소"),
    .matrix(.swapAxes): Phrase("Swap rows and columns", korean: "행과 열 바꾸기"),
    .matrix(.axes): Phrase("Place axes", korean: "축 배치"),
    .matrix(.nextPage): Phrase("Next page", korean: "다음 페이지"),
    .matrix(.previousPage): Phrase("Previous page", korean: "이전 페이지"),
    .matrix(.interact): Phrase("Interact with component", korean: "컴포넌트 조작"),
    .inspect(.toggle): Phrase("Inspect measures", korean: "치수 검사"),
    .inspect(.uses): Phrase("Show where it is used", korean: "쓰이는 곳 보기"),
    .page(.toggle): Phrase("About component", korean: "컴포넌트 정보"),
    .page(.colors): Phrase("Open colour lab", korean: "색 실험실 열기"),
    .outlines(.toggle): Phrase("Switch outlines: cells, pixels", korean: "윤곽선 전환: 셀, 픽셀"),
    .rebuild(.startAnew): Phrase("Restart with new build", korean: "새 빌드로 다시 시작"),
    .findings(.toggle): Phrase("Audit contrast and rules", korean: "대비와 규칙 감사"),
    .diagnostics(.toggle): Phrase("Show diagnostics", korean: "진단 보기"),
  ]
}
