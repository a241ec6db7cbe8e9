import type { PlanFilters, planSorts } from '@residency/contract/areas/rotations/plan/plan.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

export const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('rotationPlans as p')
    .innerJoin('bases', 'bases.id', 'p.baseId')
    .where(withinBaseScope(scope))

const withNames = (match: ReturnType<typeof inScope>) =>
  match
    .selectAll('p')
    .select(['bases.name as base', 'bases.nameEn as baseEn'])
    .select([
      sql<string[]>`array(select c.name from plan_cohorts pc join cohorts c on c.id = pc.cohort_id
          where pc.plan_id = p.id
        order by c.starts_on, c.name collate pinyin)`.as('cohorts'),
      // whose timetable it is: the people of its board
      sql<number>`(select count(*) from plan_cohorts pc
          join trainees t on t.cohort_id = pc.cohort_id where pc.plan_id = p.id)`.as(
        'traineeCount',
      ),
      sql<number>`(select count(*) from plan_blocks b where b.plan_id = p.id
          and b.starts_on is null)`.as('openCount'),
      sql<string | null>`(select u.display_name from users u where u.id = p.published_by)`.as(
        'publisher',
      ),
    ])

export type PlanRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof planSorts)[number]> => ({
  name: by.name('p.name'),
  base: by.label(language, 'bases'),
  startsOn: by.column('p.startsOn'),
  traineeCount: by.column('traineeCount'),
})

/** One page of plans, the latest first. */
export function findPlanPage(
  db: Db,
  scope: BaseScope,
  filters: PlanFilters & Page,
  language: Language,
) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('p.baseId', '=', filters.baseId)
  if (filters.state) match = match.where('p.state', '=', filters.state)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('p.name'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(withNames(rows), filters.sort, sortsIn(language)).orderBy('p.id', 'desc'),
  )
}

export const findPlan = (db: Db, scope: BaseScope, id: number) =>
  withNames(inScope(db, scope).where('p.id', '=', id)).executeTakeFirst()

export const findPlanForUpdate = (db: Db, scope: BaseScope, id: number) =>
  inScope(db, scope).where('p.id', '=', id).selectAll('p').forUpdate('p').executeTakeFirst()

/** The plan in force of a base. */
export const findPublishedPlan = (db: Db, baseId: number) =>
  db
    .selectFrom('rotationPlans')
    .selectAll()
    .where('baseId', '=', baseId)
    .where('state', '=', 'published')
    .executeTakeFirst()

/** The plan in force in which a cohort rotates. */
export const findPublishedPlanOfCohort = (db: Db, cohortId: number) =>
  db
    .selectFrom('rotationPlans as p')
    .innerJoin('planCohorts as pc', 'pc.planId', 'p.id')
    .select(['p.name', 'p.edition'])
    .where('pc.cohortId', '=', cohortId)
    .where('p.state', '=', 'published')
    .executeTakeFirst()

export const findCohortsOfPlan = async (db: Db, planId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('planCohorts')
      .select('cohortId')
      .where('planId', '=', planId)
      .orderBy('cohortId')
      .execute()
  ).map((row) => row.cohortId)

/**
 * Cohorts of the plan in force whose trainees are there from this day on, with the last day that is
 * planned for them.
 */
export const findCohortsInForce = (db: Db, baseId: number, from: string) =>
  db
    .selectFrom('rotationPlans as p')
    .innerJoin('planCohorts as pc', 'pc.planId', 'p.id')
    .innerJoin('trainees as t', 't.cohortId', 'pc.cohortId')
    .innerJoin('rotationBlocks as b', 'b.traineeId', 't.id')
    .select(['pc.cohortId', (e) => e.fn.max('b.endsOn').as('endsOn')])
    .where('p.baseId', '=', baseId)
    .where('p.state', '=', 'published')
    .where('b.endsOn', '>=', from)
    .groupBy('pc.cohortId')
    .execute()

/** One plan of a base at a time is made or published. */
export const lockBase = (db: Db, baseId: number) =>
  db.selectFrom('bases').select('id').where('id', '=', baseId).forUpdate().executeTakeFirstOrThrow()

/**
 * Departments of a plan are filled by one publication at a time, of any base: their seats are
 * shared.
 */
export const lockDepartments = (db: Db, planId: number) =>
  db
    .selectFrom('departments')
    .select('id')
    .where(
      'id',
      'in',
      db.selectFrom('planBlocks').select('departmentId').where('planId', '=', planId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** A cohort of a plan whose table is being changed; all are kept as they are meanwhile. */
export const findUnapprovedCohort = async (db: Db, planId: number) =>
  (
    await db
      .selectFrom('cohorts')
      .select(['name', 'state'])
      .where(
        'id',
        'in',
        db.selectFrom('planCohorts').select('cohortId').where('planId', '=', planId),
      )
      .orderBy('id')
      .forShare()
      .execute()
  ).find((cohort) => cohort.state !== 'approved')

/** Bases in scope with their approved cohorts. */
export const findPlannableCohorts = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('bases')
    .leftJoin('majors', 'majors.baseId', 'bases.id')
    .leftJoin('cohorts as c', (join) =>
      join.onRef('c.majorId', '=', 'majors.id').on('c.state', '=', 'approved'),
    )
    .leftJoin('standards as s', 's.id', 'c.standardId')
    .select(['bases.id as baseId', 'bases.name as base', 'bases.nameEn as baseEn'])
    .select(['c.id as cohortId', 'c.name as cohort', 'c.startsOn', 's.lengthMonths'])
    .select([
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id)`.as('traineeCount'),
      sql<boolean>`exists (select 1 from plan_cohorts pc join rotation_plans p on p.id = pc.plan_id
        where pc.cohort_id = c.id and p.state = 'published')`.as('isPublished'),
    ])
    .where(withinBaseScope(scope))
    .where('bases.status', '=', 1)
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .orderBy('c.startsOn')
    .orderBy('c.name', byPinyin)
    .execute()

/** Trainees of cohorts, in the order of the board. */
export async function findTraineesOfCohorts(db: Db, cohortIds: readonly number[]) {
  if (cohortIds.length === 0) return []
  return db
    .selectFrom('trainees as t')
    .innerJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.number',
      't.realName',
      't.startsOn',
      't.lengthMonths',
      't.plannedEnd',
      'c.id as cohortId',
      'c.name as cohort',
    ])
    .where('t.cohortId', 'in', [...cohortIds])
    .orderBy('c.startsOn')
    .orderBy('c.name', byPinyin)
    .orderBy('t.number')
    .execute()
}

export type PlannedTrainee = Awaited<ReturnType<typeof findTraineesOfCohorts>>[number]

/** Trainees who follow no cohort any more and have blocks of this plan. */
export const findLeavers = async (db: Db, planId: number | null): Promise<number[]> =>
  (
    await db
      .selectFrom('rotationBlocks as b')
      .innerJoin('trainees as t', 't.id', 'b.traineeId')
      .select('t.id')
      .distinct()
      .where('b.planId', '=', planId)
      .where('t.cohortId', 'is', null)
      .execute()
  ).map(({ id }) => id)

/** Every block that trainees have, had or will have. */
export async function findBlocksOf(db: Db, traineeIds: readonly number[]) {
  if (traineeIds.length === 0) return []
  return db
    .selectFrom('rotationBlocks')
    .selectAll()
    .where('traineeId', 'in', [...traineeIds])
    .orderBy('startsOn')
    .execute()
}
