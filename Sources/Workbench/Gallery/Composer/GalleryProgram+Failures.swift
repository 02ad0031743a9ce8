import GSDesign
import GalleryKit
import StateSpace

extension GalleryProgram {
  /// Adds a line for failing data on the screen, once each time it appears. Followers receive the presenter's lines.
  func noteFailures(_ model: inout GalleryModel) {
    guard !model.company.isFollowing, !model.showsOverview, !model.place.isMatrix,
      model.environment.data?.isFailing == true
    else {
      model.failingSpecimen = nil
      return
    }
    guard model.failingSpecimen != model.specimen else { return }
    model.failingSpecimen = model.specimen
    let reason = Samples.failure
    model.failures.note(
      Phrase(reason.english, korean: reason.korean), from: specimen(model).id.text)
  }

  /// The lines of the list of failures.
  func failureLines(_ model: GalleryModel) -> [StatusItem] {
    let lines = model.failures.lines
    guard !lines.isEmpty else {
      return [StatusItem(heading: Phrase.nothingFailed[model.language])]
    }
    let chrome = workbench(model).chrome
    let keys = lines.map { chrome.width(printable($0.source)) }.max() ?? 0
    let room = max(8, model.columns - keys - 7)
    return lines.flatMap { line in
      line.items(model.language) { chrome.lines(of: $0, columns: room) }
    }
  }
}
