import GalleryKit
import StateSpace

/// Why a command or a server gave no tokens.
enum SourceError: Error, Hashable, CustomStringConvertible {
  /// curl is not installed.
  case noCurl
  /// The program cannot be started, with the number of the error.
  case notStarted(String, Int32)
  /// It took longer than this many milliseconds.
  case tooSlow(Int)
  /// It gave more than this many bytes.
  case tooMuch(Int)
  /// This process received a signal to end.
  case interrupted
  /// A command ended with this status, and this end of its messages.
  case failed(Int32, String)
  /// The server was not reached, or its answer was incomplete.
  case notReached(curl: Int32, String)
  /// The server answered with this status.
  case answered(Int)
  /// The server redirected to an address that is not allowed.
  case sentElsewhere(String)
  /// This server answered with a web page.
  case webPage(String)
  /// The answer gives no theme; the reason is a sentence.
  case unusable(String)

  /// A sentence that follows the name of the source.
  var phrase: Phrase {
    switch self {
    case .noCurl:
      Phrase(
        "servers are asked by the program curl, which is not installed",
        korean: "서버에서 받으려면 curl 프로그램이 필요한데 설치되어 있지 않습니다")
    case .notStarted(let name, let number):
      Phrase(
        "\(safe(name)) cannot be started: \(StandardStreams.describe(number))",
        korean: "\(safe(name)) 실행 실패: \(StandardStreams.describe(number))")
    case .tooSlow(let milliseconds):
      Phrase(
        "no answer within \(Self.seconds(milliseconds)) seconds",
        korean: "\(Self.seconds(milliseconds))초 안에 응답이 끝나지 않았습니다")
    case .tooMuch(let bytes):
      Phrase(
        "the answer is larger than \(Self.size(bytes))",
        korean: "응답이 \(Self.size(bytes))보다 큽니다")
    case .interrupted: Phrase("interrupted", korean: "중단되었습니다")
    case .failed(let status, let words):
      Phrase(
        "the command failed with \(status)" + (words.isEmpty ? "" : ": \(safe(words))"),
        korean: "명령이 \(status)번 오류로 끝났습니다" + (words.isEmpty ? "" : " – \(safe(words))"))
    case .notReached(let number, let words): Self.notReached(number, words)
    case .answered(let status):
      Phrase("the server answered \(status)", korean: "서버가 \(status)(으)로 응답했습니다")
    case .sentElsewhere(let address):
      Phrase(
        "the server redirects to \(safe(address)), which is not encrypted",
        korean: "서버가 암호화되지 않은 \(safe(address))(으)로 보냅니다")
    case .webPage(let address):
      Phrase(
        "\(safe(address)) answered with a web page instead of tokens; you may have to log in",
        korean: "\(safe(address))에서 토큰 대신 웹 페이지가 왔습니다. 로그인이 필요할 수 있습니다")
    case .unusable(let sentence): Phrase(sentence)
    }
  }

  /// The phrase in English.
  var description: String { phrase.english }

  /// The meaning of curl's exit code (curl(1), EXIT CODES), else curl's own message.
  private static func notReached(_ number: Int32, _ words: String) -> Phrase {
    switch number {
    case 6: Phrase("no server has that name", korean: "그런 이름의 서버가 없습니다")
    case 7: Phrase("the server cannot be reached", korean: "서버에 연결할 수 없습니다")
    case 18, 56, 92:
      Phrase("the answer ended too early", korean: "응답이 도중에 끊겼습니다")
    case 28: Phrase("the server was not reached in time", korean: "서버에 제시간에 연결하지 못했습니다")
    case 35, 51, 60:
      Phrase(
        "the server could not prove who it is: \(safe(words))",
        korean: "서버의 인증서를 믿을 수 없습니다 – \(safe(words))")
    case 47: Phrase("the server redirects in circles", korean: "서버가 계속 다른 주소로 보냅니다")
    case 52: Phrase("the server answered nothing", korean: "서버가 아무것도 보내지 않았습니다")
    case 61:
      Phrase("the answer cannot be decompressed", korean: "응답의 압축을 풀 수 없습니다")
    case 1:
      Phrase("the server redirects to an address that is not asked", korean: "서버가 허용되지 않은 주소로 보냅니다")
    case _:
      words.isEmpty
        ? Phrase("curl failed with \(number)", korean: "curl이 \(number)번 오류로 끝났습니다")
        : Phrase("curl failed: \(safe(words))", korean: "curl 오류 – \(safe(words))")
    }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    NumberScale.spelling(of: Double(milliseconds) / 1_000)
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
