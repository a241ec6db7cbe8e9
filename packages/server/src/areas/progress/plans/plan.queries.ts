import type { PlanFilters } from '@residency/contract/areas/progress/plans/plan.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import type { ProgressScope } from '../progress.policy.ts'

/**
 * Plans somebody reads as staff: of the bases in scope, of trainees whom a committee of theirs
 * judged, of own mentees, and those with an own goal.
 */
const isVisiblePlan = ({ userId, bases }: ProgressScope): RawBuilder<boolean> =>
  sql<boolean>`(${isOfOwnBase(bases, 'm.baseId')}
    or exists (select from progress_goals g where g.plan_id = p.id and g.owner_id = ${userId})
    or exists (select from mentor_relations r join mentor_entries e on e.id = r.entry_id
      where r.trainee_id = p.trainee_id and r.ended_on is null and e.user_id = ${userId})
    or exists (select from progress_packets k join progress_sessions s on s.id = k.session_id
      join progress_members q on q.committee_id = s.committee_id
      where k.trainee_id = p.trainee_id and q.user_id = ${userId}
        and (now() at time zone 'Asia/Shanghai')::date between q.starts_on and coalesce(q.ends_on, 'infinity')))`

const plans = (db: Db) =>
  db
    .selectFrom('progressPlans as p')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .where('p.openedOn', 'is not', null)

const withColumns = (match: ReturnType<typeof plans>) =>
  match
    .select(['p.id', 't.realName as name', 't.number', 't.userId'])
    .select([sql<'support'>`p.kind`.as('kind'), sql<string>`p.opened_on`.as('openedOn')])

const hasOpenGoals = sql<boolean>`exists (select from progress_goals g where g.plan_id = p.id and g.result is null)`

/** One page of plans in force, those with open goals first. */
export function findPlanPage(
  db: Db,
  scope: ProgressScope,
  { keywords, open }: PlanFilters,
  page: Page,
) {
  let match = plans(db).where(isVisiblePlan(scope)).where('t.userId', '<>', scope.userId)
  if (open) match = match.where(hasOpenGoals)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([e('t.nameSearch', 'like', words), isFoundIn(e.ref('t.number'), words)]),
    )
  }

  return findPage(match, page, (rows) =>
    withColumns(rows)
      .orderBy(hasOpenGoals, 'desc')
      .orderBy('p.openedOn', 'desc')
      .orderBy('p.id', 'desc'),
  )
}

/** Plans in force of a trainee's account, the latest first. */
export const findPlansOf = (db: Db, userId: number) =>
  withColumns(plans(db).where('t.userId', '=', userId))
    .orderBy('p.openedOn', 'desc')
    .orderBy('p.id', 'desc')
    .execute()

/** One plan, in force or still being decided. */
export const findPlan = (db: Db, id: number) =>
  db
    .selectFrom('progressPlans as p')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .where('p.id', '=', id)
    .select(['p.id', 't.realName as name', 't.number', 't.userId'])
    .select([
      sql<'support'>`p.kind`.as('kind'),
      sql<string>`coalesce(p.opened_on, (p.created_at at time zone 'Asia/Shanghai')::date)`.as(
        'openedOn',
      ),
    ])
    .executeTakeFirstOrThrow()

export const findGoals = (db: Db, planIds: readonly number[]) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('users as u', 'u.id', 'g.ownerId')
    .where('g.planId', '=', anyId(planIds))
    .selectAll('g')
    .select(sql<string>`u.display_name`.as('owner'))
    .orderBy('g.planId')
    .orderBy('g.dueOn')
    .orderBy('g.id')
    .execute()

export type GoalRow = Awaited<ReturnType<typeof findGoals>>[number]

/** A goal of a plan in force that somebody answers for, locked. */
export const findOwnGoalForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('progressPlans as p', 'p.id', 'g.planId')
    .selectAll('g')
    .select('p.traineeId')
    .where('p.openedOn', 'is not', null)
    .where('g.ownerId', '=', userId)
    .where('g.id', '=', id)
    .forUpdate('g')
    .executeTakeFirst()

type LatestGoal = {
  traineeId: number
  goal: string
  owner: string
  dueOn: string
  result: string | null
}

/** The goals of the latest plan of each of these trainees that was in force on a day. */
export const findLatestGoals = async (db: Db, traineeIds: readonly number[], day: string) =>
  (
    await sql<LatestGoal>`select l.trainee_id, g.goal, u.display_name as owner, g.due_on, g.result
      from (select distinct on (trainee_id) id, trainee_id from progress_plans
        where trainee_id = ${anyId(traineeIds)} and opened_on <= ${day}::date
        order by trainee_id, opened_on desc, id desc) l
        join progress_goals g on g.plan_id = l.id join users u on u.id = g.owner_id
      order by l.trainee_id, g.due_on, g.id`.execute(db)
  ).rows

/** Goals without a result in plans in force, due between two days and not reminded of. */
export const findGoalsDue = (
  db: Db,
  { from, until, mark }: { from: string; until: string; mark: 'remindedDueAt' | 'remindedLateAt' },
) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('progressPlans as p', 'p.id', 'g.planId')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .where('p.openedOn', 'is not', null)
    .where('g.result', 'is', null)
    .where(`g.${mark}`, 'is', null)
    .where('g.dueOn', '>=', from)
    .where('g.dueOn', '<=', until)
    .select(['g.id', 'g.goal', 'g.ownerId', 'g.dueOn', 't.userId', 't.realName as name'])
    .orderBy('g.id')
    .limit(500)
    .forUpdate('g')
    .execute()
