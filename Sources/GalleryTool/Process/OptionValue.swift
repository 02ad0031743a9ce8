/// A value that an option has while the command line does not name it: stated here or with its type, and nowhere else.
protocol OptionValue {
  static var unnamed: Self { get }
}

extension Optional: OptionValue {
  static var unnamed: Self { nil }
}

extension Bool: OptionValue {
  static var unnamed: Bool { false }
}
