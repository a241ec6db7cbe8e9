import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import type { ProgressWaiting } from '@residency/contract/areas/progress/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isProgressOffice, visibleSessions } from '../progress.policy.ts'
import { countUnread } from './decision.queries.ts'
import { countMissingNotes, countOpenRepeats } from './session.queries.ts'

/** Decisions to sign, notes to write, and for the office stays to repeat. */
export async function sessionsWaiting(ctx: SignedCtx): Promise<WaitingCount<ProgressWaiting>[]> {
  const { actor, db, now } = ctx
  const isMember = holds(actor, may.decide)
  const plans = isProgressOffice(actor) && holds(actor, may.plan)

  const [read, note, repeats] = await Promise.all([
    holds(actor, may.own) ? countUnread(db, actor.userId) : 0,
    isMember ? countMissingNotes(db, actor.userId, dayInChina(now())) : 0,
    plans ? countOpenRepeats(db, visibleSessions(actor)) : 0,
  ])

  return [
    { kind: 'readProgressDecisions', count: read },
    { kind: 'noteProgressPackets', count: note },
    { kind: 'placeProgressRepeats', count: repeats },
  ]
}
