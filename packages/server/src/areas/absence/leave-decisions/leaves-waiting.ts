import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import type { AbsenceWaiting } from '@residency/contract/areas/absence/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countToReport, countWaiting } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { countRequests } from '../stand-ins/stand-in.queries.ts'

/**
 * Steps, report-backs and revocations that wait for the reader; own leaves and aways that are over.
 */
export async function leavesWaiting(ctx: SignedCtx): Promise<WaitingCount<AbsenceWaiting>[]> {
  const { db, actor } = ctx
  const today = dayInChina(ctx.now())

  const [others, ownCounts, answerStandIns] = await Promise.all([
    holds(actor, may.decide) ? absenceScope(ctx).then((scope) => countWaiting(db, scope)) : {},
    holds(actor, may.own) ? countToReport(db, actor.userId, today) : {},
    holds(actor, may.own) ? countRequests(db, actor.userId, today) : 0,
  ])

  const counts: Partial<Record<AbsenceWaiting, number>> = {
    ...others,
    ...ownCounts,
    answerStandIns,
  }

  return Object.entries(counts).map(([kind, count]) => ({ kind: kind as AbsenceWaiting, count }))
}
