import type {
  ExaminationFilters,
  examinationSorts,
  OwnExaminationFilters,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isInOrgScope,
  isOfOwnDepartment,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { staysBetween } from '../../rotations/rotations.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { ExamineScope } from './examine.policy.ts'

const inCharge = (org: OrgScope | null): RawBuilder<boolean> =>
  org ? isInOrgScope(org, 'm.baseId', 'x.departmentId') : sql<boolean>`false`

export type ExamineMatch = Partial<Omit<ExaminationFilters, 'pageNum' | 'pageSize'>> & {
  scope: ExamineScope
}

function matching(db: Db, { scope, state, from, until, keywords }: ExamineMatch) {
  let match = db
    .selectFrom('evaluationExaminations as x')
    .innerJoin('trainees as t', 't.id', 'x.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('users as u', 'u.id', 'x.examinerId')
    .where(
      sql<boolean>`(x.examiner_id = ${scope.userId} or t.user_id = ${scope.userId}
          or ${inCharge(scope.org)})`,
    )

  if (state) match = match.where('x.state', '=', state)
  if (from) match = match.where('x.examOn', '>=', from)
  if (until) match = match.where('x.examOn', '<=', until)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isTraineeFoundBy('t', keywords),
        e('u.nameSearch', 'like', words),
        isFoundIn(e.ref('x.topic'), words),
      ]),
    )
  }

  return match
}

const withExaminationFields = (match: ReturnType<typeof matching>, org: OrgScope | null) =>
  match
    .innerJoin('departments as d', 'd.id', 'x.departmentId')
    .innerJoin('evaluationTemplates as f', 'f.id', 'x.templateId')
    .select([
      'x.id',
      'x.topic',
      'x.examinerId',
      'x.examOn',
      'x.startsAt',
      'x.place',
      'x.state',
      'x.takenOn',
      'x.reason',
      'x.version',
    ])
    .select([
      't.realName as trainee',
      't.number',
      't.userId as traineeUserId',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([
      'f.name as form',
      'f.nameEn as formEn',
      'f.intro',
      'f.introEn',
      sql<FormSection[]>`f.sections`.as('sections'),
    ])
    .select(['u.displayName as examiner', sql<number | null>`x.score::float8`.as('score')])
    .select([
      sql<Record<string, number | null> | null>`x.scores`.as('scores'),
      sql<Record<string, string> | null>`x.texts`.as('texts'),
    ])
    .select(inCharge(org).as('isInCharge'))

export type ExamineRow = Awaited<
  ReturnType<ReturnType<typeof withExaminationFields>['executeTakeFirstOrThrow']>
>

/** Examinations that wait for a user by a day: to examine, from their day on, to mark, to confirm. */
const waitsFor = (userId: number, today: string) =>
  sql<boolean>`(x.exam_on <= ${today}
      and ((x.examiner_id = ${userId} and x.state in ('planned', 'taken', 'objected'))
        or (t.user_id = ${userId} and x.state = 'scored')))`

const SORTS: SortColumns<(typeof examinationSorts)[number]> = {
  topic: by.name('x.topic'),
  trainee: by.name('t.realName'),
  examiner: by.name('u.displayName'),
  examOn: by.column('x.examOn'),
  score: by.column('x.score'),
}

/** In the chosen order; without one the latest first. */
const inOrder = (rows: ReturnType<typeof matching>, { scope, sort }: ExamineMatch) =>
  sortedBy(withExaminationFields(rows, scope.org), sort, SORTS)
    .orderBy('x.examOn', 'desc')
    .orderBy('x.id', 'desc')

export const findExaminationPage = (db: Db, match: ExamineMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => inOrder(rows, match))

export type OwnExamineMatch = Partial<Omit<OwnExaminationFilters, 'pageNum' | 'pageSize'>> & {
  scope: ExamineScope
  today: string
}

function matchingOwn(db: Db, { waiting, today, ...match }: OwnExamineMatch) {
  const own = matching(db, match)

  return waiting ? own.where(waitsFor(match.scope.userId, today)) : own
}

export const findOwnExaminationPage = (db: Db, match: OwnExamineMatch, page: Page) =>
  findPage(matchingOwn(db, match), page, (rows) =>
    sortedBy(withExaminationFields(rows, null), match.sort, SORTS)
      .orderBy(sql`not ${waitsFor(match.scope.userId, match.today)}`)
      .orderBy('x.examOn', 'desc')
      .orderBy('x.id', 'desc'),
  )

export const countExaminations = (db: Db, match: ExamineMatch) => countRows(matching(db, match))

export const countOwnExaminations = (db: Db, match: OwnExamineMatch) =>
  countRows(matchingOwn(db, match))

export const findExaminationBatch = (db: Db, match: ExamineMatch, page: Page) =>
  pageOf(inOrder(matching(db, match), match), page).execute()

export const findExamination = (db: Db, scope: ExamineScope, id: number) =>
  withExaminationFields(
    matching(db, { scope }).where('x.id', '=', id),
    scope.org,
  ).executeTakeFirst()

export const findExaminationForUpdate = (db: Db, scope: ExamineScope, id: number) =>
  withExaminationFields(matching(db, { scope }).where('x.id', '=', id), scope.org)
    .forUpdate('x')
    .executeTakeFirst()

/** Departments of the second level in use that a user plans for. */
export const findExamineDepartments = (db: Db, org: OrgScope) =>
  db
    .selectFrom('departments as d')
    .select(['d.id', 'd.name', 'd.nameEn'])
    .where('d.level', '=', 2)
    .where('d.status', '=', 1)
    .where(sql<boolean>`(${isOfOwnDepartment(org, 'd.id')} or ${worksAtOwnBase(org, 'd.id')})`)
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

type Staying = { traineeId: number; userId: number; departmentId: number; name: string }

/**
 * Trainees who stay in these departments between two days. The stays of the period are found first:
 * by departments, those of all years would be read.
 */
export const findStaying = async (
  db: Db,
  departmentIds: readonly number[],
  { from, until }: { from: string; until: string },
) =>
  (
    await sql<Staying>`with s as materialized (select distinct trainee_id, user_id, department_id
        from (${staysBetween(from, until)}) each_stay)
      select s.trainee_id, s.user_id, s.department_id, t.real_name as name from s
      join trainees t on t.id = s.trainee_id where s.department_id = ${anyId(departmentIds)}
      order by s.department_id, t.real_name collate pinyin, s.trainee_id limit 1000`.execute(db)
  ).rows
