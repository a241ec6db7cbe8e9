import { changePermissions as may } from '@residency/contract/areas/mentors/change/access'
import type { MentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changesOfBases, changesTo } from './change.policy.ts'
import { countWaitingChanges } from './change.queries.ts'

/** Requests that the reader answers as new mentor, and those the reader decides. */
export async function changesWaiting(ctx: SignedCtx): Promise<WaitingCount<MentorsWaiting>[]> {
  const { db, actor } = ctx

  const [toMe, toDecide] = await Promise.all([
    holds(actor, may.answer) ? countWaitingChanges(db, changesTo(actor), actor.userId) : 0,
    holds(actor, may.decide) ? countWaitingChanges(db, changesOfBases(actor), actor.userId) : 0,
  ])

  return [
    { kind: 'answerChanges', count: toMe },
    { kind: 'decideChanges', count: toDecide },
  ]
}
