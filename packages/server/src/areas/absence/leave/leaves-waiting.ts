import { LEAVE_QUEUES } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leavePermissions as may } from '@residency/contract/areas/absence/leave/permissions'
import type { AbsenceWaiting } from '@residency/contract/areas/absence/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type AbsenceFamily, countAbsences, countToReport } from './absence.queries.ts'
import { absenceMatch } from './list-leaves.ts'

const FAMILIES = ['leave', 'away'] as const
const KINDS = {
  leave: { leave: 'decideLeaves', report: 'confirmReports', revoke: 'decideRevokes', own: 'reportBack' },
  away: { leave: 'decideAways', report: 'confirmAwayReports', revoke: 'decideAwayRevokes', own: 'reportAway' },
} as const
/** Steps, report-backs and revocations that wait for the reader; own leaves and aways that are over. */
export async function leavesWaiting(ctx: SignedCtx): Promise<WaitingCount<AbsenceWaiting>[]> {
  const today = dayInChina(ctx.now())
  const mayReport = holds(ctx.actor, may.own)
  const toReport = (family: AbsenceFamily) => (mayReport ? countToReport(ctx.db, ctx.actor.userId, today, family) : 0)
  const own = await Promise.all(FAMILIES.map(async (family) => ({ kind: KINDS[family].own, count: await toReport(family) })))
  if (!holds(ctx.actor, may.decide)) return own
  const match = await absenceMatch(ctx, { waiting: '1' })
  const asked = FAMILIES.flatMap((family) => LEAVE_QUEUES.map((queue) => ({ family, queue })))
  const counts = await Promise.all(asked.map((which) => countAbsences(ctx.db, { ...match, ...which })))
  return [...asked.map(({ family, queue }, i) => ({ kind: KINDS[family][queue], count: counts[i]! })), ...own]
}
