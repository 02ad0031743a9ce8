// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "team-gallery",
  dependencies: [.package(name: "gs-gallery", path: "../gs-gallery")],
  targets: [
    .executableTarget(
      name: "team-gallery",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "GalleryKit", package: "gs-gallery"),
        .product(name: "GalleryTool", package: "gs-gallery"),
      ]),
    .testTarget(
      name: "team-gallery-tests",
      dependencies: ["team-gallery", .product(name: "TermRender", package: "gs-gallery")]),
  ]
)
