import CPlatform
import GSDesign
import GalleryKit
import StateSpace
import TokenFiles
import Workbench

/// Writes edited colours, lengths and text styles into token files: only the value changes, and no other byte.
///
/// A file that has changed since the gallery read it is left alone.
struct ColorSaver {
  /// Called after writing, while the file still has its old text; a test changes the file there.
  var pause: () -> Void = {}

  func save(_ save: ColorSave) -> ColorSaving {
    let file = safePath(save.source.file)
    let token = safe(save.source.token)
    guard let path = Disk.resolved(save.source.file) else {
      return .refused(
        "\(file) is gone; \(token) was not written.", "\(file) 파일이 없어져 \(token)을(를) 저장하지 못했습니다.")
    }
    do throws(Disk.Refusal) {
      let identity = ProgramFile(path: path).identity
      let bytes = try Disk.bytes(ofFile: path, limit: TokenLoader.byteLimit)
      guard ThemeTokens.fingerprint(bytes) == save.source.text else { return Self.changed(file) }
      guard let document = try? JSONDocument(bytes, name: save.source.file),
        let patched = Self.bytes(document, save)
      else {
        return switch save.value {
        case .color:
          .refused(
            "The value of \(token) cannot be written as one colour; \(file) stays as it is.",
            "\(token)의 값은 색 하나로 쓸 수 없어 \(file)을(를) 그대로 둡니다.")
        case .points, .number:
          .refused(
            "The value of \(token) cannot be written as one number; \(file) stays as it is.",
            "\(token)의 값은 수 하나로 쓸 수 없어 \(file)을(를) 그대로 둡니다.")
        }
      }
      guard Self.isWritable(path) else {
        return .refused("\(file) is read-only.", "\(file)은(는) 읽기 전용입니다.")
      }
      guard try write(patched, to: path, unlessOther: identity) else {
        return Self.changed(file)
      }
      return ColorSaving(
        words: Phrase(
          "Saved \(token) in \(file).", korean: "\(token)을(를) \(file)에 저장했습니다."),
        isWritten: true)
    } catch {
      let reason = error.reason(limit: TokenLoader.byteLimit)
      return .refused(
        "\(file) cannot be written: \(reason).", "\(file)에 쓸 수 없습니다: \(reason).")
    }
  }

  /// The file with the new value; nil if its notation cannot express it.
  private static func bytes(_ document: JSONDocument, _ save: ColorSave) -> [UInt8]? {
    switch save.value {
    case .color(let value):
      value.parsed.flatMap {
        ColorPatch(
          document, valueAt: save.source.offset, color: $0.color, opacity: $0.opacity)?.bytes
      }
    case .points(let points):
      LengthPatch(document, valueAt: save.source.offset, pixels: points)?.bytes
    case .number(let number):
      NumberPatch(document, valueAt: save.source.offset, number: number)?.bytes
    }
  }

  private static func changed(_ file: String) -> ColorSaving {
    .refused(
      "\(file) was changed by another program; nothing was written. Save again once the new values show.",
      "다른 프로그램이 \(file)을(를) 바꾸어 저장하지 않았습니다. 새 값이 보이면 다시 저장하세요.")
  }

  /// Whether a file may be written: its permissions apply to administrators too.
  private static func isWritable(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    guard status.st_mode & 0o222 != 0 else { return false }
    return unsafe access(path, W_OK) == 0
  }

  /// Writes beside the file and replaces it; false if the file has changed by then.
  private func write(
    _ bytes: [UInt8], to path: String, unlessOther identity: ProgramFile.Identity?
  ) throws(Disk.Refusal) -> Bool {
    let (folder, name) = Disk.divided(path)
    var partial = try PartialFile(name, in: OpenFolder(folder), as: "." + name + ".partial")
    try partial.append(bytes)
    return try partial.finish {
      pause()
      return ProgramFile(path: path).identity == identity
    }
  }
}

extension ColorSaving {
  fileprivate static func refused(_ english: String, _ korean: String) -> ColorSaving {
    ColorSaving(words: Phrase(english, korean: korean), isWritten: false)
  }
}
