import GSDesign

/// The tags, to be switched and removed.
struct TagsScreen: Screen {
  let part: FocusID = "tags"

  func content(_ model: TagManager.Model) -> Content {
    let words = model.words
    return Content(
      GSLoaded(
        model.tags, placeholder: [Tag(title: words.placeholder)], language: model.language,
        retry: model.retry, action: {}
      ) { tags in
        guard !tags.isEmpty else { return Content(GSText(.body2, words.noTags)) }
        let rows = tags.map { GSList.Row($0.title, detail: $0.isOn ? "✓ " + words.on : words.off) }
        return Content([Content(GSList(rows, state: model.list, id: part))]) {
          .sized(width: .exactly(TagManager.columns), height: .atMost(12), $0[0])
        }
      })
  }

  func handle(_ intent: Intent, _ model: inout TagManager.Model) -> [TagManager.Effect] {
    guard let tags = model.tags.last, let place = model.list.focused, tags.indices.contains(place)
    else { return [] }
    if intent == .remove { return [.ask(.remove(tags[place].title))] }
    switch model.list.handle(intent) {
    case .activated, .selected: return [.ask(.toggle(tags[model.list.focused ?? place].title))]
    case .ignored, .changed, .acted, .deselected, .removed, .edited, .submitted: return []
    }
  }

  func words(_ model: TagManager.Model) -> [String] {
    let words = model.words
    let tags = model.tags.last?.map {
      "\(words.tag): \($0.title), \($0.isOn ? words.on : words.off)"
    }
    let failure = model.tags.failure?.text(model.language)
    guard let tags else { return [failure].compactMap { $0 } }
    return (tags.isEmpty ? [words.noTags] : tags)
      + [failure.map { words.stale + ": " + $0 }].compactMap { $0 }
  }
}

/// A form with one field.
struct FormScreen: Screen {
  let part: FocusID = "field"

  func content(_ model: TagManager.Model) -> Content {
    Content.column(spacing: .large) {
      GSText(.body2, model.words.formHint)
      GSTextField(
        state: model.field, placeholder: model.words.placeholder, prompt: model.words.title,
        id: part, columns: 30)
    }
  }

  func handle(_ intent: Intent, _ model: inout TagManager.Model) -> [TagManager.Effect] {
    guard case .submitted(let text) = model.field.handle(intent) else { return [] }
    return [.ask(.add(text))]
  }

  func words(_ model: TagManager.Model) -> [String] {
    ["\(model.words.field): \(model.words.title), \(model.field.text)"]
  }
}

/// The failures since the start.
struct FailuresScreen: Screen {
  let part: FocusID = "failures"

  func content(_ model: TagManager.Model) -> Content {
    let lines = words(model)
    return Content.column { for line in lines.prefix(12) { GSText(.body2, verbatim: line) } }
  }

  func handle(_ intent: Intent, _ model: inout TagManager.Model) -> [TagManager.Effect] { [] }

  func words(_ model: TagManager.Model) -> [String] {
    let lines = model.log.entries.reversed().map { entry in
      entry.message.text(model.language) + (entry.count > 1 ? "  × \(entry.count)" : "")
    }
    return lines.isEmpty ? [model.words.nothingFailed] : lines
  }
}

/// The words of the program.
struct Words {
  let language: Language

  private func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  var tabs: [String] { [say("Tags", "태그"), say("New tag", "새 태그"), say("Failures", "실패 기록")] }
  var tag: String { say("tag", "태그") }
  var on: String { say("on", "켜짐") }
  var off: String { say("off", "꺼짐") }
  var title: String { say("Title", "이름") }
  var field: String { say("text field", "입력란") }
  var placeholder: String { say("Swift", "스위프트") }
  var formHint: String { say("Type a title; Enter adds the tag.", "이름을 입력하고 Enter를 누르면 추가됩니다.") }
  var noTags: String { say("There are no tags yet.", "아직 태그가 없습니다.") }
  var nothingFailed: String { say("Nothing has failed.", "실패한 것이 없습니다.") }
  var saved: String { say("Saved.", "저장했습니다.") }
  var stale: String { say("not up to date", "최신 상태가 아님") }
  var keys: [(String, String)] {
    [
      ("tab", say("next part", "다음")), ("space", say("switch", "켜기/끄기")),
      ("⌫", say("remove", "삭제")), ("r", say("reload", "다시 불러오기")), ("q", say("quit", "종료")),
    ]
  }
}
