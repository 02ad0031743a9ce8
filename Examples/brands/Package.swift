// swift-tools-version: 6.2
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "brands",
  traits: [
    .trait(name: "Dog", description: "The gallery of the dog brand."),
    .trait(name: "Cat", description: "The gallery of the cat brand."),
  ],
  dependencies: [.package(name: "gs-gallery", path: "../..")],
  targets: [
    .target(
      name: "Brand",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"),
        .product(name: "GalleryTool", package: "gs-gallery"),
      ], swiftSettings: swift6),
    .target(name: "DogBrand", dependencies: ["Brand"], swiftSettings: swift6),
    .target(name: "CatBrand", dependencies: ["Brand"], swiftSettings: swift6),
    .executableTarget(
      name: "brands",
      dependencies: [
        "Brand",
        .target(name: "DogBrand", condition: .when(traits: ["Dog"])),
        .target(name: "CatBrand", condition: .when(traits: ["Cat"])),
        .product(name: "FourSystems", package: "gs-gallery"),
        .product(name: "GalleryKit", package: "gs-gallery"),
        .product(name: "GalleryTool", package: "gs-gallery"),
      ], swiftSettings: swift6),
  ]
)
