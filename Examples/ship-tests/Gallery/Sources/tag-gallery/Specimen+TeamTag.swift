import GSDesign
import GalleryKit
import TagStates
import TagUI

extension Specimen {
  /// The states that the tests of the tag run.
  static let teamTag = Specimen(TagState.states, summary: "Names a topic.") { state, _ in
    GSText(.body1, TagView(state: state).description).lowered()
  }
}
