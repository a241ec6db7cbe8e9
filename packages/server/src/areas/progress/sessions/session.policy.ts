import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import {
  SESSION_ACTIONS,
  type SessionRelation,
  sessionFlow,
} from '@residency/contract/areas/progress/sessions/session.flow'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isProgressOffice } from '../progress.policy.ts'

type Facts = {
  state: string
  heldOn: string
  isChair: boolean
  trainees: number
  decided: number
}

/** Relations of somebody who sees the session. */
export const relationsToSession = (
  { heldOn, isChair }: Facts,
  actor: Reader,
  today: string,
): ReadonlySet<SessionRelation> =>
  new Set<SessionRelation>([
    ...(isProgressOffice(actor) ? (['office', 'leader'] as const) : []),
    ...(isChair ? (['leader'] as const) : []),
    ...(heldOn <= today ? (['begun'] as const) : []),
  ])

/** Whether decisions are recorded now. */
export const isHeld = (state: string) => startsFrom(sessionFlow, 'close', state)

/** Whether its packets are there and nothing is decided. */
export const isPrepared = (state: string) => startsFrom(sessionFlow, 'open', state)

/** Whether its decisions are final and its trainees read them. */
export const isClosed = (state: string) => state === sessionFlow.actions.close.to

export function actionsOnSession(actor: Reader, session: Facts, today: string) {
  const open: readonly string[] = allowedActions(
    sessionFlow,
    session.state,
    actor,
    relationsToSession(session, actor, today),
  )

  const isDecided = session.decided >= session.trainees

  // what would be refused is not offered
  const isOffered = (action: string) => open.includes(action) && (isDecided || action !== 'close')

  return [
    ...SESSION_ACTIONS.filter(isOffered),
    ...(isHeld(session.state) && session.isChair && !isDecided && holds(actor, may.decide)
      ? (['expected'] as const)
      : []),
    ...(isClosed(session.state) && holds(actor, may.list) ? (['minutes'] as const) : []),
  ]
}
