import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import type { AwardCompetitionFilters } from '@residency/contract/areas/awards/competition/award-competition.contract'
import type { AwardCompetitionState } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { competitionActions, isRanked } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { ranked, scoreOf } from './ranking.rules.ts'

const shown = (ctx: SignedCtx, c: queries.CompetitionRow) => ({
  id: c.id,
  kind: labelIn(ctx.language, c.kind, c.kind_en),
  year: c.year,
  round: c.round,
  state: c.state as AwardCompetitionState,
  candidates: c.candidates,
  reviewers: c.reviewers,
  submitted: c.submitted,
  version: c.version,
})
export async function listAwardCompetitions(ctx: SignedCtx, filters: AwardCompetitionFilters) {
  const { rows, total } = await queries.findCompetitionPage(ctx.db, filters, filters)
  return { list: rows.map((row) => shown(ctx, row)), total }
}
export const listCompetitionAwards = async (ctx: SignedCtx) =>
  (await queries.findAwardsToCompete(ctx.db)).map(({ id, year, name, name_en, candidates }) => ({
    value: id,
    label: `${labelIn(ctx.language, name, name_en)} · ${year}`,
    candidates,
  }))
export const findAwardReviewers = async (ctx: SignedCtx, { keywords }: { keywords?: string | undefined }) =>
  (await queries.findPeopleToAppoint(ctx.db, { keywords })).map(({ id, name, department, department_en }) => ({
    value: id,
    label: department ? `${name} · ${labelIn(ctx.language, department, department_en)}` : name,
  }))

/** The scores of a closed competition, candidate by candidate; before that nobody is told any. */
async function rankingOf(
  ctx: SignedCtx,
  one: queries.CompetitionRow,
  criteria: Criteria,
  reviewers: Reviewers,
  rows: readonly queries.CandidateRow[],
) {
  const isOpen = isRanked(one.state)
  const scores = isOpen ? await queries.findSubmittedScores(ctx.db, one.id) : []
  const counting = reviewers.filter(({ submitted_at }) => submitted_at !== null)
  const ranking = new Map(
    (isOpen
      ? ranked(rows.filter((row) => row.is_running).map(({ id, score }) => ({ id, score: Math.round(Number(score) * 100) })))
      : []
    ).map((row) => [row.id, row]),
  )
  return rows.map((row) => {
    const own = scores.filter(({ candidate_id }) => candidate_id === row.id)
    const mean = (id: number) => own.filter((s) => s.criterion_id === id).reduce((all, s) => all + s.points, 0) / (counting.length || 1)
    const totalOf = (id: number) =>
      scoreOf(
        criteria,
        own.filter((s) => s.reviewer_id === id),
        1,
      ) / 100
    return {
      id: row.id,
      applicationId: row.application_id,
      code: row.code,
      name: row.name,
      base: row.base && labelIn(ctx.language, row.base, row.base_en),
      place: ranking.get(row.id)?.place ?? null,
      score: isOpen && row.score !== null ? Number(row.score) : null,
      isTied: ranking.get(row.id)?.isTied ?? false,
      points: isOpen
        ? criteria.map(({ id, name, name_en, scale }) => ({
            criterion: labelIn(ctx.language, name, name_en),
            points: Math.round(mean(id) * 100) / 100,
            scale,
          }))
        : [],
      totals: isOpen ? counting.map(({ user_id, name }) => ({ reviewer: name, score: totalOf(user_id) })) : [],
      isGranted: row.state === awardApplicationFlow.actions.grant.to,
    }
  })
}
type Criteria = Awaited<ReturnType<typeof queries.findCriteria>>
type Reviewers = Awaited<ReturnType<typeof queries.findReviewers>>

/** One competition: progress without scores until it is closed, then the ranking, the first place first. */
export async function getAwardCompetition(ctx: SignedCtx, { id }: { id: number }) {
  const one = found(await queries.findCompetition(ctx.db, id))
  const [criteria, reviewers, rows] = await Promise.all([
    queries.findCriteria(ctx.db, id),
    queries.findReviewers(ctx.db, id),
    queries.findCandidates(ctx.db, id),
  ])
  const candidates = await rankingOf(ctx, one, criteria, reviewers, rows)
  return {
    ...shown(ctx, one),
    hidesNames: one.hides_names,
    reason: one.reason,
    quota: one.quota,
    granted: one.granted,
    criteria: criteria.map(({ id: of, name, name_en, weight, scale }) => ({
      id: of,
      name: labelIn(ctx.language, name, name_en),
      weight,
      scale,
    })),
    reviewerList: reviewers.map((r) => ({
      userId: r.user_id,
      name: r.name,
      department: r.department && labelIn(ctx.language, r.department, r.department_en),
      scored: r.scored,
      submittedAt: r.submitted_at && minuteInChina(r.submitted_at),
    })),
    candidateList: candidates.toSorted((a, b) => (a.place ?? 9999) - (b.place ?? 9999) || a.code - b.code),
    actions: competitionActions(one, ctx.actor),
  }
}
