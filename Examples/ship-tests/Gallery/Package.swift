// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tag-gallery",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "gs-gallery", path: "../../.."),
    .package(name: "ship-tests", path: ".."),
  ],
  targets: [
    .executableTarget(
      name: "tag-gallery",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "GalleryKit", package: "gs-gallery"),
        .product(name: "GalleryTool", package: "gs-gallery"),
        .product(name: "TagStates", package: "ship-tests"),
        .product(name: "TagUI", package: "ship-tests"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
