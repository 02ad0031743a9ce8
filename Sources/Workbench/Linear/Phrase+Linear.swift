import GSDesign
import GalleryKit
import StateSpace

/// Why a command of the full screen is not there line by line.
extension Phrase {
  static let linearPicture = Phrase("It changes a picture.", korean: "화면을 바꾸는 명령입니다.")
  static let linearMeasures = Phrase(
    "It measures a picture; show --json prints its content.",
    korean: "화면을 재는 명령입니다. 내용은 show --json이 알려 줍니다.")
  static let linearRebuild = Phrase(
    "Quit and start again to use another build.", korean: "새 빌드를 쓰려면 종료하고 다시 시작합니다.")
  static let linearFailures = Phrase(
    "Failures are reported where they happen.", korean: "실패는 발생한 곳에서 바로 알려 줍니다.")
  static let linearPanes = Phrase(
    "No panes here: go anywhere by name or number.",
    korean: "패널이 없습니다. 이름과 번호로 이동합니다.")
  static let linearTyping = Phrase(
    "A line is edited before it is sent.", korean: "한 줄은 보내기 전에 고칩니다.")
  static let linearSuspend = Phrase(
    "The terminal does it by its own key.", korean: "터미널의 키로 합니다.")
  static let linearGrid = Phrase(
    "The matrix is a list: numbers open its states.", korean: "표는 목록으로 읽고, 번호로 상태를 엽니다.")
}

/// The words of the gallery line by line.
extension Phrase {
  static func linearGreeting(_ name: String, _ components: Int, variants: Int) -> Phrase {
    Phrase(
      "\(name), \(Phrase.catalogueSize(components, variants: variants).english.linearList).",
      korean: "\(name), \(Phrase.catalogueSize(components, variants: variants).korean.linearList).")
  }
  static let linearHint = Phrase(
    "Type a command: list, search purple, open tag/filled, help, quit.",
    korean: "명령을 입력하세요: 목록, 검색 보라, 열기 tag/filled, 도움말, 종료.")
  static let linearNothingOpen = Phrase(
    "No component is open. Type list, or open and a name.",
    korean: "열린 컴포넌트가 없습니다. 목록을 입력하거나 열기 뒤에 이름을 입력하세요.")
  static let linearNoMore = Phrase("There is no more.", korean: "더 읽을 것이 없습니다.")
  static let linearNoUndo = Phrase("There is nothing to undo.", korean: "취소할 변경이 없습니다.")
  static let linearNoRedo = Phrase("There is nothing to redo.", korean: "다시 실행할 변경이 없습니다.")
  static let linearNoSwitch = Phrase("This component has no switch.", korean: "이 컴포넌트에는 스위치가 없습니다.")
  static let linearNoSearch = Phrase(
    "Type words after search.", korean: "검색 뒤에 검색어를 입력하세요.")
  static let linearNoValue = Phrase(
    "Type a name and a value after set, such as set selected on.",
    korean: "변경 뒤에 이름과 값을 입력하세요. 예: 변경 selected 켜짐")
  static let linearNoName = Phrase(
    "Type a name, a link or a number after open.",
    korean: "열기 뒤에 이름, 링크 또는 번호를 입력하세요.")
  static let linearNotUsed = Phrase(
    "The component has no use for it.", korean: "컴포넌트가 사용하지 않습니다.")
  static let linearUnusable = Phrase(
    "The component takes no keys in this state.", korean: "이 상태에서는 컴포넌트가 키를 받지 않습니다.")
  static let linearLeft = Phrase("The component no longer has the keys.", korean: "컴포넌트 조작을 끝냈습니다.")
  static let linearGoodbye = Phrase("Goodbye.", korean: "종료합니다.")
  static let linearAbsentTitle = Phrase(
    "Not here, though on the full screen:", korean: "전체 화면에만 있는 명령:")
  static let linearEmpty = Phrase("empty", korean: "비어 있음")

  static func linearMore(_ count: Int) -> Phrase {
    Phrase("\(count) more. Type more to go on.", korean: "\(count)개 더 있습니다. 더보기를 입력하세요.")
  }
  static func linearCut(_ most: Int) -> Phrase {
    Phrase(
      "These are the first \(most). Name fewer knobs to choose.",
      korean: "처음 \(most)개입니다. 속성을 지정해 범위를 줄이세요.")
  }
  static func linearNoNumber(_ number: Int) -> Phrase {
    Phrase(
      "The last list has no number \(number).", korean: "마지막 목록에 \(number)번은 없습니다.")
  }
  static func linearNoKnob(_ name: String, nearest: [String]) -> Phrase {
    let list = nearest.joined(separator: ", ")
    return Phrase(
      "Unknown knob or setting “\(name)”."
        + (list.isEmpty ? " Type knobs or settings." : " Did you mean \(list)?"),
      korean: "“\(name)” 속성이나 설정은 없습니다."
        + (list.isEmpty ? " 속성 또는 설정을 입력해 보세요." : " 혹시 \(list)인가요?"))
  }
  static func linearNoChoice(_ value: String, _ name: String, _ values: [String]) -> Phrase {
    let list = values.joined(separator: ", ")
    return Phrase(
      "\(name) has no value “\(value)”." + (list.isEmpty ? "" : " It can be \(list)."),
      korean: "“\(name)”에는 “\(value)” 값이 없습니다." + (list.isEmpty ? "" : " 있는 값: \(list)"))
  }
  static func linearNoMember(_ name: String, _ members: [String]) -> Phrase {
    let list = members.joined(separator: ", ")
    return Phrase(
      "Unknown item “\(name)”." + (list.isEmpty ? "" : " There are \(list)."),
      korean: "“\(name)” 항목은 없습니다." + (list.isEmpty ? "" : " 있는 항목: \(list)"))
  }
  static func linearNoKey(_ name: String) -> Phrase {
    Phrase(
      "Unknown key “\(name)”. Keys are enter, space, tab, up, down, left, right, home, end, "
        + "backspace, delete, escape and single characters.",
      korean:
        "“\(name)” 키는 없습니다. 키는 enter, space, tab, up, down, left, right, home, end, backspace, delete, "
        + "escape와 한 글자입니다.")
  }
}

extension String {
  /// A summary whose parts are divided by dots in the middle, as a list that is read.
  var linearList: String { replacing(" · ", with: ", ") }
}

extension LinkError {
  /// The fault and its remedy, in both languages.
  var phrase: Phrase {
    let korean =
      switch self {
      case .empty: "링크가 비어 있습니다. 예: tag/filled"
      case .unknown(let name, let nearest):
        "“\(printable(name))” 컴포넌트는 없습니다."
          + (nearest.isEmpty ? "" : " 혹시 \(nearest.joined(separator: ", "))인가요?")
      case .ambiguous(let name, let variants):
        "“\(printable(name))”의 변형은 \(variants.count)개입니다: "
          + variants.map(\.text).joined(separator: ", ")
      }
    return Phrase(description, korean: korean)
  }
}
