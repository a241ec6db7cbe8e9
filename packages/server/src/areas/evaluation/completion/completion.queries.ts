import { STAFF_DIRECTIONS } from '@residency/contract/areas/evaluation/targets/target.contract'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { scoreOf } from '../results/result.queries.ts'

/** Evaluations about these trainees by staff, yearly ones apart: answers received, and open ones that nobody has answered. */
export const countEvaluationsAbout = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('evaluation_subjects as s')
    .innerJoin('evaluation_targets as g', 'g.id', 's.target_id')
    .innerJoin('evaluation_templates as f', 'f.id', 'g.template_id')
    .leftJoin('evaluation_tasks as k', 'k.subject_id', 's.id')
    .select('s.trainee_id')
    .select(sql<number>`count(*) filter (where k.done)`.as('received'))
    .select(sql<number>`count(distinct s.id) filter (where g.state = 'open' and not k.done)`.as('awaited'))
    .where('s.trainee_id', '=', anyId(traineeIds))
    .where('g.direction', 'in', STAFF_DIRECTIONS)
    .where('g.state', '<>', 'draft')
    .where('f.kind', '<>', 'yearly')
    .groupBy('s.trainee_id')
    .execute()

/** Evaluations at the bedside, which nobody asked for. */
export const countBedsideEvaluations = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('evaluation_answers as a')
    .select('a.trainee_id')
    .select((e) => e.fn.countAll<number>().as('received'))
    .where('a.trainee_id', '=', anyId(traineeIds))
    .where('a.task_id', 'is', null)
    .groupBy('a.trainee_id')
    .execute()

/** Open evaluations that these accounts have still to answer. */
export const countEvaluationsToGive = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('evaluation_tasks as k')
    .innerJoin('evaluation_targets as g', 'g.id', 'k.target_id')
    .select('k.rater_id')
    .select((e) => e.fn.countAll<number>().as('to_give'))
    .where('k.rater_id', '=', anyId(userIds))
    .where('k.done', '=', false)
    .where('g.state', '=', 'open')
    .groupBy('k.rater_id')
    .execute()

/** Released yearly assessments of these trainees by staff, in the order of their due days. */
export const findYearlyAssessments = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('evaluation_subjects as s')
    .innerJoin('evaluation_targets as g', 'g.id', 's.target_id')
    .innerJoin('evaluation_templates as f', 'f.id', 'g.template_id')
    .select(['s.trainee_id', 'g.period_from', 'g.period_until', scoreOf.as('score')])
    .where('s.trainee_id', '=', anyId(traineeIds))
    .where('g.direction', 'in', STAFF_DIRECTIONS)
    .where('g.state', '=', 'released')
    .where('f.kind', '=', 'yearly')
    .where(scoreOf, 'is not', null)
    .orderBy('g.due_on')
    .orderBy('g.id')
    .execute()
