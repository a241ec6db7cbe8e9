import type {
  CompareFilters,
  standardDepartmentSorts,
} from '@residency/contract/areas/standards/compare/compare.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { secondLevelDepartments } from '../../organisation/organisation.public.ts'

export type CompareMatch = Omit<CompareFilters, 'pageNum' | 'pageSize'>

function matching(db: Db, filters: CompareMatch) {
  let match = db.selectFrom('standardDepartments as s')

  if (filters.unmatched)
    match = match.where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('departmentMatches as m')
            .select('m.id')
            .whereRef('m.standardDepartmentId', '=', 's.id'),
        ),
      ),
    )

  if (filters.departmentId)
    match = match.where((e) =>
      e.exists(
        e
          .selectFrom('departmentMatches as m')
          .select('m.id')
          .whereRef('m.standardDepartmentId', '=', 's.id')
          .where('m.departmentId', '=', filters.departmentId!),
      ),
    )

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('s.name'), words), isFoundIn(e.ref('s.nameEn'), words)]),
    )
  }

  return match
}

const withMatches = (match: ReturnType<typeof matching>) =>
  match.selectAll('s').select([
    sql<
      { id: number; name: string; nameEn: string | null; share: number }[]
    >`coalesce((select jsonb_agg(
        jsonb_build_object('id', d.id, 'name', d.name, 'nameEn', d.name_en, 'share', m.share)
          order by m.share desc, d.sort, d.id)
        from department_matches m join departments d on d.id = m.department_id
        where m.standard_department_id = s.id), '[]')`.as('matches'),
    sql<number>`(select count(distinct id) from (
        select r.standard_id as id from standard_rows r where r.department_id = s.id
        union all select r.standard_id from standard_options o
          join standard_rows r on r.id = o.row_id where o.department_id = s.id) as used)`.as(
      'standardCount',
    ),
  ])

export type StandardDepartment = Awaited<
  ReturnType<ReturnType<typeof withMatches>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof standardDepartmentSorts)[number]> = {
  name: by.name('s.name'),
  nameEn: by.name('s.nameEn'),
  standardCount: by.column('standardCount'),
}

const inOrder = (match: ReturnType<typeof matching>, sort: CompareMatch['sort']) =>
  sortedBy(withMatches(match), sort, SORTS)
    .orderBy(sql`exists (select 1 from department_matches m where m.standard_department_id = s.id)`)
    .orderBy('s.name', byPinyin)

/** One page, those without a department of the hospital first. */
export const findStandardDepartmentPage = (db: Db, filters: CompareMatch, page: Page) =>
  findPage(matching(db, filters), page, (rows) => inOrder(rows, filters.sort))

export const findStandardDepartmentBatch = (db: Db, filters: CompareMatch, page: Page) =>
  pageOf(inOrder(matching(db, filters), filters.sort), page).execute()

export const countStandardDepartments = (db: Db, filters: CompareMatch) =>
  countRows(matching(db, filters))

export const findStandardDepartmentForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('standardDepartments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findMatchesOf = (db: Db, id: number) =>
  db
    .selectFrom('departmentMatches')
    .select(['departmentId', 'share'])
    .where('standardDepartmentId', '=', id)
    .orderBy('departmentId')
    .execute()

/**
 * Second-level departments in use that take trainees or may be made to, with the name of the
 * department above.
 */
export const findRotationDepartments = (db: Db) =>
  secondLevelDepartments(db).where('d.status', '=', 1).where('above.status', '=', 1).execute()
