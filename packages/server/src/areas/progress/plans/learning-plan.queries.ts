import type { LearningPlanState } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { mentorNow } from '../../mentors/mentors.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'
import type { ProgressScope } from '../progress.policy.ts'
import { isLookDue, isVisiblePlan, mentorToday, plansOf, withPlanColumns } from './plan.queries.ts'

const isLearning = sql<boolean>`p.kind = 'learning'`

/** The learning plans of a trainee's account, the open one first. */
export const findLearningPlans = (db: Db, userId: number) =>
  withPlanColumns(plansOf(db).where('t.userId', '=', userId).where(isLearning))
    .orderBy(sql`p.ended_on desc nulls first`)
    .orderBy('p.id', 'desc')
    .execute()

/** A trainee with the mentor of today. */
export const findLearner = (db: Db, userId: number) =>
  db
    .selectFrom('trainees as p')
    .leftJoin('users as u', (join) => join.on('u.id', '=', mentorNow('p.id')))
    .select(['p.id', 'p.registrationId', 'p.userId', 'p.realName as name'])
    .select([
      isInTraining('p').as('isInTraining'),
      'u.id as mentorId',
      sql<string | null>`u.display_name`.as('mentor'),
    ])
    .where('p.userId', '=', userId)
    .executeTakeFirst()

export type Learner = NonNullable<Awaited<ReturnType<typeof findLearner>>>

const lockedPlan = (match: ReturnType<typeof plansOf>) =>
  match
    .where(isLearning)
    .select(['p.id', 'p.version', 'p.traineeId', 't.userId', 't.realName as name'])
    .select(['p.openedOn', 'p.nextLookOn', mentorToday.as('mentorId')])
    .select([sql<LearningPlanState>`p.state`.as('state'), isInTraining('t').as('isInTraining')])
    .forUpdate('p')
    .executeTakeFirst()

export type LockedPlan = NonNullable<Awaited<ReturnType<typeof lockedPlan>>>

/** The plan of a trainee's account that has not ended, locked. */
export const findOpenPlanForUpdate = (db: Db, userId: number) =>
  lockedPlan(plansOf(db).where('t.userId', '=', userId).where(sql<boolean>`p.state <> 'ended'`))

/** A learning plan that is the own one or in scope, locked. */
export const findLearningPlanForUpdate = (db: Db, scope: ProgressScope, id: number) =>
  lockedPlan(
    plansOf(db)
      .where('p.id', '=', id)
      .where(sql<boolean>`(t.user_id = ${scope.userId} or ${isVisiblePlan(scope)})`),
  )

/** The trainee of a plan in scope. */
export const findPlanTrainee = (db: Db, scope: ProgressScope, id: number) =>
  plansOf(db)
    .select(['t.id', 't.userId', 't.registrationId'])
    .where('p.id', '=', id)
    .where(isVisiblePlan(scope))
    .where(sql<boolean>`t.user_id is distinct from ${scope.userId}`)
    .executeTakeFirst()

/** Looks at plans, the latest first. */
export const findLooks = (db: Db, planIds: readonly number[]) =>
  db
    .selectFrom('progressLooks as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .select(['l.id', 'l.planId', 'l.lookedOn', 'l.note'])
    .select(sql<string>`u.display_name`.as('name'))
    .where('l.planId', '=', anyId(planIds))
    .orderBy('l.lookedOn', 'desc')
    .orderBy('l.id', 'desc')
    .execute()

/** Looks that somebody recorded as a mentor, the latest first. */
export const findLooksBy = (db: Db, userId: number) =>
  db
    .selectFrom('progressLooks as l')
    .innerJoin('progressPlans as p', 'p.id', 'l.planId')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .select(['l.lookedOn', 'l.note', 't.realName as name'])
    .where('l.userId', '=', userId)
    .orderBy('l.lookedOn', 'desc')
    .orderBy('l.id', 'desc')
    .execute()

/** Open goals of the support plans in force of a trainee. */
export const findOpenSupportGoals = (db: Db, traineeId: number) =>
  db
    .selectFrom('progressGoals as g')
    .innerJoin('progressPlans as p', 'p.id', 'g.planId')
    .select(['g.id', 'g.goal', 'g.measure'])
    .where('p.traineeId', '=', traineeId)
    .where('p.kind', '=', 'support')
    .where('p.openedOn', 'is not', null)
    .where('g.result', 'is', null)
    .orderBy('g.dueOn')
    .orderBy('g.id')
    .execute()

/** Plans whose look is due and of which nobody was reminded; they are locked. */
export const findLooksDue = (db: Db, day: string) =>
  db
    .selectFrom('progressPlans as p')
    .innerJoin('trainees as t', 't.id', 'p.traineeId')
    .where(isLookDue(day))
    .where('p.lookRemindedAt', 'is', null)
    .select(['p.id', 'p.nextLookOn', 't.userId', 't.realName as name', mentorToday.as('mentorId')])
    .orderBy('p.id')
    .limit(500)
    .forUpdate('p')
    .execute()
