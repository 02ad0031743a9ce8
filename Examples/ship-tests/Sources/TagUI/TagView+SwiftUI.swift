#if canImport(SwiftUI)
  public import SwiftUI

  extension TagView: View {
    public var body: some View {
      HStack {
        Text(label)
        if state.isClosable { Image(systemName: "xmark") }
      }
      .padding(.horizontal, 12)
      .frame(height: height)
      // gallery:allow named-color An app has colours of its own here.
      .foregroundStyle(state.isSelected ? .white : color)
      .background(color.opacity(state.isSelected ? 1 : 0.2), in: .capsule)
    }

    private var color: SwiftUI.Color {
      switch state.color {
      case .purple: .purple
      case .blue: .blue
      case .green: .green
      case .gray: .gray
      }
    }
  }
#endif
