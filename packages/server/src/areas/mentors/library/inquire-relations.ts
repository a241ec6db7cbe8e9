import type { InquiryFilters } from '@residency/contract/areas/mentors/library/inquiry.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { matchOf } from './list-entries.ts'
import { findRelationPage, type RelationRow } from './relation.queries.ts'

export const presentRelation = ({ language }: SignedCtx, r: RelationRow) => ({
  ...r,
  base: labelIn(language, r.base, r.baseEn),
  department: labelIn(language, r.department, r.departmentEn),
  major: labelIn(language, r.major, r.majorEn),
})

/** Who is or was mentor of whom, the latest first. */
export async function inquireRelations(ctx: SignedCtx, filters: InquiryFilters) {
  const { rows, total } = await findRelationPage(
    ctx.db,
    matchOf(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentRelation(ctx, row)), total }
}
