/// Which cell of the matrix has the keys, and how its axes lie.
package struct MatrixModel: Hashable, Sendable {
  package var row = 0
  package var column = 0
  package var isTransposed = false

  package init() {}
}
