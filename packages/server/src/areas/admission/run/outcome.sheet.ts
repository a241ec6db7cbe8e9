import { outcomeSentence, pointsText } from '@residency/contract/areas/admission/outcome.public'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findVisibleRun, outcomesOf } from './list-outcomes.ts'
import { offerNames } from './offer-names.queries.ts'
import { countOutcomes, findOutcomes, type Search } from './outcome.queries.ts'

const BATCH_SIZE = 500

const COLUMNS = [
  'realName',
  'traineeKind',
  'result',
  'total',
  'rank',
  'base',
  'offer',
  'why',
  'state',
] as const

type Column = (typeof COLUMNS)[number]
const WIDTHS: Partial<Record<Column, number>> = { offer: 30, why: 60, base: 20, realName: 12 }

/** A line for each choice of everybody in a run, the best total first. */
async function* rowsOf(ctx: SignedCtx, filters: Search) {
  const { run, scope } = await findVisibleRun(ctx, filters.runId)
  const [words, signup] = [runWords[ctx.language], signupWords[ctx.language]]
  const names = await offerNames(ctx.db, run.intakeId, ctx.language)

  for (let pageNum = 1; ; pageNum++) {
    const batch = await findOutcomes(ctx.db, scope, filters, { pageNum, pageSize: BATCH_SIZE })
    for (const row of await outcomesOf(ctx, run, scope, batch))
      for (const outcome of row.outcomes)
        yield {
          realName: row.realName,
          traineeKind: signup.traineeKinds[row.traineeKind],
          result: words.results[row.result],
          total: row.total === null ? '' : pointsText(row.total),
          rank: outcome.rank,
          base: names.get(outcome.offerId)?.base ?? '',
          offer: outcome.offer,
          why: outcomeSentence(words.outcomes, outcome),
          state: signup.flows.registration.states[row.state],
        }

    if (batch.length < BATCH_SIZE) return
  }
}

/** The results of a run with their reasons, in the reader's scope. */
export const outcomeSheet = exportPlan<Column, Search>({
  sheet: 'recruitment.admissionOutcome',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, ...(WIDTHS[key] ? { width: WIDTHS[key] } : {}) })),
    { number: ['total', 'rank'] },
  ),
  count: async (ctx, filters) => {
    const { scope } = await findVisibleRun(ctx, filters.runId)
    return countOutcomes(ctx.db, scope, filters)
  },
  rows: rowsOf,
})
