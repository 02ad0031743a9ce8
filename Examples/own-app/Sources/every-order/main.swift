import Glibc

// every-order [DEPTH]: 20 calls of the source unless said otherwise.
let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
var orders = Orders(depth: depth)
if let problem = orders.problem() {
  print(problem)
  exit(1)
}
print(
  "\(orders.calls) calls, good or failing, in every order of \(depth): the next key worked after each."
)
