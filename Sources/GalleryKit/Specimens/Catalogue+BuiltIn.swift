import GSDesign

extension Catalogue {
  /// The components of the package.
  public static let builtIn = Catalogue(
    specimens: [
      .primaryButton, .secondaryButton, .tagButton, .plainTextButton, .homeTabButton,
      .roundButton, .nextButton, .outlinedButton, .floatingButton,
      .filledTag, .strokeTag, .outlinedTag, .tagGroup,
      .homeTabs, .pageTabs, .bottomTabBar, .navigationBar,
      .gitspaceText, .zatchText, .lionheartText, .ribsTodoText, .badge, .toggleIcon, .toggleSwitch,
      .card, .sheet, .disclosure, .calendar,
      .alert, .progress, .loading, .skeleton, .imagePlaceholder,
      .ownBubble, .othersBubble, .sectionHeader,
      .toast, .textField, .weekField, .nicknameField, .messageEditor, .radioGroup, .weekStepper,
      .articleRow, .todoRow, .controlRow, .list, .panel, .keyLine, .constraints, .modifiedButton,
      .todayScreen, .filterScreen, .starsScreen,
    ],
    aliases: Specimen.textAliases
  ).sound
}
