import { STAFF_DIRECTIONS } from '@residency/contract/areas/evaluation/targets/target.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isOpenTask } from '../answers/task.queries.ts'
import { scoreOf } from '../results/result.queries.ts'
import { bedsideAbout, releasedAbout } from '../results/scores-about.queries.ts'

/**
 * Evaluations about these trainees by staff, yearly ones apart: answers received, and open ones
 * that nobody has answered.
 */
export const countEvaluationsAbout = (db: Db, traineeIds: readonly number[], today: string) =>
  db
    .selectFrom('evaluationSubjects as s')
    .innerJoin('evaluationTargets as g', 'g.id', 's.targetId')
    .innerJoin('evaluationTemplates as f', 'f.id', 'g.templateId')
    .leftJoin('evaluationTasks as k', 'k.subjectId', 's.id')
    .select('s.traineeId')
    .select(sql<number>`count(*) filter (where k.done)`.as('received'))
    .select(sql<number>`count(distinct s.id) filter (where ${isOpenTask(today)})`.as('awaited'))
    .where('s.traineeId', '=', anyId(traineeIds))
    .where('g.direction', 'in', STAFF_DIRECTIONS)
    .where('g.state', '<>', 'draft')
    .where('f.kind', '<>', 'yearly')
    .groupBy('s.traineeId')
    .execute()

/** Evaluations at the bedside, which belong to no task. */
export const countBedsideEvaluations = (db: Db, traineeIds: readonly number[]) =>
  bedsideAbout(db, traineeIds)
    .select('a.traineeId')
    .select((e) => e.fn.countAll<number>().as('received'))
    .groupBy('a.traineeId')
    .execute()

/** Open evaluations that these accounts have still to answer. */
export const countEvaluationsToGive = (db: Db, userIds: readonly number[], today: string) =>
  db
    .selectFrom('evaluationTasks as k')
    .innerJoin('evaluationTargets as g', 'g.id', 'k.targetId')
    .select('k.raterId')
    .select((e) => e.fn.countAll<number>().as('toGive'))
    .where('k.raterId', '=', anyId(userIds))
    .where(isOpenTask(today))
    .groupBy('k.raterId')
    .execute()

/** Released yearly assessments of these trainees by staff, in the order of their due days. */
export const findYearlyAssessments = (db: Db, traineeIds: readonly number[]) =>
  releasedAbout(db, traineeIds)
    .select(['s.traineeId', 'g.periodFrom', 'g.periodUntil', scoreOf.as('score')])
    .where('f.kind', '=', 'yearly')
    .orderBy('g.dueOn')
    .orderBy('g.id')
    .execute()
