// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "own-app",
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .target(
      name: "OwnApp",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "Storage", package: "gs-gallery"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "own-app",
      dependencies: ["OwnApp", .product(name: "TermSession", package: "gs-gallery")],
      swiftSettings: settings),
    .executableTarget(name: "every-order", dependencies: ["OwnApp"], swiftSettings: settings),
  ]
)
