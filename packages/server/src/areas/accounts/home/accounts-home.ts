import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { healthWords } from '@residency/contract/areas/accounts/health/health.text'
import { holds } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import type { HomeSource } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { factsPart, figurePart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { listAudit } from '../audit/audit-log.ts'
import { readFacts } from '../health/measure-health.ts'
import { accountsHomeWords } from './home.text.ts'

/** Facts that the card shows in any case; others are shown when something is wrong with them. */
const ALWAYS_SHOWN = ['diskFreeRatio', 'databaseBytes', 'backupAgeSeconds', 'openSessions']

/** Logins that failed since yesterday. */
async function countFailedLogins(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.auditList)) return null

  const words = accountsHomeWords[ctx.language]
  const startTime = addDays(dayInChina(ctx.now()), -1)
  const filters = { action: 'accounts.session.open', result: 'failed' as const, startTime }
  const { total: value } = await listAudit(ctx, { ...filters, pageNum: 1, pageSize: 1 })
  const note = value ? words.loginsNote : words.loginsNone

  return figurePart({
    label: words.logins,
    value,
    note,
    tone: value ? 'calm' : 'good',
    to: placeOf('system/audit/index', filters),
  })
}

/** The usual facts of the system's health, and whatever is not as it should be. */
async function readHealth(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.healthList)) return null

  const { levels } = healthWords[ctx.language]
  const facts = (await readFacts(ctx)).flatMap((group) => group.facts)

  return factsPart({
    title: accountsHomeWords[ctx.language].health,
    facts: facts
      .filter(({ name, level }) => level !== 'ok' || ALWAYS_SHOWN.includes(name))
      .map(({ label, about, shown: value, level }) => ({
        label: about ? `${label} ${about}` : label,
        value,
        note: level === 'ok' ? null : levels[level],
      })),
    empty: '',
    to: placeOf('system/health/index'),
  })
}

export const accountsHome: Readonly<Record<string, HomeSource>> = {
  failedLogins: { sections: ['system'], place: 3, read: countFailedLogins },
  health: { sections: ['system'], place: 10, read: readHealth },
}
