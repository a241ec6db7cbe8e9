import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isRanked } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { ranked, scoreOf } from './ranking.rules.ts'

type Criteria = Awaited<ReturnType<typeof queries.findCriteria>>
type Reviewers = Awaited<ReturnType<typeof queries.findReviewers>>

/** The scores of a closed competition, candidate by candidate; before that nobody sees any. */
export async function presentCandidates(
  ctx: SignedCtx,
  competition: queries.CompetitionRow,
  criteria: Criteria,
  reviewers: Reviewers,
  rows: readonly queries.CandidateRow[],
) {
  const isOpen = isRanked(competition.state)
  const scores = isOpen ? await queries.findSubmittedScores(ctx.db, competition.id) : []
  const counting = reviewers.filter(({ submittedAt }) => submittedAt !== null)

  const ranking = new Map(
    (isOpen
      ? ranked(
          rows
            .filter((row) => row.isRunning)
            .map(({ id, score }) => ({ id, score: Math.round(Number(score) * 100) })),
        )
      : []
    ).map((row) => [row.id, row]),
  )

  return rows.map((row) => {
    const ownScores = scores.filter(({ candidateId }) => candidateId === row.id)
    const mean = (id: number) =>
      ownScores.filter((s) => s.criterionId === id).reduce((all, s) => all + s.points, 0) /
      (counting.length || 1)

    const totalOf = (id: number) =>
      scoreOf(
        criteria,
        ownScores.filter((s) => s.reviewerId === id),
        1,
      ) / 100

    return {
      id: row.id,
      applicationId: row.applicationId,
      code: row.code,
      name: row.name,
      base: row.base && labelIn(ctx.language, row.base, row.baseEn),
      place: ranking.get(row.id)?.place ?? null,
      score: isOpen && row.score !== null ? Number(row.score) : null,
      isTied: ranking.get(row.id)?.isTied ?? false,
      points: isOpen
        ? criteria.map(({ id, name, nameEn, scale }) => ({
            criterion: labelIn(ctx.language, name, nameEn),
            points: Math.round(mean(id) * 100) / 100,
            scale,
          }))
        : [],
      totals: isOpen
        ? counting.map(({ userId, name }) => ({ reviewer: name, score: totalOf(userId) }))
        : [],
      isGranted: row.state === awardApplicationFlow.actions.grant.to,
    }
  })
}
