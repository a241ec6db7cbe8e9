// A memory limit for a process and its children, by a control group below the one of this process.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MOUNT = '/sys/fs/cgroup'

/** Where the groups of this process are, and the names of the files that limit memory. */
function findGroup() {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n')
  const fields = lines.map((line) => line.split(':'))
  const first = fields.find(([, controllers]) => controllers === 'memory')

  if (first)
    return {
      folder: join(MOUNT, 'memory', first[2]),
      limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
      peak: 'memory.max_usage_in_bytes',
      events: 'memory.oom_control',
      reached: 'memory.failcnt',
    }

  return {
    folder: join(MOUNT, fields.find(([id]) => id === '0')?.[2] ?? ''),
    limits: ['memory.max'],
    peak: 'memory.peak',
    events: 'memory.events',
    reached: null,
  }
}

const numberIn = (file, name) =>
  Number(new RegExp(name ? `^${name} (\\d+)` : '(\\d+)', 'm').exec(readFileSync(file, 'utf8'))?.[1])

/**
 * Makes a group with so many megabytes, or throws why the machine does not allow it. `command`
 * starts a program in it.
 */
export function limitMemory(name, megabytes) {
  const group = findGroup()
  const folder = join(group.folder, `residency-${name}-${process.pid}`)

  mkdirSync(folder)

  const remove = () => {
    try {
      rmdirSync(folder)
    } catch (error) {
      console.error(`${folder} could not be removed: ${error.code}`)
    }
  }

  try {
    for (const file of group.limits)
      if (existsSync(join(folder, file)))
        writeFileSync(join(folder, file), String(megabytes * 1_048_576))

    if (!existsSync(join(folder, group.limits[0])))
      throw new Error(`${folder} has no controller of memory`)
  } catch (error) {
    remove()
    throw error
  }

  const read = (file, word) =>
    existsSync(join(folder, file)) ? numberIn(join(folder, file), word) : null

  return {
    /** The shell enters the group and becomes the program. */
    command: (program, args) => [
      'sh',
      ['-c', 'echo $$ > "$0" && exec "$@"', join(folder, 'cgroup.procs'), program, ...args],
    ],
    report: () => ({
      limit: megabytes,
      peak: Math.round(read(group.peak) / 1_048_576),
      killed: read(group.events, 'oom_kill'),
      ...(group.reached && { 'times at the limit': read(group.reached) }),
    }),
    remove,
  }
}
