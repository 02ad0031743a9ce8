import Testing

/// The files of `packaging/ssh`, and their descriptions in the guide.
@Suite("The files of the SSH server")
struct ServerFilesTests {
  private func lines(_ name: String) throws -> [Substring] {
    try PackageFiles.read("packaging/ssh/" + name).lines.filter { !$0.isEmpty }
  }

  /// The value of a keyword in a file.
  private func value(of keyword: String, in name: String) throws -> String? {
    try lines(name).first { $0.hasPrefix(keyword + "=") }.map {
      String($0.dropFirst(keyword.count + 1))
    }
  }

  private var guide: String {
    get throws { try lines("README.md").joined(separator: " ") }
  }

  @Test func theGuideCountsTheCapabilitiesThatAreLeft() throws {
    let left = try #require(
      try value(of: "CapabilityBoundingSet", in: "gs-gallery-ssh@.service"))
    let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let word = numbers[left.split(separator: " ").count - 1]
    #expect(try guide.contains("what is left of root is \(word) capabilities"))
    #expect(
      try lines("gs-gallery-ssh@.service").joined().contains("these \(word) are all of root"))
  }

  @Test func theGuideSaysTheLimitsThatAreSet() throws {
    let service = "gs-gallery-ssh@.service"
    #expect(try value(of: "MemoryMax", in: service) == "160M")
    #expect(try value(of: "TasksMax", in: service) == "16")
    #expect(try guide.contains("160 MB, 16 processes"))
    let slice = "gs-gallery-ssh.slice"
    #expect(try value(of: "MemoryMax", in: slice) == "1536M")
    #expect(try value(of: "TasksMax", in: slice) == "800")
    #expect(try value(of: "CPUQuota", in: slice) == "100%")
    #expect(try guide.contains("1.5 GB, 800 processes, one core"))
    #expect(try value(of: "MaxConnections", in: "gs-gallery-ssh.socket") == "100")
    #expect(try guide.contains("100 visitors at once"))
  }

  @Test func everyVisitIsInTheSliceAndEndsInSuccess() throws {
    let service = "gs-gallery-ssh@.service"
    #expect(try value(of: "Slice", in: service) == "gs-gallery-ssh.slice")
    // sshd ends so whenever the visitor goes first.
    #expect(try value(of: "SuccessExitStatus", in: service) == "255")
    // A limit of how often the socket is triggered closes it for good.
    #expect(try value(of: "TriggerLimitIntervalSec", in: "gs-gallery-ssh.socket") == "0")
  }

  /// A network is counted alike by the kernel's rules and by the balancer's.
  @Test func networksAreCountedByPrefix() throws {
    let rules = try lines("limits.nft")
    for (network, most) in [
      ("ip saddr & 255.255.255.0", 10), ("ip6 saddr & ffff:ffff:ffff:ffff::", 10),
      ("ip6 saddr & ffff:ffff:ffff::", 40),
    ] {
      #expect(rules.contains { $0.contains("{ \(network) ct count over \(most) }") }, "\(network)")
    }
    #expect(
      try lines("gs-gallery-ssh.socket").contains(
        "ExecStartPre=/usr/sbin/nft --file /etc/gs-gallery/limits.nft"))
    #expect(try guide.contains("track-sc0 src,ipmask(24,64)"))
    #expect(try guide.contains("sc0_conn_cur gt 10"))
  }

  /// The visitors' program is named in one place: the server's rules run the shell, and the shell reads the file.
  @Test func theShellAloneKnowsTheGallery() throws {
    for name in ["sshd_config", "drop-in.conf"] {
      let commands = try lines(name).filter { $0.contains("ForceCommand") }
      #expect(
        commands.map { $0.drop { $0 == " " } }
          == ["ForceCommand exec /usr/local/lib/gs-gallery/demo-shell"])
    }
    #expect(try lines("demo-shell").last?.hasSuffix("gs-gallery ${visit:-demo} --kiosk") == true)
  }

  @Test func everyFileIsInstalledByTheGuide() throws {
    let names = try PackageFiles.files(
      below: "packaging/ssh",
      endingIn: [
        "socket", "slice", "service", "nft",
      ]
    ).map(\.path)
    #expect(names.count == 4)
    for path in names {
      let name = String(path.split(separator: "/").last ?? "")
      #expect(try guide.contains("ssh/\(name)"), "\(name)")
    }
  }
}
