import { addDays } from '@residency/contract/kernel/day'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { severitySteps } from '../../../algorithms/severity/severity.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { raterFigures } from './result.rules.ts'
import { findBasesToMeasure, findRatings, replaceSeverities } from './severity.queries.ts'

const TWO_YEARS = 730

/**
 * How strict raters mark, once a day for each base with marks of the last two years. It is stored
 * rather than computed on request, so that a page costs a query. It is computed in steps of some
 * tens of milliseconds (one pass over the marks of a base), between which requests are answered. A
 * thread would need a copy of the marks and modules of its own for a second of work a night.
 */
export async function measureSeverities(ctx: SignedCtx): Promise<number> {
  const today = dayInChina(ctx.now())
  const since = addDays(dayInChina(ctx.now()), -TWO_YEARS)
  const bases = await findBasesToMeasure(ctx.db, since, today)

  await eachApart(bases, async (baseId) => {
    const ratings = await findRatings(ctx.db, baseId, since)
    const figures = raterFigures(ratings, await runYielding(severitySteps(ratings)))
    await inTransaction(ctx, (tx) => replaceSeverities(tx.db, baseId, today, figures))
  })

  return bases.length
}
