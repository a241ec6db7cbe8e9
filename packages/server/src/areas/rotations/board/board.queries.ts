import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin, idArray } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** The blocks of a plan; whether a block may be divided is up to its row. */
export const findPlanBlocks = (db: Db, planId: number) =>
  db
    .selectFrom('planBlocks as b')
    .leftJoin('cohortRows as r', 'r.id', 'b.rowId')
    .select([
      'b.id',
      'b.traineeId',
      'b.departmentId',
      'b.stage',
      'b.months',
      'b.startsOn',
      'b.endsOn',
      'b.isLocked',
      'b.blockId',
      'b.rowId',
    ])
    .select(sql<boolean>`coalesce(r.may_split, false)`.as('maySplit'))
    .where('b.planId', '=', planId)
    .orderBy('b.traineeId')
    .orderBy('b.startsOn')
    .orderBy('b.id')
    .execute()

export type PlanBlock = Awaited<ReturnType<typeof findPlanBlocks>>[number]

/**
 * Blocks of a plan that is or was in force which have begun as they were planned. Stays that were
 * swapped or planned otherwise since are not those of the plan.
 */
export const findBegun = async (db: Db, planId: number, today: string): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectFrom('planBlocks as b')
        .innerJoin('rotationBlocks as o', (join) =>
          join
            .onRef('o.traineeId', '=', 'b.traineeId')
            .onRef('o.startsOn', '=', 'b.startsOn')
            .onRef('o.departmentId', '=', 'b.departmentId'),
        )
        .select('b.id')
        .where('b.planId', '=', planId)
        .where((e) => e.or([e('o.state', '<>', 'planned'), e('o.startsOn', '<=', today)]))
        .execute()
    ).map(({ id }) => id),
  )

const ofPlan = (planId: number, more: readonly number[] = []) =>
  sql<number>`(select department_id from plan_blocks where plan_id = ${planId}
      union all select unnest(${idArray(more)}))`

/** Departments of a plan, and some `more`, with their usual seats. */
export const findPlanDepartments = (db: Db, planId: number, more: readonly number[]) =>
  db
    .selectFrom('departments as d')
    .select(['d.id', 'd.name', 'd.nameEn', 'd.capacity', 'd.leastTrainees'])
    .select(sql<string>`split_part(d.tree_path, '/', 1)`.as('site'))
    .where('d.id', 'in', ofPlan(planId, more))
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

type Days = { from: string; until: string }

/** Months in which departments of a plan have other seats than usual. */
export const findSeatsOf = (
  db: Db,
  planId: number,
  more: readonly number[],
  { from, until }: Days,
) =>
  db
    .selectFrom('departmentMonths')
    .select(['departmentId', 'month', 'seats'])
    .where('departmentId', 'in', ofPlan(planId, more))
    .where('month', '>=', from)
    .where('month', '<=', until)
    .execute()

/** Blocks in departments of a plan of trainees who are not in it. */
export const findOtherBlocks = (
  db: Db,
  planId: number,
  more: readonly number[],
  { from, until }: Days,
) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.departmentId', 'b.startsOn', 'b.endsOn'])
    .where('b.departmentId', 'in', ofPlan(planId, more))
    .where('b.startsOn', '<=', until)
    .where('b.endsOn', '>=', from)
    .where(
      sql<boolean>`not exists (select 1 from plan_cohorts pc where pc.plan_id = ${planId}
          and pc.cohort_id = t.cohort_id)`,
    )
    .execute()

const inPlan = (planId: number) =>
  sql<number>`(select t.id from trainees t join plan_cohorts pc on pc.cohort_id = t.cohort_id
      where pc.plan_id = ${planId})`

export const findAbsencesOf = (db: Db, planId: number) =>
  db
    .selectFrom('rotationAbsences')
    .select(['traineeId', 'startsOn', 'endsOn'])
    .where('traineeId', 'in', inPlan(planId))
    .execute()

export const findPairsOf = (db: Db, planId: number) =>
  db
    .selectFrom('rotationPairs')
    .select(['firstId', 'secondId'])
    .where('firstId', 'in', inPlan(planId))
    .where('secondId', 'in', inPlan(planId))
    .execute()

export const findCohortNames = (db: Db, planId: number) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('planCohorts as pc', 'pc.cohortId', 'c.id')
    .select(['c.id', 'c.name'])
    .where('pc.planId', '=', planId)
    .orderBy('c.startsOn')
    .orderBy('c.name', byPinyin)
    .execute()

/**
 * The sum over departments of the most trainees in one month; null as long as a block has no place.
 */
export async function findPlanValue(db: Db, planId: number): Promise<number | null> {
  const { rows } = await sql<{ value: number; open: number }>`
    select coalesce(sum(most), 0)::int as value, (select count(*) from plan_blocks
      where plan_id = ${planId} and starts_on is null) as open
    from (select max(here) as most from (
      select b.department_id, m.month, count(*) as here from plan_blocks b
      cross join lateral generate_series(b.starts_on, b.ends_on, interval '1 month') as m (month)
      where b.plan_id = ${planId} group by b.department_id, m.month) as months
    group by department_id) as peaks`.execute(db)

  return rows[0]!.open > 0 ? null : rows[0]!.value
}

type Placing = { id: number; startsOn: string | null; isLocked: boolean }

/**
 * Writes places in one statement; two blocks of a trainee may change places, so their overlap is
 * judged at the end.
 */
export async function writePlaces(
  db: Db,
  planId: number,
  places: readonly Placing[],
): Promise<void> {
  await sql`set constraints plan_blocks_one_place deferred`.execute(db)
  await sql`update plan_blocks b set starts_on = p.starts_on, is_locked = p.is_locked
    from ${rowsOf(places, { id: 'bigint', startsOn: 'date', isLocked: 'boolean' })} p
    where b.id = p.id and b.plan_id = ${planId}`.execute(db)
  await sql`set constraints plan_blocks_one_place immediate`.execute(db)
}
