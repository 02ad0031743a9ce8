/// The script of a page: copying, light and dark, and what only this page has. Without it everything is seen all the same.
struct PageScript {
  /// A file of `Resources` with what only this page has, after what all pages have.
  let own: [UInt8]

  /// Nothing of a catalogue is put in here; the page hands its words over in attributes.
  var text: String {
    """
    "use strict";
    (function () {
    \(String(decoding: PackageResources.page_js, as: UTF8.self))
    \(String(decoding: own, as: UTF8.self))}());

    """
  }
}
