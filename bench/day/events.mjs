// What happens to the machine during the day: the database is restarted, the clock of the product is
// moved, the disk is full. Each begins a phase of the
// measures, and another one when it is over.
import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EVENTS } from './table.mjs'

const HOUR_MS = 3_600_000
const DISK_MB = 3072

const ran = (command, ...args) => spawnSync(command, args).status === 0

/** A small disk for all data of the run; false where mounting is not allowed. */
export const mountSmallDisk = (folder) =>
  ran('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder)

/** At once, or as soon as nothing of it is open any more. */
export const unmountSmallDisk = (folder) => ran('umount', folder) || ran('umount', '-l', folder)

/** What the product needs in its environment so that its clock can be moved. */
export const clockEnvironment = (file) => ({
  DAY_CLOCK_FILE: file,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moving-clock.mjs')).href}`,
})

/** Takes all that is left of the disk, and gives it back. */
function fillDisk(folder) {
  const ballast = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 1_048_576) + 1

  // it ends with an error when the disk is full, which is what it is for
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1M', `count=${megabytes}`])

  return () => rmSync(ballast, { force: true })
}

const moveClock = (file, hours) => {
  writeFileSync(file, String(hours * HOUR_MS))

  return () => writeFileSync(file, '0')
}

/** Begins an event; answers how it ends, or why it cannot be tried here. */
function begin(name, { folder, clockFile, databasePid, isSmallDisk }) {
  if (name === 'database restarted') {
    process.kill(databasePid(), 'SIGINT')
    return () => {}
  }

  if (name === 'clock 5 hours ahead') return moveClock(clockFile, 5)
  if (name === 'clock 5 hours back') return moveClock(clockFile, -5)
  if (isSmallDisk) return fillDisk(folder)

  return 'this machine allows no mounting'
}

/** Lets the events whose names have this part happen, at their parts of the run. */
export async function letHappen(part, ms, measures, machine, sleepUntil) {
  const begun = performance.now()

  for (const { name, at, lasts } of EVENTS.filter(({ name }) => name.includes(part))) {
    await sleepUntil(begun + at * ms)
    measures.begin(name)

    const end = begin(name, machine)

    if (typeof end === 'string') {
      console.log(`${name}: not tried, ${end}`)
      continue
    }

    await sleepUntil(begun + (at + lasts) * ms)
    end()
    measures.begin(`after ${name}`)
  }
}
