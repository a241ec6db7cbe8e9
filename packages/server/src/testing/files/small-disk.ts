import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024
const ran = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/**
 * Two folders of a product's data on disks too small for what is uploaded: real ones (tmpfs) where
 * mounting is allowed, else the process may not write longer files, which the kernel refuses in the
 * same way. Made before the product starts.
 */
export function smallDisks(dataDir: string) {
  const folders = { staging: join(dataDir, 'staging'), files: join(dataDir, 'files') }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o755 })

  const isReal = Object.values(folders).every((folder) =>
    ran('mount', '-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', folder),
  )
  const limits: Record<keyof typeof folders, number | null> = { staging: 16 * 1024, files: 4 * MB }

  const limit = (pid: number) => {
    const least = Math.min(
      ...Object.values(limits).map((bytes) => bytes ?? Number.POSITIVE_INFINITY),
    )
    if (
      !ran(
        'prlimit',
        '--pid',
        String(pid),
        `--fsize=${least === Number.POSITIVE_INFINITY ? 'unlimited' : least}:unlimited`,
      )
    )
      throw new Error('neither mount nor prlimit may be used here')
  }

  return {
    /** Call it when the product runs. */
    begin: (pid: number) => isReal || limit(pid),
    enlarge(which: keyof typeof folders, pid: number) {
      if (isReal) return ran('mount', '-o', 'remount,size=256m', folders[which])

      limits[which] = null

      return limit(pid)
    },
    remove: () => Object.values(folders).map((folder) => isReal && ran('umount', folder)),
  }
}
