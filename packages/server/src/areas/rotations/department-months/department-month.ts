import type {
  DepartmentMonth,
  getDepartmentMonth as monthCall,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { firstDayOf, lastDayOf, monthOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnDepartment, worksAtOwnBase } from '../../organisation/organisation.public.ts'
import { type BlockScope, visibleBlocks } from '../blocks/block.policy.ts'
import { blocksOf } from '../blocks/block-match.queries.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'
import { takesTrainees } from './takes-trainees.queries.ts'

type Counts = Pick<
  DepartmentMonth,
  'present' | 'arriving' | 'leaving' | 'here' | 'away' | 'expected'
>

const NONE: Counts = { present: 0, arriving: 0, leaving: 0, here: 0, away: 0, expected: 0 }
type MonthQuery = {
  scope: BlockScope
  month: string
  departmentId: number | undefined
  today: string
}

/**
 * How many stays of the scope each department has in the month and today: as many as the lists that
 * are filtered so.
 */
async function countStays(
  db: Db,
  { scope, month, today }: MonthQuery,
): Promise<ReadonlyMap<number, Counts>> {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const inMonth = isWithin(first, last)

  const stays = blocksOf(db, scope)
    .select('b.departmentId')
    .select([
      inMonth.as('isPresent'),
      sql<boolean>`(${inMonth} and b.starts_on >= ${first}::date)`.as('isArriving'),
    ])
    .select([
      sql<boolean>`(${inMonth} and b.ends_on <= ${last}::date)`.as('isLeaving'),
      presenceOn(today).as('presence'),
    ])
    // for the index of their last days: it does not answer one or the other
    .where(sql<boolean>`b.starts_on <= greatest(${last}::date, ${today}::date)`)
    .where(sql<boolean>`b.ends_on >= least(${first}::date, ${today}::date)`)
    .where(sql<boolean>`(${inMonth} or ${isWithin(today, today)})`)

  const rows = await db
    .selectFrom(stays.as('s'))
    .select('departmentId')
    .select([
      sql<number>`count(*) filter (where is_present)`.as('present'),
      sql<number>`count(*) filter (where is_arriving)`.as('arriving'),
    ])
    .select([
      sql<number>`count(*) filter (where is_leaving)`.as('leaving'),
      sql<number>`count(*) filter (where presence = 'here')`.as('here'),
    ])
    .select(sql<number>`count(*) filter (where presence = 'away')`.as('away'))
    .select(sql<number>`count(*) filter (where presence = 'expected')`.as('expected'))
    .groupBy('departmentId')
    .execute()

  return new Map(rows.map(({ departmentId, ...counts }) => [departmentId, counts]))
}

type Row = Pick<DepartmentMonth, 'id' | 'name' | 'capacity' | 'reason' | 'seats'> & {
  nameEn: string | null
}

/**
 * Departments in scope that take trainees or have some in the month; seats are those of the fullest
 * day, for trainees of all bases.
 */
async function findDepartments(
  db: Db,
  { scope, month, departmentId }: MonthQuery,
  withStays: readonly number[],
) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const org = scope.org

  const isAnswered =
    org?.kind === 'some'
      ? sql<boolean>`(${isOfOwnDepartment(org, 'd.id')} or ${worksAtOwnBase(org, 'd.id')})`
      : sql`${org !== null}`

  const touches = sql`b.starts_on <= ${last}::date and b.ends_on >= ${first}::date`
  const isThere = isWithin(sql`days.day`, sql`days.day`)

  // a department is fullest on the first day or on one on which somebody comes
  const { rows } = await sql<Row>`with days as (
      select distinct b.department_id, greatest(b.starts_on, t.starts_on, ${first}::date) as day
      from rotation_blocks b join trainees t on t.id = b.trainee_id
      where ${touches} and t.starts_on <= ${last}::date),
    fullest as (
      select department_id, max(count)::int as seats from (
        select b.department_id, count(*) from days
        join rotation_blocks b on b.department_id = days.department_id
        join trainees t on t.id = b.trainee_id
        where ${touches} and ${isThere} group by b.department_id, days.day) as daily
      group by department_id)
    select d.id, d.name, d.name_en, coalesce(dm.seats, d.capacity) as capacity, dm.reason,
      coalesce(f.seats, 0) as seats
    from departments d
    left join department_months dm on dm.department_id = d.id and dm.month = ${first}::date
    left join fullest f on f.department_id = d.id
    where d.level = 2 and ${departmentId === undefined ? sql`true` : sql`d.id = ${departmentId}`}
      and (d.id = ${anyId(withStays)}
        or (${isAnswered} and (f.seats is not null
            or ${takesTrainees('d', 'dm')})))
    order by d.sort, d.id`.execute(db)

  return rows
}

/**
 * The departments of the reader's scope today and in a month, the current one unless another is
 * asked for.
 */
export async function getDepartmentMonth(ctx: SignedCtx, input: InputOf<typeof monthCall, 'out'>) {
  const today = dayInChina(ctx.now())
  const month = input.month ?? monthOf(today)
  const query = { scope: visibleBlocks(ctx.actor), month, departmentId: input.departmentId, today }
  const counts = await countStays(ctx.db, query)
  const rows = await findDepartments(ctx.db, query, [...counts.keys()])

  const departments = rows.map(({ nameEn, ...row }) => ({
    ...row,
    name: labelIn(ctx.language, row.name, nameEn),
    ...(counts.get(row.id) ?? NONE),
  }))

  return { month, departments }
}

/** The most trainees of a department on one day of each span, and how many it takes then. */
export async function findSeatsUsed(
  db: Db,
  departmentId: number,
  spans: readonly { from: string; until: string }[],
) {
  const day = sql`greatest(b.starts_on, s.from)`
  const rows = spans.map(({ from, until }, place) => ({ from, until, place }))

  const found = await sql<{ seats: number; capacity: number | null }>`select
      coalesce((select max(here)
          from (select (select count(*)::int from rotation_blocks o
          join trainees ot on ot.id = o.trainee_id
          where o.department_id = d.id and ${isWithin(day, day, 'o', 'ot')}) as here
        from rotation_blocks b where b.department_id = d.id and b.starts_on <= s.until
          and b.ends_on >= s.from) as days), 0) as seats,
      coalesce((select min(coalesce(m.seats, d.capacity)) from department_months m
          where m.department_id = d.id
        and m.month between date_trunc('month', s.from) and s.until), d.capacity) as capacity
    from ${rowsOf(rows, { from: 'date', until: 'date', place: 'int' })} s
    join departments d on d.id = ${departmentId} order by s.place`.execute(db)

  return found.rows
}
