import { readFileSync } from 'node:fs'

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
const LISTENING = '0A'

/**
 * How many connections of the given tables (`/proc/net/tcp`) wait at `port` to be accepted. For a
 * listening socket the kernel writes the length of its accept queue into the column `rx_queue`
 * (proc_pid_net(5)).
 */
export function waitingIn(table: string, port: number): number {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')

  return table.split('\n').reduce((sum, line) => {
    const [, local, , state, queues] = line.trim().split(/\s+/)
    if (state !== LISTENING || !local?.endsWith(`:${wanted}`)) return sum

    return sum + Number.parseInt(queues?.split(':')[1] ?? '0', 16)
  }, 0)
}

/**
 * How many connections wait at `port` to be accepted; undefined where the system does not report it
 * (Linux does).
 */
export function countWaitingConnections(port: number): number | undefined {
  let count: number | undefined

  for (const table of TABLES)
    try {
      count = (count ?? 0) + waitingIn(readFileSync(table, 'latin1'), port)
    } catch {
      // another system, or one without IPv6
    }

  return count
}
