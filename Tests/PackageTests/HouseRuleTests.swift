import Testing

@Suite("The house rules")
struct HouseRuleTests {
  @Test(arguments: HouseRule.all)
  func everySourceObeys(rule: HouseRule) throws {
    let files =
      try PackageFiles.swift(below: "Sources")
      + PackageFiles.files(below: "Sources", endingIn: ["c", "h"])
    #expect(files.flatMap(rule.findings) == [])
  }

  @Test func aFileIsNamedAfterATypeThatItDeclaresOrExtends() throws {
    for file in try PackageFiles.swift(below: "Sources") where !file.path.hasSuffix("/main.swift") {
      let name = String(
        file.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
      let types = file.swift.codeLines.compactMap { FileRule.declaredType(of: $0) }
      // A file of functions alone is named after their subject.
      #expect(types.isEmpty || types.contains(name), "\(file): \(types)")
    }
  }

  @Test func theProcessEnvironmentIsReadInOnePlace() throws {
    let readers = try PackageFiles.swift(below: "Sources")
      .flatMap(HouseRule.environmentRead.findings)
    #expect(readers.count <= 1, "\(readers)")
  }

  @Test func noSwitchOverOurOwnHasADefault() throws {
    let files = try PackageFiles.swift(below: "Sources")
    let rule = SwitchRule(files: files)
    #expect(rule.enumerations["Appearance"] == ["light", "dark"])
    #expect(files.flatMap(rule.findings) == [])
  }

  @Test func noFileHasBanners() throws {
    let files =
      try PackageFiles.swift(below: "Sources", "Tests", "Benchmarks", "Examples")
      + [PackageFiles.read("Package.swift")]
    #expect(files.flatMap(FileRule.bannerFindings) == [])
  }

  @Test(arguments: [
    #"let reset = "\u{1B}[0m""#, #"let reset = "\u{001b}[0m""#, "bytes.append(0x1B)",
    #"write(1, "\033[m", 3);"#, #"write(1, "\x1b[m", 3);"#, #"write(1, "\e[m", 3);"#,
    "append(0x335B_1B)",
  ])
  func anEscapeOutsideIsFound(line: String) {
    let rule = HouseRule.escapeIsWrittenInOnePlace
    #expect(rule.findings(in: sample(line)).map(\.line) == [2])
    let allowed = SourceFile(
      path: "Sources/TermRender/Encoding/ControlSequence+Encoding.swift", text: line)
    #expect(rule.findings(in: allowed) == [])
  }

  @Test(arguments: ["// ESC is 0x1B", "let a = 0x1B16B", #"let path = "C:\\edit""#])
  func otherHexAndEscapesAreNotFound(line: String) {
    #expect(HouseRule.escapeIsWrittenInOnePlace.findings(in: sample(line)) == [])
  }

  @Test(arguments: ["RGB(0xFF00AA)", "RGB(red: 255, green: 0, blue: 1)", ##"let hex = "#9E7CFE""##])
  func aColourOutsideOfThemesIsFound(line: String) {
    #expect(HouseRule.coloursAreThemes.findings(in: sample(line)).count == 1)
    let theme = SourceFile(path: "Sources/GSDesign/Theme/ZatchPalette.swift", text: line)
    #expect(HouseRule.coloursAreThemes.findings(in: theme) == [])
  }

  @Test(arguments: ["LinearSRGB(red: 1, green: 1, blue: 1)", "RGB(red: red, green: 0, blue: 0)"])
  func computedColoursAreNotFound(line: String) {
    #expect(HouseRule.coloursAreThemes.findings(in: sample(line)) == [])
  }

  @Test(arguments: [##""<b>" + name + "</b>""##, "name.escapedForMarkup"])
  func markupAsATextIsFound(line: String) {
    let rule = HouseRule.markupIsWrittenInOnePlace
    #expect(rule.findings(in: sample(line)).count == 1)
    let allowed = SourceFile(path: "Sources/GalleryTool/Writing/Markup.swift", text: line)
    #expect(rule.findings(in: allowed) == [])
  }

  @Test(arguments: ["try! parse()", "value as! Int", "fatalError(\"no\")"])
  func forcedOperationsAreFound(line: String) {
    #expect(HouseRule.nothingIsForced.findings(in: sample(line)).count == 1)
  }

  @Test(arguments: ["#if canImport(Glibc)", "  #elseif !canImport(Musl)", "#if os(Linux)"])
  func systemConditionsElsewhereAreFound(line: String) {
    let rule = HouseRule.systemsDifferInOnePlace
    #expect(rule.findings(in: sample(line)).map(\.line) == [2])
    let allowed = SourceFile(path: "Sources/GalleryTool/Platform/Platform.swift", text: line)
    #expect(rule.findings(in: allowed) == [])
    #expect(rule.findings(in: sample("cos(angle) // os(Linux)")) == [])
  }

  @Test func aSecondPlaceThatChangesTheGalleryIsFound() throws {
    let line = "func show(_ index: Int, _ model: inout GalleryModel) {"
    let rule = HouseRule.oneComposer
    func findings(_ path: String) -> [Finding] {
      rule.findings(in: SourceFile(path: "Sources/Workbench/" + path, text: line))
    }
    #expect(findings("Gallery/Tree/TreeModel.swift").count == 1)
    #expect(findings("Following/GalleryProgram+Playing.swift").count == 1)
    #expect(findings("Gallery/Composer/GalleryProgram+Update.swift") == [])
    // Nor does the model change itself.
    let models = try PackageFiles.swift(below: "Sources/Workbench").filter {
      $0.text.contains("extension GalleryModel {") || $0.path.hasSuffix("/GalleryModel.swift")
    }
    #expect(models.count >= 1)
    #expect(models.filter { $0.text.contains("mutating func") }.map(\.path) == [])
  }

  @Test(arguments: [
    "getenv(\"HOME\")", "ProcessInfo.processInfo.environment", "while environ[0] != nil {}",
  ])
  func aReadOfTheEnvironmentIsFound(line: String) {
    #expect(HouseRule.environmentRead.findings(in: sample(line)).count == 1)
    #expect(HouseRule.environmentRead.findings(in: sample("let environment = 1 // getenv")) == [])
  }

  @Test func aFileThatMayBeWaitedForIsFound() {
    let rule = HouseRule.readingNeverWaits
    #expect(rule.findings(in: sample("open(path, O_RDONLY | O_CLOEXEC)")).count == 1)
    #expect(rule.findings(in: sample("open(path, O_RDONLY | O_DIRECTORY)")) == [])
    #expect(rule.findings(in: sample("open(path, O_RDONLY | O_NONBLOCK)")) == [])
  }

  @Test func aBannerIsFound() {
    #expect(FileRule.bannerFindings(in: sample("// MA" + "RK: - Helpers")).count == 1)
    #expect(FileRule.bannerFindings(in: sample("let benchMARKs = 1")) == [])
  }

  @Test func aDefaultOverOurOwnIsFoundAndAnothersIsNot() {
    let file = sample(
      """
      enum Fruit { case other }
      public enum Side: String {
        case left, right
        case above(Int)
      }
      switch side {
      case .left:
        switch number {
        case 1: break
        default: break
        }
      case .above(let distance): break
      default: break
      }
      switch category {
      case .control, .left: break
      default: break
      }
      switch side { case .left: 1; default: 2 }
      switch side {
      case .left: break
      case _: break
      }
      """)
    let rule = SwitchRule(files: [file])
    #expect(rule.enumerations["Side"] == ["left", "right", "above"])
    #expect(rule.findings(in: file).map(\.line) == [14, 23])
  }

  private func sample(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/GSDesign/Components/Sample.swift", text: "// A sample\n" + text)
  }
}
