import { hoursPermissions as may } from '@residency/contract/areas/duty/hours/access'
import type { DutyWaiting } from '@residency/contract/areas/duty/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWaitingWeeks } from './week.queries.ts'

/** Weeks whose hours the reader has to confirm. */
export async function hoursWaiting({
  db,
  actor,
  now,
}: SignedCtx): Promise<WaitingCount<DutyWaiting>[]> {
  const weeks = holds(actor, may.own) ? await findWaitingWeeks(db, actor.userId, now()) : []

  return [{ kind: 'confirmDutyWeeks', count: weeks.length }]
}
