import { statfs } from 'node:fs/promises'
import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { holds } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../../platform/area.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { factsPart, figurePart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { listAudit } from '../audit/audit-log.ts'
import { findHealth } from './home.queries.ts'
import { accountsHomeWords } from './home.text.ts'

const DAY_MS = 86_400_000
const [GIGA, MEGA] = [1e9, 1e6]
type Words = (typeof accountsHomeWords)['zh-cn']

/** Logins that failed since yesterday. */
async function countFailedLogins(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.auditList)) return null

  const words = accountsHomeWords[ctx.language]
  const startTime = addDays(dayInChina(ctx.now()), -1)
  const filters = { action: 'accounts.session.open', result: 'failed', startTime }
  const { total: value } = await listAudit(ctx, { ...filters, pageNum: 1, pageSize: 1 } as never)
  const note = value ? words.loginsNote : words.loginsNone

  return figurePart({
    label: words.logins,
    value,
    note,
    tone: value ? 'calm' : 'good',
    to: placeOf('system/audit/index', filters),
  })
}

async function diskOf(folder: string, words: Words) {
  const disk = await statfs(folder).catch(() => null)
  if (!disk) return words.diskUnknown

  const share = Math.round((1 - disk.bavail / disk.blocks) * 100)

  return fillSentence(words.diskValue, {
    share,
    free: Math.floor((disk.bavail * disk.bsize) / GIGA),
  })
}

function backupOf(takenAt: Date | null, now: Date, words: Words) {
  if (!takenAt) return { value: words.backupNone, note: words.backupHow }

  const days = Math.floor((now.getTime() - takenAt.getTime()) / DAY_MS)
  return {
    value: days < 1 ? words.backupToday : fillSentence(words.backupAge, { days }),
    note: minuteInChina(takenAt),
  }
}

/** Disk, database, sessions and the last backup. */
async function readHealth(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.auditList)) return null

  const words = accountsHomeWords[ctx.language]

  const [{ size, sessions, backupAt }, disk] = await Promise.all([
    findHealth(ctx.db, ctx.now()),
    diskOf(ctx.config.DATA_DIR, words),
  ])

  return factsPart({
    title: words.health,
    facts: [
      { label: words.disk, value: disk },
      { label: words.backup, ...backupOf(backupAt, ctx.now(), words) },
      {
        label: words.database,
        value: fillSentence(words.databaseValue, { size: Math.round(Number(size) / MEGA) }),
      },
      { label: words.sessions, value: String(sessions) },
    ],
    empty: '',
    to: placeOf('system/online/index'),
  })
}

export const accountsHome: Readonly<Record<string, HomeSource>> = {
  failedLogins: { sections: ['system'], place: 3, read: countFailedLogins },
  health: { sections: ['system'], place: 10, read: readHealth },
}
