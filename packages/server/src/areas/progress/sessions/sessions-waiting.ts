import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import type { ProgressWaiting } from '@residency/contract/areas/progress/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countUnread } from '../decisions/decision.queries.ts'
import { isProgressOffice, visibleSessions } from '../progress.policy.ts'
import { countSessions, type SessionChoice } from './session.queries.ts'

/** Decisions to sign, sessions that wait for notes, and for the office those with stays to repeat. */
export async function sessionsWaiting(ctx: SignedCtx): Promise<WaitingCount<ProgressWaiting>[]> {
  const { actor, db, now } = ctx
  const isMember = holds(actor, may.decide)
  const plans = isProgressOffice(actor) && holds(actor, may.plan)

  const count = (choice: SessionChoice) =>
    countSessions(db, visibleSessions(actor), choice, dayInChina(now()))

  const [read, note, repeats] = await Promise.all([
    holds(actor, may.own) ? countUnread(db, actor.userId) : 0,
    isMember ? count({ notes: '1' }) : 0,
    plans ? count({ repeats: '1' }) : 0,
  ])

  return [
    { kind: 'readProgressDecisions', count: read },
    { kind: 'noteProgressPackets', count: note },
    { kind: 'placeProgressRepeats', count: repeats },
  ]
}
