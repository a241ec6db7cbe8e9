const FIRST_FD = 3

/**
 * The listening socket that the starter of this process holds for it, as systemd's socket
 * activation passes it on (sd_listen_fds): `LISTEN_FDS` sockets from file descriptor 3 on, meant
 * for process `LISTEN_PID`. While such a socket is open elsewhere, connections that arrive during a
 * restart wait in it instead of being refused.
 *
 * Removes the variables, so that no child process takes the socket for its own. Returns undefined
 * when nothing was passed on; throws an Error with a sentence for the operator when more than one
 * socket was.
 */
export function takeListeningSocket(
  environment: Record<string, string | undefined>,
  pid: number,
): { fd: number } | undefined {
  const { LISTEN_FDS: sockets, LISTEN_PID: forPid } = environment

  for (const name of ['LISTEN_FDS', 'LISTEN_PID', 'LISTEN_FDNAMES']) delete environment[name]

  if (!sockets || sockets === '0') return undefined
  // A parent cannot know the number of its child before it starts it: then the variable is missing.
  if (forPid && Number(forPid) !== pid) return undefined

  if (sockets !== '1')
    throw new Error(
      `LISTEN_FDS: ${sockets} sockets were passed on, but the product listens on one; name one ListenStream in the unit.`,
    )

  return { fd: FIRST_FD }
}
