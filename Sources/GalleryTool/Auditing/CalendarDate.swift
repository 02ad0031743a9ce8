import CPlatform

/// A day of the Gregorian calendar.
struct CalendarDate: Hashable, Comparable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int

  /// Reads `2027-03-01`; nil for anything else, and for days that no year has.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      1...12 ~= month, 1...Self.days(in: month, of: year) ~= day
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that a number of seconds since 1970 falls on, in UTC.
  init(secondsSince1970 seconds: Int) {
    var days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    var year = 1970
    while days < 0 {
      year -= 1
      days += Self.days(inYear: year)
    }
    while days >= Self.days(inYear: year) {
      days -= Self.days(inYear: year)
      year += 1
    }
    var month = 1
    while days >= Self.days(in: month, of: year) {
      days -= Self.days(in: month, of: year)
      month += 1
    }
    (self.year, self.month, self.day) = (year, month, days + 1)
  }

  /// The day that it is, in UTC.
  static var today: CalendarDate { CalendarDate(secondsSince1970: time(nil)) }

  var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func days(inYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case _: 31
    }
  }
}
