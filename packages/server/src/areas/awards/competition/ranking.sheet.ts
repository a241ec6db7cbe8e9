import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { kernelWords } from '@residency/contract/kernel'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { getAwardCompetition } from './get-competition.ts'

const COLUMNS = ['place', 'name', 'code', 'base', 'score', 'result', 'points', 'totals'] as const
const WIDE: readonly string[] = ['points', 'totals']

/**
 * The ranking of a competition as the office sees it, with how each score came about; candidates
 * without scores until it is closed.
 */
export const rankingSheet = exportPlan<(typeof COLUMNS)[number], { id: number }>({
  sheet: 'awards.competitionRanking',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: WIDE.includes(key) ? 48 : 14 })),
    { number: ['place', 'score'] },
  ),
  count: async (ctx, { id }) => (await getAwardCompetition(ctx, { id })).candidateList.length,
  async *rows(ctx, { id }) {
    const { results } = awardCompetitionWords[ctx.language]
    const { items } = kernelWords[ctx.language].marks
    const { candidateList } = await getAwardCompetition(ctx, { id })

    for (const one of candidateList)
      yield {
        place: one.place,
        name: one.name,
        code: one.code,
        base: one.base,
        score: one.score,
        result: one.isGranted ? results.granted : one.isTied ? results.tied : null,
        points: one.points
          .map(({ criterion, points, scale }) => `${criterion} ${points}/${scale}`)
          .join(items),
        totals: one.totals
          .map(({ reviewer, score }) => `${reviewer} ${score.toFixed(2)}`)
          .join(items),
      }
  },
})
