// What Swift needs of ncurses: the wide interface, and accessors for what the importer cannot take.
#ifndef GS_CNCURSES_SHIM_H
#define GS_CNCURSES_SHIM_H
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#endif
