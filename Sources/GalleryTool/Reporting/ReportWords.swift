import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// The texts of a report's page.
enum ReportWords {
  static let title = Phrase("Visual review", korean: "시각 리뷰")
  static let skip = Phrase("Skip to the differences", korean: "차이로 건너뛰기")
  static let filterHint = Phrase(
    "Words of a link, a cause or a theme, all of which must be there",
    korean: "링크나 원인, 테마에 모두 있어야 하는 낱말")
  static let nothing = Phrase("No differences from the baselines.", korean: "기준과 차이가 없습니다.")
  static let same = Phrase("same", korean: "같음")
  static let states = Phrase("states", korean: "상태")
  static let looks = Phrase("looks", korean: "모양")
  static let variant = Phrase("variant", korean: "변형")
  static let overview = Phrase("Overview", korean: "개요")
  static let before = Phrase("before", korean: "변경 전")
  static let after = Phrase("after", korean: "변경 후")
  static let command = Phrase("Copy the command to open it", korean: "여는 명령 복사")
  static let help = Phrase("Keys", korean: "키")
  static let close = Phrase("Close", korean: "닫기")
  static let modes = Phrase("Comparison mode", korean: "비교 방식")
  static let slider = Phrase("Position of the slider", korean: "슬라이더 위치")
  static let unfinished = Phrase(
    "The run ended early. There may be more differences.", korean: "실행이 일찍 끝났습니다. 차이가 더 있을 수 있습니다.")

  /// The views of a difference, by their names in the script.
  static let ways: [(name: String, words: Phrase)] = [
    ("side", Phrase("Side by side", korean: "나란히")),
    ("slide", Phrase("Slider", korean: "슬라이더")),
    ("blink", Phrase("Blink", korean: "깜박이기")),
    ("marks", Phrase("Difference", korean: "차이")),
  ]

  /// The keys of the page and their actions.
  static let keys: [(key: String, deed: Phrase)] = [
    ("← → h l", Phrase("previous, next difference", korean: "이전, 다음 차이")),
    ("Enter", Phrase("enlarge, shrink", korean: "확대, 축소")),
    ("d", Phrase("next comparison mode", korean: "다음 비교 방식")),
    (
      "g c n d r s",
      Phrase("go to changed, new, deleted, renamed, same", korean: "변경, 추가, 삭제, 이름 변경, 동일로 이동")
    ),
    ("/", Phrase("filter", korean: "필터")), ("y", Phrase("copy the link", korean: "링크 복사")),
    ("?", Phrase("keyboard shortcuts", korean: "키보드 단축키")), ("Esc", Phrase("leave", korean: "나가기")),
  ]

  /// `32 states, 28 looks`.
  static func count(states: Int, looks: Int, _ language: Language) -> String {
    PageWords.count(states: states, looks: looks, language)
  }

  /// `12 looks`.
  static func allLooks(_ count: Int, _ language: Language) -> String {
    Phrase(
      "\(count) \(count == 1 ? "look" : "looks")",
      korean: "모양 \(count)")[language]
  }

  /// `and 12 more`.
  static func more(_ count: Int, _ language: Language) -> String {
    Phrase(
      "and \(count) more",
      korean: "그 밖에 \(count)개")[language]
  }

  /// `7000 of 7012 states seen`.
  static func seen(_ states: Int, of existing: Int, _ language: Language) -> String {
    Phrase(
      "\(states) of \(existing) states seen",
      korean: "상태 \(existing)개 중 \(states)개를 봄")[language]
  }

  /// `part 1 of 3`.
  static func part(_ index: Int, of count: Int, _ language: Language) -> String {
    Phrase(
      "part \(index) of \(count)",
      korean: "\(count)부분 중 \(index)")[language]
  }
}

extension Difference {
  /// A short reason for the kind of difference.
  var reason: Phrase {
    switch bucket {
    case .changed: changes?.summary ?? ReportProblem.Kind.changed.words
    case .new: Self.size(of: new)
    case .deleted: Self.size(of: old)
    case .renamed:
      Phrase(
        "was \(formerStates.first ?? "")", korean: "전에는 \(formerStates.first ?? "")")
    }
  }

  private static func size(of picture: CellPicture?) -> Phrase {
    let size = picture.map { "\($0.columns)x\($0.rows)" } ?? "0x0"
    return Phrase(size, korean: size)
  }
}

/// A summary of a test in a few lines, shared by all reports for people.
struct ReportSummary {
  let report: TestReport

  /// `12 changed, 4 new, 1 deleted, 2 renamed, 6981 same`; undrawn states only if there are any.
  var counts: String {
    var parts = ReportProblem.Kind.allCases.filter {
      $0 != .failed || report.stateCount(of: $0) > 0
    }
    .map { "\(report.stateCount(of: $0)) \($0.words.english)" }
    parts.append("\(report.same) same")
    return parts.joined(separator: ", ")
  }

  /// `7000 of 7000 states seen in 1.2 s, part 1 of 3`.
  var extent: String {
    var text = "\(report.states) of \(report.existing) states seen in \(seconds) s"
    if let shard = report.shard { text += ", part \(shard.index) of \(shard.count)" }
    if report.stoppedEarly { text += ", stopped early" }
    return text
  }

  /// Seconds with one decimal from 1 s on, otherwise two.
  var seconds: String {
    let milliseconds = report.milliseconds
    if milliseconds >= 1000 { return "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }
    return "0." + (milliseconds < 100 ? "0" : "") + "\(milliseconds / 10)"
  }

  /// The paths of the written reports; empty without any.
  static func reports(_ setting: ReportSetting) -> String {
    setting.reports.compactMap { reporter in
      switch reporter.target {
      case .standardOutput: nil
      case .path(let path): reporter.kind == .html ? path + "/index.html" : path
      }
    }.map(oneLine).joined(separator: ", ")
  }
}
