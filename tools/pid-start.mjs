import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The start time of a process, to detect a reused pid; undefined if there is no such process. */
export function startOf(pid) {
  if (process.platform === 'linux') {
    try {
      // The name in parentheses may contain spaces, so fields are counted from the last one. Field
      // 22 is the start in clock ticks since boot.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? undefined : fields[19]
    } catch {
      return undefined
    }
  }

  if (process.platform !== 'win32')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ||
      undefined
    )

  try {
    process.kill(pid, 0)
    return 'running'
  } catch (error) {
    return error.code === 'EPERM' ? 'running' : undefined
  }
}
