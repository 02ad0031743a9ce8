public import Brand
public import GSDesign
public import GalleryTool

/// The brand of a build with the trait `Dog`.
public enum ChosenBrand: Brand {
  public static let program = "dog-gallery"
  public static let badge = "DOG"
  public static let sample = SampleLabel("Walk the dog", "강아지 산책")
  public static let tokens = ThemeSource.file("Tokens/dog.tokens.json")

  public static func theme() throws(ThemeError) -> Theme {
    try Theme(
      name: "dog",
      light: [
        .page: "#FFFFFF", .surface: "#F4F1EC", .text: "#2B2118", .textSecondary: "#6B5D50",
        .destructive: "#B3261E", .accent: "#8A4B12", .onAccent: "#FFFFFF", .outline: "#8C7F73",
        .tagPurpleSolid: "#7657C9", .tagYellowSolid: "#E0A526",
      ],
      dark: [:])
  }
}
