import GSDesign

extension GalleryProgram {
  /// Adds a line for the failing data that is shown, once each time it comes to be shown. Whoever follows is told the
  /// lines of others.
  func noteFailures(_ model: inout GalleryModel) {
    guard !model.company.isFollowing, !model.showsOverview, model.mode != .matrix,
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

  /// The lines of the list of what failed.
  func failureLines(_ model: GalleryModel) -> [StatusItem] {
    let lines = model.failures.lines
    guard !lines.isEmpty else {
      return [StatusItem(heading: Phrase.nothingFailed[options.language])]
    }
    return lines.map { $0.item(options.language) }
  }
}
