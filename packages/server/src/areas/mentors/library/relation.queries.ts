import type { InquiryFilters } from '@residency/contract/areas/mentors/library/inquiry.contract'
import { sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'

export type RelationMatch = Omit<InquiryFilters, 'pageNum' | 'pageSize'> & { scope: OrgScope; userId: number }

const related = (db: Db) =>
  db
    .selectFrom('mentor_relations as r')
    .innerJoin('mentor_entries as m', 'm.id', 'r.entry_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
const named = (words: string) => sql<boolean>`(u.name_search like ${words})`
const learns = (words: string) => sql<boolean>`(t.name_search like ${words} or fold_search(t.number) like ${words})`

/** Relations in the reader's scope, and the reader's own as mentor or as trainee. */
function matching(db: Db, { scope, userId, ...filters }: RelationMatch) {
  let match = related(db).where((e) =>
    e.or([isInOrgScope(scope, 'm.base_id', 'm.department_id'), e('m.user_id', '=', userId), e('t.user_id', '=', userId)]),
  )
  if (filters.baseId) match = match.where('m.base_id', '=', filters.baseId)
  if (filters.departmentId) match = match.where('m.department_id', '=', filters.departmentId)
  if (filters.year) match = match.where('m.year', '=', filters.year)
  if (filters.when) match = match.where('r.ended_on', filters.when === 'current' ? 'is' : 'is not', null)
  if (filters.mentor) match = match.where(named(containing(filters.mentor)))
  if (filters.trainee) match = match.where(learns(containing(filters.trainee)))
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([named(words), learns(words)]))
  }
  return match
}
const shownOf = (match: ReturnType<typeof matching>) =>
  match
    .innerJoin('bases as b', 'b.id', 'm.base_id')
    .innerJoin('departments as d', 'd.id', 'm.department_id')
    .innerJoin('majors as j', 'j.id', 't.major_id')
    .select(['r.id', 'r.entry_id', 'r.source', 'r.started_on', 'r.ended_on', 'r.end_reason', 'm.year'])
    .select(['t.real_name as trainee', 't.number', 't.id as trainee_id', 'j.name as major', 'j.name_en as major_en'])
    .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('mentor'))
    .orderBy('r.started_on', 'desc')
    .orderBy('r.id', 'desc')
export type RelationRow = Awaited<ReturnType<typeof findRelationBatch>>[number]

export const countRelations = (db: Db, match: RelationMatch) => countRows(matching(db, match))
/** One page of relations, the latest first. */
export const findRelationPage = (db: Db, match: RelationMatch, page: Page) => findPage(matching(db, match), page, shownOf)
export const findRelationBatch = (db: Db, match: RelationMatch, page: Page) => pageOf(shownOf(matching(db, match)), page).execute()

/** The trainees of an entry, those guided now first. */
export const findTraineesOfEntry = (db: Db, entryId: number) =>
  db
    .selectFrom('mentor_relations as r')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
    .innerJoin('majors as j', 'j.id', 't.major_id')
    .select(['r.id', 'r.trainee_id', 'r.source', 'r.started_on', 'r.ended_on'])
    .select(['t.real_name as name', 't.number', 'j.name as major', 'j.name_en as major_en'])
    .where('r.entry_id', '=', entryId)
    .orderBy(sql`r.ended_on desc nulls first`)
    .orderBy('t.number')
    .execute()
