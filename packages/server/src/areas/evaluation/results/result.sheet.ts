import type { ResultSubjectFilters } from '@residency/contract/areas/evaluation/results/result.contract'
import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findReleasedTarget, listResultSubjects } from './list-results.ts'
import { presentDetails, spreadInWords } from './present-result.ts'
import { findSubjectPage } from './result.queries.ts'

const COLUMNS = ['subject', 'note', 'item', 'n', 'mean', 'most', 'spread', 'text'] as const

const WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = {
  item: 28,
  spread: 40,
  text: 48,
  n: 8,
  mean: 8,
  most: 8,
}

const WHOLE = 100
type Filters = Omit<ResultSubjectFilters, 'pageNum' | 'pageSize'>

/** What is shown of a released target: a row for each subject, then its items, then its texts. */
export const resultSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'evaluation.evaluationResults',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: WIDTHS[key] ?? 16 })),
    { number: ['n', 'mean', 'most'] },
  ),
  count: (ctx, filters) => countListed((page) => listResultSubjects(ctx, { ...filters, ...page })),
  async *rows(ctx, { targetId, keywords }) {
    const words = resultWords[ctx.language]
    const target = await findReleasedTarget(ctx, targetId)
    if (!target) return

    const of = { targetId, limit: target.limit, keywords }

    const details = everyRow(async (page) => {
      const { rows } = await findSubjectPage(ctx.db, ctx.language, of, page)
      const details = await presentDetails(ctx, rows, target.limit, target)
      return { rows: details.map((detail, index) => ({ ...detail, own: rows[index]!.own })) }
    })

    for await (const { subject, note, n, mean, own, items, texts } of details) {
      const blank = { subject, note, n: null, mean: null, most: null, spread: null, text: null }
      yield { ...blank, item: words.overall, n, mean, most: mean === null ? null : WHOLE }

      for (const detail of items) {
        const spread =
          detail.n === null && (target.blind || own)
            ? words.few
            : spreadInWords(ctx.language, detail.bars)
        yield {
          ...blank,
          item: detail.label,
          n: detail.n,
          mean: detail.mean,
          most: detail.most,
          spread,
        }
      }

      for (const detail of texts)
        for (const text of detail.texts) yield { ...blank, item: detail.label, text }
    }
  },
})
