# brew-stand-in.rb FORMULA MIRROR BINARY PREFIX: installs a formula as Homebrew does, for a test: clones the tag of its address,
# from the mirror, runs `install` there, and then `test`. The options of `swift build` are checked by swift itself; the binary is
# put in the place where it says it would build.
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

FORMULA, MIRROR, BINARY, PREFIX = ARGV
abort "usage: brew-stand-in.rb FORMULA MIRROR BINARY PREFIX" unless PREFIX

module OS
  def self.mac? = RUBY_PLATFORM.include?("darwin")
end

# The folders and the language of a formula, as far as ours uses them. Anything else is an error.
class Formula
  class << self
    attr_reader :values

    def inherited(formula)
      super
      @known = formula
      formula.instance_variable_set(:@values, {})
    end

    def known = @known
    def [](name) = Dependency.new(name)
    def test(&block) = @values[:test] = block
    def depends_on(*) = nil
    def uses_from_macos(*) = nil
    def head(*) = nil

    def url(address, tag:)
      @values[:url] = address
      @values[:tag] = tag
    end

    %i[desc homepage license].each do |name|
      define_method(name) { |text| @values[name] = text }
    end
  end

  Dependency = Struct.new(:name) do
    def opt_include = Pathname("/usr/include")
    def opt_lib = Pathname("/usr/lib")
  end

  def values = self.class.values
  def version = values[:tag]
  def prefix = Pathname(PREFIX)
  def bin = Place.new(prefix/"bin")
  def man1 = Place.new(prefix/"share/man/man1")
  def buildpath = Pathname(Dir.pwd)
  def mkdir(folder) = FileUtils.mkdir(folder)
  def ln_s(from, to) = FileUtils.ln_s(from, to)

  def system(*command)
    abort "The formula runs #{command.first}." unless command.take(2) == %w[swift build]
    place, status = Open3.capture2(*command, "--show-bin-path")
    abort "swift refuses the options of the formula." unless status.success?
    FileUtils.mkdir_p(place.strip)
    FileUtils.cp(BINARY, File.join(place.strip, "gs-gallery"))
    # SwiftPM makes the link that the formula takes the program from.
    FileUtils.ln_sf(File.dirname(place.strip).then { |up| File.join(File.basename(up), "release") }, ".build/release")
  end

  def generate_completions_from_executable(program, *arguments)
    {
      "bash" => "etc/bash_completion.d/gs-gallery",
      "zsh" => "share/zsh/site-functions/_gs-gallery",
      "fish" => "share/fish/vendor_completions.d/gs-gallery.fish",
    }.each do |shell, path|
      text, status = Open3.capture2(program.to_s, *arguments, shell)
      abort "There are no completions for #{shell}." unless status.success?
      FileUtils.mkdir_p((prefix/path).dirname)
      File.write(prefix/path, text)
    end
  end

  def shell_output(command)
    text, status = Open3.capture2(command)
    abort "#{command} failed." unless status.success?
    text
  end

  def assert_equal(expected, found)
    abort "The test expected #{expected.inspect}, and found #{found.inspect}." unless expected == found
  end

  def assert_match(expected, found)
    abort "The test expected #{expected.inspect} in #{found.inspect}." unless found.include?(expected)
  end
end

# A folder below the prefix.
class Place < Pathname
  def install(file)
    mkpath
    FileUtils.cp(file, self)
  end
end

load FORMULA
formula = Formula.known.new
%i[desc homepage url tag license test].each do |name|
  abort "The formula has no #{name}." unless formula.values[name]
end
Dir.mktmpdir do |folder|
  log, status = Open3.capture2e(
    "git", "-c", "url.#{MIRROR}.insteadOf=#{formula.values[:url]}", "-c", "advice.detachedHead=false",
    "clone", "--quiet", "--branch", formula.values[:tag], formula.values[:url], "#{folder}/source")
  abort log unless status.success?
  Dir.chdir("#{folder}/source") { formula.install }
  Dir.chdir(folder) { formula.instance_exec(&formula.values[:test]) }
end
puts "The formula of #{formula.version} was installed and tested."
