import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
