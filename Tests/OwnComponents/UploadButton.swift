public import GSDesign

/// A button that shows the progress of its work.
public struct UploadButton: Component {
  public let state: UploadState
  public let id: FocusID

  public init(state: UploadState, id: FocusID = "upload") {
    self.state = state
    self.id = id
  }

  public func lower(into table: inout InteractionTable) -> Element {
    table.control(
      id,
      ControlState(
        isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction),
      panel: Panel(
        ink: ink, shape: .capsule, height: .fixed(.points29), horizontalPadding: .medium),
      label: GSText(.body1, words).element, action: {})
  }

  private var words: String {
    switch state.phase {
    case .idle: state.options.contains(.hint) ? "Upload a file" : "Upload"
    case .uploading(let progress):
      state.options.contains(.percent)
        ? "Uploading \(Int((progress * 100).rounded())) %" : "Uploading"
    case .failed(let reason): "Failed: \(reason)"
    case .done: "Uploaded"
    }
  }

  private var ink: Ink {
    state.isDisabled
      ? Ink(text: .onDisabled, fill: .disabledFill) : Ink(text: .onAccent, fill: .accent)
  }
}
