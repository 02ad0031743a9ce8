import TermRender
import TermSession
import Workbench

/// A gallery and the environment that it starts in.
struct GalleryStart {
  let program: GalleryProgram
  let environment: RenderEnvironment
  /// The widths that follow the terminal; nil without a terminal, and if a way of counting columns was chosen.
  let followed: FollowedWidths?
}
