// The folder of a run of the tests for everything temporary: databases, uploads, profiles of the
// browser.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const PREFIX = 'residency-run-'

/** A whole run was seen to need less than 3 GB at once. */
const NEEDED_BYTES = 6 * 2 ** 30

/**
 * Whether the machine keeps files in memory and has enough of it. There a database is copied in a
 * quarter of the time, and nothing waits for a disk that others use.
 */
function hasRoomInMemory() {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return false

  const { bavail, bsize } = statfsSync(IN_MEMORY)

  return bavail * bsize > NEEDED_BYTES && freemem() > 2 * NEEDED_BYTES
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Removes the folders of runs that were killed; they would fill the memory. A test of a full disk
 * mounts a small one, which stays after a kill: such a folder is left, and named.
 */
function removeForgotten(parent) {
  const forgotten = readdirSync(parent).filter(
    (name) => name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))),
  )

  for (const name of forgotten)
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch (error) {
      console.log(`${join(parent, name)} of a killed run stays: ${error.message}`)
    }
}

/** Makes the folder of this process; it is removed by its caller. */
export function makeRunFolder() {
  const parent = hasRoomInMemory() ? IN_MEMORY : tmpdir()
  removeForgotten(parent)

  const folder = join(parent, `${PREFIX}${process.pid}`)

  mkdirSync(folder)
  chmodSync(folder, 0o755) // the database runs under an unprivileged user

  return folder
}
