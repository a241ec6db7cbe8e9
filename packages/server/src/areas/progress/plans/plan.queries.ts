import type { LearningPlanState } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import type {
  PlanFilters,
  ProgressPlan,
  planSorts,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { mentorNow } from '../../mentors/mentors.public.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import { isInTraining, isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { ProgressScope } from '../progress.policy.ts'

/** The mentor of today of the trainee of a plan. */
export const mentorToday = mentorNow('p.traineeId')

const isMentor = (userId: number) => sql<boolean>`coalesce(${mentorToday} = ${userId}, false)`

/** In force, or ended: a support plan that was opened, a learning plan that was agreed. */
const isInForce = sql<boolean>`(p.kind = 'support' and p.opened_on is not null
    or p.state in ('agreed', 'ended'))`

/**
 * Plans somebody reads as staff: of the bases in scope, of trainees whom a committee of theirs
 * judged, of own mentees, and support plans with an own goal. A learning plan that is proposed, or
 * revised after it was agreed, is read by the mentor only, another draft by no staff.
 */
export const isVisiblePlan = ({ userId, bases }: ProgressScope): RawBuilder<boolean> =>
  sql<boolean>`(${isMentor(userId)}
      and (${isInForce} or p.state = 'proposed' or p.opened_on is not null)
    or ${isInForce} and (${isOfOwnBase(bases, 'm.baseId')}
      or p.kind = 'support'
      and exists (select from progress_goals g where g.plan_id = p.id and g.owner_id = ${userId})
      or exists (select from progress_packets k join progress_sessions s on s.id = k.session_id
        join progress_members q on q.committee_id = s.committee_id
        where k.trainee_id = p.trainee_id and q.user_id = ${userId}
          and (now() at time zone 'Asia/Shanghai')::date between q.starts_on and coalesce(q.ends_on, 'infinity'))))`

export const plansOf = (db: Db) =>
  db
    .selectFrom('progressPlans as p')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')

type Plans = ReturnType<typeof plansOf>

/** Since when a plan is in force, or, before that, since when it is written. */
const sinceDay = sql<string>`coalesce(p.opened_on, (p.created_at at time zone 'Asia/Shanghai')::date)`

/** Facts of plans for lists. */
export const withPlanColumns = (match: Plans) =>
  match
    .select(['p.id', 'p.traineeId', 't.realName as name', 't.number', 't.userId', 'p.version'])
    .select(['p.returnReason', 'p.endedOn', 'p.endNote', 'p.nextLookOn', 'p.openedOn as agreedOn'])
    .select([
      sql<ProgressPlan['kind']>`p.kind`.as('kind'),
      sql<LearningPlanState | null>`p.state`.as('state'),
      sinceDay.as('openedOn'),
      mentorToday.as('mentorId'),
      sql<string | null>`(select u.display_name from users u where u.id = ${mentorToday})`.as(
        'mentor',
      ),
    ])

export type PlanRow = Awaited<ReturnType<ReturnType<typeof withPlanColumns>['execute']>>[number]

const hasOpenGoals = sql<boolean>`exists (select from progress_goals g where g.plan_id = p.id
    and g.result is null)`

/** Whether a look at the agreed plan `p` of the trainee `t`, who is in training, is due. */
export const isLookDue = (day: string) =>
  sql<boolean>`(coalesce(p.state = 'agreed' and p.next_look_on <= ${day}::date, false)
    and ${isInTraining('t')})`

/** Learning plans that wait for somebody as the mentor. */
const WAITS = {
  agree: () => sql<boolean>`coalesce(p.state = 'proposed', false)`,
  look: isLookDue,
}

type Wait = keyof typeof WAITS

const isWaiting = (userId: number, wait: Wait, day: string) =>
  sql<boolean>`(${isMentor(userId)} and ${WAITS[wait](day)})`

const notOwn = (userId: number) => sql<boolean>`t.user_id is distinct from ${userId}`

const SORTS: SortColumns<(typeof planSorts)[number]> = {
  name: by.name('t.realName'),
  openedOn: sinceDay,
  nextLookOn: by.column('p.nextLookOn'),
}

/** One page of plans: those that wait for the reader first, then those with open goals. */
export function findPlanPage(
  db: Db,
  scope: ProgressScope,
  { keywords, open, kind, waits, sort }: PlanFilters,
  { page, day }: { page: Page; day: string },
) {
  let match = plansOf(db).where(isVisiblePlan(scope)).where(notOwn(scope.userId))
  if (open) match = match.where(hasOpenGoals)
  if (kind) match = match.where('p.kind', '=', kind)
  if (waits) match = match.where(isWaiting(scope.userId, waits, day))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return findPage(match, page, (rows) =>
    sortedBy(withPlanColumns(rows), sort, SORTS)
      .orderBy(isWaiting(scope.userId, 'agree', day), 'desc')
      .orderBy(isWaiting(scope.userId, 'look', day), 'desc')
      .orderBy(hasOpenGoals, 'desc')
      .orderBy(sinceDay, 'desc')
      .orderBy('p.id', 'desc'),
  )
}

/** How many learning plans wait for a mentor, in each way. */
export const countPlansWaiting = (db: Db, userId: number, day: string) =>
  plansOf(db)
    .where(isMentor(userId))
    .where(notOwn(userId))
    .select([
      sql<number>`count(*) filter (where ${WAITS.agree()})::int`.as('agree'),
      sql<number>`count(*) filter (where ${WAITS.look(day)})::int`.as('look'),
    ])
    .executeTakeFirstOrThrow()

/** Support plans in force of a trainee's account, the latest first. */
export const findPlansOf = (db: Db, userId: number) =>
  withPlanColumns(
    plansOf(db)
      .where('t.userId', '=', userId)
      .where('p.kind', '=', 'support')
      .where('p.openedOn', 'is not', null),
  )
    .orderBy('p.openedOn', 'desc')
    .orderBy('p.id', 'desc')
    .execute()

/** One plan, in force or still being decided. */
export const findPlan = (db: Db, id: number) =>
  withPlanColumns(plansOf(db).where('p.id', '=', id)).executeTakeFirstOrThrow()

/** The owner of a goal; what a mentor owns in a learning plan, the mentor of today takes over. */
const ownerToday = sql<number>`case
  when p.kind = 'learning' and p.state <> 'ended' and g.result is null
    and g.owner_id is distinct from t.user_id
    then coalesce(${mentorToday}, g.owner_id)
  else g.owner_id end`

export const findGoals = (db: Db, planIds: readonly number[]) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('progressPlans as p', 'p.id', 'g.planId')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .innerJoin('users as u', (join) => join.on('u.id', '=', ownerToday))
    .where('g.planId', '=', anyId(planIds))
    .select(['g.id', 'g.planId', 'g.goal', 'g.measure', 'g.dueOn', 'g.result', 'g.resultText'])
    .select(['g.resultedAt', 'g.version', 'g.origin', 'g.originKey', 'g.originLabel'])
    .select([sql<string>`u.display_name`.as('owner'), ownerToday.as('ownerId')])
    .orderBy('g.planId')
    .orderBy('g.dueOn')
    .orderBy('g.id')
    .execute()

export type GoalRow = Awaited<ReturnType<typeof findGoals>>[number]

/** A goal of a plan in force with its plan; both are locked. */
export const findGoalForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('progressPlans as p', 'p.id', 'g.planId')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .select(['g.id', 'g.ownerId', 'g.result', 'g.version', 'p.traineeId', 't.userId'])
    .select([sql<LearningPlanState | null>`p.state`.as('state'), mentorToday.as('mentorId')])
    .where(isInForce)
    .where('g.id', '=', id)
    .forUpdate(['g', 'p'])
    .executeTakeFirst()

type LatestGoal = {
  traineeId: number
  goal: string
  owner: string
  dueOn: string
  result: string | null
}

/** The goals of the latest support plan of each of these trainees that was in force on a day. */
export const findLatestGoals = async (db: Db, traineeIds: readonly number[], day: string) =>
  (
    await sql<LatestGoal>`select l.trainee_id, g.goal, u.display_name as owner, g.due_on, g.result
      from (select distinct on (trainee_id) id, trainee_id from progress_plans
        where trainee_id = ${anyId(traineeIds)} and kind = 'support' and opened_on <= ${day}::date
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
    .where(sql<boolean>`(p.kind = 'support' and p.opened_on is not null or p.state = 'agreed')`)
    .where('g.result', 'is', null)
    .where(`g.${mark}`, 'is', null)
    .where('g.dueOn', '>=', from)
    .where('g.dueOn', '<=', until)
    .select(['g.id', 'g.goal', 'g.dueOn', 't.userId', 't.realName as name'])
    .select(ownerToday.as('ownerId'))
    .orderBy('g.id')
    .limit(500)
    .forUpdate('g')
    .execute()
