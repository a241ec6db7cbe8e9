import type {
  OwnResultFilters,
  ownResultSorts,
} from '@residency/contract/areas/evaluation/results/result.contract'
import { MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { SubjectScope } from '../subject.policy.ts'
import { isAboutReader, stayNoteOf, subjectOf, subjectsAbout } from '../subject.queries.ts'
import type { Cell } from './result.rules.ts'

/** Answers about a subject `s`: ballots, or named ones of its tasks. */
const countOf = sql<number>`((select count(*) from evaluation_ballots b where b.subject_id = s.id)
  + (select count(*) from evaluation_tasks k join evaluation_answers a on a.task_id = k.id
    where k.subject_id = s.id))`

/** The mean of the named answers about a subject `s`, out of 100. */
export const scoreOf = sql<
  number | null
>`(select round(avg(a.score), 2)::float8 from evaluation_tasks k
    join evaluation_answers a on a.task_id = k.id
  where k.subject_id = s.id)`

/**
 * Who reads how much: of the reader's own subject as many answers as anonymous ones need, of others
 * `minAnswers`.
 */
export type Limit = { rated: SubjectScope; minAnswers: number }

const minAnswersFor = ({ rated, minAnswers }: Limit) =>
  sql<number>`(case when ${isAboutReader('s', rated)} then ${Math.max(minAnswers, MIN_SHOWN)}::int else ${minAnswers}::int end)`

/** Subjects of a target that are shown: those with enough answers. */
const visibleSubjects = (db: Db, targetId: number, limit: Limit) =>
  db
    .selectFrom('evaluationSubjects as s')
    .where('s.targetId', '=', targetId)
    .where(countOf, '>=', minAnswersFor(limit))

type VisibleSubjects = ReturnType<typeof visibleSubjects>

const withFigures = (match: VisibleSubjects, language: Language, { rated }: Limit) =>
  match
    .select([
      's.id',
      's.targetId',
      countOf.as('n'),
      scoreOf.as('score'),
      isAboutReader('s', rated).as('own'),
    ])
    .select([subjectOf('s', language).as('subject'), stayNoteOf('s', language).as('note')])

export function findSubjectPage(
  db: Db,
  language: Language,
  of: { targetId: number; limit: Limit; keywords?: string | undefined },
  page: Page,
) {
  let match = visibleSubjects(db, of.targetId, of.limit)
  if (of.keywords) match = match.where(isFoundIn(subjectOf('s', language), containing(of.keywords)))

  return findPage(match, page, (rows) => withFigures(rows, language, of.limit).orderBy('s.id'))
}

/** All shown subjects of a target with their n and the mean of named results. */
export const findSubjects = (db: Db, language: Language, targetId: number, limit: Limit) =>
  withFigures(visibleSubjects(db, targetId, limit), language, limit)
    .orderBy('s.id')
    .execute()

export const findSubject = (
  db: Db,
  language: Language,
  targetId: number,
  limit: Limit,
  id: number,
) =>
  withFigures(
    visibleSubjects(db, targetId, limit).where('s.id', '=', id),
    language,
    limit,
  ).executeTakeFirst()

export const findTargetIdOf = async (db: Db, subjectId: number) =>
  (
    await db
      .selectFrom('evaluationSubjects')
      .select('targetId')
      .where('id', '=', subjectId)
      .executeTakeFirst()
  )?.targetId

/**
 * How many subjects and answers of released targets are shown; `minAnswers` is that of each, of the
 * reader's own subject that of anonymous ones.
 */
export async function countVisible(
  db: Db,
  rated: SubjectScope,
  targets: readonly { id: number; minAnswers: number }[],
) {
  const { rows } = await sql<{
    targetId: number
    subjects: number
    n: number
  }>`select target_id, count(*) subjects, sum(n)::int n from (
      select s.target_id, ${countOf} n,
        case when ${isAboutReader('s', rated)} then greatest(asked.min_answers, ${MIN_SHOWN}::int) else asked.min_answers end min_answers from evaluation_subjects s
        join ${rowsOf(targets, { id: 'bigint', minAnswers: 'int' })} asked on asked.id = s.target_id
        where s.target_id = ${anyId(targets.map(({ id }) => id))}) one
    where n >= min_answers group by target_id`.execute(db)

  return new Map(rows.map((row) => [row.targetId, row]))
}

/** Marks of subjects, without items that too few observed. */
export async function findCells(
  db: Db,
  subjectIds: readonly number[],
  limit: Limit,
): Promise<Cell[]> {
  const { rows } = await sql<Cell>`with papers as (
      select b.subject_id, b.scores from evaluation_ballots b
      where b.subject_id = ${anyId(subjectIds)}
      union all select k.subject_id, a.scores from evaluation_tasks k
        join evaluation_answers a on a.task_id = k.id where k.subject_id = ${anyId(subjectIds)}),
    cells as (select p.subject_id, e.key, e.value::int mark, count(*) count
      from papers p, jsonb_each_text(p.scores) e where e.value is not null group by 1, 2, 3),
    observed as (select cells.*, sum(count) over (partition by subject_id, key) seen from cells)
    select subject_id, key, mark, count from observed
    join evaluation_subjects s on s.id = subject_id and s.id = ${anyId(subjectIds)}
    where seen >= ${minAnswersFor(limit)}`.execute(db)

  return rows
}

/**
 * Texts of subjects by item, in the order of their hashes, which shows neither when nor by whom
 * they were written, nor which belong together.
 */
export async function findTexts(db: Db, subjectIds: readonly number[]) {
  const { rows } = await sql<{ subjectId: number; key: string; texts: string[] }>`with papers as (
      select b.subject_id, b.texts from evaluation_ballots b
      where b.subject_id = ${anyId(subjectIds)}
      union all select k.subject_id, a.texts from evaluation_tasks k
        join evaluation_answers a on a.task_id = k.id where k.subject_id = ${anyId(subjectIds)})
    select p.subject_id, e.key, array_agg(e.value order by md5(e.key || e.value), e.value) texts
    from papers p, jsonb_each_text(p.texts) e where e.value is not null group by 1, 2`.execute(db)

  return rows
}

export const findAnswersOf = (db: Db, subjectId: number) =>
  db
    .selectFrom('evaluationTasks as k')
    .innerJoin('evaluationAnswers as a', 'a.taskId', 'k.id')
    .innerJoin('users as r', 'r.id', 'a.raterId')
    .select([
      'a.id',
      'a.assessedOn',
      'r.displayName as rater',
      sql<number | null>`a.score::float8`.as('score'),
    ])
    .where('k.subjectId', '=', subjectId)
    .orderBy('a.assessedOn')
    .orderBy('a.id')
    .execute()

/** One page of a named target by rater, without what was given to the reader. */
export async function findRaterPage(
  db: Db,
  rated: SubjectScope,
  targetId: number,
  { pageNum, pageSize }: Page,
) {
  const { rows } = await sql<{
    id: number
    rater: string
    n: number
    mean: number | null
    total: number
  }>`select a.rater_id id, count(*) n,
      r.display_name rater, round(avg(a.score), 2)::float8 mean, count(*) over () total
    from evaluation_tasks k join evaluation_answers a on a.task_id = k.id
      join users r on r.id = a.rater_id
    where k.target_id = ${targetId} and not ${isAboutReader('a', rated)}
    group by a.rater_id, r.display_name
    order by n desc, rater, a.rater_id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db)

  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * Released subjects that are a user, or a department they are responsible for, with enough answers.
 */
const ownOf = (db: Db, { rated, minAnswers }: Limit) =>
  db
    .selectFrom('evaluationSubjects as s')
    .innerJoin('evaluationTargets as g', 'g.id', 's.targetId')
    .innerJoin('evaluationTemplates as t', 't.id', 'g.templateId')
    .where('g.state', '=', 'released')
    .where('s.id', 'in', subjectsAbout(rated))
    .where(countOf, '>=', minAnswers)

const withTarget = (match: ReturnType<typeof ownOf>, language: Language) =>
  match
    .select([
      's.id',
      's.targetId',
      countOf.as('n'),
      scoreOf.as('score'),
      'g.name as target',
      'g.direction',
      'g.isAnonymous',
    ])
    .select([
      'g.periodFrom',
      'g.periodUntil',
      't.name as form',
      't.nameEn as formEn',
      sql<FormSection[]>`t.sections`.as('sections'),
    ])
    .select([subjectOf('s', language).as('subject'), stayNoteOf('s', language).as('note')])

export type OwnRow = Awaited<ReturnType<ReturnType<typeof withTarget>['executeTakeFirstOrThrow']>>

const sortsIn = (language: Language): SortColumns<(typeof ownResultSorts)[number]> => ({
  target: by.name('g.name'),
  form: by.label(language, 't'),
  n: by.column('n'),
})

export const findOwnPage = (db: Db, language: Language, limit: Limit, filters: OwnResultFilters) =>
  findPage(ownOf(db, limit), filters, (rows) =>
    sortedBy(withTarget(rows, language), filters.sort, sortsIn(language))
      .orderBy('g.dueOn', 'desc')
      .orderBy('s.id', 'desc'),
  )

export const findOwn = (db: Db, language: Language, limit: Limit, id: number) =>
  withTarget(ownOf(db, limit).where('s.id', '=', id), language).executeTakeFirst()
