import type {
  FigureFilters,
  FiguresBy,
  figureSorts,
} from '@residency/contract/areas/absence/figures/figure.contract'
import { ABSENT_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import { chosenOrder, type SortColumns } from '../../../platform/db/sorting.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'

const KEYS = {
  department: sql`s.department_id::text`,
  type: sql`coalesce(s.leave_type_id::text, s.kind)`,
  month: sql`extract(month from s.day)::int::text`,
} as const

const SORTS: SortColumns<(typeof figureSorts)[number]> = {
  days: sql`sum(s.days)`,
  absences: sql`count(distinct s.id)`,
  people: sql`count(distinct s.trainee_id)`,
  share: sql`sum(s.days)`,
}

/** The chosen order; without one months in their order, others by their days. */
function orderOf(by: FiguresBy, sort: FigureFilters['sort']) {
  const usual = by === 'month' ? sql`min(s.day)` : sql`sum(s.days) desc, 1`
  const chosen = chosenOrder(sort, SORTS)

  return chosen ? sql`${chosen}, ${usual}` : usual
}

export type FigureMatch = {
  scope: OrgScope
  sort?: FigureFilters['sort']
  by: FiguresBy
  year: number
  leaveTypeId?: number | undefined
  baseId?: number | undefined
}

type FigureRow = { key: string | null; days: string; absences: number; people: number }

/**
 * Approved and recorded absences of a year, day by day as they were counted for their accounts:
 * each day in the department where the trainee is on it.
 */
export async function findFigures(db: Db, figures: FigureMatch) {
  const { scope, by, year, leaveTypeId, baseId, sort } = figures
  const [from, until] = [`${year}-01-01`, `${year}-12-31`]

  // a filter that is not chosen is left out: "null or equal" would have PostgreSQL expect few rows
  const { rows } = await sql<FigureRow>`
    with spread as (
      select a.id, a.trainee_id, a.leave_type_id, a.kind, d.day, d.days, m.base_id, b.department_id
      from absences a
      join absence_dates d on d.absence_id = a.id and d.day between ${from}::date and ${until}::date
      join trainees t on t.id = a.trainee_id
      join majors m on m.id = t.major_id
      left join lateral (select p.department_id from rotation_blocks p
        where p.trainee_id = a.trainee_id and ${stayCounts('p')}
        and p.starts_on <= d.day and p.ends_on >= d.day order by p.id limit 1) b on true
      where a.state in (${literals(ABSENT_STATES)})
        and a.starts_on <= ${until}::date and a.ends_on >= ${from}::date
        and ${leaveTypeId === undefined ? sql`true` : sql`a.leave_type_id = ${leaveTypeId}`}
        and ${baseId === undefined ? sql`true` : sql`m.base_id = ${baseId}`})
    select ${KEYS[by]} as key, sum(s.days) as days, count(distinct s.id)::int as absences,
      count(distinct s.trainee_id)::int as people
    from spread s
    where ${
      scope.kind === 'all'
        ? sql`true`
        : sql`(${isOfOwnBase(scope, 's.baseId')}
      or ${isOfOwnDepartment(scope, 's.departmentId')})`
    }
    group by 1 order by ${orderOf(by, sort)}`.execute(db)

  return rows.map((row) => ({ ...row, days: Number(row.days) }))
}

export const findDepartmentNames = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('departments')
        .select(['id', 'name', 'nameEn'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map((row) => [String(row.id), row]),
  )

/** Bases of the reader's scope. */
export const findFigureBases = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('bases as o')
    .select(['o.id', 'o.name', 'o.nameEn'])
    .where(scope.kind === 'all' ? sql<boolean>`true` : isOfOwnBase(scope, 'o.id'))
    .orderBy('o.sort')
    .orderBy('o.id')
    .execute()

export const findFigureTypes = (db: Db) =>
  db
    .selectFrom('leaveTypes')
    .select(['id', 'name', 'nameEn'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
