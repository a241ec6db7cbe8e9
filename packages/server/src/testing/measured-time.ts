import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * How long the processor worked for some work in this process, in ms. A clock on the wall also
 * counts the time in which other programs had the processor, so that a limit by it fails on a busy
 * machine.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()

  const { user, system } = process.cpuUsage(before)

  return (user + system) / 1000
}

/**
 * The present time as the disk stamps it, in ms since 1970. A shifted clock (`npm run
 * test:shifted`) does not reach the disk.
 */
export function diskNow() {
  const folder = mkdtempSync(join(tmpdir(), 'disk-time-'))
  writeFileSync(join(folder, 'now'), '')

  const { mtimeMs } = statSync(join(folder, 'now'))

  rmSync(folder, { recursive: true })

  return mtimeMs
}
