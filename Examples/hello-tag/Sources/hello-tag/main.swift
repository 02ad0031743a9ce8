import GSDesign
import TermRender

print(GSTag.filled("Swift").ansi(.truecolor, theme: .zatch))
