import GSDesign

/// What a scene of the tour is about.
enum TourTopic: Hashable, Sendable, CaseIterable {
  case states, pointer, matrix, themes, keyboard, depths, contrast, page, vision
  /// All variants of a component, in one matrix.
  case family
}

/// One scene: a topic, shown with one thing.
struct TourScene: Hashable, Sendable {
  let topic: TourTopic
  /// A specimen by its index in the catalogue; of a family the component, by its place among the groups.
  let subject: Int

  init(_ topic: TourTopic, _ subject: Int) {
    self.topic = topic
    self.subject = subject
  }
}

/// A moment of a scene: what is done, and what is said of what is seen then.
struct TourBeat: Hashable, Sendable {
  let events: [Event]
  let caption: Phrase
}
