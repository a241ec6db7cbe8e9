import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isInTraining } from '../../trainees/trainees.public.ts'
import { hasCompleted } from '../completion/has-completed.queries.ts'

const COHORTS = 8

/**
 * Trainees of the latest cohorts in scope who have completed or are in training: in time, or
 * extended or past their planned end.
 */
export const findCohortProgress = (db: Db, scope: BaseScope, today: string) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('cohorts as c', 'c.id', 't.cohortId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))
    .where((e) => e.or([hasCompleted('t'), isInTraining('t')]))
    .select(['c.id', 'c.name'])
    .select([
      sql<number>`count(*) filter (where ${hasCompleted('t')})`.as('done'),
      sql<number>`count(*) filter (where not ${hasCompleted('t')} and ${isLate(today)})`.as('late'),
      sql<number>`count(*)`.as('total'),
    ])
    .groupBy(['c.id', 'c.name', 'c.startsOn'])
    .orderBy('c.startsOn', 'desc')
    .orderBy('c.id', 'desc')
    .limit(COHORTS)
    .execute()

const isLate = (today: string) =>
  sql<boolean>`(t.status = 'extended' or coalesce(t.planned_end < ${today}::date, false))`
