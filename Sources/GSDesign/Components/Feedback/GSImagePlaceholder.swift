/// A frame in the place of an image that is not there yet, or never.
///
/// ```swift
/// GSImagePlaceholder(.thumbnail, label: "No picture")
/// ```
public struct GSImagePlaceholder: Component, Hashable, Sendable {
  /// The image that is missing.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The picture of a person: a circle 116 points wide, without words.
    case avatar
    /// The picture of a row: 80 by 80 points.
    case thumbnail
    /// The picture of an article: 320 by 128 points.
    case banner
  }

  /// The image that is missing.
  public let kind: Kind
  /// A label of one line in place of the image; an avatar has no room for it.
  public let label: String

  /// Makes a placeholder.
  public init(_ kind: Kind, label: String = "") {
    self.kind = kind
    self.label = label
  }

  /// Returns the frame; it enters nothing into the table.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .onImage, fill: .imageFill), shape: kind.shape,
      height: .fixed(kind.height))
    let words =
      kind == .avatar || label.isEmpty ? [] : [Element.label(label, style: kind.textStyle)]
    return .spoken(
      Spoken(.image, label),
      .panel(
        panel,
        .sized(
          width: .exactly(kind.columns), height: .content, alignment: .center,
          .column(alignment: .center, [.label(Self.glyph)] + words))))
  }

  private static let glyph = "▦"
}

extension GSImagePlaceholder.Kind {
  fileprivate var columns: Int {
    switch self {
    case .avatar: 15
    case .thumbnail: 10
    case .banner: 40
    }
  }

  fileprivate var textStyle: GSTextStyle {
    switch self {
    case .avatar: .zatch.medium12
    case .thumbnail, .banner: .ribsTodo.field
    }
  }

  fileprivate var height: ControlSize {
    switch self {
    case .avatar: Self.avatarSize
    case .thumbnail: Self.thumbnailSize
    case .banner: .points128
    }
  }

  /// The radius of a thumbnail is RIBs-todo's.
  fileprivate var shape: Panel.Shape {
    switch self {
    case .avatar: .capsule
    case .thumbnail: .rounded(radius: Self.thumbnailRadius)
    case .banner: .rounded(radius: .points8)
    }
  }

  private static let avatarSize = ControlSize(.zatch, "avatar")
  private static let thumbnailSize = ControlSize(.ribsTodo, "thumbnail")
  private static let thumbnailRadius = Radius(.ribsTodo, "thumbnail")
}
