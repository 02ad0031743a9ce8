import FourSystems
import GSDesign
public import GalleryKit
import StateSpace

extension Specimen {
  /// The upload button's declaration: everything the gallery knows of it.
  public static let uploadButton: Specimen = Specimen(
    "upload/button",
    summary: Phrase("A button that tells how far its work has come.", korean: "진행을 알려 주는 버튼."),
    usage: Phrase("For one file at a time.", korean: "파일 하나를 올릴 때 씁니다."),
    tags: ["progress", "올리기"],
    payload: UploadState(),
    axes: [
      .cases(
        "phase", \.phase,
        [
          ("idle", .idle), ("uploading", .uploading(progress: 0)),
          ("failed", .failed(reason: reasons[0])), ("done", .done),
        ]
      ) { phase in
        switch phase {
        case .idle: "idle"
        case .uploading: "uploading"
        case .failed: "failed"
        case .done: "done"
        }
      },
      .associated(
        "phase.progress", 0...1, by: 0.1, samples: [0, 0.4, 1],
        read: { state in
          if case .uploading(let progress) = state.phase { progress } else { nil }
        },
        write: { $0.phase = .uploading(progress: $1) }),
      .associated(
        "phase.reason", values: reasons.map { ($0, $0) },
        read: { state in
          if case .failed(let reason) = state.phase { reason } else { nil }
        },
        write: { $0.phase = .failed(reason: $1) }),
      .options(
        "options", \.options, options: [("percent", .percent), ("hint", .hint)],
        meaning: .variety),
      .disabled(\.isDisabled), .interaction(\.interaction), .focused(\.isFocused),
    ],
    impossible: [
      Impossible(
        "A disabled button takes neither focus nor pointer.",
        korean: "비활성 버튼은 초점도 포인터도 받지 않습니다."
      ) { $0.isDisabled && ($0.isFocused || $0.interaction != .normal) }
    ],
    code: { state, _ in "UploadButton(state: UploadState(phase: .\(state.phase)))" },
    step: { state, intent in state.handle(intent) },
    build: { state, _ in UploadButton(state: state, id: part).lowered() })

  private static let reasons = ["offline", "full"]
}

extension Catalogue {
  /// The built-in components with one of another package.
  public static let withOwnComponents = Catalogue.builtIn.appending([.uploadButton])
}
