import type { AwardCompetitionFilters } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import * as queries from './competition.queries.ts'

/** A competition as lists and pages show it. */
export const presentCompetition = (ctx: SignedCtx, c: queries.CompetitionRow) => ({
  id: c.id,
  kind: labelIn(ctx.language, c.kind, c.kindEn),
  year: c.year,
  round: c.round,
  state: c.state,
  candidates: c.candidates,
  reviewers: c.reviewers,
  submitted: c.submitted,
  version: c.version,
})

export async function listAwardCompetitions(ctx: SignedCtx, filters: AwardCompetitionFilters) {
  const { rows, total } = await queries.findCompetitionPage(ctx.db, filters, filters, ctx.language)
  return { list: rows.map((row) => presentCompetition(ctx, row)), total }
}

export const listCompetitionAwards = async (ctx: SignedCtx) =>
  (await queries.findAwardsToCompete(ctx.db)).map(({ id, year, name, nameEn, candidates }) => ({
    value: id,
    label: `${labelIn(ctx.language, name, nameEn)} · ${year}`,
    candidates,
  }))

export const findAwardReviewers = async (
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) =>
  (await queries.findPeopleToAppoint(ctx.db, { keywords })).map(
    ({ id, name, department, departmentEn }) => ({
      value: id,
      label: department ? `${name} · ${labelIn(ctx.language, department, departmentEn)}` : name,
    }),
  )
