import TermRender

/// What the commands play on a terminal.
protocol Act: HostedProgram, ~Copyable where Reason == EndReason {}

/// What an effect of an act leaves to the host.
typealias StageDirection = HostDirection<EndReason>

/// The terminal as acts are played on it, one after the other.
typealias Stage = ProgramHost<EndReason>
