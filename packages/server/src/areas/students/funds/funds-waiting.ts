import { fundPermissions as may } from '@residency/contract/areas/students/funds/access'
import type { StudentsWaiting } from '@residency/contract/areas/students/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countFunds } from './fund.queries.ts'
import { fundMatch } from './list-funds.ts'
import { spendingMatch } from './list-spendings.ts'
import { countSpendings } from './spending.queries.ts'

/** Applications that wait for the reader's bases or for the office, and spendings to be checked. */
export async function fundsWaiting(ctx: SignedCtx): Promise<WaitingCount<StudentsWaiting>[]> {
  const match = fundMatch(ctx, { waiting: '1' })

  const [funds, spendings] = await Promise.all([
    match.waitsFor && holds(ctx.actor, match.waitsFor === 'base' ? may.base : may.office)
      ? countFunds(ctx.db, match)
      : 0,
    holds(ctx.actor, may.check) ? countSpendings(ctx.db, spendingMatch(ctx, { waiting: '1' })) : 0,
  ])

  return [
    { kind: 'decideFunds', count: match.waitsFor === 'base' ? funds : 0 },
    { kind: 'grantFunds', count: match.waitsFor === 'office' ? funds : 0 },
    { kind: 'checkSpendings', count: spendings },
  ]
}
