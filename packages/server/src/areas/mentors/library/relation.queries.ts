import type {
  InquiryFilters,
  inquirySorts,
} from '@residency/contract/areas/mentors/library/inquiry.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'

export type RelationMatch = Omit<InquiryFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  userId: number
}

const related = (db: Db) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('mentorEntries as m', 'm.id', 'r.entryId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')

const named = (words: string) => sql<boolean>`(u.name_search like ${words})`

const learns = (words: string) =>
  sql<boolean>`(t.name_search like ${words} or fold_search(t.number) like ${words})`

/** Relations in the reader's scope, and the reader's own as mentor or as trainee. */
function matching(db: Db, { scope, userId, ...filters }: RelationMatch) {
  let match = related(db).where((e) =>
    e.or([
      isInOrgScope(scope, 'm.baseId', 'm.departmentId'),
      e('m.userId', '=', userId),
      e('t.userId', '=', userId),
    ]),
  )

  if (filters.baseId) match = match.where('m.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('m.departmentId', '=', filters.departmentId)
  if (filters.year) match = match.where('m.year', '=', filters.year)
  if (filters.when)
    match = match.where('r.endedOn', filters.when === 'current' ? 'is' : 'is not', null)
  if (filters.mentor) match = match.where(named(containing(filters.mentor)))
  if (filters.trainee) match = match.where(learns(containing(filters.trainee)))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([named(words), learns(words)]))
  }

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof inquirySorts)[number]> => ({
  trainee: by.name('t.realName'),
  mentor: by.name('u.displayName'),
  base: by.label(language, 'b'),
  year: by.column('m.year'),
  startedOn: by.column('r.startedOn'),
})

/** In the chosen order; without one the latest first. */
const inOrder = (match: ReturnType<typeof matching>, { sort }: RelationMatch, language: Language) =>
  sortedBy(match, sort, sortsIn(language))
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .innerJoin('departments as d', 'd.id', 'm.departmentId')
    .innerJoin('majors as j', 'j.id', 't.majorId')
    .select(['r.id', 'r.entryId', 'r.source', 'r.startedOn', 'r.endedOn', 'r.endReason', 'm.year'])
    .select([
      't.realName as trainee',
      't.number',
      't.id as traineeId',
      'j.name as major',
      'j.nameEn as majorEn',
    ])
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select('u.displayName as mentor')
    .orderBy('r.startedOn', 'desc')
    .orderBy('r.id', 'desc')

export type RelationRow = Awaited<ReturnType<typeof findRelationBatch>>[number]

export const countRelations = (db: Db, match: RelationMatch) => countRows(matching(db, match))

export const findRelationPage = (db: Db, match: RelationMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match, language))

export const findRelationBatch = (db: Db, match: RelationMatch, page: Page, language: Language) =>
  pageOf(inOrder(matching(db, match), match, language), page).execute()

/** The trainees of an entry, those guided now first. */
export const findTraineesOfEntry = (db: Db, entryId: number) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .innerJoin('majors as j', 'j.id', 't.majorId')
    .select(['r.id', 'r.traineeId', 'r.source', 'r.startedOn', 'r.endedOn'])
    .select(['t.realName as name', 't.number', 'j.name as major', 'j.nameEn as majorEn'])
    .where('r.entryId', '=', entryId)
    .orderBy(sql`r.ended_on desc nulls first`)
    .orderBy('t.number')
    .execute()
