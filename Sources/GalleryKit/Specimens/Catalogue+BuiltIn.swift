import GSDesign

extension Catalogue {
  /// The components of the package.
  public static let builtIn = Catalogue(
    specimens: [
      .primaryButton.counted(2), .secondaryButton.counted(2), .tagButton.counted(4),
      .plainTextButton.counted(2), .homeTabButton.counted(2), .roundButton.counted(2),
      .nextButton.counted(2), .outlinedButton.counted(2), .floatingButton.counted(1),
      .filledTag.counted(32), .strokeTag.counted(16), .outlinedTag.counted(1),
      .tagGroup.counted(66), .homeTabs.counted(110), .pageTabs.counted(54),
      .bottomTabBar.counted(118), .navigationBar.counted(12), .gitspaceText.counted(14),
      .zatchText.counted(28), .lionheartText.counted(18), .ribsTodoText.counted(3),
      .badge.counted(4), .toggleIcon.counted(8), .toggleSwitch.counted(4), .card.counted(2),
      .sheet.counted(5), .disclosure.counted(4), .calendar.counted(4), .alert.counted(3),
      .progress.counted(6), .loading.counted(2), .skeleton.counted(2), .imagePlaceholder.counted(3),
      .ownBubble.counted(2), .othersBubble.counted(2), .sectionHeader.counted(2), .toast.counted(3),
      .textField.counted(4), .weekField.counted(4), .nicknameField.counted(3),
      .messageEditor.counted(10), .radioGroup.counted(4), .weekStepper.counted(3),
      .articleRow.counted(2), .todoRow.counted(2), .controlRow.counted(4), .list.counted(20),
      .panel.counted(3), .keyLine.counted(1), .constraints.counted(37),
      .modifiedButton.counted(112),
      .todayScreen.counted(3), .filterScreen.counted(8), .starsScreen.counted(3),
    ],
    aliases: Specimen.textAliases
  ).sound
}
