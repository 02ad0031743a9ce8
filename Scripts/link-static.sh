#!/bin/bash
# link-static.sh LINKER ARGUMENTS…: links the static binary as lld does, without the unused parts of the libraries.
#
# Nearly all sections of the toolchain's archives are marked to be kept (SHF_GNU_RETAIN), code and data too. Only the tables
# that the runtime searches (swift5_*) must be: whatever they name is kept because it is named. So copies without the mark on
# other sections are linked, which makes the binary 1.3 MB smaller. If no copies can be made, the plain archives are linked.
set -u
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT

# release ARCHIVE…: copies archives of 64-bit little-endian objects into $copies and clears the mark there.
release() {
  perl -e '
    use strict;
    my $folder = shift;
    for my $archive (@ARGV) {
      open my $in, "<:raw", $archive or die "$archive: $!\n";
      my $bytes = do { local $/; <$in> };
      $bytes =~ /^!<arch>\n/ or die "$archive is no archive\n";
      for (my $member = 8; $member < length $bytes;) {
        my $size = substr($bytes, $member + 48, 10) + 0;
        my $object = $member + 60;
        $member = $object + $size + $size % 2;
        next if substr($bytes, $object, 6) ne "\x7FELF\x02\x01";
        my $sections = $object + unpack("Q<", substr($bytes, $object + 40, 8));
        my ($length, $count, $naming) = unpack("v3", substr($bytes, $object + 58, 6));
        # If there are more sections than the header can count, the first one holds the count.
        $count ||= unpack("Q<", substr($bytes, $sections + 32, 8));
        $naming = unpack("V", substr($bytes, $sections + 40, 4)) if $naming == 0xFFFF;
        my $names = $object + unpack("Q<", substr($bytes, $sections + $length * $naming + 24, 8));
        for my $section (map { $sections + $length * $_ } 0 .. $count - 1) {
          my ($name, $flags) = unpack("V x4 Q<", substr($bytes, $section, 16));
          next if substr($bytes, $names + $name, 7) eq "swift5_";
          substr($bytes, $section + 8, 8) = pack("Q<", $flags & ~0x200000);
        }
      }
      $archive =~ s{.*/}{};
      open my $out, ">:raw", "$folder/$archive" or die "$folder/$archive: $!\n";
      print $out $bytes or die "$folder/$archive: $!\n";
      close $out or die "$folder/$archive: $!\n";
    }' "$copies" "$@"
}

# Archives without a copy are found in their original place.
release "$toolchain"/lib/swift_static/linux/lib*.a || echo "The toolchain's archives are linked as they are." >&2
"$toolchain/bin/ld.lld" "-L$copies" "$@"
