import { leavePermissions as may } from '@residency/contract/areas/absence/leave/access'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorsById } from '../../accounts/accounts.public.ts'
import { findPersonsOf } from '../deputies/present-deputies.queries.ts'
import { type AbsenceScope, partHolderOf, visibleAbsences } from './leave.policy.ts'

/**
 * What the reader sees and decides, with the steps of those whose deputy the reader is today: what
 * these may decide now, and no more.
 */
export async function absenceScope(ctx: SignedCtx): Promise<AbsenceScope> {
  if (!holds(ctx.actor, may.decide)) return visibleAbsences(ctx.actor, [])

  const persons = await findPersonsOf(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
  const personIds = persons.map(({ personId }) => personId)
  const actors = new Map(
    (await findActorsById(ctx.db, personIds)).map((actor) => [actor.userId, actor]),
  )

  const absentDeciders = persons.flatMap(({ personId, steps }) => {
    const actor = actors.get(personId)
    return actor && holds(actor, may.decide) ? [{ ...partHolderOf(actor), steps }] : []
  })

  return visibleAbsences(ctx.actor, absentDeciders)
}
