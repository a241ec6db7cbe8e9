import type { AnalysisOf } from '@residency/contract/areas/exams/marking/analysis.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { analyse, openSource, presentAnalysedItems } from './analyse-exam.ts'
import type { Analysis } from './analyse-responses.ts'

const FIGURES = ['difficulty', 'pointBiserial', 'upperLower'] as const

const MODELS = [
  'raschB',
  'raschSe',
  'raschFit',
  'twoPlA',
  'twoPlASe',
  'twoPlB',
  'twoPlBSe',
  'twoPlFit',
] as const

const COLUMNS = ['number', 'kind', 'stem', 'n', ...FIGURES, 'looks', ...MODELS, 'options'] as const
const WIDE = ['stem', 'looks', 'options']

const isOne = ({ examId, paperId }: AnalysisOf) =>
  (examId === undefined) !== (paperId === undefined)

const itemsOf = async (ctx: SignedCtx, of: AnalysisOf): Promise<Analysis['items']> =>
  isOne(of)
    ? (await presentAnalysedItems(ctx, await analyse(ctx, await openSource(ctx, of)))).items
    : []

const rounded = (value: number | null | undefined) =>
  value == null ? null : Math.round(value * 1000) / 1000

const percent = (value: number | null) => (value === null ? '—' : `${Math.round(value * 100)}%`)

/** Figures of the questions of an exam or paper, those that need a look first. */
export const analysisSheet = exportPlan<(typeof COLUMNS)[number], AnalysisOf>({
  sheet: 'learning.itemAnalysis',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: WIDE.includes(key) ? 40 : 14 })),
    { number: ['n'] },
  ),
  count: async (ctx, of) => (await itemsOf(ctx, of)).length,
  async *rows(ctx, of) {
    const { looks } = markingWords[ctx.language]
    const { questionKinds } = bankWords[ctx.language]

    for (const item of await itemsOf(ctx, of)) {
      const { number, kind, stem, n, rasch, twoPl } = item

      const chosen = item.options?.map(
        ({ text, isKey, share, upper, lower }) =>
          `${isKey ? '✓ ' : ''}${text}: ${percent(share)} / ${percent(upper)} / ${percent(lower)}`,
      )

      yield {
        number,
        kind: questionKinds[kind],
        stem,
        n,
        looks: item.looks.map((look) => looks[look]).join('; '),
        ...Object.fromEntries(FIGURES.map((key) => [key, rounded(item[key])])),
        raschB: rounded(rasch?.b),
        raschSe: rounded(rasch?.se),
        raschFit: rounded(rasch?.fit?.p),
        twoPlA: rounded(twoPl?.a),
        twoPlASe: rounded(twoPl?.seA),
        twoPlB: rounded(twoPl?.b),
        twoPlBSe: rounded(twoPl?.seB),
        twoPlFit: rounded(twoPl?.fit?.p),
        options: chosen?.join('\n') ?? null,
      }
    }
  },
})
