import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { joinItems } from '@residency/contract/kernel'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { getAwardCompetition } from './get-competition.ts'

const COLUMNS = ['place', 'name', 'code', 'base', 'score', 'result', 'points', 'totals'] as const
const WIDE: readonly string[] = ['points', 'totals']

function resultOf(
  { isGranted, isTied }: { isGranted: boolean; isTied: boolean },
  results: { granted: string; tied: string },
) {
  if (isGranted) return results.granted

  return isTied ? results.tied : null
}

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
    const { candidateList } = await getAwardCompetition(ctx, { id })

    for (const candidate of candidateList)
      yield {
        place: candidate.place,
        name: candidate.name,
        code: candidate.code,
        base: candidate.base,
        score: candidate.score,
        result: resultOf(candidate, results),
        points: joinItems(
          ctx.language,
          candidate.points.map(({ criterion, points, scale }) => `${criterion} ${points}/${scale}`),
        ),
        totals: joinItems(
          ctx.language,
          candidate.totals.map(({ reviewer, score }) => `${reviewer} ${score.toFixed(2)}`),
        ),
      }
  },
})
