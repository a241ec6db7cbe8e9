import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { isOnBooks } from '../../trainees/trainees.public.ts'
import type { PreferenceResult } from './preference.rules.ts'

export const findWindow = (db: Db, planId: number) =>
  db
    .selectFrom('rotationPreferenceWindows')
    .selectAll()
    .where('planId', '=', planId)
    .executeTakeFirst()

export const findWindowForUpdate = (db: Db, planId: number) =>
  db
    .selectFrom('rotationPreferenceWindows')
    .selectAll()
    .where('planId', '=', planId)
    .forUpdate()
    .executeTakeFirst()

/** The window of a plan, which nobody closes or prolongs until the transaction ends. */
export const findWindowForShare = (db: Db, planId: number) =>
  db
    .selectFrom('rotationPreferenceWindows')
    .selectAll()
    .where('planId', '=', planId)
    .forShare()
    .executeTakeFirst()

const preferences = (db: Db) =>
  db
    .selectFrom('rotationPreferences as w')
    .innerJoin('rotationPreferenceLists as l', 'l.id', 'w.listId')
    .innerJoin('rotationPreferenceWindows as o', 'o.id', 'l.windowId')
    .innerJoin('departments as d', 'd.id', 'w.departmentId')
    .leftJoin('departments as n', 'n.id', 'w.nextId')
    .select([
      'o.planId',
      'l.traineeId',
      'w.listId',
      'w.rank',
      'w.kind',
      'w.departmentId',
      'w.nextId',
      'w.months',
      'w.points',
      'w.isMet',
      'd.name as department',
      'd.nameEn as departmentEn',
      'n.name as next',
      'n.nameEn as nextEn',
    ])
    .orderBy('l.traineeId')
    .orderBy('w.rank')

/** The preferences of everybody for a plan. */
export const findPreferencesOfPlan = (db: Db, planId: number) =>
  preferences(db).where('o.planId', '=', planId).execute()

export type PreferenceRow = Awaited<ReturnType<typeof findPreferencesOfPlan>>[number]

/** The preferences of these lists. */
export const findPreferencesOfLists = (db: Db, listIds: readonly number[]) =>
  preferences(db).where('l.id', '=', anyId(listIds)).execute()

/** Whether the trainee `t` belongs to the plan `p`. */
const isOfPlan = sql<boolean>`exists (select from plan_cohorts pc where pc.plan_id = p.id
    and pc.cohort_id = t.cohort_id)`

const ownWindows = (db: Db, userId: number) =>
  db
    .selectFrom('rotationPreferenceWindows as o')
    .innerJoin('rotationPlans as p', 'p.id', 'o.planId')
    .innerJoin('trainees as t', (join) => join.on('t.userId', '=', userId))
    .leftJoin('rotationPreferenceLists as l', (join) =>
      join.onRef('l.windowId', '=', 'o.id').onRef('l.traineeId', '=', 't.id'),
    )
    .select([
      'o.id as windowId',
      'o.planId',
      'o.closesAt',
      'p.name as plan',
      'p.startsOn',
      'p.months',
      'p.publishedAt',
      'o.version as windowVersion',
      'o.updatedAt as windowChangedAt',
      't.id as traineeId',
      't.startsOn as trainsFrom',
      't.plannedEnd',
      'l.id as listId',
      'l.version',
      'l.updatedAt as savedAt',
    ])
    .select(isOfPlan.as('isMember'))

/** Windows of drafts of somebody, and those for which they have saved preferences; the latest first. */
export const findOwnWindows = (db: Db, userId: number) =>
  ownWindows(db, userId)
    .where((e) =>
      e.or([e('l.id', 'is not', null), e.and([e('p.publishedAt', 'is', null), isOfPlan])]),
    )
    .orderBy('o.planId', 'desc')
    .execute()

export type OwnWindow = Awaited<ReturnType<typeof findOwnWindows>>[number]

/** The window of one plan for one of its trainees, in any state. */
export const findOwnWindow = (db: Db, userId: number, planId: number) =>
  ownWindows(db, userId)
    .where('o.planId', '=', planId)
    .where((e) => e.or([e('l.id', 'is not', null), isOfPlan]))
    .executeTakeFirst()

/** Departments of a trainee's blocks that are neither begun nor locked, by plan. */
export const findOpenDepartments = (db: Db, traineeId: number, planIds: readonly number[]) =>
  db
    .selectFrom('planBlocks as b')
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .select(['b.planId', 'd.id', 'd.name', 'd.nameEn'])
    .select((e) => e.cast<number>(e.fn.sum('b.months'), 'integer').as('months'))
    .where('b.traineeId', '=', traineeId)
    .where('b.planId', '=', anyId(planIds))
    .where('b.blockId', 'is', null)
    .where('b.isLocked', '=', false)
    .groupBy(['b.planId', 'd.id'])
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

/** Whether the trainee `t` has something left to be placed in the plan of the window `o`. */
const isAsked = sql<boolean>`${isOnBooks('t')} and exists (select from plan_blocks b
  where b.plan_id = o.plan_id and b.trainee_id = t.id and b.block_id is null and not b.is_locked)`

/** Whether the trainee `t` has entered nothing in the window `o`. */
const hasNothing = sql<boolean>`not exists (select from rotation_preferences r
  join rotation_preference_lists l on l.id = r.list_id where l.window_id = o.id
    and l.trainee_id = t.id)`

const askedTrainees = sql`rotation_preference_windows o join rotation_plans p on p.id = o.plan_id
  join plan_cohorts pc on pc.plan_id = p.id join trainees t on t.cohort_id = pc.cohort_id
    and ${isAsked}`

type AskedTrainee = { id: number; userId: number; hasNothing: boolean }

/** The trainees who are asked in the window of a plan, and whether they have entered nothing. */
export async function findAskedTrainees(db: Db, planId: number): Promise<AskedTrainee[]> {
  const { rows } = await sql<AskedTrainee>`select t.id, t.user_id, ${hasNothing} as has_nothing
        from ${askedTrainees}
    where o.plan_id = ${planId} order by t.id`.execute(db)

  return rows
}

/** Open windows of drafts in which somebody is asked and has entered nothing. */
export async function countOwnOpen(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${askedTrainees}
    where t.user_id = ${userId} and o.closes_at > ${now} and p.published_at is null
      and ${hasNothing}`.execute(db)

  return rows[0]!.count
}

type UndecidedTrainee = { userId: number; plan: string; since: Date; dueAt: Date }

/** Trainees who have entered nothing in windows that close between two moments. */
export async function findUndecided(db: Db, from: Date, until: Date): Promise<UndecidedTrainee[]> {
  const { rows } =
    await sql<UndecidedTrainee>`select t.user_id, p.name as plan, o.created_at as since,
        o.closes_at as due_at
    from ${askedTrainees} where o.closes_at > ${from} and o.closes_at <= ${until}
      and p.published_at is null
      and ${hasNothing} order by t.id`.execute(db)

  return rows
}

type PlannedMonths = { planId: number; traineeId: number; departmentId: number; months: number[] }

/** In which months of these plans their trainees are planned, by department; months count from 0. */
export const findPlannedMonths = async (
  db: Db,
  planIds: readonly number[],
  traineeIds: readonly number[],
): Promise<PlannedMonths[]> =>
  (
    await sql<PlannedMonths>`select b.plan_id, b.trainee_id, b.department_id,
        array_agg(distinct m.month order by m.month)::int[] as months
      from plan_blocks b join rotation_plans p on p.id = b.plan_id
        cross join lateral generate_series(0, b.months - 1) at
        cross join lateral (select (extract(year from age(b.starts_on, p.starts_on)) * 12
          + extract(month from age(b.starts_on, p.starts_on)) + at)::int as month) m
      where b.plan_id = ${anyId(planIds)} and b.trainee_id = ${anyId(traineeIds)}
        and b.starts_on is not null
      group by 1, 2, 3`.execute(db)
  ).rows

type NewPreference = {
  listId: number
  rank: number
  kind: string
  departmentId: number
  nextId: number | null
  months: number[]
}

/** Replaces the preferences of a list. */
export async function writePreferences(
  db: Db,
  listId: number,
  rows: readonly NewPreference[],
): Promise<void> {
  await db.deleteFrom('rotationPreferences').where('listId', '=', listId).execute()
  await sql`insert into rotation_preferences (list_id, rank, kind, department_id, next_id, months)
    select list_id, rank, kind, department_id, next_id, months from ${rowsOf(rows, {
      listId: 'bigint',
      rank: 'smallint',
      kind: 'text',
      departmentId: 'bigint',
      nextId: 'bigint',
      months: 'int[]',
    })} w`.execute(db)
}

/** Writes the points of the counted preferences of a plan, and which of them it meets. */
export async function writeResults(
  db: Db,
  windowId: number,
  results: readonly PreferenceResult[],
): Promise<void> {
  await sql`update rotation_preferences w set points = r.points, is_met = r.is_met
    from ${rowsOf(results, { traineeId: 'bigint', rank: 'smallint', points: 'smallint', isMet: 'boolean' })} r
    join rotation_preference_lists l on l.trainee_id = r.trainee_id and l.window_id = ${windowId}
    where w.list_id = l.id and w.rank = r.rank`.execute(db)
}
