import { STAFF_DIRECTIONS } from '@residency/contract/areas/evaluation/targets/target.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { scoreOf } from './result.queries.ts'

/** Released results of evaluations of these trainees by staff: subjects `s` of targets `g`. */
export const releasedAbout = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('evaluationSubjects as s')
    .innerJoin('evaluationTargets as g', 'g.id', 's.targetId')
    .innerJoin('evaluationTemplates as f', 'f.id', 'g.templateId')
    .where('s.traineeId', '=', anyId(traineeIds))
    .where('g.direction', 'in', STAFF_DIRECTIONS)
    .where('g.state', '=', 'released')
    .where(scoreOf, 'is not', null)

/** Evaluations at the bedside of these trainees, which belong to no task. */
export const bedsideAbout = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('evaluationAnswers as a')
    .where('a.traineeId', '=', anyId(traineeIds))
    .where('a.taskId', 'is', null)

/** A result out of 100 with the form it was given by and the day it is about. */
export type ScoreAbout = { traineeId: number; form: string; on: string; score: number }

/** Results about these trainees by staff and at the bedside between two days, by day. */
export async function findScoresBetween(
  db: Db,
  language: Language,
  traineeIds: readonly number[],
  { since, day }: { since: string; day: string },
): Promise<ScoreAbout[]> {
  const form = labelIn(language, sql<string>`f.name`, sql<string>`coalesce(f.name_en, f.name)`)

  const [released, bedside] = await Promise.all([
    releasedAbout(db, traineeIds)
      .select([sql<number>`s.trainee_id`.as('traineeId'), form.as('form'), 'g.periodUntil as on'])
      .select(sql<number>`${scoreOf}`.as('score'))
      .where('g.periodUntil', '>=', since)
      .where('g.periodUntil', '<=', day)
      .execute(),
    bedsideAbout(db, traineeIds)
      .innerJoin('evaluationTemplates as f', 'f.id', 'a.templateId')
      .select([sql<number>`a.trainee_id`.as('traineeId'), form.as('form'), 'a.assessedOn as on'])
      .select(sql<number>`a.score::float8`.as('score'))
      .where('a.score', 'is not', null)
      .where('a.assessedOn', '>=', since)
      .where('a.assessedOn', '<=', day)
      .execute(),
  ])

  return [...released, ...bedside].toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
}
