import type { resultSorts } from '@residency/contract/areas/evaluation/results/result.contract'
import {
  directionsOfSide,
  type TargetFilters,
  type targetSorts,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import type { Language, Sort } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  type BaseScope,
  findDepartmentsInUse,
  withinBaseScope,
} from '../../organisation/organisation.public.ts'
import { hasOpened, mayOpen } from '../answers/task.queries.ts'
import type { SubjectScope } from '../subject.policy.ts'
import { isAboutReader, stayNoteOf, subjectOf } from '../subject.queries.ts'

export function inScope(db: Db, scope: BaseScope) {
  const all = db
    .selectFrom('evaluationTargets as g')
    .innerJoin('evaluationTemplates as t', 't.id', 'g.templateId')
    .leftJoin('bases', 'bases.id', 'g.baseId')

  return scope.kind === 'all'
    ? all
    : all.where('g.baseId', 'is not', null).where(withinBaseScope(scope))
}

/**
 * Those who rate without an account leave ballots and have no tasks. Counted are tasks that have
 * opened by a day; `laterTasks` open afterwards.
 */
export const withNames = (match: ReturnType<typeof inScope>, today: string) =>
  match
    .selectAll('g')
    .select([
      't.name as template',
      't.nameEn as templateEn',
      't.kind as templateKind',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select(
      sql<number>`(select count(*) from evaluation_tasks k where k.target_id = g.id and k.done)`.as(
        'doneTasks',
      ),
    )
    .select(
      sql<number>`(select count(*) from evaluation_tasks k where k.target_id = g.id
          and not k.is_dropped and ${hasOpened(today)})`.as('allTasks'),
    )
    .select(
      sql<number>`(select count(*) from evaluation_tasks k where k.target_id = g.id and ${mayOpen}
          and not ${hasOpened(today)})`.as('laterTasks'),
    )

export type TargetRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

type SortField = (typeof targetSorts)[number] | (typeof resultSorts)[number]

type PageFilters = Omit<TargetFilters, 'sort'> & { sort?: Sort<SortField> | undefined } & Page

const sortsIn = (language: Language): SortColumns<SortField> => ({
  name: by.name('g.name'),
  base: by.label(language, 'bases'),
  dueOn: by.column('g.dueOn'),
  form: by.label(language, 't'),
  periodFrom: by.column('g.periodFrom'),
})

export function findTargetPage(
  db: Db,
  scope: BaseScope,
  { today, language }: { today: string; language: Language },
  filters: PageFilters,
) {
  let match = inScope(db, scope)
  if (filters.side) match = match.where('g.direction', 'in', directionsOfSide(filters.side))
  if (filters.direction) match = match.where('g.direction', '=', filters.direction)
  if (filters.state) match = match.where('g.state', '=', filters.state)
  if (filters.baseId) match = match.where('g.baseId', '=', filters.baseId)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('g.name'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(withNames(rows, today), filters.sort, sortsIn(language))
      .orderBy('g.dueOn', 'desc')
      .orderBy('g.id', 'desc'),
  )
}

export const findTarget = (db: Db, scope: BaseScope, today: string, id: number) =>
  withNames(inScope(db, scope).where('g.id', '=', id), today).executeTakeFirst()

/** About how many subjects of a target fewer than so many are asked; without accounts nobody is. */
export function countSubjectsBelow(db: Db, targetId: number, fewest: number): Promise<number> {
  const subjects = db
    .selectFrom('evaluationSubjects as s')
    .innerJoin('evaluationTasks as k', 'k.subjectId', 's.id')
    .select('s.id')
    .where('s.targetId', '=', targetId)
    .groupBy('s.id')
    .having(sql<boolean>`count(*) filter (where not k.is_dropped) < ${fewest}`)

  return countRows(db.selectFrom(subjects.as('few')))
}

export const findTargetForUpdate = (db: Db, scope: BaseScope, today: string, id: number) =>
  withNames(inScope(db, scope).where('g.id', '=', id), today)
    .forUpdate('g')
    .executeTakeFirst()

export const findNamesOf = async (
  db: Db,
  { cohortIds, departmentIds }: { cohortIds: number[]; departmentIds: number[] },
) => {
  const [cohorts, departments] = await Promise.all([
    db
      .selectFrom('cohorts')
      .select(['id', 'name'])
      .where('id', '=', anyId(cohortIds))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('departments')
      .select(['id', 'name', 'nameEn'])
      .where('id', '=', anyId(departmentIds))
      .orderBy('id')
      .execute(),
  ])

  return { cohorts, departments }
}

/**
 * Bases in scope that are in use, their approved cohorts, and departments of the second level in
 * use.
 */
export async function findTargetChoices(db: Db, scope: BaseScope) {
  const mine = db.selectFrom('bases').where('bases.status', '=', 1).where(withinBaseScope(scope))

  const [bases, cohorts, departments] = await Promise.all([
    mine
      .select(['bases.id', 'bases.name', 'bases.nameEn'])
      .orderBy('bases.sort')
      .orderBy('bases.id')
      .execute(),
    db
      .selectFrom('cohorts as c')
      .innerJoin('majors as m', 'm.id', 'c.majorId')
      .select(['c.id', 'c.name', 'c.year', 'm.name as major', 'm.nameEn as majorEn', 'm.baseId'])
      .where('c.state', '=', 'approved')
      .where('m.baseId', 'in', mine.select('bases.id'))
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc')
      .limit(500)
      .execute(),
    findDepartmentsInUse(db),
  ])

  return { bases, cohorts, departments }
}

/** How many of these cohorts are of a base (null: any), and of these departments are in use. */
export async function countExisting(
  db: Db,
  baseId: number | null,
  cohortIds: readonly number[],
  departmentIds: readonly number[],
) {
  const { rows } = await sql<{ cohorts: number; departments: number }>`select
      (select count(*) from cohorts c join majors m on m.id = c.major_id
        where c.id = ${anyId(cohortIds)}
        and (${baseId}::bigint is null or m.base_id = ${baseId}::bigint)) cohorts,
      (select count(*) from departments d where d.id = ${anyId(departmentIds)}
        and d.status = 1) departments`.execute(db)

  return rows[0]!
}

export const isBaseInScope = async (db: Db, scope: BaseScope, id: number) =>
  (await db
    .selectFrom('bases')
    .select('bases.id')
    .where('bases.id', '=', id)
    .where('bases.status', '=', 1)
    .where(withinBaseScope(scope))
    .executeTakeFirst()) !== undefined

/**
 * One page of the tasks of a target, those that are not done first, without those about the reader.
 */
export function findTaskPage(
  db: Db,
  language: Language,
  rated: SubjectScope,
  { targetId, today }: { targetId: number; today: string },
  page: Page,
) {
  const match = db
    .selectFrom('evaluationTasks as k')
    .innerJoin('evaluationTargets as g', 'g.id', 'k.targetId')
    .innerJoin('evaluationSubjects as s', 's.id', 'k.subjectId')
    .where('k.targetId', '=', targetId)
    .where(sql<boolean>`not ${isAboutReader('s', rated)}`)

  return findPage(match, page, (rows) =>
    rows
      .innerJoin('users as r', 'r.id', 'k.raterId')
      .select([
        'k.id',
        'k.done',
        'k.isDropped',
        'k.opensOn',
        subjectOf('s', language).as('subject'),
        stayNoteOf('s', language).as('note'),
        sql<boolean>`not ${hasOpened(today)}`.as('isLater'),
      ])
      .select('r.displayName as rater')
      .orderBy('k.done')
      .orderBy('k.opensOn')
      .orderBy('k.id'),
  )
}

/** Erases the ballots of subjects that have too few to be shown. */
export const eraseFew = (db: Db, targetId: number, minAnswers: number) =>
  sql`delete from evaluation_ballots b using evaluation_subjects s where s.id = b.subject_id
      and s.target_id = ${targetId}
    and (select count(*) from evaluation_ballots o
        where o.subject_id = s.id) < ${minAnswers}::int`.execute(db)

/**
 * When each evaluation that was opened can be answered: until its last day, or until it was closed
 * before. One that was closed in the second in which it was opened has no window.
 */
export const evaluationWindows = sql`select w.id, null::integer as year, w.name as batch,
    null::text as batch_en, w.opened_at as starts_at,
    w.shuts_at - interval '1 second' as ends_at, w.shuts_at
  from (
    select g.id, g.name, g.opened_at,
      least((g.closes_on + 1)::timestamp at time zone 'Asia/Shanghai',
      case when g.state <> 'open' then
      coalesce((select max(h.at) from flow_history h where h.flow = ${targetFlow.name}
          and h.record_id = g.id and h.action = 'close'),
        g.updated_at) end) as shuts_at
    from evaluation_targets g where g.opened_at is not null
  ) w where w.shuts_at > w.opened_at + interval '1 second'`
