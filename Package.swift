// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: language mode 6, explicit existentials, imports that say what they are for,
/// unsafe code marked where it stands, and no warning left.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The package manager looks for test classes in an index. Only test targets are indexed, in the folder that
/// `Scripts/develop.sh` names (`--disable-index-store` leaves the index of all other targets out).
let testIndex: [SwiftSetting] =
  Context.environment["GALLERY_TEST_INDEX"].map {
    [.unsafeFlags(["-index-store-path", $0, "-index-ignore-system-modules"])]
  } ?? []

/// The settings of an example's own package: members of modules below those that a file imports are in sight.
let example: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)] + testIndex

/// How `Scripts/develop.sh` builds: `tests`, which draw hundreds of thousands of states and start thousands of programs, as a
/// release; or `gallery`, whose first build takes the least work. Only here: SwiftPM rejects unsafe flags in a dependency.
let purpose = Context.environment["GALLERY_BUILD"]

/// Turns the optimizer off in the release for tests, for targets that take several times as long to compile with it.
let unoptimized: [SwiftSetting] = purpose == "tests" ? [.unsafeFlags(["-Onone"])] : []

/// A whole module at once is compiled with three quarters of the work, but as a whole after every change. Its interface comes
/// out of the same compilation: a second one for it alone costs a seventh of all the work.
let whole: [SwiftSetting] =
  purpose == "gallery"
  ? [
    .unsafeFlags(
      ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"],
      .when(configuration: .debug))
  ]
  : []

/// Settings of the modules of the library.
let library: [SwiftSetting] = strict + whole

/// Settings of the command line, which works once a run: optimised it takes five times as long to compile, more than all
/// tests together would gain.
let commands: [SwiftSetting] = library + unoptimized

/// Helpers of tests that do work for every frame or every file. They do not mark unsafe code: they talk to C all day.
let helping: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + testIndex

/// Settings of tests.
let testing: [SwiftSetting] = helping + unoptimized

/// The file of pkg-config that says where ncurses is. On Linux it is among the libraries of the system, found without one.
#if os(Linux)
  let ncursesFile: String? = nil
#else
  let ncursesFile: String? = "ncursesw"
#endif

let package = Package(
  name: "gs-gallery",
  // `Mutex` and typed asynchronous sequences are of this version on.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "GSDesign", targets: ["GSDesign"]),
    .library(name: "TokenFiles", targets: ["TokenFiles"]),
    .library(name: "TermRender", targets: ["TermRender"]),
    .library(name: "TermSession", targets: ["TermSession"]),
    .library(name: "TermTesting", targets: ["TermTesting"]),
    .library(name: "StateSpace", targets: ["StateSpace"]),
    .library(name: "Storage", targets: ["Storage"]),
    .library(name: "GalleryKit", targets: ["GalleryKit"]),
    .library(name: "FourSystems", targets: ["FourSystems"]),
    .library(name: "Laws", targets: ["Laws"]),
    .library(name: "GalleryTool", targets: ["GalleryTool"]),
    .executable(name: "gs-gallery", targets: ["gs-gallery"]),
    .plugin(name: "LintComponents", targets: ["LintComponents"]),
  ],
  traits: [
    .trait(
      name: "Ncurses",
      description: "Presents by the ncurses of the system too, which it then needs to be built."),
    .default(enabledTraits: ["Ncurses"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The system's C library under one name, so that no other module tells the systems apart to import it.
    .target(name: "CPlatform", swiftSettings: strict),

    // Text from outside, made safe; escapes and normal forms. The standard library alone.
    .target(name: "Words", swiftSettings: library),

    // The states of components of any kind: it depends on nothing. Rounding calls libm, which other modules link by the
    // system's C library.
    .target(
      name: "StateSpace", swiftSettings: library,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // The core: no terminal, no Foundation.
    .target(name: "ColorScience", dependencies: ["CPlatform"], swiftSettings: library),
    .target(name: "GSDesign", dependencies: ["ColorScience", "Words"], swiftSettings: library),
    // Token files and asset catalogues: bytes in, values out; no disk.
    .target(name: "TokenFiles", dependencies: ["ColorScience", "Words"], swiftSettings: library),

    // The renderer and the terminal's session: no gallery.
    .systemLibrary(
      name: "CNcurses", pkgConfig: ncursesFile,
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "TermRender",
      dependencies: [
        "GSDesign", "ColorScience", "Words", "CPlatform", "CZlib",
        .target(name: "CNcurses", condition: .when(traits: ["Ncurses"])),
      ],
      swiftSettings: library,
      linkerSettings: [
        .linkedLibrary("z"),
        .linkedLibrary("ncursesw", .when(traits: ["Ncurses"])),
        // Elsewhere terminfo is in the same library.
        .linkedLibrary("tinfo", .when(platforms: [.linux], traits: ["Ncurses"])),
      ]),
    .target(name: "CTermGuard"),
    .target(
      name: "TermSession",
      dependencies: ["TermRender", "GSDesign", "ColorScience", "CTermGuard", "CPlatform"],
      swiftSettings: library),

    // Programs in tests: keys, the pointer, a clock, and screens as text.
    .target(
      name: "TermTesting",
      dependencies: ["TermSession", "TermRender", "GSDesign", "ColorScience", "CPlatform"],
      swiftSettings: library),

    // Values that stay: no terminal, no gallery.
    .target(name: "Storage", dependencies: ["GSDesign", "CPlatform"], swiftSettings: library),

    // Specimens, their states, settings, looks and links: all that a team's catalogue needs.
    .target(
      name: "GalleryKit", dependencies: ["StateSpace", "GSDesign", "ColorScience", "Words"],
      swiftSettings: library),
    // The laws of behaviour, and the audit.
    .target(
      name: "Laws", dependencies: ["GalleryKit", "StateSpace", "GSDesign", "ColorScience"],
      swiftSettings: library),
    // The gallery's model, update and view: no terminal; wiring in the tool.
    .target(
      name: "Workbench",
      dependencies: ["Laws", "GalleryKit", "StateSpace", "GSDesign", "ColorScience", "Words"],
      swiftSettings: library),
    // The components of the four design systems, their states and samples; a team's own gallery does not need them. Compiled
    // file by file: they are changed while the gallery runs.
    .target(
      name: "FourSystems", dependencies: ["GalleryKit", "StateSpace", "GSDesign", "Words"],
      swiftSettings: strict),
    // The review: baselines and what became of them, read and written as texts.
    .target(
      name: "VisualReview",
      dependencies: [
        "GalleryKit", "StateSpace", "TermRender", "GSDesign", "ColorScience", "Words",
      ],
      swiftSettings: library),

    .target(
      name: "GalleryTool",
      dependencies: [
        "VisualReview", "Workbench", "Laws", "GalleryKit", "StateSpace", "TermSession",
        "TermRender", "Storage", "TokenFiles",
        "GSDesign", "ColorScience", "Words", "CPlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // Scripts and styles of pages, as constants in the code: the program stays one file.
      resources: [.embedInCode("Resources")], swiftSettings: commands),
    .executableTarget(
      name: "gs-gallery", dependencies: ["GalleryTool", "FourSystems", "GalleryKit"],
      swiftSettings: strict),

    // `swift package lint-components`, here and in packages with a gallery of their own. It depends on nothing, so that it
    // makes no build longer.
    .plugin(
      name: "LintComponents",
      capability: .command(
        intent: .custom(
          verb: "lint-components",
          description: "Finds code that bypasses components and themes."))),

    // Measuring
    .executableTarget(
      name: "gallery-workload",
      dependencies: [
        "TermSession", "TermRender", "GSDesign", "ColorScience", "EncoderOracle", "CPlatform",
      ],
      path: "Benchmarks/GalleryWorkload", swiftSettings: strict),

    // Tests
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    // A client written against an earlier version, as another package compiles it: with warnings of deprecation.
    .target(
      name: "Client010",
      dependencies: [
        "Laws", "FourSystems", "GalleryKit", "StateSpace", "Storage", "TermSession", "TermRender",
        "TokenFiles", "GSDesign", "ColorScience",
      ],
      path: "Tests/Compatibility/0.1.0/Sources/client", exclude: ["Client.swift"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)] + testIndex),
    .testTarget(
      name: "ColorScienceTests", dependencies: ["ColorScience"], resources: [.copy("Fixtures")],
      swiftSettings: testing),
    .target(
      name: "EncoderOracle", dependencies: ["TermRender", "GSDesign", "ColorScience"],
      path: "Tests/EncoderOracle", swiftSettings: helping),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GalleryTool", "VisualReview", "FourSystems", "Workbench", "GalleryKit", "StateSpace",
        "TermSession", "TermRender", "GSDesign", "ColorScience", "gallery-probe", "gs-gallery",
        "GalleryTesting", "TerminalTesting",
      ],
      swiftSettings: testing),
    .target(
      name: "ExampleComponents", dependencies: ["FourSystems", "GSDesign", "GalleryKit"],
      path: "Examples/own-gallery/Sources/own-gallery", exclude: ["OwnGallery.swift"],
      packageAccess: false, swiftSettings: example),
    .executableTarget(
      name: "fault-catalogue",
      dependencies: ["TerminalTesting", "GSDesign", "gallery-probe", "gs-gallery"],
      path: "Tests/FaultCatalogue", exclude: ["FailingTerminal.c"], swiftSettings: testing),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "GalleryTool", "VisualReview", "FourSystems", "Workbench", "GalleryKit", "StateSpace",
        "TermSession", "TermRender", "TokenFiles", "GSDesign", "ColorScience", "Words",
        "TerminalTesting",
      ],
      path: "Tests/Fuzz", exclude: ["Corpus", "Dictionaries"], swiftSettings: testing),
    .testTarget(
      name: "GalleryKitTests",
      dependencies: [
        "FourSystems", "GalleryKit", "StateSpace", "GSDesign", "ColorScience", "Words",
        "GalleryTesting",
      ],
      swiftSettings: testing),
    .executableTarget(
      name: "gallery-probe",
      dependencies: [
        "GalleryTool", "VisualReview", "FourSystems", "Workbench", "GalleryKit", "StateSpace",
        "TermSession", "TermRender", "GSDesign", "CPlatform",
      ],
      path: "Tests/GalleryProbe", swiftSettings: testing),
    .testTarget(
      name: "GalleryScreenTests",
      dependencies: [
        "GalleryTool", "FourSystems", "Workbench", "Laws", "GalleryKit", "StateSpace",
        "TermSession", "TermRender", "GSDesign", "ColorScience", "GalleryTesting",
        "TerminalTesting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: testing),
    .target(
      name: "GalleryTesting", dependencies: ["TermRender", "CPlatform"],
      path: "Tests/GalleryTesting",
      swiftSettings: helping),
    .testTarget(
      name: "GalleryToolTests",
      dependencies: [
        "GalleryTool", "VisualReview", "FourSystems", "Workbench", "Laws", "GalleryKit",
        "StateSpace", "TermSession", "TermRender", "TokenFiles", "GSDesign", "ColorScience",
        "gallery-probe", "gs-gallery", "GalleryTesting", "TerminalTesting", "Client010",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Fixtures"], swiftSettings: testing),
    .testTarget(
      name: "GSDesignTests", dependencies: ["GSDesign", "ColorScience"], swiftSettings: testing),
    .testTarget(
      name: "LawsTests",
      dependencies: [
        "FourSystems", "Laws", "GalleryKit", "StateSpace", "GalleryTool", "TermRender", "GSDesign",
        "ColorScience", "GalleryTesting", "OwnComponents",
      ],
      swiftSettings: testing),
    .target(
      name: "OwnComponents",
      dependencies: [
        "TermSession", "TermRender", "GSDesign", "FourSystems", "GalleryKit", "StateSpace",
      ],
      path: "Tests/OwnComponents", packageAccess: false, swiftSettings: testing),
    .testTarget(name: "PackageTests", dependencies: ["GalleryKit"], swiftSettings: helping),
    .testTarget(
      name: "StateSpaceTests", dependencies: ["StateSpace"], swiftSettings: testing),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", "GSDesign", "CPlatform"],
      swiftSettings: testing),
    .executableTarget(
      name: "ssh-demo-check", dependencies: ["TerminalTesting", "gallery-probe", "gs-gallery"],
      path: "Tests/SSHDemo", swiftSettings: testing),
    .target(
      name: "TerminalTesting",
      dependencies: ["CVTerm", "CZlib", "TermSession", "TermRender", "GSDesign"],
      path: "Tests/TerminalTesting",
      swiftSettings: helping),
    .executableTarget(
      name: "terminal-photographs", dependencies: ["GalleryTesting"],
      path: "Tests/TerminalPhotographs", swiftSettings: helping),
    .testTarget(
      name: "TermRenderTests",
      dependencies: [
        "TermSession", "TermRender", "TokenFiles", "GSDesign", "ColorScience", "Words",
        "FourSystems", "Workbench", "Laws", "GalleryKit", "StateSpace", "GalleryTool",
        "VisualReview", "EncoderOracle", "GalleryTesting", "OwnComponents", "ExampleComponents",
        "TerminalTesting",
      ],
      exclude: ["Fixtures"], swiftSettings: testing),
    .testTarget(
      name: "TermSessionTests",
      dependencies: ["TermSession", "TermRender", "GSDesign", "ColorScience", "GalleryTesting"],
      exclude: ["Fixtures"], swiftSettings: testing),
    .testTarget(
      name: "TermTestingTests",
      dependencies: ["TermTesting", "TermSession", "TermRender", "GSDesign", "CPlatform"],
      exclude: ["__Screens__"], swiftSettings: testing),
    .testTarget(
      name: "TokenFilesTests", dependencies: ["TokenFiles", "ColorScience", "Words"],
      exclude: ["Fixtures"], swiftSettings: testing),
    .testTarget(
      name: "VisualReviewTests",
      dependencies: [
        "VisualReview", "FourSystems", "GalleryKit", "StateSpace", "TermRender", "GSDesign",
        "ColorScience",
        "GalleryTesting",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "WordsTests", dependencies: ["Words"], exclude: ["Fixtures"], swiftSettings: testing),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "FourSystems", "Workbench", "Laws", "GalleryKit", "StateSpace", "GalleryTool",
        "TermRender", "GSDesign", "ColorScience", "GalleryTesting", "OwnComponents",
        "ExampleComponents",
      ],
      swiftSettings: testing),
  ]
)

/// Targets that need the pseudo-terminals, processes and C library of Linux, and what depends on them.
#if !os(Linux)
  let ofLinux: Set<String> = [
    "CVTerm", "EndToEndTests", "FuzzTests", "GalleryScreenTests", "GalleryToolTests",
    "TermRenderTests", "TerminalTesting",
    "fault-catalogue", "gallery-probe", "ssh-demo-check", "terminal-photographs",
  ]
  package.targets.removeAll { ofLinux.contains($0.name) }
#endif
