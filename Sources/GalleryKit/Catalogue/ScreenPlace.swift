/// Where on a screen a component is used.
///
/// ```swift
/// Specimen("bar/sections", payload: BarState(), build: { bar($0) }).placed(.foot)
/// ```
public enum ScreenPlace: Hashable, Sendable, CaseIterable {
  /// Anywhere: it is shown in the middle of the stage.
  case middle
  /// At the top, as a navigation bar is.
  case top
  /// At the foot, as a bar of tabs or a sheet is.
  case foot
  /// Over the middle of a screen, as an alert is.
  case over
}
