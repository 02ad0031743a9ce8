// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hello-app",
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .executableTarget(
      name: "hello-app",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "TermSession", package: "gs-gallery"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
