import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("Outlines of documents")
struct DocumentShapeTests {
  private func show(_ arguments: String...) throws -> String {
    try Tool.run(["show", "tag/filled"] + arguments).output
  }

  @Test(arguments: ["svg", "html"]) func outlinesAreSmoothUnlessCellsAreAskedFor(format: String)
    throws
  {
    let smooth = try show("--format", format)
    let cells = try show("--format", format, "--shapes", "cells")
    #expect(smooth.contains(" rx=\"10\""))
    #expect(!cells.contains(" rx=\""))
    #expect(try show("--format", format, "--shapes", "smooth") == smooth)
  }

  @Test func anExportDrawsItsFilesAndItsPageInCells() throws {
    for (shapes, isSmooth) in [("smooth", true), ("cells", false)] {
      let folder = try TemporaryFolder()
      let path = folder.path + "/new"
      let result = try Tool.run(
        ["export", "-o", path, "-g", "tag/filled:selected", "--shapes", shapes])
      #expect(result.status == 0, "\(result.error)")
      let files = try TemporaryFolder.files(below: path)
      let pictures = files.filter { $0.key.hasSuffix(".svg") }
      #expect(!pictures.isEmpty)
      for (name, data) in pictures {
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(" rx=\"") == isSmooth, "\(name)")
      }
    }
  }

  @Test func otherNamesAreRefused() throws {
    #expect(try Tool.run(["show", "tag/filled", "--shapes", "pixels"]).status == 64)
  }
}
