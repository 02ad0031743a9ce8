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
      return .refused(Phrase(localized: "\(file) is gone; \(token) was not written."))
    }
    do throws(Disk.Refusal) {
      let identity = ProgramFile(path: path).identity
      let bytes = try Disk.bytes(ofFile: path, limit: TokenLoader.byteLimit)
      guard ThemeTokens.fingerprint(bytes) == save.source.text else { return Self.changed(file) }
      let document = TokenFile(bytes, name: save.source.file).document
      guard document?.value(at: save.source.offset)?.isCopy != true else {
        return .refused(
          Phrase(
            localized:
              "The value of \(token) is a YAML alias; change the value at its anchor in \(file)."))
      }
      guard let document, let patched = Self.bytes(document, save) else {
        return switch save.value {
        case .color:
          .refused(
            Phrase(
              localized:
                "The value of \(token) cannot be written as one colour; \(file) stays as it is."))
        case .points, .number:
          .refused(
            Phrase(
              localized:
                "The value of \(token) cannot be written as one number; \(file) stays as it is."))
        }
      }
      guard Self.isWritable(path) else {
        return .refused(Phrase(localized: "\(file) is read-only."))
      }
      guard try write(patched, to: path, unlessOther: identity) else {
        return Self.changed(file)
      }
      return ColorSaving(
        words: Phrase(localized: "Saved \(token) in \(file)."),
        isWritten: true)
    } catch {
      let reason = error.reason(limit: TokenLoader.byteLimit)
      return .refused(Phrase(localized: "\(file) cannot be written: \(reason)."))
    }
  }

  /// The file with the new value; nil if its notation cannot express it.
  private static func bytes(_ document: JSONDocument, _ save: ColorSave) -> [UInt8]? {
    switch save.value {
    case .color(let color):
      ColorPatch(document, valueAt: save.source.offset, color: color)?.bytes
    case .points(let points):
      LengthPatch(document, valueAt: save.source.offset, pixels: points)?.bytes
    case .number(let number):
      NumberPatch(document, valueAt: save.source.offset, number: number)?.bytes
    }
  }

  private static func changed(_ file: String) -> ColorSaving {
    .refused(
      Phrase(
        localized:
          "\(file) was changed by another program; nothing was written. Save again once the new values show."
      ))
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
  fileprivate static func refused(_ reason: Phrase) -> ColorSaving {
    ColorSaving(words: reason, isWritten: false)
  }
}
