# The formula for Homebrew: `brew install --build-from-source ./gs-gallery.rb`, once the tag is published.
class GsGallery < Formula
  desc "Component workbench for design systems in the terminal"
  homepage "https://github.com/gs-gallery/gs-gallery"
  url "https://github.com/gs-gallery/gs-gallery.git", tag: "0.1.0"
  license "MIT"
  head "https://github.com/gs-gallery/gs-gallery.git", branch: "main"

  depends_on "ncurses"
  uses_from_macos "swift" => :build

  def install
    ncurses = Formula["ncurses"]
    flags = ["-Xcc", "-I#{ncurses.opt_include}", "-Xlinker", "-L#{ncurses.opt_lib}"]
    if OS.mac?
      # The ncurses of macOS is older than `init_extended_pair`; Homebrew's has terminfo in the same library.
      mkdir "libraries"
      ln_s ncurses.opt_lib/"libncursesw.dylib", "libraries/libtinfo.dylib"
      flags += ["-Xlinker", "-L#{buildpath}/libraries"]
    end
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "gs-gallery", *flags
    bin.install ".build/release/gs-gallery"
    man1.install "Documentation/man/gs-gallery.1"
    generate_completions_from_executable(bin/"gs-gallery", "--generate-completion-script")
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/gs-gallery --version").strip
    assert_match "Swift", shell_output("#{bin}/gs-gallery show tag/filled:title=Swift")
  end
end
