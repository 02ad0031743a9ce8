import GalleryKit

/// What a run begins with.
struct RunnerStart {
  /// The gallery as it was left; nil begins anew.
  var model: GalleryModel?
  /// The file of the program; nil where it cannot be found: then no other build is noticed.
  var file: ProgramFile?
  /// A build that did not start.
  var rejected: ProgramFile.Identity?
}
