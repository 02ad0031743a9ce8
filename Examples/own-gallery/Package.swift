// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "own-gallery",
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .executableTarget(
      name: "own-gallery",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "FourSystems", package: "gs-gallery"),
        .product(name: "GalleryKit", package: "gs-gallery"),
        .product(name: "GalleryTool", package: "gs-gallery"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
