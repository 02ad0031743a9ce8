public import GSDesign

/// Why a value could not be stored or read, and what to do.
public enum StorageError: ReadableError, CustomStringConvertible {
  /// The name is empty, hidden, too long, or would lead out of the folder.
  case unusableName(String)
  /// A value of the name already exists; change it instead.
  case alreadyThere(String)
  /// No value has this name; create it first.
  case missing(String)
  /// A link, a folder or a device has the name. It is left alone.
  case notAFile(String)
  /// The value takes more bytes than its limit. Nothing was written.
  case tooLarge(String, limit: Int)
  /// The file does not hold such a value. `setAside` is its new name; nil if it could not be renamed and is still in
  /// place.
  case broken(String, setAside: String?)
  /// The value cannot be written in the format, for example a NaN.
  case notEncodable(String)
  /// Another process has locked the folder for too long.
  case busy(String)
  /// A system call failed with this error number. Existing values are unchanged.
  case refused(String, call: String, number: Int32)

  /// The problem and what to do, in English.
  public var description: String { text(.english) }

  /// The problem and what to do, in English or Korean.
  public func text(_ language: Language) -> String { words[language] }

  private var words: SampleLabel {
    switch self {
    case .unusableName(let name):
      SampleLabel(
        "“\(name)” cannot be the name of a stored value: use letters, digits, “-” and “_”.",
        "저장할 값의 이름으로 쓸 수 없습니다: “\(name)”. 영문자, 숫자, “-”, “_”를 쓰세요.")
    case .alreadyThere(let path):
      SampleLabel(
        "\(path) is there already. Update it, or delete it first.",
        "\(path): 이미 있습니다. 수정하거나 먼저 삭제하세요.")
    case .missing(let path):
      SampleLabel(
        "\(path) is not there. Create it first.", "\(path): 없습니다. 먼저 만드세요.")
    case .notAFile(let path):
      SampleLabel(
        "\(path) is not a plain file. Move it away to store anything there.",
        "\(path): 일반 파일이 아닙니다. 저장하려면 다른 곳으로 옮기세요.")
    case .tooLarge(let path, let limit):
      SampleLabel(
        "\(path) would be larger than \(limit) bytes. The last version stays as it was.",
        "\(path): \(limit)바이트보다 커서 저장하지 않았습니다. 이전 내용은 그대로입니다.")
    case .broken(let path, let name?):
      SampleLabel(
        "\(path) could not be read and is called \(name) now. Defaults are used until it is repaired.",
        "\(path): 읽을 수 없어 이름을 바꿨습니다(\(name)). 복구할 때까지 기본값을 씁니다.")
    case .broken(let path, nil):
      SampleLabel(
        "\(path) could not be read. Repair it or move it away.",
        "\(path): 읽을 수 없습니다. 고치거나 다른 곳으로 옮기세요.")
    case .notEncodable(let path):
      SampleLabel(
        "\(path) cannot hold this value. The last version stays as it was.",
        "\(path): 이 값은 저장할 수 없습니다. 이전 내용은 그대로입니다.")
    case .busy(let path):
      SampleLabel(
        "\(path) is in use by another process. Try again.",
        "\(path): 다른 프로세스가 사용 중입니다. 다시 시도하세요.")
    case .refused(let path, let call, let number):
      SampleLabel(
        "\(path) could not be stored or read (\(call): \(SystemError.words(number))).",
        "\(path): 저장하거나 읽을 수 없습니다(\(call): \(SystemError.words(number))).")
    }
  }
}
