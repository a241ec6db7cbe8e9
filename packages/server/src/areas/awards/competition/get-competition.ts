import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { competitionActions } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { presentCompetition } from './list-competitions.ts'
import { presentCandidates } from './present-candidates.ts'

/**
 * One competition: progress without scores until it is closed, then the ranking, the first place
 * first.
 */
export async function getAwardCompetition(ctx: SignedCtx, { id }: { id: number }) {
  const competition = found(await queries.findCompetition(ctx.db, id))

  const [criteria, reviewers, rows] = await Promise.all([
    queries.findCriteria(ctx.db, id),
    queries.findReviewers(ctx.db, id),
    queries.findCandidates(ctx.db, id),
  ])

  const candidates = await presentCandidates(ctx, competition, criteria, reviewers, rows)

  return {
    ...presentCompetition(ctx, competition),
    hidesNames: competition.hidesNames,
    reason: competition.reason,
    quota: competition.quota,
    granted: competition.granted,
    criteria: criteria.map(({ id: of, name, nameEn, weight, scale }) => ({
      id: of,
      name: labelIn(ctx.language, name, nameEn),
      weight,
      scale,
    })),
    reviewerList: reviewers.map((r) => ({
      userId: r.userId,
      name: r.name,
      department: r.department && labelIn(ctx.language, r.department, r.departmentEn),
      scored: r.scored,
      submittedAt: r.submittedAt && minuteInChina(r.submittedAt),
    })),
    candidateList: candidates.toSorted(
      (a, b) => (a.place ?? 9999) - (b.place ?? 9999) || a.code - b.code,
    ),
    actions: competitionActions(competition, ctx.actor),
  }
}
