import GSDesign

/// Whether the program was built anew while it runs.
package enum Rebuild: Hashable, Sendable {
  /// Nothing new.
  case none
  /// Another program is there, whole.
  case offered
}

/// Starting the program that was built anew.
package enum RebuildCommand: Hashable, Sendable, CaseIterable {
  case startAnew
}

extension RebuildCommand {
  static let entries = [
    CommandEntry(.rebuild(.startAnew), [.control("n")], .startAnew, isInStatus: false)
  ]
}

/// What whoever runs the gallery found out by itself.
package enum GalleryNews: Hashable, Sendable {
  case rebuilt
  /// What was built anew is gone, or is the one that runs.
  case notRebuilt
  /// What was built anew is to be started, and somebody writes it still.
  case stillWritten
  /// It was built; the lines say why it could not be, none that it could.
  case built(errors: [String])
  /// What was built anew could not be started; why.
  case failedToStart(String)
}

extension GalleryProgram {
  func isAvailable(_ command: RebuildCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .startAnew: model.rebuild == .offered
    }
  }

  func perform(_ command: RebuildCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .startAnew: [.startAnew]
    }
  }

  /// Takes in what no key and no pointer told.
  package func learn(_ news: GalleryNews, _ model: inout GalleryModel) {
    switch news {
    case .rebuilt: model.rebuild = .offered
    case .notRebuilt: model.rebuild = .none
    case .stillWritten: model.toast = .tells(.stillWritten)
    case .built(let errors):
      if model.toast == .fails(.notBuilt(model.buildErrors)) { model.toast = nil }
      if !errors.isEmpty { model.toast = .fails(.notBuilt(errors)) }
      model.buildErrors = errors
    case .failedToStart(let reason):
      let words = printable(reason)
      model.rebuild = .none
      model.toast = .fails(
        Phrase(
          Phrase.notStarted.english + " " + words, korean: Phrase.notStarted.korean + " " + words))
    }
  }
}
