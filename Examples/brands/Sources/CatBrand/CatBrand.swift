public import Brand
public import GSDesign
public import GalleryTool

/// The brand of a build with the trait `Cat`.
public enum ChosenBrand: Brand {
  public static let program = "cat-gallery"
  public static let badge = "CAT"
  public static let sample = SampleLabel("Feed the cat", "고양이 밥")
  public static let tokens = ThemeSource.file("Tokens/cat.tokens.json")

  public static func theme() throws(ThemeError) -> Theme {
    try Theme(
      name: "cat",
      light: [
        .page: "#FFFFFF", .surface: "#EEF2F6", .text: "#16232E", .textSecondary: "#4C5C69",
        .destructive: "#A8233A", .accent: "#14618C", .onAccent: "#FFFFFF", .outline: "#75838F",
        .tagPurpleSolid: "#6A58D6", .tagYellowSolid: "#D9B23A",
      ],
      dark: [:])
  }
}
