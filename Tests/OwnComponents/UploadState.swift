public import GSDesign

/// The state of an upload button, as another package would write it: its work, and the effects of the pointer.
public struct UploadState: Hashable, Sendable {
  /// The progress of the work.
  public enum Phase: Hashable, Sendable {
    case idle
    /// The finished share, 0…1.
    case uploading(progress: Double)
    case failed(reason: String)
    case done
  }

  /// Parts shown beside the label.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let percent = Options(rawValue: 1)
    public static let hint = Options(rawValue: 2)
  }

  public var phase = Phase.idle
  public var options: Options = []
  public var isDisabled = false
  public var isFocused = false
  public var interaction = Interaction.normal

  public init() {}

  /// Pressing starts the work, or restarts it after a failure; Escape cancels it.
  public mutating func handle(_ intent: Intent) -> Outcome {
    if intent == .cancel, !isDisabled, case .uploading = phase {
      phase = .idle
      return .changed
    }
    var button = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = button.handle(intent, isDisabled: isDisabled)
    isFocused = button.isFocused
    interaction = button.interaction
    guard outcome == .activated else { return outcome }
    switch phase {
    case .idle, .failed: phase = .uploading(progress: 0)
    case .uploading, .done: return .changed
    }
    return .activated
  }
}
