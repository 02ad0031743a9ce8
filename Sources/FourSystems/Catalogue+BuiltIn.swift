import GSDesign
public import GalleryKit
import StateSpace

extension Catalogue {
  /// The components of the package; of each system first those that it is known for.
  public static let builtIn = Catalogue(
    specimens: [
      .primaryButton.counted(2), .secondaryButton.counted(2), .tagButton.counted(4),
      .plainTextButton.counted(2), .homeTabButton.counted(2),
      .filledTag.counted(32), .strokeTag.counted(16),
      .roundButton.counted(2), .nextButton.counted(2), .outlinedButton.counted(1),
      .neutralButton.counted(1), .floatingButton.counted(1),
      .fillButton.counted(2), .pillButton.counted(4), .dialogButton.counted(2),
      .imageButton.counted(1), .subtleButton.counted(1), .compactButton.counted(1),
      .outlinedTag.counted(1), .townTag.counted(1),
      .tagGroup.counted(66), .homeTabs.counted(110), .pageTabs.counted(54),
      .bottomTabBar.counted(118), .sectionTabBar.counted(54), .iconTabBar.counted(54),
      .profileTabBar.counted(22), .navigationBar.counted(12), .headerBar.counted(2),
      .gitspaceText.counted(14),
      .zatchText.counted(28), .lionheartText.counted(18), .ribsTodoText.counted(3),
      .badge.counted(4), .levelBadge.counted(5), .status.counted(3), .toggleIcon.counted(4),
      .roundCheck.counted(4), .filterToggle.counted(4), .arrowToggle.counted(4),
      .toggleSwitch.counted(4), .card.counted(1), .knockCard.counted(1),
      .containerCard.counted(1), .outlinedCard.counted(2), .sectionDivider.counted(1),
      .lineDivider.counted(1),
      .sheet.counted(5), .reportSheet.counted(6), .disclosure.counted(4), .calendar.counted(4),
      .alert.counted(3),
      .progress.counted(6), .loading.counted(2), .skeleton.counted(2), .imagePlaceholder.counted(2),
      .avatar.counted(1), .photoGrid.counted(1),
      .ownBubble.counted(2), .othersBubble.counted(2), .sentBubble.counted(2),
      .receivedBubble.counted(2), .sectionHeader.counted(2), .screenTitle.counted(1),
      .counters.counted(1),
      .toast.counted(3),
      .textField.counted(4), .searchBar.counted(4),
      .addTagField.counted(4), .searchField.counted(4), .locationField.counted(4),
      .taskField.counted(4), .weekField.counted(4), .nicknameField.counted(3),
      .messageEditor.counted(10), .radioGroup.counted(4), .imageRadio.counted(4),
      .weekStepper.counted(3),
      .articleRow.counted(2), .todoRow.counted(2), .controlRow.counted(4),
      .notificationRow.counted(3), .list.counted(20), .appearanceSetting.counted(3),
      .emptyList.counted(1), .table.counted(40), .form.counted(3), .noteArea.counted(3),
      .logArea.counted(4), .columnSplit.counted(3), .rowSplit.counted(3),
      .panel.counted(3), .keyLine.counted(1), .constraints.counted(37),
      .modifiedButton.counted(112),
      .todayScreen.counted(3), .filterScreen.counted(8), .starsScreen.counted(3),
    ],
    aliases: Specimen.textAliases
  ).sound
}
