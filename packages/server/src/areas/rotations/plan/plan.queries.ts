import type { PlanFilters } from '@residency/contract/areas/rotations/plan/plan.contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('rotation_plans as p')
    .innerJoin('bases', 'bases.id', 'p.base_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))

const withNames = (match: ReturnType<typeof inScope>) =>
  match
    .selectAll('p')
    .select(['bases.name as base', 'bases.name_en as base_en'])
    .select([
      sql<string[]>`array(select c.name from plan_cohorts pc join cohorts c on c.id = pc.cohort_id where pc.plan_id = p.id
        order by c.starts_on, c.name collate pinyin)`.as('cohorts'),
      // whose timetable it is: the people of its board
      sql<number>`(select count(*) from plan_cohorts pc join trainees t on t.cohort_id = pc.cohort_id where pc.plan_id = p.id)`.as(
        'trainee_count',
      ),
      sql<number>`(select count(*) from plan_blocks b where b.plan_id = p.id and b.starts_on is null)`.as('open_count'),
      sql<string | null>`(select coalesce(u.real_name, u.nickname) from users u where u.id = p.published_by)`.as('publisher'),
    ])
export type PlanRecord = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

/** One page of plans, the latest first. */
export function findPlanPage(db: Db, scope: BaseScope, filters: PlanFilters & Page) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('p.base_id', '=', filters.baseId)
  if (filters.state) match = match.where('p.state', '=', filters.state)
  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('p.name'), pattern))
  return findPage(match, filters, (rows) => withNames(rows).orderBy('p.id', 'desc'))
}
export const findPlan = (db: Db, scope: BaseScope, id: number) => withNames(inScope(db, scope).where('p.id', '=', id)).executeTakeFirst()
export const findPlanForUpdate = (db: Db, scope: BaseScope, id: number) =>
  inScope(db, scope).where('p.id', '=', id).selectAll('p').forUpdate('p').executeTakeFirst()
/** The plan in force of a base. */
export const findPublishedPlan = (db: Db, baseId: number) =>
  db.selectFrom('rotation_plans').selectAll().where('base_id', '=', baseId).where('state', '=', 'published').executeTakeFirst()
/** The plan in force in which a cohort rotates. */
export const findPublishedPlanOfCohort = (db: Db, cohortId: number) =>
  db
    .selectFrom('rotation_plans as p')
    .innerJoin('plan_cohorts as pc', 'pc.plan_id', 'p.id')
    .select(['p.name', 'p.edition'])
    .where('pc.cohort_id', '=', cohortId)
    .where('p.state', '=', 'published')
    .executeTakeFirst()
export const findCohortsOfPlan = async (db: Db, planId: number): Promise<number[]> =>
  (await db.selectFrom('plan_cohorts').select('cohort_id').where('plan_id', '=', planId).orderBy('cohort_id').execute()).map(
    (one) => one.cohort_id,
  )
/** Cohorts of the plan in force whose trainees are there from this day on, with the last day that is planned for them. */
export const findCohortsInForce = (db: Db, baseId: number, from: string) =>
  db
    .selectFrom('rotation_plans as p')
    .innerJoin('plan_cohorts as pc', 'pc.plan_id', 'p.id')
    .innerJoin('trainees as t', 't.cohort_id', 'pc.cohort_id')
    .innerJoin('rotation_blocks as b', 'b.trainee_id', 't.id')
    .select(['pc.cohort_id', (e) => e.fn.max('b.ends_on').as('ends_on')])
    .where('p.base_id', '=', baseId)
    .where('p.state', '=', 'published')
    .where('b.ends_on', '>=', from)
    .groupBy('pc.cohort_id')
    .execute()
/** One plan of a base at a time is made or published. */
export const lockBase = (db: Db, baseId: number) =>
  db.selectFrom('bases').select('id').where('id', '=', baseId).forUpdate().executeTakeFirstOrThrow()

/** Departments of a plan are filled by one publication at a time, whatever its base: their seats are shared. */
export const lockDepartments = (db: Db, planId: number) =>
  db
    .selectFrom('departments')
    .select('id')
    .where('id', 'in', db.selectFrom('plan_blocks').select('department_id').where('plan_id', '=', planId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
/** A cohort of a plan whose table is being changed; all are kept as they are meanwhile. */
export const findUnapprovedCohort = async (db: Db, planId: number) =>
  (
    await db
      .selectFrom('cohorts')
      .select(['name', 'state'])
      .where('id', 'in', db.selectFrom('plan_cohorts').select('cohort_id').where('plan_id', '=', planId))
      .orderBy('id')
      .forShare()
      .execute()
  ).find((cohort) => cohort.state !== 'approved')

/** Bases in scope with their approved cohorts. */
export const findPlannableCohorts = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('bases')
    .leftJoin('majors', 'majors.base_id', 'bases.id')
    .leftJoin('cohorts as c', (join) => join.onRef('c.major_id', '=', 'majors.id').on('c.state', '=', 'approved'))
    .leftJoin('standards as s', 's.id', 'c.standard_id')
    .select(['bases.id as base_id', 'bases.name as base', 'bases.name_en as base_en'])
    .select(['c.id as cohort_id', 'c.name as cohort', 'c.starts_on', 's.length_months'])
    .select([
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id)`.as('trainee_count'),
      sql<boolean>`exists (select 1 from plan_cohorts pc join rotation_plans p on p.id = pc.plan_id
        where pc.cohort_id = c.id and p.state = 'published')`.as('is_published'),
    ])
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    .where('bases.status', '=', 1)
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .orderBy('c.starts_on')
    .orderBy('c.name', byPinyin)
    .execute()

/** Trainees of cohorts, in the order of the board. */
export async function findTraineesOfCohorts(db: Db, cohortIds: readonly number[]) {
  if (cohortIds.length === 0) return []
  return db
    .selectFrom('trainees as t')
    .innerJoin('cohorts as c', 'c.id', 't.cohort_id')
    .select(['t.id', 't.number', 't.real_name', 't.starts_on', 't.length_months', 't.planned_end', 'c.id as cohort_id', 'c.name as cohort'])
    .where('t.cohort_id', 'in', [...cohortIds])
    .orderBy('c.starts_on')
    .orderBy('c.name', byPinyin)
    .orderBy('t.number')
    .execute()
}
export type PlannedTrainee = Awaited<ReturnType<typeof findTraineesOfCohorts>>[number]

/** Trainees who follow no cohort any more and have blocks of this plan. */
export const findLeavers = async (db: Db, planId: number | null): Promise<number[]> =>
  (
    await db
      .selectFrom('rotation_blocks as b')
      .innerJoin('trainees as t', 't.id', 'b.trainee_id')
      .select('t.id')
      .distinct()
      .where('b.plan_id', '=', planId)
      .where('t.cohort_id', 'is', null)
      .execute()
  ).map(({ id }) => id)

/** Every block that trainees have, had or will have. */
export async function findBlocksOf(db: Db, traineeIds: readonly number[]) {
  if (traineeIds.length === 0) return []
  return db
    .selectFrom('rotation_blocks')
    .selectAll()
    .where('trainee_id', 'in', [...traineeIds])
    .orderBy('starts_on')
    .execute()
}
