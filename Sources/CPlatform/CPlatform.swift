// The system's C library under one name: a file that calls it imports this module, whatever the system. Where a type has
// a function of the same name, `CPlatform.read` is the one of the library.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
