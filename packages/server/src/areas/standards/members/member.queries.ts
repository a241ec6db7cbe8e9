import type { MemberFilters } from '@residency/contract/areas/standards/cohort/member.contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn, isOneOfCodes } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { hasEnded } from '../../trainees/trainees.public.ts'

export type MemberMatch = Omit<MemberFilters, 'pageNum' | 'pageSize'> & { scope: BaseScope }

function matching(db: Db, { scope, ...filters }: MemberMatch) {
  let match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .leftJoin('cohorts as c', 'c.id', 't.cohort_id')
    .leftJoin('standards as s', 's.id', 'c.standard_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    // whoever completed or left without a cohort needs none any more
    .where((e) => e.or([e('t.cohort_id', 'is not', null), e.not(hasEnded('t'))]))
  if (filters.cohortId) match = match.where('t.cohort_id', '=', filters.cohortId)
  if (filters.without) match = match.where('t.cohort_id', 'is', null)
  if (filters.majorId) match = match.where('t.major_id', '=', filters.majorId)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  return match
}
const shown = (match: ReturnType<typeof matching>) =>
  match
    .select(['t.id', 't.number', 't.real_name', 't.major_id', 't.starts_on', 't.length_months', 't.planned_end', 't.cohort_id'])
    .select(['m.name as major', 'm.name_en as major_en', 'c.name as cohort', 'c.starts_on as cohort_starts_on'])
    .select('s.length_months as cohort_months')
    .orderBy(sql`t.cohort_id is not null`)
    .orderBy('t.starts_on', 'desc')
    .orderBy('t.id', 'desc')
export type Member = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** One page, trainees without a cohort first. */
export const findMemberPage = (db: Db, match: MemberMatch, page: Page) => findPage(matching(db, match), page, shown)
export const findMemberBatch = (db: Db, match: MemberMatch, page: Page) => pageOf(shown(matching(db, match)), page).execute()
export const countMembers = (db: Db, match: MemberMatch) => countRows(matching(db, match))
export const findIdsByNumber = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  matching(db, { scope })
    .select(['t.id', 't.number'])
    .where((e) => isOneOfCodes(e.ref('t.number'), numbers))
    .execute()
/** Names of cohorts, whoever keeps them: a trainee of another base's cohort is told where they are. */
export const findCohortNamesOf = (db: Db, ids: readonly number[]) =>
  db.selectFrom('cohorts').select(['id', 'name']).where('id', '=', anyId(ids)).execute()
