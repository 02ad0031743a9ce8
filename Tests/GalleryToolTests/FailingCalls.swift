import Foundation
import GalleryTesting
import Testing

/// A library that makes system calls fail while files are written, as a full, broken or read-only disk would, on any
/// machine and without special rights.
struct FailingCalls {
  /// A call and the error number it fails with.
  struct Fault: Hashable, Sendable, CustomTestStringConvertible {
    let call: String
    let number: Int32
    /// The system's message for the error number.
    let words: String

    var testDescription: String { "\(call): \(words)" }

    static let all = [
      Fault(call: "write", number: ENOSPC, words: "No space left on device"),
      Fault(call: "write", number: EIO, words: "Input/output error"),
      Fault(call: "openat", number: EROFS, words: "Read-only file system"),
      Fault(call: "openat", number: EDQUOT, words: "Disk quota exceeded"),
      Fault(call: "fsync", number: EIO, words: "Input/output error"),
      Fault(call: "renameat", number: ENOSPC, words: "No space left on device"),
    ]
  }

  private let path: String

  /// Builds the library in a folder, with the compiler that comes with Swift's.
  init(in folder: TemporaryFolder) throws {
    try folder.write(Self.source, to: "failing.c")
    path = folder.path + "/failing.so"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "clang", "-shared", "-fPIC", "-o", path, folder.path + "/failing.c", "-ldl",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// The variables that make a program meet the fault.
  func variables(_ fault: Fault) -> [String: String] {
    ["LD_PRELOAD": path, "FAILING_CALL": fault.call, "FAILING_NUMBER": "\(fault.number)"]
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <stdarg.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static int fails(const char *call) {
      const char *wanted = getenv("FAILING_CALL");
      if (!wanted || strcmp(wanted, call)) return 0;
      errno = atoi(getenv("FAILING_NUMBER"));
      return 1;
    }

    static int isFile(int file) {
      struct stat status;
      return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    }

    ssize_t write(int file, const void *bytes, size_t count) {
      static ssize_t (*next)(int, const void *, size_t);
      if (!next) next = dlsym(RTLD_NEXT, "write");
      return isFile(file) && fails("write") ? -1 : next(file, bytes, count);
    }

    int fsync(int file) {
      static int (*next)(int);
      if (!next) next = dlsym(RTLD_NEXT, "fsync");
      return fails("fsync") ? -1 : next(file);
    }

    int renameat(int from, const char *old, int to, const char *new) {
      static int (*next)(int, const char *, int, const char *);
      if (!next) next = dlsym(RTLD_NEXT, "renameat");
      return fails("renameat") ? -1 : next(from, old, to, new);
    }

    int openat(int folder, const char *name, int flags, ...) {
      static int (*next)(int, const char *, int, ...);
      va_list rest;
      va_start(rest, flags);
      int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
      va_end(rest);
      if (!next) next = dlsym(RTLD_NEXT, "openat");
      return flags & O_CREAT && fails("openat") ? -1 : next(folder, name, flags, mode);
    }
    """
}
