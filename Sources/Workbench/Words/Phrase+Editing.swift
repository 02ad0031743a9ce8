import GSDesign
import GalleryKit

/// Words of the colour editor.
extension Phrase {
  static let colorTitle = Phrase("Colour", korean: "색")
  static let editColor = Phrase("edit colours and lengths", korean: "색과 길이 편집")
  static let channel = Phrase("channel", korean: "채널")
  static let changeMuch = Phrase("change ×10", korean: "10배로 변경")
  static let saveColor = Phrase("save", korean: "저장")
  static let keepColor = Phrase("keep", korean: "유지")
  static let giveUpColor = Phrase("give up", korean: "편집 취소")
  static let typeColor = Phrase("type hex", korean: "hex 입력")
  static let typeNumber = Phrase("type number", korean: "숫자 입력")
  static let pickColor = Phrase("pick from cell", korean: "셀에서 색 추출")
  static let pickGlyph = Phrase("glyph or fill", korean: "글자색·배경색 전환")
  static let listMoves = Phrase("affected", korean: "바뀌는 상태")
  static let backToEditor = Phrase("back to editor", korean: "편집으로")
  static let changedStatesTitle = Phrase("Affected states", korean: "바뀌는 상태")
  static let noChangedState = Phrase(
    "No state looks different.", korean: "달라 보이는 상태가 없습니다.")
  static let beforeChange = Phrase("Before", korean: "변경 전")
  static let afterChange = Phrase("After", korean: "변경 후")
  static let nextColor = Phrase("next value", korean: "다음 값")
  static let replaceTyped = Phrase("replace", korean: "교체")
  static let takeColor = Phrase("take", korean: "적용")
  static let noColorToEdit = Phrase(
    "No colour here comes from a token or palette entry.", korean: "여기에는 토큰이나 팔레트에서 온 색이 없습니다.")
  static let nothingToPick = Phrase(
    "No cells to pick a colour from.", korean: "색을 추출할 셀이 없습니다.")
  static let printedLater = Phrase(
    "This theme is not read from a file. The change is printed when you quit.",
    korean: "파일에서 읽은 테마가 아닙니다. 바꾼 값은 종료할 때 출력합니다.")
  static let noTokenToSave = Phrase(
    "This value has no token. The change is printed when you quit.",
    korean: "이 값에는 토큰이 없습니다. 바꾼 값은 종료할 때 출력합니다.")
  static let editLost = Phrase(
    "Your change to a value was dropped, as the file has a new one for it.",
    korean: "파일에서 같은 값이 바뀌어 편집한 값을 버렸습니다.")
  static let insideSRGB = Phrase("in sRGB", korean: "sRGB 안")
  static let linearColors = Phrase(
    "Colours are edited on the full screen.", korean: "색은 전체 화면에서 편집합니다.")
  static let linearThemes = Phrase(
    "Themes are read when the program starts.", korean: "테마는 프로그램을 시작할 때 읽습니다.")
  static let reloadThemes = Phrase("reload themes", korean: "테마 다시 읽기")
  static let readingThemes = Phrase("Reloading the themes …", korean: "테마를 다시 읽는 중 …")
  static let pairsTitle = Phrase("Contrast", korean: "대비")
  static let noPairs = Phrase("No text or mark on it", korean: "함께 쓰이는 글자나 표시가 없습니다")
  static let typePrompt = Phrase("Hex:", korean: "Hex:")

  static func outsideSRGB(_ hex: String) -> Phrase {
    Phrase("outside sRGB, drawn as \(hex)", korean: "sRGB 밖, \(hex)로 표시")
  }

  static let opacityName = Phrase("Opacity", korean: "불투명도")
  static let weightName = Phrase("Weight", korean: "굵기")
  static let lengthName = Phrase("Length", korean: "길이")

  static func noNumber(_ text: String, from least: String, to most: String) -> Phrase {
    Phrase(
      "“\(text)” is not possible here. Type a number from \(least) to \(most).",
      korean: "“\(text)”은(는) 쓸 수 없습니다. \(least)에서 \(most) 사이의 값을 입력하세요.")
  }

  static func noColor(_ text: String) -> Phrase {
    Phrase(
      "“\(text)” is not a colour. Type 3, 6 or 8 hexadecimal digits.",
      korean: "“\(text)”은(는) 색이 아닙니다. 16진수 3, 6 또는 8자리를 입력하세요.")
  }

  /// The ink on the fill, and the ratio before and now.
  static func pair(_ ink: String, on fill: String) -> Phrase {
    Phrase("\(ink) on \(fill)", korean: "\(fill) 위 \(ink)")
  }

  /// The value that is changed, where that is another one than a person pointed at.
  static func changesToken(_ token: String, for chosen: String) -> Phrase {
    Phrase(
      "Changes \(token), which \(chosen) refers to.",
      korean: "\(chosen)이(가) 참조하는 \(token)을(를) 바꿉니다.")
  }

  static func changesToken(_ token: String) -> Phrase {
    Phrase("Changes \(token).", korean: "\(token)을(를) 바꿉니다.")
  }

  static func alsoChanges(_ names: String) -> Phrase {
    Phrase("Also: \(names)", korean: "함께 바뀜: \(names)")
  }

  static func picked(_ hex: String, _ role: String) -> Phrase {
    Phrase(
      "Pick \(hex)" + (role.isEmpty ? "" : ", \(role)"),
      korean: "\(hex) 추출" + (role.isEmpty ? "" : ", \(role)"))
  }

  static let noPickedColor = Phrase("The terminal’s own colour", korean: "터미널 기본색")

  /// The states of the component shown that look different.
  static func movedHere(_ count: Int, of total: Int) -> Phrase {
    Phrase("Changes \(count)/\(total) states here", korean: "상태 변경: 여기 \(count)/\(total)")
  }

  static func movedStates(_ count: Int, of total: Int) -> Phrase {
    Phrase("\(count)/\(total) in all", korean: "전체 \(count)/\(total)")
  }

  /// The states in the list of those that change.
  static func changedStates(_ count: Int, of total: Int) -> Phrase {
    Phrase("\(count) of \(total)", korean: "\(total)가지 중 \(count)가지")
  }

  /// The phrase with another one behind it.
  func followed(by other: Phrase) -> Phrase {
    Phrase(english + " " + other.english, korean: korean + " " + other.korean)
  }
}
