import { LEAVE_QUEUES } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { leavePermissions as may } from '@residency/contract/areas/absence/leave/permissions'
import type { AbsenceWaiting } from '@residency/contract/areas/absence/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countAbsences, countToReport } from './absence.queries.ts'
import { absenceMatch } from './list-leaves.ts'

const KINDS = { leave: 'decideLeaves', report: 'confirmReports', revoke: 'decideRevokes' } as const
/** Steps, report-backs and revocations that wait for the reader; own leaves that are over. */
export async function leavesWaiting(ctx: SignedCtx): Promise<WaitingCount<AbsenceWaiting>[]> {
  const toReport = holds(ctx.actor, may.own) ? await countToReport(ctx.db, ctx.actor.userId, dayInChina(ctx.now())) : 0
  const own = { kind: 'reportBack' as const, count: toReport }
  if (!holds(ctx.actor, may.decide)) return [own]
  const counts = await Promise.all(LEAVE_QUEUES.map((queue) => countAbsences(ctx.db, absenceMatch(ctx, { queue, waiting: '1' }))))
  return [...LEAVE_QUEUES.map((queue, i) => ({ kind: KINDS[queue], count: counts[i]! })), own]
}
