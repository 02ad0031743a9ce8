// swift-tools-version: 6.2
import PackageDescription

// Written against 0.1.0, and not edited after it: a later version with the same first number compiles it.
let library = [
  "ColorScience", "FourSystems", "GSDesign", "GalleryKit", "GalleryTool", "Laws", "StateSpace",
  "Storage", "TermRender", "TermSession", "TokenFiles",
]

let package = Package(
  name: "client",
  dependencies: [.package(url: "https://github.com/gs-gallery/gs-gallery", from: "0.1.0")],
  targets: [
    // StateSpace alone, which depends on nothing.
    .executableTarget(
      name: "states", dependencies: [.product(name: "StateSpace", package: "gs-gallery")]),
    .executableTarget(
      name: "client", dependencies: library.map { .product(name: $0, package: "gs-gallery") }),
  ]
)
