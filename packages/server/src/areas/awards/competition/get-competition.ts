import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { competitionActions } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { presentCompetition } from './list-competitions.ts'
import { presentCandidates } from './present-candidates.ts'

/** Candidates without a place are listed after all others. */
const WITHOUT_PLACE = Number.MAX_SAFE_INTEGER

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
    criteria: criteria.map((criterion) => ({
      id: criterion.id,
      name: labelIn(ctx.language, criterion.name, criterion.nameEn),
      weight: criterion.weight,
      scale: criterion.scale,
    })),
    reviewerList: reviewers.map((reviewer) => ({
      userId: reviewer.userId,
      name: reviewer.name,
      department:
        reviewer.department && labelIn(ctx.language, reviewer.department, reviewer.departmentEn),
      scored: reviewer.scored,
      submittedAt: reviewer.submittedAt && minuteInChina(reviewer.submittedAt),
    })),
    candidateList: candidates.toSorted(
      (a, b) => (a.place ?? WITHOUT_PLACE) - (b.place ?? WITHOUT_PLACE) || a.code - b.code,
    ),
    actions: competitionActions(competition, ctx.actor),
  }
}
