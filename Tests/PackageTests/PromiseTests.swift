import Testing

/// Promises in the program's text: every such sentence has a test that waits for it.
@Suite struct PromiseTests {
  /// A piece of each sentence, and the test that sees it kept.
  private static let promises: KeyValuePairs = [
    "The change is printed when you quit": "theColourThatWasSavedIsPrintedAfterLeaving",
    "Do not print the copied link after quitting": "theCopiedLinkIsPrintedAfterLeaving",
    "Do not print a summary after quitting": "lineByLineItNeedsNoTerminalAndWritesDecisions",
    "until the gallery is closed": "aChangeOfTheColoursPageStaysWhenAColourIsEdited",
    "until you press q or it starts again": "aKilledPresenterIsNoticedAndTheNextIsFollowed",
    "The next one that fits appears automatically": "aScreenThatIsTooLargeIsFollowedByTheNext",
    "It starts when it is complete": "aBuildStillOpenForWritingStartsOnceItIsClosed",
    "The last good colours stay": "aBrokenFileKeepsTheLastGoodColoursAndSaysWhereItBroke",
    "Defaults are used until it is repaired": "aBrokenFileIsSetAsideReportedAndNeverFatal",
    "until a key is pressed": "aKeyHandsOverTheGalleryAtThePlaceOfTheTour",
    "Wait until a presentation starts": "aWaitingFollowerSeesThePresenter",
    "press any key to stay": "theIdleLimitWarnsAndThenEndsIt",
    "type a line to stay": "aKeyRestartsTheIdleLimitAndNotTheTotal",
    "stay pending": "anInterruptLeavesUndecidedStatesPending",
    "stays pending": "anInterruptLeavesUndecidedStatesPending",
    "continues with the rest": "anInterruptLeavesUndecidedStatesPending",
    "test makes it again": "anUnreadablePendingFileIsReported",
    "writes them again": "anUnreadablePendingFileIsReported",
  ]

  /// How sentences speak of later.
  private static let words = [
    "when you quit", "after quitting", "until the gallery", "until you", "until a key",
    "until a presentation", "until it is repaired", "appears automatically", "when it is complete",
    "good colours stay", "stay pending", "stays pending", "key to stay", "line to stay",
    "with the rest", "makes it again", "writes them again",
  ]

  @Test func everySentenceAboutLaterIsListed() throws {
    var unlisted: [String] = []
    for file in try PackageFiles.swift(below: "Sources")
    where Self.words.contains(where: file.text.holds) {
      for (number, line) in file.lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard Self.words.contains(where: code.holds), !code.hasPrefix("//") else { continue }
        if !Self.promises.contains(where: { code.contains($0.key) }) {
          unlisted.append("\(file):\(number + 1): \(code)")
        }
      }
    }
    #expect(unlisted == [])
  }

  @Test func everyPromiseIsInTheSourcesAndHasItsTest() throws {
    let sources = try PackageFiles.swift(below: "Sources")
    let tests = try PackageFiles.swift(below: "Tests")
    for (words, test) in Self.promises {
      #expect(sources.contains { $0.text.holds(words) }, "nothing says “\(words)”")
      #expect(tests.contains { $0.text.holds("func \(test)(") }, "“\(words)”: \(test)")
    }
  }
}
