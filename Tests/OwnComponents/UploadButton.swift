public import GSDesign

/// A button that tells how far its work has come.
public struct UploadButton: Component {
  public let state: UploadState
  public let id: FocusID

  public init(state: UploadState, id: FocusID = "upload") {
    self.state = state
    self.id = id
  }

  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled, action: state.isDisabled ? nil : {})
    let panel = Panel(
      ink: ink, shape: .capsule, height: .fixed(.points29), horizontalPadding: .medium, marks: marks)
    return .interactive(id, .panel(panel, GSText(.body1, words).element))
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

  private var marks: Marks {
    var marks: Marks = []
    if state.isFocused { marks.insert(.focused) }
    if state.isDisabled { marks.insert(.disabled) }
    if state.interaction == .pressed, !state.isDisabled { marks.insert(.pressed) }
    return marks
  }

  private var ink: Ink {
    if state.isDisabled { return Ink(text: .onDisabled, fill: .disabledFill) }
    let ink = Ink(text: .onAccent, fill: .accent)
    return state.interaction == .hovered ? ink.hovered : ink
  }
}
