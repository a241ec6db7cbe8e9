import { leavePermissions as may } from '@residency/contract/areas/absence/leave/permissions'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorById } from '../../accounts/accounts.public.ts'
import { findPersonsOf } from '../deputies/present-deputies.queries.ts'
import { type AbsenceScope, partsHeldBy, visibleAbsences } from './leave.policy.ts'

/** What the reader sees and decides, with the steps of those whose deputy the reader is today: what these may decide now, and no more. */
export async function absenceScope(ctx: SignedCtx): Promise<AbsenceScope> {
  if (!holds(ctx.actor, may.decide)) return visibleAbsences(ctx.actor, [])
  const persons = await findPersonsOf(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
  const actors = await Promise.all(persons.map(({ personId }) => findActorById(ctx.db, personId)))
  const standsFor = persons.flatMap(({ steps }, i) => {
    const actor = actors[i]
    return actor && holds(actor, may.decide) ? [{ ...partsHeldBy(actor), steps }] : []
  })
  return visibleAbsences(ctx.actor, standsFor)
}
