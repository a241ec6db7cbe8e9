import type { InquiryFilters } from '@residency/contract/areas/mentors/library/inquiry.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { matchOf } from './list-entries.ts'
import { findRelationPage, type RelationRow } from './relation.queries.ts'

export const shownRelation = ({ language }: SignedCtx, r: RelationRow) => ({
  id: r.id,
  entryId: r.entry_id,
  mentor: r.mentor,
  base: labelIn(language, r.base, r.base_en),
  department: labelIn(language, r.department, r.department_en),
  year: r.year,
  trainee: r.trainee,
  number: r.number,
  major: labelIn(language, r.major, r.major_en),
  source: r.source,
  startedOn: r.started_on,
  endedOn: r.ended_on,
  endReason: r.end_reason,
})
/** Who is or was mentor of whom, the latest first. */
export async function inquireRelations(ctx: SignedCtx, filters: InquiryFilters) {
  const { rows, total } = await findRelationPage(ctx.db, matchOf(ctx, filters), filters)
  return { list: rows.map((row) => shownRelation(ctx, row)), total }
}
