import Foundation
import GalleryTesting

@testable import GalleryTool
@testable import TokenFiles

/// A Chromium without a window and without a network, asked over two pipes (the DevTools protocol).
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: TemporaryFolder
  private let process = Process()
  private let questions: FileHandle
  private let answers: FileHandle
  private var received: [UInt8] = []
  private var lastNumber = 0
  private var session: String?
  /// The folder that the page is served from, and the policy of every answer; nil for a page on a disk.
  private var served: (folder: String, policy: String)?
  /// Events that the page sent unasked, by name.
  private(set) var events: [(name: String, what: JSONCursor)] = []

  /// Opens a page of a file.
  ///
  /// - Parameters:
  ///   - policy: if given, the folder of the file is served over HTTP with this Content-Security-Policy.
  ///   - runsScripts: whether the page may run its own scripts.
  init(
    _ path: String, columns: Int = 1280, rows: Int = 900, policy: String? = nil,
    runsScripts: Bool = true
  ) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let names = ["questions", "answers"].map { folder.path + "/" + $0 }
    for name in names {
      guard mkfifo(name, 0o600) == 0 else { throw Failure(description: "no pipe: \(errno)") }
    }
    // Opened for reading and writing, so neither side waits for the other to open it.
    questions = try Self.open(names[0])
    answers = try Self.open(names[1])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(Self.command) 3<'\(names[0])' 4>'\(names[1])'"]
    process.environment = ["HOME": folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = URL(fileURLWithPath: path)
    served = policy.map { (file.deletingLastPathComponent().path, $0) }
    try open(
      served == nil ? "file://" + path : Self.host + file.lastPathComponent, columns: columns,
      rows: rows, runsScripts: runsScripts)
  }

  /// The start of the addresses of a served folder. Requests are answered here, and none reaches a network.
  private static let host = "http://report.test/"

  /// Nothing is asked of the world at start, nothing can be reached, and root may run it in a container.
  private static let command = """
    chromium --headless=new --remote-debugging-pipe --no-sandbox --disable-gpu \
    --disable-dev-shm-usage --disable-extensions --disable-component-update \
    --disable-background-networking --no-first-run --host-resolver-rules='MAP * ~NOTFOUND' \
    --proxy-server=127.0.0.1:9 --user-data-dir="$HOME/profile" about:blank
    """

  private static func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(description: "no pipe: \(errno)") }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private func open(
    _ address: String, columns: Int, rows: Int, runsScripts: Bool
  ) throws {
    let targets = try ask("Target.getTargets")["targetInfos"].items()
    let page = targets.first { (try? $0["type"].text()) == "page" }
    guard let id = try page?["targetId"].text() else { throw Failure(description: "no page") }
    session = try ask(
      "Target.attachToTarget", ["targetId": .string(id), "flatten": .bool(true)])["sessionId"]
      .text()
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try ask("\(domain).enable") }
    _ = try ask(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(true), "latency": .integer(0), "downloadThroughput": .integer(0),
        "uploadThroughput": .integer(0),
      ])
    _ = try ask(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(columns), "height": .integer(rows), "deviceScaleFactor": .integer(1),
        "mobile": .bool(false),
      ])
    if served != nil {
      let pattern: JSONValue = .members(["urlPattern": .string(Self.host + "*")])
      _ = try ask("Fetch.enable", ["patterns": .array([pattern])])
    }
    if !runsScripts {
      _ = try ask("Emulation.setScriptExecutionDisabled", ["value": .bool(true)])
    }
    events = []
    _ = try ask("Page.navigate", ["url": .string(address)])
    while !events.contains(where: { $0.name == "Page.loadEventFired" }) { _ = try receive() }
  }

  /// Answers a request from the served folder.
  private func answer(_ request: JSONCursor) throws {
    guard let served else { return }
    let address = try request["request"]["url"].text()
    let name = String(address.dropFirst(Self.host.count).prefix { $0 != "?" && $0 != "#" })
    let types = [
      "html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript",
      "svg": "image/svg+xml",
    ]
    let bytes = FileManager.default.contents(atPath: served.folder + "/" + name)
    // A browser asks for an icon on its own.
    let isIcon = name == "favicon.ico"
    let type = types[name.split(separator: ".").last.map(String.init) ?? ""]
    let headers = [
      ("Content-Security-Policy", served.policy), ("Content-Type", type ?? "text/plain"),
      ("X-Content-Type-Options", "nosniff"),
    ].map { JSONValue.members(["name": .string($0.0), "value": .string($0.1)]) }
    try send(
      "Fetch.fulfillRequest",
      [
        "requestId": .string(try request["requestId"].text()),
        "responseCode": .integer(bytes != nil ? 200 : isIcon ? 204 : 404),
        "responseHeaders": .array(headers),
        "body": .string((bytes ?? Data()).base64EncodedString()),
      ])
  }

  deinit {
    // The pipes close with this object, and the browser ends with them; otherwise it is killed.
    _ = try? ask("Browser.close")
    process.terminate()
    process.waitUntilExit()
  }

  /// Returns the value of an expression in the page.
  func value(_ expression: String) throws -> JSONValue {
    let answer = try ask(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "returnByValue": .bool(true),
        "awaitPromise": .bool(true),
      ])
    guard answer["exceptionDetails"].isNull else {
      throw Failure(
        description: "\(expression): \(JSONWriter.line(answer["exceptionDetails"].value))")
    }
    return answer["result"]["value"].value
  }

  /// Waits until an expression is true, a frame at a time.
  func wait(_ expression: String) throws {
    for _ in 0..<600 {
      let isTrue = try value(
        "new Promise(done => requestAnimationFrame(() => done(Boolean(\(expression)))))")
      if isTrue == .bool(true) { return }
    }
    throw Failure(description: "never true: \(expression)")
  }

  /// Presses keys as a keyboard does.
  func press(_ keys: String...) throws {
    for key in keys {
      let text = key.count == 1 ? key : key == "Enter" ? "\r" : ""
      for type in ["keyDown", "keyUp"] {
        _ = try ask(
          "Input.dispatchKeyEvent",
          [
            "type": .string(type), "key": .string(key), "text": .string(text),
            "windowsVirtualKeyCode": .integer(Self.codes[key] ?? 0),
          ])
      }
    }
  }

  /// The numbers of keys that the browser itself acts on.
  private static let codes = ["Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowRight": 39]

  func type(_ text: String) throws {
    _ = try ask("Input.insertText", ["text": .string(text)])
  }

  /// Presses the button of a pointer at a place, moves it to another, and lets go.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    for (type, place) in [
      ("mouseMoved", start), ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end),
    ] {
      _ = try ask(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .decimal(place.x), "y": .decimal(place.y),
          "button": type == "mouseMoved" && place == start ? "none" : "left",
          "buttons": .integer(type == "mouseReleased" ? 0 : 1), "clickCount": .integer(1),
        ])
    }
  }

  func prefer(_ appearance: String, motion: String = "no-preference") throws {
    _ = try ask(
      "Emulation.setEmulatedMedia",
      [
        "features": .array([
          .members(["name": "prefers-color-scheme", "value": .string(appearance)]),
          .members(["name": "prefers-reduced-motion", "value": .string(motion)]),
        ])
      ])
  }

  /// Returns the page's errors, and its requests for anything but its own file.
  func complaints() throws -> [String] {
    // Earlier messages have arrived once this is answered.
    _ = try value("1")
    return events.compactMap { event in
      switch event.name {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
        "Page.javascriptDialogOpening":
        return event.name + JSONWriter.line(event.what.value)
      case "Network.requestWillBeSent":
        let address = (try? event.what["request"]["url"].text()) ?? "?"
        let isOwn =
          address.hasPrefix("data:") || address.hasPrefix(served == nil ? "file:" : Self.host)
        return isOwn ? nil : address
      case _: return nil
      }
    }
  }
}

extension Browser {
  /// Sends a command to the browser, or to its page once it has one.
  private func send(_ method: String, _ parameters: KeyValuePairs<String, JSONValue>) throws {
    lastNumber += 1
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "id", value: .integer(lastNumber)),
      JSONValue.Member(name: "method", value: .string(method)),
      JSONValue.Member(name: "params", value: .members(parameters)),
    ]
    if let session, !method.hasPrefix("Browser.") {
      members.append(JSONValue.Member(name: "sessionId", value: .string(session)))
    }
    try questions.write(contentsOf: Data((JSONWriter.line(JSONValue.object(members)) + "\0").utf8))
  }

  /// Asks the browser, or its page once it has one.
  private func ask(
    _ method: String, _ parameters: KeyValuePairs<String, JSONValue> = [:]
  ) throws -> JSONCursor {
    try send(method, parameters)
    let number = lastNumber
    while true {
      guard let message = try receive(), message["id"].value == .integer(number) else { continue }
      guard message["error"].isNull else {
        throw Failure(description: "\(method): \(JSONWriter.line(message["error"].value))")
      }
      return message["result"]
    }
  }

  /// Reads a message: an answer, or an event, which is kept; nil for an event.
  private func receive() throws -> JSONCursor? {
    let message = JSONCursor(try JSONReader.value(of: try nextMessage()))
    guard let name = try? message["method"].text() else { return message }
    events.append((name, message["params"]))
    if name == "Fetch.requestPaused" { try answer(message["params"]) }
    return nil
  }

  /// The bytes up to the next NUL.
  private func nextMessage() throws -> [UInt8] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Array(received[..<end])
        received.removeFirst(end + 1)
        return message
      }
      var entry = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 60_000) > 0 else {
        throw Failure(description: "The browser says nothing; is chromium installed (make setup)?")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "the pipe cannot be read: \(errno)") }
      received += buffer[..<count]
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .string(text) }
}
