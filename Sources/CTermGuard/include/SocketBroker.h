// Connects to one socket of this machine for a process that may connect to none.
#ifndef GS_SOCKETBROKER_H
#define GS_SOCKETBROKER_H

#include <stdbool.h>

// Starts another process that connects to the socket at an absolute path, and to no other, whenever it is asked. It holds
// nothing that is open here, takes no signals of the terminal, and ends with this process. Called while there is one
// thread. Returns the descriptor to ask it by, or -1 with errno; the process is written to the last argument.
int socket_broker_start(const char *path, int *process);

// Asks for a connection. Returns a descriptor that never blocks and that no program inherits, or a negative error
// number: -ELOOP if the path is a link, -ENOTSOCK if it is another file that is not a socket, -EACCES if the socket
// belongs to one user and another one listens, -EPIPE if the broker is gone. It only sends, receives and waits on open
// descriptors.
int socket_broker_connect(int broker);

#endif
