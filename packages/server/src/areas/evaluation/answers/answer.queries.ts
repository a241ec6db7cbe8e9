import type { RecordFilters } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isAboutReader, subjectOf } from '../subject.queries.ts'
import type { RecordScope } from './answer.policy.ts'
import { FEEDBACK_DIRECTIONS } from './answer.rules.ts'

type About = {
  task_id: number | null
  template_id: number
  trainee_id: number | null
  teacher_id: number | null
  department_id: number | null
  block_id: number | null
}
type Answer = { scores: object; texts: object; score: number | null; key: string; assessedOn: string }
/** Keeps a named answer of the actor; returns its id. */
export async function insertAnswer(tx: SignedCtx, about: About, answer: Answer): Promise<number> {
  const { task_id, template_id, trainee_id, teacher_id, department_id, block_id } = about
  const { id } = await tx.db
    .insertInto('evaluation_answers')
    .values({
      ...{ task_id, template_id, trainee_id, teacher_id, department_id, block_id, rater_id: tx.actor.userId },
      ...{ scores: JSON.stringify(answer.scores), texts: JSON.stringify(answer.texts), score: answer.score, key: answer.key },
      ...{ assessed_on: answer.assessedOn, created_at: tx.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** What somebody has sent before under the same key. */
export const findOwnAnswer = (db: Db, raterId: number, key: string) =>
  db.selectFrom('evaluation_answers').select(['id', 'task_id']).where('rater_id', '=', raterId).where('key', '=', key).executeTakeFirst()
export const findUserOfTrainee = async (db: Db, traineeId: number) =>
  (await db.selectFrom('trainees').select('user_id').where('id', '=', traineeId).executeTakeFirstOrThrow()).user_id

const isMine = (userId: number) =>
  sql<boolean>`exists (select from trainees mine where mine.id = a.trainee_id and mine.user_id = ${userId})`
const isFeedbackRow = sql<boolean>`(g.id is null or g.direction = ${anyText(FEEDBACK_DIRECTIONS)})`
/** Which answers somebody reads in each view; `all` is nothing without the right to list, and never about the reader. */
export function answersSeenBy({ rated, bases }: RecordScope): Record<'given' | 'about' | 'all', RawBuilder<boolean>> {
  const { userId } = rated
  const ofOthers = sql<boolean>`not ${isAboutReader('a', rated)}`
  const ofBase = sql<boolean>`exists (select from trainees ot join majors om on om.id = ot.major_id
    join base_administrators oa on oa.base_id = om.base_id where ot.id = a.trainee_id and oa.user_id = ${userId})`
  return {
    given: sql<boolean>`a.rater_id = ${userId}`,
    about: sql<boolean>`(${isMine(userId)} and ${isFeedbackRow})`,
    all: bases === 'all' ? ofOthers : bases === 'own' ? sql<boolean>`(${ofBase} and ${ofOthers})` : sql<boolean>`false`,
  }
}
const answers = (db: Db) =>
  db
    .selectFrom('evaluation_answers as a')
    .innerJoin('evaluation_templates as t', 't.id', 'a.template_id')
    .innerJoin('users as r', 'r.id', 'a.rater_id')
    .leftJoin('evaluation_tasks as k', 'k.id', 'a.task_id')
    .leftJoin('evaluation_targets as g', 'g.id', 'k.target_id')
const withNames = (match: ReturnType<typeof answers>, language: Language) =>
  match
    .select(['a.id', 'a.assessed_on', 't.kind', 't.name as form', 't.name_en as form_en', 'g.name as target'])
    .select([subjectOf('a', language).as('subject'), sql<number | null>`a.score::float8`.as('score')])
    .select(sql<string>`coalesce(r.real_name, r.nickname)`.as('rater'))
    .select(
      sql<string | null>`(select ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} from rotation_blocks b
        join departments d on d.id = b.department_id where b.id = a.block_id)`.as('department'),
    )
export type AnswerRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

export function findAnswerPage(db: Db, language: Language, scope: RecordScope, filters: RecordFilters & Page) {
  let match = answers(db).where(answersSeenBy(scope)[filters.view])
  if (filters.kind) match = match.where('t.kind', '=', filters.kind)
  if (filters.from) match = match.where('a.assessed_on', '>=', filters.from)
  if (filters.until) match = match.where('a.assessed_on', '<=', filters.until)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(subjectOf('a', language), words), e('r.name_search', 'like', words), isFoundIn(e.ref('g.name'), words)]),
    )
  }
  return findPage(match, filters, (rows) => withNames(rows, language).orderBy('a.assessed_on', 'desc').orderBy('a.id', 'desc'))
}
export const findAnswer = (db: Db, language: Language, scope: RecordScope, id: number) => {
  const { given, about, all } = answersSeenBy(scope)
  return withNames(answers(db).where('a.id', '=', id).where(sql<boolean>`(${given} or ${about} or ${all})`), language)
    .select(['t.id as template_id', 't.intro', 't.intro_en', sql<FormSection[]>`t.sections`.as('sections')])
    .select([sql<Record<string, number | null>>`a.scores`.as('scores'), sql<Record<string, string>>`a.texts`.as('texts')])
    .executeTakeFirst()
}
