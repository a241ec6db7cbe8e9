import type { MonthsFilters } from '@residency/contract/areas/rotations/seats/months.contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import {
  type DepartmentScope,
  departmentIdsWithin,
} from '../../organisation/organisation.public.ts'

export type SeatsMatch = Pick<MonthsFilters, 'keywords' | 'baseId'> & { scope: DepartmentScope }

/** Second-level departments in use, in a scope. */
function departmentsIn(db: Db, { scope, keywords, baseId }: SeatsMatch) {
  let match = db
    .selectFrom('departments as d')
    .innerJoin('departments as above', 'above.id', 'd.parentId')
    .innerJoin('departments as hospital', 'hospital.id', 'above.parentId')
    .where('d.level', '=', 2)
    .where('d.status', '=', 1)
    .where('above.status', '=', 1)

  if (scope.kind !== 'all') match = match.where('d.id', 'in', departmentIdsWithin(db, scope))

  if (baseId)
    match = match.where(
      sql<SqlBool>`exists (select 1 from base_departments bd
          join departments top on top.id = bd.department_id
        where bd.base_id = ${baseId} and starts_with(d.tree_path, top.tree_path))`,
    )

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('d.name'), words),
        isFoundIn(e.ref('d.nameEn'), words),
        isFoundIn(e.ref('above.name'), words),
      ]),
    )
  }

  return match
}

/** Departments with their usual capacity, each after the department above it. */
export const findSeatDepartments = (db: Db, match: SeatsMatch) =>
  departmentsIn(db, match)
    .select([
      'd.id',
      'd.name',
      'd.nameEn',
      'd.capacity',
      'above.name as parent',
      'above.nameEn as parentEn',
    ])
    .select(['hospital.name as hospital', 'hospital.nameEn as hospitalEn'])
    .orderBy('hospital.sort')
    .orderBy('hospital.id')
    .orderBy('above.sort')
    .orderBy('above.id')
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

export type SeatDepartment = Awaited<ReturnType<typeof findSeatDepartments>>[number]

/** Usual capacities of departments; one that takes nobody has none. */
export const findCapacities = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('departments')
        .select(['id', 'capacity'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map((department) => [department.id, department.capacity ?? 0]),
  )

/** Months in which departments differ from their usual capacity. */
export const findExceptions = (db: Db, ids: readonly number[], from: string, until: string) =>
  db
    .selectFrom('departmentMonths')
    .select(['departmentId', 'seats', 'reason', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
    .where('departmentId', '=', anyId(ids))
    .where('month', '>=', from)
    .where('month', '<=', until)
    .orderBy('month')
    .execute()

/** Trainees in departments by month. */
export const countTaken = (db: Db, ids: readonly number[], from: string, until: string) =>
  sql<{
    departmentId: number
    month: string
    taken: number
  }>`with ${staysTouching(ids, from, until)}
    select department_id, to_char(month, 'YYYY-MM') as month, count(*)::int as taken
    from (select distinct b.department_id, m as month, b.trainee_id
      from stays b cross join lateral ${monthsOf(from, until)} m) as there
    group by department_id, there.month`.execute(db)

/**
 * Stays in these departments that touch a span of days. They are found before their months are
 * counted: PostgreSQL expects a thousand months of each, and would read whole departments in the
 * order of the groups to spare the sorting.
 */
const staysTouching = (ids: readonly number[], from: string, until: string) =>
  sql`stays as materialized (select id, department_id, trainee_id, starts_on,
        ends_on, state from rotation_blocks
      where department_id = ${anyId(ids)} and starts_on <= ${until}::date
        and ends_on >= ${from}::date)`

/** The months of a stay `b` within a span of days. */
const monthsOf = (from: string, until: string) =>
  sql`generate_series(date_trunc('month', greatest(b.starts_on, ${from}::date)),
        least(b.ends_on, ${until}::date), interval '1 month')`

/**
 * Blocks in months of a department that have more trainees than seats: planned ones that have not
 * begun.
 */
export const countOverfull = (db: Db, ids: readonly number[], from: string, until: string) =>
  sql<{ months: number; blocks: number }>`with ${staysTouching(ids, from, until)},
    taken as (
      select b.department_id, m::date as month, count(distinct b.trainee_id) as taken,
        array_agg(b.id) filter (where b.state = 'planned') as planned
      from stays b cross join lateral ${monthsOf(from, until)} m
      group by 1, 2),
    over as (select t.* from taken t join departments d on d.id = t.department_id
      left join department_months x on x.department_id = t.department_id and x.month = t.month
      where t.taken > coalesce(x.seats, d.capacity, 0))
    select (select count(*)::int from over) as months, (select count(distinct id)::int
      from over, unnest(over.planned) id) as blocks`.execute(db)

/**
 * Ids among these that the reader sets, locked until the transaction ends: a swap that counts seats
 * waits.
 */
export async function lockDepartments(db: Db, scope: DepartmentScope, ids: readonly number[]) {
  let match = db
    .selectFrom('departments')
    .select('id')
    .where('id', '=', anyId(ids))
    .where('level', '=', 2)
    .where('status', '=', 1)
  if (scope.kind !== 'all') match = match.where('id', 'in', departmentIdsWithin(db, scope))

  return (await match.orderBy('id').forNoKeyUpdate().execute()).map(({ id }) => id)
}

export type MonthSeats = {
  departmentId: number
  month: string
  seats: number | null
  reason: string | null
}

/** Writes months that differ from the usual; those without a number are as usual again. */
export async function saveMonths(db: Db, rows: readonly MonthSeats[], by: number, now: Date) {
  const monthRows = rows.map((row) => ({ ...row, month: `${row.month}-01` }))
  const all = sql`${rowsOf(monthRows, { departmentId: 'bigint', month: 'date', seats: 'int', reason: 'text' })} r`

  await sql`delete from department_months m using ${all} where r.seats is null
      and m.department_id = r.department_id and m.month = r.month`.execute(db)

  await sql`insert into department_months (department_id, month, seats, reason, updated_by,
      updated_at)
    select r.department_id, r.month, r.seats, r.reason, ${by}::bigint, ${now} from ${all}
    where r.seats is not null
    on conflict (department_id, month) do update
      set seats = excluded.seats, reason = excluded.reason, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
    where (department_months.seats, department_months.reason) is distinct from (excluded.seats, excluded.reason)`.execute(
    db,
  )
}

const exceptionsIn = (db: Db, match: SeatsMatch) =>
  departmentsIn(db, match).innerJoin('departmentMonths as m', 'm.departmentId', 'd.id')

export const countExceptions = async (db: Db, match: SeatsMatch) =>
  (
    await exceptionsIn(db, match)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** One batch of the export: months that differ from the usual. */
export const findExceptionBatch = (db: Db, match: SeatsMatch, page: Page) =>
  pageOf(
    exceptionsIn(db, match)
      .select([
        'm.seats',
        'm.reason',
        'm.departmentId',
        sql<string>`to_char(m.month, 'YYYY-MM')`.as('month'),
      ])
      .orderBy('m.departmentId')
      .orderBy('m.month'),
    page,
  ).execute()
