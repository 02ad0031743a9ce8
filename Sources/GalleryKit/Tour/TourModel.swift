import GSDesign

/// The gallery, and where in the tour it is.
package struct TourModel: Hashable, Sendable {
  package var gallery: GalleryModel
  /// Whether it plays itself; otherwise a person has the keys.
  package internal(set) var isPlaying = true
  var deck: TourDeck
  /// The scene under way; nil before the first.
  var scene: TourScene?
  var beats: [TourBeat] = []
  /// The beat that is seen.
  var beat = 0
  /// How many scenes began.
  var sceneCount = 0

  /// What is said of what is seen; nil while a person has the keys.
  var caption: Phrase? {
    isPlaying && beats.indices.contains(beat) ? beats[beat].caption : nil
  }

  /// How long what is seen is worth, in paces: a thing that is new takes longer to look at.
  package var paces: Int { beat == 0 ? 2 : 1 }
}

/// What the tour asks of whoever runs it.
package enum TourEffect: Hashable, Sendable {
  case gallery(GalleryEffect)
  /// A person took the keys.
  case handedOver
}
