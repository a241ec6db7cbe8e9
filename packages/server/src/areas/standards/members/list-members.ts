import { cohortPermissions as may } from '@residency/contract/areas/standards/cohort/access'
import type { MemberFilters } from '@residency/contract/areas/standards/cohort/member.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { findMemberPage, type Member, type MemberMatch } from './member.queries.ts'

export const memberMatch = (
  ctx: SignedCtx,
  filters: Omit<MemberFilters, 'pageNum' | 'pageSize'>,
): MemberMatch => ({
  ...filters,
  scope: visibleCohorts(ctx.actor),
})

export const presentMember = (ctx: SignedCtx, t: Member) => ({
  ...t,
  major: labelIn(ctx.language, t.major, t.majorEn),
  startsOtherwise: t.cohortStartsOn !== null && t.cohortStartsOn !== t.startsOn,
  lastsOtherwise:
    t.cohortMonths !== null && t.lengthMonths !== null && t.cohortMonths !== t.lengthMonths,
  actions: permittedActions(ctx.actor, {
    place: may.manage,
    remove: t.cohortId !== null && may.manage,
  }) as ('place' | 'remove')[],
})

/** Trainees of the reader's bases with their cohorts. */
export async function listMembers(ctx: SignedCtx, filters: MemberFilters) {
  const { rows, total } = await findMemberPage(
    ctx.db,
    memberMatch(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: rows.map((t) => presentMember(ctx, t)), total }
}
