import { departurePermissions as may } from '@residency/contract/areas/students/departure/access'
import type { StudentsWaiting } from '@residency/contract/areas/students/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { departuresInCharge } from './departure.policy.ts'
import { countDepartures } from './departure.queries.ts'

/** Departures with items the reader signs off, and those that wait for the reader's decision. */
export async function departuresWaiting(ctx: SignedCtx): Promise<WaitingCount<StudentsWaiting>[]> {
  const scope = departuresInCharge(ctx.actor)
  const mayDecide = holds(ctx.actor, may.base) || holds(ctx.actor, may.office)

  const [sign, decide] = await Promise.all([
    scope.org && holds(ctx.actor, may.sign)
      ? countDepartures(ctx.db, { scope, waiting: 'sign' })
      : 0,
    scope.org && mayDecide ? countDepartures(ctx.db, { scope, waiting: 'decide' }) : 0,
  ])

  return [
    { kind: 'signDepartureItems', count: sign },
    { kind: 'decideDepartures', count: decide },
  ]
}
