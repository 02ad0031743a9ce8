// Restores the terminal from a signal handler: only write(2) and tcsetattr(3) on memory prepared beforehand.
#ifndef GS_CTERMGUARD_H
#define GS_CTERMGUARD_H
#endif
