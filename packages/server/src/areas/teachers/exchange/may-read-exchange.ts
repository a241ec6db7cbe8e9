import { exchangePermissions as may } from '@residency/contract/areas/teachers/exchange/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findExchange, findOwnExchange } from './exchange.queries.ts'

/** Papers and reports of an exchange are read by the teacher and by those in whose scope it is. */
export async function mayReadExchange(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findOwnExchange(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findExchange(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
