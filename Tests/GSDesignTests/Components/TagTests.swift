import Testing

@testable import GSDesign

@Suite struct TagTests {
  @Test func filledUnselectedIsInkOnATint() throws {
    try expect(GSTag.filled("t", color: .purple), .tagPurpleOnTint, .tagPurpleTint)
    try expect(GSTag.filled("t", color: .yellow), .tagYellowOnTint, .tagYellowTint)
  }

  @Test func filledSelectedIsInkOnTheSolid() throws {
    try expect(
      GSTag.filled("t", color: .purple, isSelected: true), .tagPurpleOnSolid, .tagPurpleSolid)
    try expect(
      GSTag.filled("t", color: .yellow, isSelected: true), .tagYellowOnSolid, .tagYellowSolid)
  }

  @Test(arguments: TagColor.allCases, [false, true])
  func filledDisabledIsTheSharedPairForAnySelection(color: TagColor, isSelected: Bool) throws {
    try expect(
      GSTag.filled("t", color: color, isSelected: isSelected, isDisabled: true),
      .onTagDisabled, .tagDisabledFill)
  }

  @Test func strokeSelectedIsAHeavyLineInItsColour() throws {
    for (color, role) in [(TagColor.purple, BuiltInRole.tagPurpleLine), (.yellow, .tagYellowLine)] {
      let panel = try #require(
        GSTag.stroke("t", color: color, isSelected: true).element.panels.first)
      #expect(panel.ink == Ink(text: ColorRole(role), stroke: ColorRole(role)))
      #expect(panel.strokeWidth == .medium)
    }
  }

  @Test(arguments: TagColor.allCases)
  func strokeUnselectedIsALightLineInTheSharedRole(color: TagColor) throws {
    let panel = try #require(GSTag.stroke("t", color: color).element.panels.first)
    #expect(panel.ink == Ink(text: .tagLine, stroke: .tagLine))
    #expect(panel.strokeWidth == .thin)
    #expect(panel.ink.fill == nil)
  }

  @Test(arguments: zip(TagConfiguration.allCases, [(20.0, 8.0), (25, 12), (29, 10), (31, 12)]))
  func theConfigurationIsHeightAndPadding(
    configuration: TagConfiguration, points: (height: Double, padding: Double)
  ) throws {
    for element in [
      GSTag.filled("t", configuration: configuration).element,
      GSTag.stroke("t", configuration: configuration).element,
    ] {
      let panel = try #require(element.panels.first)
      #expect(panel.height == .fixed(ControlSize(points: points.height)))
      #expect(panel.horizontalPadding.points == points.padding)
      #expect(panel.shape == .capsule)
    }
  }

  @Test func bothKindsStartUnselectedPurpleAndSmall() {
    #expect(!GSTag.filled("t").isSelected && !GSTag.stroke("t").isSelected)
    #expect(TagColor.standard == .purple)
    #expect(GSTag.filled("t").color == .standard && GSTag.stroke("t").color == .standard)
    #expect(GSTag.filled("t").configuration == .height20)
  }

  @Test func hoverMovesTheFillAndTheLine() throws {
    let filled = try #require(GSTag.filled("t", interaction: .hovered).element.panels.first)
    #expect(filled.ink.fill == ColorRole(.tagPurpleTint).hovered)
    let stroke = try #require(GSTag.stroke("t", interaction: .hovered).element.panels.first)
    #expect(stroke.ink.stroke == ColorRole.tagLine.hovered)
  }

  @Test func selectionIsReadAndSetThroughOneProtocol() {
    func flipped<Thing: Selectable>(_ thing: Thing) -> Bool {
      var thing = thing
      thing.isSelected.toggle()
      return thing.isSelected
    }
    #expect(flipped(GSTag.filled("t")) && flipped(GSTag.stroke("t")) && flipped(TagState()))
  }

  private func expect(_ tag: FilledTag, _ text: BuiltInRole, _ fill: BuiltInRole) throws {
    let panel = try #require(tag.element.panels.first)
    #expect(panel.ink == Ink(text: ColorRole(text), fill: ColorRole(fill)))
    #expect(panel.strokeWidth == .none)
  }
}
