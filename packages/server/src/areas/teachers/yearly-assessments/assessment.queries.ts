import type {
  AssessmentFilters,
  assessmentSorts,
} from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isPersonFoundBy } from '../../accounts/accounts.public.ts'
import { isInOrgScope, type OrgScope } from '../../organisation/organisation.public.ts'
import { anyOfLibrary } from '../library/library.queries.ts'

const personName = sql<string>`u.display_name`

/** The library, each teacher with the assessment of a year if there is one. */
const teachers = (db: Db, scope: OrgScope, year: number) =>
  db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .innerJoin('bases as b', 'b.id', 'q.baseId')
    .innerJoin('departments as d', 'd.id', 'l.departmentId')
    .leftJoin('teacherAssessments as a', (j) =>
      j.onRef('a.userId', '=', 'l.userId').on('a.year', '=', year),
    )
    .where(isInOrgScope(scope, 'q.baseId', 'l.departmentId'))

export type AssessmentMatch = Omit<AssessmentFilters, 'pageNum' | 'pageSize' | 'year'> & {
  scope: OrgScope
  year: number
}

function matching(db: Db, { scope, year, ...filters }: AssessmentMatch) {
  let match = teachers(db, scope, year)
  if (filters.baseId) match = match.where('q.baseId', '=', filters.baseId)
  if (filters.result === 'none') match = match.where('a.id', 'is', null)
  else if (filters.result) match = match.where('a.result', '=', filters.result)

  if (filters.keywords)
    match = match.where('u.id', '=', anyOfLibrary).where(isPersonFoundBy('u', filters.keywords))

  return match
}

const selectColumns = (match: ReturnType<typeof teachers>) =>
  match
    .select(['l.userId', 'u.username', personName.as('name'), 'q.level'])
    .select([
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select(['a.result', 'a.score', 'a.remark', 'a.version'])
    .orderBy(sql`case when a.id is null then 0 else 1 end`)
    .orderBy('l.id')

export const countAssessments = (db: Db, match: AssessmentMatch) => countRows(matching(db, match))

const sortsIn = (language: Language): SortColumns<(typeof assessmentSorts)[number]> => ({
  name: by.name('u.displayName'),
  base: by.label(language, 'b'),
  department: by.label(language, 'd'),
  score: by.column('a.score'),
})

/** One page of teachers, those without an assessment first. */
export const findAssessmentPage = (
  db: Db,
  match: AssessmentMatch,
  page: Page,
  language: Language,
) =>
  findPage(matching(db, match), page, (rows) =>
    selectColumns(sortedBy(rows, match.sort, sortsIn(language))),
  )

export const findAssessmentBatch = (db: Db, match: AssessmentMatch, page: Page) =>
  pageOf(selectColumns(matching(db, match)), page).execute()

/**
 * Somebody of the library in scope, the entry locked, so that two assessments of one person follow
 * one another.
 */
export const findAssessedForUpdate = (db: Db, scope: OrgScope, userId: number) =>
  teachers(db, scope, 0)
    .select(['l.userId'])
    .where('l.userId', '=', userId)
    .forUpdate('l')
    .executeTakeFirst()

export const findAssessment = (db: Db, userId: number, year: number) =>
  db
    .selectFrom('teacherAssessments')
    .selectAll()
    .where('userId', '=', userId)
    .where('year', '=', year)
    .executeTakeFirst()

/** All assessments of one person, the latest first. */
export const findYearlyAssessments = (db: Db, userId: number) =>
  db
    .selectFrom('teacherAssessments')
    .select(['year', 'result', 'score', 'remark'])
    .where('userId', '=', userId)
    .orderBy('year', 'desc')
    .execute()

/** People of the library in scope by user name. */
export const findAssessable = (db: Db, scope: OrgScope, usernames: readonly string[]) =>
  teachers(db, scope, 0)
    .select(['l.userId as id', 'u.username', personName.as('name')])
    .where('u.username', '=', anyText(usernames))
    .execute()

/** Snapshots for the audit log. */
export const findAssessmentSnapshots = async (
  db: Db,
  keys: readonly { userId: number; year: number }[],
) =>
  (
    await sql<{
      id: number
      userId: number
      year: number
      result: string
      score: number | null
      remark: string | null
    }>`
      select a.id, a.user_id, a.year, a.result, a.score, a.remark from teacher_assessments a
      join ${rowsOf(keys, { userId: 'bigint', year: 'int' })} k on k.user_id = a.user_id
        and k.year = a.year
      order by a.id for update of a`.execute(db)
  ).rows

/** Assessments in scope with user name, for completing a sheet that lacks columns. */
export const findStoredAssessments = (db: Db, scope: OrgScope, page: Page) =>
  pageOf(
    db
      .selectFrom('teacherAssessments as a')
      .innerJoin('teacherLibrary as l', 'l.userId', 'a.userId')
      .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
      .innerJoin('users as u', 'u.id', 'a.userId')
      .where(isInOrgScope(scope, 'q.baseId', 'l.departmentId'))
      .select(['u.username', 'a.year', 'a.score', 'a.remark'])
      .orderBy('a.id'),
    page,
  ).execute()
