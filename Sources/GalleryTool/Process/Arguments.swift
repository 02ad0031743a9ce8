import ArgumentParser
import GSDesign
import GalleryKit

/// A value that is named on the command line as links name it.
struct Named<Value: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument,
  Sendable
{
  let value: Value

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}

/// A language that the gallery itself is written in.
struct InterfaceLanguage: ExpressibleByArgument, Sendable {
  let value: Language

  init?(argument: String) {
    guard let value = Language.ofInterface.first(where: { $0.rawValue == argument }) else {
      return nil
    }
    self.value = value
  }

  static var allValueStrings: [String] { Language.ofInterface.map(\.rawValue) }
}

/// A value, or `auto`: what fits the terminal.
enum Automatic<Value: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument,
  Sendable
{
  case auto
  case value(Value)

  init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if let value = Value(rawValue: argument) {
      self = .value(value)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { ["auto"] + Value.allCases.map(\.rawValue) }
}

/// A size in cells.
struct SizeArgument: ExpressibleByArgument, Sendable {
  let size: ScreenSize

  init?(argument: String) {
    guard let size = ScreenSize(argument) else { return nil }
    self.size = size
  }
}
