import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findSystemFacts } from './health.queries.ts'

const [MEGA, GIGA] = [1e6, 1e9]

async function measureDisk(folder: string): Promise<Measure> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk) return { name: 'diskFreeRatio', value: null }

  const value = disk.bavail / disk.blocks
  const free = Math.floor((disk.bavail * disk.bsize) / GIGA)

  return { name: 'diskFreeRatio', value, blanks: { used: Math.round((1 - value) * 100), free } }
}

/** The memory of this process, where systemd or a container limits it. */
function measureMemory(): readonly Measure[] {
  const limit = process.constrainedMemory()
  if (!(limit > 0 && limit < totalmem())) return []

  const used = process.memoryUsage.rss()
  const blanks = { mega: Math.round(used / MEGA), limit: Math.round(limit / MEGA) }

  return [{ name: 'memoryUsedRatio', value: used / limit, blanks }]
}

const secondsBetween = (from: Date | null, until: Date | null) =>
  from && until ? (until.getTime() - from.getTime()) / 1000 : null

/** Disk, memory, database, backups, audit log, answers and certificates. */
export async function measureSystem(ctx: SignedCtx): Promise<readonly Measure[]> {
  const now = ctx.now()
  const [facts, disk] = await Promise.all([
    findSystemFacts(ctx.db, now),
    measureDisk(ctx.config.DATA_DIR),
  ])

  const lag = await ctx.services.replica.findLag()
  const replica: Measure[] = ctx.services.replica.isGiven
    ? [{ name: 'replicaLagSeconds', value: lag === null ? null : lag / 1000 }]
    : []

  const certificates = ctx.services.certificateEnds().map(({ host, end }): Measure => {
    return { name: 'certificateSeconds', about: host, value: secondsBetween(now, end) }
  })

  return [
    disk,
    ...measureMemory(),
    { name: 'databaseBytes', value: Number(facts.size) },
    ...replica,
    { name: 'backupAgeSeconds', value: secondsBetween(facts.backupAt, now) },
    { name: 'backupMissingFiles', value: facts.missing },
    { name: 'backupCheckAgeSeconds', value: secondsBetween(facts.checkedAt, now) },
    { name: 'unsealedAuditRows', value: facts.unsealed },
    {
      name: 'failingWorkSeconds',
      value: secondsBetween(ctx.services.clockWork.failingSince(), now),
    },
    { name: 'slowCalls', value: facts.slowCalls },
    { name: 'unexpectedErrors', value: facts.errors },
    { name: 'openSessions', value: facts.sessions },
    ...certificates,
  ]
}
