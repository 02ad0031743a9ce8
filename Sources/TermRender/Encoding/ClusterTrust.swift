/// Whether terminals agree on the columns of a cluster.
enum ClusterTrust {
  static func isTrusted(_ text: String) -> Bool { true }
}
