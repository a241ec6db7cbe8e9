import type { MemberFilters } from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortPermissions as may } from '@residency/contract/areas/standards/cohort/permissions'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { findMemberPage, type Member, type MemberMatch } from './member.queries.ts'

export const memberMatch = (ctx: SignedCtx, filters: Omit<MemberFilters, 'pageNum' | 'pageSize'>): MemberMatch => ({
  ...filters,
  scope: visibleCohorts(ctx.actor),
})
export const shownMember = (ctx: SignedCtx, t: Member) => ({
  id: t.id,
  number: t.number,
  realName: t.real_name,
  majorId: t.major_id,
  major: labelIn(ctx.language, t.major, t.major_en),
  startsOn: t.starts_on,
  lengthMonths: t.length_months,
  plannedEnd: t.planned_end,
  cohortId: t.cohort_id,
  cohort: t.cohort,
  startsOtherwise: t.cohort_starts_on !== null && t.cohort_starts_on !== t.starts_on,
  lastsOtherwise: t.cohort_months !== null && t.length_months !== null && t.cohort_months !== t.length_months,
  actions: permittedActions(ctx.actor, { place: may.manage, remove: t.cohort_id !== null && may.manage }) as ('place' | 'remove')[],
})

/** Trainees of the reader's bases with their cohorts. */
export async function listMembers(ctx: SignedCtx, filters: MemberFilters) {
  const { rows, total } = await findMemberPage(ctx.db, memberMatch(ctx, filters), filters)
  return { list: rows.map((t) => shownMember(ctx, t)), total }
}
