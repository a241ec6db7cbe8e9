import type { Waiting, WaitingKind } from '@residency/contract/areas/dashboard/waiting.public'
import type { ArrivalState } from '@residency/contract/areas/recruitment/arrival/arrival.contract'
import { arrivalPermissions as may } from '@residency/contract/areas/recruitment/arrival/permissions'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { arrivalActions } from './arrival.policy.ts'
import { countArrivalsOf, countByState } from './arrival.queries.ts'

const NEXT: Partial<Record<ArrivalState, WaitingKind>> = { confirmed: 'callIn', arrived: 'signAgreements', signed: 'enrolTrainees' }

/** Who accepted a place and is to be called in, has come by now, is to sign, is to be enrolled; for whoever may do it. */
export async function arrivalsWaiting(ctx: SignedCtx): Promise<Waiting[]> {
  const { actor } = ctx
  if (!holds(actor, may.list) || arrivalActions('confirmed', actor).length === 0) return []
  const [states, due] = await Promise.all([countByState(ctx.db, undefined), countArrivalsOf(ctx.db, { due: '1' }, ctx.fields, ctx.now())])
  const steps = states.flatMap(({ state, count }) => {
    const kind = NEXT[state as ArrivalState]
    return kind ? [{ kind, count, intake: null }] : []
  })
  return [...steps, { kind: 'recordArrivals', count: due, intake: null }]
}
