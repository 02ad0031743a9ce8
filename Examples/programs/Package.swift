// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "programs",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .target(
      name: "Programs", dependencies: [.product(name: "GSDesign", package: "gs-gallery")],
      swiftSettings: settings),
    .executableTarget(
      name: "programs-demo",
      dependencies: ["Programs", .product(name: "TermSession", package: "gs-gallery")],
      swiftSettings: settings),
    .testTarget(
      name: "ProgramsTests",
      dependencies: ["Programs", .product(name: "TermTesting", package: "gs-gallery")],
      swiftSettings: settings),
  ]
)
