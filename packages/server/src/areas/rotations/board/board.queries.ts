import { sql } from 'kysely'
import { byPinyin, idArray } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** The blocks of a plan; whether a block may be divided is up to its row. */
export const findPlanBlocks = (db: Db, planId: number) =>
  db
    .selectFrom('plan_blocks as b')
    .leftJoin('cohort_rows as r', 'r.id', 'b.row_id')
    .select([
      'b.id',
      'b.trainee_id',
      'b.department_id',
      'b.stage',
      'b.months',
      'b.starts_on',
      'b.ends_on',
      'b.is_locked',
      'b.block_id',
      'b.row_id',
    ])
    .select(sql<boolean>`coalesce(r.may_split, false)`.as('may_split'))
    .where('b.plan_id', '=', planId)
    .orderBy('b.trainee_id')
    .orderBy('b.starts_on')
    .orderBy('b.id')
    .execute()
export type PlanBlock = Awaited<ReturnType<typeof findPlanBlocks>>[number]

/**
 * Blocks of a plan that is or was in force which have begun as they were planned. Stays that were swapped or planned otherwise since are not
 * those of the plan.
 */
export const findBegun = async (db: Db, planId: number, today: string): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectFrom('plan_blocks as b')
        .innerJoin('rotation_blocks as o', (join) =>
          join
            .onRef('o.trainee_id', '=', 'b.trainee_id')
            .onRef('o.starts_on', '=', 'b.starts_on')
            .onRef('o.department_id', '=', 'b.department_id'),
        )
        .select('b.id')
        .where('b.plan_id', '=', planId)
        .where((e) => e.or([e('o.state', '<>', 'planned'), e('o.starts_on', '<=', today)]))
        .execute()
    ).map(({ id }) => id),
  )

const ofPlan = (planId: number, more: readonly number[] = []) =>
  sql<number>`(select department_id from plan_blocks where plan_id = ${planId} union all select unnest(${idArray(more)}))`

/** Departments of a plan, and some `more`, with their usual seats. */
export const findPlanDepartments = (db: Db, planId: number, more: readonly number[]) =>
  db
    .selectFrom('departments as d')
    .select(['d.id', 'd.name', 'd.name_en', 'd.capacity'])
    .select(sql<string>`split_part(d.tree_path, '/', 1)`.as('site'))
    .where('d.id', 'in', ofPlan(planId, more))
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

type Days = { from: string; until: string }
/** Months in which departments of a plan have other seats than usual. */
export const findSeatsOf = (db: Db, planId: number, more: readonly number[], { from, until }: Days) =>
  db
    .selectFrom('department_months')
    .select(['department_id', 'month', 'seats'])
    .where('department_id', 'in', ofPlan(planId, more))
    .where('month', '>=', from)
    .where('month', '<=', until)
    .execute()

/** Blocks in departments of a plan of trainees who are not in it. */
export const findOtherBlocks = (db: Db, planId: number, more: readonly number[], { from, until }: Days) =>
  db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .select(['b.department_id', 'b.starts_on', 'b.ends_on'])
    .where('b.department_id', 'in', ofPlan(planId, more))
    .where('b.starts_on', '<=', until)
    .where('b.ends_on', '>=', from)
    .where(sql<boolean>`not exists (select 1 from plan_cohorts pc where pc.plan_id = ${planId} and pc.cohort_id = t.cohort_id)`)
    .execute()

const inPlan = (planId: number) =>
  sql<number>`(select t.id from trainees t join plan_cohorts pc on pc.cohort_id = t.cohort_id where pc.plan_id = ${planId})`
export const findAbsencesOf = (db: Db, planId: number) =>
  db.selectFrom('rotation_absences').select(['trainee_id', 'starts_on', 'ends_on']).where('trainee_id', 'in', inPlan(planId)).execute()
export const findPairsOf = (db: Db, planId: number) =>
  db
    .selectFrom('rotation_pairs')
    .select(['first_id', 'second_id'])
    .where('first_id', 'in', inPlan(planId))
    .where('second_id', 'in', inPlan(planId))
    .execute()
export const findCohortNames = (db: Db, planId: number) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('plan_cohorts as pc', 'pc.cohort_id', 'c.id')
    .select(['c.id', 'c.name'])
    .where('pc.plan_id', '=', planId)
    .orderBy('c.starts_on')
    .orderBy('c.name', byPinyin)
    .execute()

/** The sum over departments of the most trainees in one month; null as long as a block has no place. */
export async function findPlanValue(db: Db, planId: number): Promise<number | null> {
  const { rows } = await sql<{ value: number; open: number }>`
    select coalesce(sum(most), 0)::int as value, (select count(*) from plan_blocks where plan_id = ${planId} and starts_on is null) as open
    from (select max(here) as most from (
      select b.department_id, m.month, count(*) as here from plan_blocks b
      cross join lateral generate_series(b.starts_on, b.ends_on, interval '1 month') as m (month)
      where b.plan_id = ${planId} group by b.department_id, m.month) as months group by department_id) as peaks`.execute(db)
  return rows[0]!.open > 0 ? null : rows[0]!.value
}

type Placing = { id: number; startsOn: string | null; isLocked: boolean }
/** Writes places in one statement; two blocks of a trainee may change places, so their overlap is judged at the end. */
export async function writePlaces(db: Db, planId: number, places: readonly Placing[]): Promise<void> {
  await sql`set constraints plan_blocks_one_place deferred`.execute(db)
  await sql`update plan_blocks b set starts_on = p."startsOn", is_locked = p."isLocked"
    from ${rowsOf(places, { id: 'bigint', startsOn: 'date', isLocked: 'boolean' })} p
    where b.id = p.id and b.plan_id = ${planId}`.execute(db)
  await sql`set constraints plan_blocks_one_place immediate`.execute(db)
}
