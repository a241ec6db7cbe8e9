import type {
  OwnTaskFilters,
  TaskState,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { stayNoteOf, subjectOf } from '../subject.queries.ts'

/** Whether the task `k` can still open, or has: a target `g` that was closed opens no more of them. */
export const mayOpen: RawBuilder<boolean> = sql<boolean>`(g.state = 'open'
    or k.opens_on <= g.tasks_opened_on)`

/** Whether the task `k` has opened by a day: before it is in no list, count or reminder. */
export const hasOpened = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(k.opens_on <= ${today}::date and ${mayOpen})`

/**
 * Whether the target `g` takes answers on a day, as `takesAnswers` says of one that was read: it is
 * open, and its last day is not over.
 */
const takesAnswersOn = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(g.state = 'open' and g.closes_on >= ${today}::date)`

/** Whether the task `k` of the target `g` waits for its rater on a day. The only place that says so. */
export const isOpenTask = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(not k.done and not k.is_dropped and ${takesAnswersOn(today)}
    and ${hasOpened(today)})`

/** Tasks of a rater that have opened by a day. */
const tasks = (db: Db, raterId: number, today: string) =>
  db
    .selectFrom('evaluationTasks as k')
    .innerJoin('evaluationTargets as g', 'g.id', 'k.targetId')
    .innerJoin('evaluationSubjects as s', 's.id', 'k.subjectId')
    .innerJoin('evaluationTemplates as t', 't.id', 'g.templateId')
    .where('k.raterId', '=', raterId)
    .where(hasOpened(today))

const stateOn = (today: string) =>
  sql<TaskState>`case when k.done then 'done'
    when k.is_dropped then 'dropped'
    when not ${takesAnswersOn(today)} then 'missed'
    when g.due_on < ${today} then 'overdue'
    else 'waiting' end`

/** A self-assessment is passed on to nobody. */
const mayDrop = (today: string) => sql<boolean>`(${isOpenTask(today)} and g.direction <> 'self')`

const withNames = (match: ReturnType<typeof tasks>, language: Language, today: string) =>
  match
    .select([
      'k.id',
      'g.name as target',
      'g.direction',
      'g.dueOn',
      'g.closesOn',
      'g.isAnonymous',
      't.kind',
    ])
    .select([
      stateOn(today).as('state'),
      mayDrop(today).as('mayDrop'),
      subjectOf('s', language).as('subject'),
      stayNoteOf('s', language).as('note'),
    ])

/** Tasks of a rater: open and not done first, the earliest due first. */
export function findTaskPage(
  db: Db,
  language: Language,
  raterId: number,
  today: string,
  filters: OwnTaskFilters & Page,
) {
  let match = tasks(db, raterId, today)

  if (filters.state === 'done') match = match.where('k.done', '=', true)
  else if (filters.state === 'open') match = match.where(isOpenTask(today))
  else if (filters.state && filters.state !== 'all')
    match = match.where(stateOn(today), '=', filters.state)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('g.name'), words), isFoundIn(subjectOf('s', language), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    withNames(rows, language, today)
      .orderBy(isOpenTask(today), 'desc')
      .orderBy(sql`case when k.done or k.is_dropped then null else g.due_on end`)
      .orderBy('g.dueOn', 'desc')
      .orderBy('k.id'),
  )
}

export const findTask = (db: Db, language: Language, raterId: number, today: string, id: number) =>
  withNames(tasks(db, raterId, today).where('k.id', '=', id), language, today)
    .select([
      't.id as templateId',
      't.name as template',
      't.nameEn as templateEn',
      't.intro',
      't.introEn',
      sql<FormSection[]>`t.sections`.as('sections'),
    ])
    .executeTakeFirst()

/** Open tasks that a rater has not done. */
export async function countOpenTasks(db: Db, raterId: number, today: string): Promise<number> {
  const { count } = await tasks(db, raterId, today)
    .where(isOpenTask(today))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

  return count
}

/**
 * An own task with all that an answer needs. The subject is locked first and the target shared:
 * answers about one subject follow one another, also from two tabs, and none is taken while the
 * target closes.
 */
export const findTaskForAnswer = (db: Db, raterId: number, today: string, id: number) =>
  tasks(db, raterId, today)
    .where('k.id', '=', id)
    .select([
      'k.id',
      'k.subjectId',
      'k.targetId',
      'g.name as target',
      'g.dueOn',
      'g.openedAt',
      'g.templateId',
      'g.direction',
      'g.state',
      'g.closesOn',
      'g.isAnonymous',
    ])
    .select([
      's.traineeId',
      's.teacherId',
      's.departmentId',
      's.blockId',
      't.name as template',
      't.nameEn as templateEn',
    ])
    .select(sql<FormSection[]>`t.sections`.as('sections'))
    .forUpdate('s')
    .forShare('g')
    .executeTakeFirst()

export type TaskToAnswer = NonNullable<Awaited<ReturnType<typeof findTaskForAnswer>>>

/** Read after the lock: whether the task was done or dropped meanwhile. */
export const findEnd = (db: Db, id: number) =>
  db
    .selectFrom('evaluationTasks')
    .select(['done', 'isDropped'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const markDone = (db: Db, id: number) =>
  db.updateTable('evaluationTasks').set({ done: true }).where('id', '=', id).execute()

export const markDropped = (db: Db, id: number) =>
  db.updateTable('evaluationTasks').set({ isDropped: true }).where('id', '=', id).execute()

/** The target of a task, as far as it says whom it asks. */
export const findTargetOfTask = (db: Db, id: number) =>
  db
    .selectFrom('evaluationTargets')
    .select(['id', 'direction', 'occasion', 'periodFrom', 'periodUntil', 'raters'])
    .select(['baseId', 'cohortIds', 'departmentIds', 'tasksOpenedOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type NewTask = { targetId: number; subjectId: number; raterId: number; opensOn: string }

export const insertTask = (db: Db, task: NewTask) =>
  db.insertInto('evaluationTasks').values(task).execute()
