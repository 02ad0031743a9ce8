// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "inline-prompt",
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .executableTarget(
      name: "inline-prompt",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "TermSession", package: "gs-gallery"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
