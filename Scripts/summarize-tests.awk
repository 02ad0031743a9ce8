#!/usr/bin/awk -f
# Reads what a test run prints and passes on what matters while it lasts: what failed, and a line for every ten suites.
/^✔ Suite .* passed after / {
  if (++suites % 10 == 0) print suites " suites passed, the last of them" substr($0, length("✔ Suite") + 1)
  fflush()
  next
}
/^✘ Suite |^✔|^◇|^➜/ { detail = 0; next }
/^✘/ { detail = 1 }
detail || /Fatal error:/ { print; fflush() }
