import GSDesign

extension Catalogue {
  /// The components of the package.
  public static let builtIn = Catalogue(
    specimens: [
      .primaryButton, .secondaryButton, .tagButton, .plainTextButton, .homeTabButton,
      .filledTag, .strokeTag, .tagGroup,
      .homeTabs, .bottomTabBar,
      .textStyles, .toast, .textField, .list, .panel, .keyLine,
    ],
    aliases: Specimen.textAliases)
}
