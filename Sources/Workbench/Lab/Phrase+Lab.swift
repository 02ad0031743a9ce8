import ColorScience
import GSDesign
import GalleryKit
import Laws

/// The words of the colour lab.
extension Phrase {
  static let colorLab = Phrase("colour lab", korean: "색 실험실")
  static let labDepths = Phrase("Colours of terminals", korean: "터미널의 색 수")
  static let labVisions = Phrase("Colour vision", korean: "색각")
  static let labColors = Phrase("Colours of this state", korean: "이 상태의 색")
  static let labContrast = Phrase("Contrast", korean: "대비")
  static let labRoomy = Phrase("Nothing is too faint.", korean: "너무 흐린 것이 없습니다.")
  static let labMend = Phrase("apply change", korean: "변경 적용")
  static let labMendHint = Phrase(
    "Enter applies the first change to the theme until the gallery is closed.",
    korean: "Enter를 누르면 첫 번째 변경을 갤러리를 닫을 때까지 테마에 적용합니다.")
  static let labNothingToMend = Phrase(
    "No change to apply.", korean: "적용할 변경이 없습니다.")
  static let labScreen = Phrase("this screen", korean: "이 화면")
  static let labNoHue = Phrase("no colours, only signs and weight", korean: "색 없음: 기호와 굵기로 구별")
  static let labUnnoticed = Phrase(
    "no colour shifts so much that it is noticed", korean: "눈에 띄게 달라지는 색 없음")
  static let labAllKept = Phrase("all colours as asked", korean: "모든 색이 그대로")
  static let labLightness = Phrase("lightness", korean: "명도")

  static func labPalette(_ theme: String) -> Phrase {
    Phrase("Palette of \(theme)", korean: "\(theme)의 팔레트")
  }

  static func labShifted(_ count: Int, of all: Int, most: String) -> Phrase {
    Phrase(
      "\(count) of \(all) colours shift, by up to \(most)",
      korean: "색 \(all)가지 가운데 \(count)가지가 최대 \(most) 달라짐")
  }

  static func labMended(_ mend: RoleMend) -> Phrase {
    Phrase(
      "\(mend.role.name): \(mend.old.hex) → \(mend.new.hex), until the gallery is closed.",
      korean: "\(mend.role.name): \(mend.old.hex) → \(mend.new.hex), 갤러리를 닫을 때까지.")
  }

  static func labNear(_ first: String, _ second: String, _ distance: String) -> Phrase {
    Phrase(
      "Nearly the same: \(first) and \(second), \(distance) apart",
      korean: "거의 같음: \(first), \(second), 차이 \(distance)")
  }

  static func labGap(_ step: String, _ below: String, _ above: String) -> Phrase {
    Phrase(
      "Gap of \(step) in lightness between \(below) and \(above)",
      korean: "\(below)와(과) \(above) 사이에 명도 \(step)만큼 빔")
  }

  static func labLoss(
    _ first: String, _ second: String, left: String, before: String
  ) -> Phrase {
    Phrase(
      "\(first) and \(second): \(left) apart, \(before) with all colours",
      korean: "\(first), \(second): 차이 \(left), 모든 색으로는 \(before)")
  }
}

extension ShownColor.Shift {
  var phrase: Phrase {
    switch self {
    case .none: Phrase("same", korean: "같음")
    case .unnoticed: Phrase("unnoticed", korean: "안 보임")
    case .noticed: Phrase("noticed", korean: "보임")
    case .other: Phrase("another", korean: "다른 색")
    }
  }
}

extension PaletteRamps.Family {
  var phrase: Phrase {
    switch self {
    case .grey: Phrase("greys", korean: "무채색")
    case .red: Phrase("reds", korean: "빨강")
    case .orange: Phrase("oranges", korean: "주황")
    case .yellow: Phrase("yellows", korean: "노랑")
    case .green: Phrase("greens", korean: "초록")
    case .cyan: Phrase("cyans", korean: "청록")
    case .blue: Phrase("blues", korean: "파랑")
    case .purple: Phrase("purples", korean: "보라")
    case .pink: Phrase("pinks", korean: "분홍")
    }
  }
}

extension Vision {
  /// Whose eyes they are.
  var labName: Phrase {
    switch self {
    case .none: Phrase("all colours", korean: "모든 색")
    case .protan: Phrase("no red cones", korean: "적색맹")
    case .deutan: Phrase("no green cones", korean: "녹색맹")
    case .tritan: Phrase("no blue cones", korean: "청색맹")
    case .achroma: Phrase("lightness alone", korean: "전색맹")
    }
  }
}
