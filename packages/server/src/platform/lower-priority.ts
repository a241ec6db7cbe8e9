import { getPriority, setPriority } from 'node:os'

const GIVES_WAY = 10

/**
 * Lowers the priority of the calling thread below those that answer requests. On Linux the priority
 * is that of the thread; elsewhere it would be the whole process's. A process that was started with
 * a lower one keeps it: only root may raise it.
 */
export function lowerPriority() {
  if (process.platform === 'linux' && getPriority() < GIVES_WAY) setPriority(GIVES_WAY)
}
