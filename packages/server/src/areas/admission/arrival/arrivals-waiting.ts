import { arrivalPermissions as may } from '@residency/contract/areas/admission/arrival/access'
import type { ArrivalState } from '@residency/contract/areas/admission/arrival/arrival.contract'
import type { AdmissionWaiting } from '@residency/contract/areas/admission/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { arrivalActions } from './arrival.policy.ts'
import { countArrivalsOf, countByState } from './arrival.queries.ts'

const NEXT: Partial<Record<ArrivalState, AdmissionWaiting>> = {
  confirmed: 'callIn',
  arrived: 'signAgreements',
  signed: 'enrolTrainees',
}

/**
 * Counts of accepted applicants by next step (notify, record arrival, sign, enrol), for actors who
 * may take it.
 */
export async function arrivalsWaiting(ctx: SignedCtx): Promise<WaitingCount<AdmissionWaiting>[]> {
  const { actor } = ctx
  if (!holds(actor, may.list) || arrivalActions('confirmed', actor).length === 0) return []

  const [states, due] = await Promise.all([
    countByState(ctx.db, undefined),
    countArrivalsOf(ctx.db, { due: '1' }, ctx.fields, ctx.now()),
  ])

  const steps = states.flatMap(({ state, count }) => {
    const kind = NEXT[state as ArrivalState]
    return kind ? [{ kind, count }] : []
  })

  return [...steps, { kind: 'recordArrivals', count: due }]
}
