// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "ship-tests",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "TagUI", targets: ["TagUI"]),
    .library(name: "TagStates", targets: ["TagStates"]),
  ],
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .target(name: "TagUI", swiftSettings: settings),
    .target(
      name: "TagStates",
      dependencies: ["TagUI", .product(name: "StateSpace", package: "gs-gallery")],
      swiftSettings: settings),
    .testTarget(
      name: "TagTests", dependencies: ["TagStates", "TagUI"], exclude: ["__Snapshots__"],
      swiftSettings: settings),
  ]
)
