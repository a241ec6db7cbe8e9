import type { RecordFilters } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isAboutReader, subjectOf } from '../subject.queries.ts'
import type { RecordScope } from './answer.policy.ts'
import { FEEDBACK_DIRECTIONS } from './answer.rules.ts'

type About = {
  taskId: number | null
  templateId: number
  traineeId: number | null
  teacherId: number | null
  departmentId: number | null
  blockId: number | null
}

type Answer = {
  scores: object
  texts: object
  score: number | null
  key: string
  assessedOn: string
}

/** Stores a named answer of the actor; returns its id. */
export async function insertAnswer(tx: SignedCtx, about: About, answer: Answer): Promise<number> {
  const { taskId, templateId, traineeId, teacherId, departmentId, blockId } = about

  const { id } = await tx.db
    .insertInto('evaluationAnswers')
    .values({
      taskId,
      templateId,
      traineeId,
      teacherId,
      departmentId,
      blockId,
      raterId: tx.actor.userId,
      scores: JSON.stringify(answer.scores),
      texts: JSON.stringify(answer.texts),
      score: answer.score,
      key: answer.key,
      assessedOn: answer.assessedOn,
      createdAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}

/** The answer that a rater has sent before under the same key. */
export const findOwnAnswer = (db: Db, raterId: number, key: string) =>
  db
    .selectFrom('evaluationAnswers')
    .select(['id', 'taskId'])
    .where('raterId', '=', raterId)
    .where('key', '=', key)
    .executeTakeFirst()

export const findUserOfTrainee = async (db: Db, traineeId: number) =>
  (
    await db
      .selectFrom('trainees')
      .select('userId')
      .where('id', '=', traineeId)
      .executeTakeFirstOrThrow()
  ).userId

const isMine = (userId: number) =>
  sql<boolean>`exists (select from trainees mine where mine.id = a.trainee_id
      and mine.user_id = ${userId})`

const isFeedbackRow = sql<boolean>`(g.id is null or g.direction = ${anyText(FEEDBACK_DIRECTIONS)})`

/**
 * Which answers a reader sees in each view; `all` is empty without the right to list, and never
 * about the reader.
 */
export function answersSeenBy({
  rated,
  bases,
}: RecordScope): Record<'given' | 'about' | 'all', RawBuilder<boolean>> {
  const { userId } = rated
  const ofOthers = sql<boolean>`not ${isAboutReader('a', rated)}`
  const ofBase = sql<boolean>`exists (select from trainees ot join majors om on om.id = ot.major_id
    join base_administrators oa on oa.base_id = om.base_id where ot.id = a.trainee_id
      and oa.user_id = ${userId})`
  const ofBases = {
    all: ofOthers,
    own: sql<boolean>`(${ofBase} and ${ofOthers})`,
    none: sql<boolean>`false`,
  }

  return {
    given: sql<boolean>`a.rater_id = ${userId}`,
    about: sql<boolean>`(${isMine(userId)} and ${isFeedbackRow})`,
    all: ofBases[bases],
  }
}

const answers = (db: Db) =>
  db
    .selectFrom('evaluationAnswers as a')
    .innerJoin('evaluationTemplates as t', 't.id', 'a.templateId')
    .innerJoin('users as r', 'r.id', 'a.raterId')
    .leftJoin('evaluationTasks as k', 'k.id', 'a.taskId')
    .leftJoin('evaluationTargets as g', 'g.id', 'k.targetId')

const withNames = (match: ReturnType<typeof answers>, language: Language) =>
  match
    .select([
      'a.id',
      'a.assessedOn',
      't.kind',
      't.name as form',
      't.nameEn as formEn',
      'g.name as target',
    ])
    .select([
      subjectOf('a', language).as('subject'),
      sql<number | null>`a.score::float8`.as('score'),
    ])
    .select('r.displayName as rater')
    .select(
      sql<string | null>`(select ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)}
          from rotation_blocks b
        join departments d on d.id = b.department_id where b.id = a.block_id)`.as('department'),
    )

export type AnswerRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

export function findAnswerPage(
  db: Db,
  language: Language,
  scope: RecordScope,
  filters: RecordFilters & Page,
) {
  let match = answers(db).where(answersSeenBy(scope)[filters.view])
  if (filters.kind) match = match.where('t.kind', '=', filters.kind)
  if (filters.from) match = match.where('a.assessedOn', '>=', filters.from)
  if (filters.until) match = match.where('a.assessedOn', '<=', filters.until)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(subjectOf('a', language), words),
        e('r.nameSearch', 'like', words),
        isFoundIn(e.ref('g.name'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    withNames(rows, language).orderBy('a.assessedOn', 'desc').orderBy('a.id', 'desc'),
  )
}

export const findAnswer = (db: Db, language: Language, scope: RecordScope, id: number) => {
  const { given: byReader, about, all } = answersSeenBy(scope)
  return withNames(
    answers(db).where('a.id', '=', id).where(sql<boolean>`(${byReader} or ${about} or ${all})`),
    language,
  )
    .select([
      't.id as templateId',
      't.intro',
      't.introEn',
      sql<FormSection[]>`t.sections`.as('sections'),
    ])
    .select([
      sql<Record<string, number | null>>`a.scores`.as('scores'),
      sql<Record<string, string>>`a.texts`.as('texts'),
    ])
    .executeTakeFirst()
}

/** Each Mini-CEX and DOPS of a trainee counts as teaching of its rater, on its day. */
export const assessmentTeaching = sql`select a.rater_id as user_id,
    case f.kind when 'miniCex' then 'mini_cex' else 'dops' end as activity,
    a.assessed_on as held_on, f.name as topic, a.trainee_id
  from evaluation_answers a join evaluation_templates f on f.id = a.template_id
  where f.kind in ('miniCex', 'dops') and a.trainee_id is not null`
