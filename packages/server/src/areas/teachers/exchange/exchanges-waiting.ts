import { exchangePermissions as may } from '@residency/contract/areas/teachers/exchange/access'
import type { TeachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countExchanges, countLateReports } from './exchange.queries.ts'
import { matchOf } from './list-exchanges.ts'

/** Own reports that are late; applications to decide about. */
export async function exchangesWaiting(ctx: SignedCtx): Promise<WaitingCount<TeachersWaiting>[]> {
  const { userId } = ctx.actor

  const [late, review] = await Promise.all([
    holds(ctx.actor, may.own) ? countLateReports(ctx.db, userId, dayInChina(ctx.now())) : 0,
    holds(ctx.actor, may.review) ? countExchanges(ctx.db, matchOf(ctx, { waiting: '1' })) : 0,
  ])

  return [
    { kind: 'reportExchanges', count: late },
    { kind: 'reviewExchanges', count: review },
  ]
}
