import type {
  QualificationFilters,
  qualificationSorts,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import {
  OPEN_STATES,
  UNDER_REVIEW,
} from '@residency/contract/areas/teachers/qualification/qualification.flow'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, idArray, isFoundIn, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isInOrgScope,
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'

/** Filters and the reader; `asOffice`: the step of the office is the reader's too. */
export type QualificationMatch = Omit<QualificationFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  userId: number
}

/** Applications in scope without drafts, which are their writer's alone. */
function matching(db: Db, { scope, userId, ...filters }: QualificationMatch) {
  let match = db
    .selectFrom('teacherQualifications as q')
    .innerJoin('users as u', 'u.id', 'q.userId')
    .where('q.state', '!=', 'draft')
    .where(isInOrgScope(scope, 'q.baseId', 'q.departmentId'))

  if (filters.state) match = match.where('q.state', '=', filters.state)
  if (filters.level) match = match.where('q.level', '=', filters.level)
  if (filters.baseId) match = match.where('q.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('q.departmentId', '=', filters.departmentId)
  if (filters.waiting) match = match.where(isWaitingFor(scope, userId))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('u.nameSearch', 'like', words), isFoundIn(e.ref('q.number'), words)]),
    )
  }

  return match
}

/** Applications whose next step is the reader's, never the own one. */
const isWaitingFor = (scope: OrgScope, userId: number) =>
  scope.kind === 'all'
    ? sql<boolean>`(q.state in (${literals(UNDER_REVIEW)})
        and q.user_id <> ${userId})`
    : sql<boolean>`(q.user_id <> ${userId}
        and ((q.state = 'submitted' and ${isOfOwnDepartment(scope, 'q.departmentId')})
        or (q.state = 'departmentPassed' and ${isOfOwnBase(scope, 'q.baseId')})))`

export const countQualifications = (db: Db, match: QualificationMatch) =>
  countRows(matching(db, match))

const withNames = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherQualifications as q')
    .innerJoin('users as u', 'u.id', 'q.userId')
    .innerJoin('bases as b', 'b.id', 'q.baseId')
    .innerJoin('departments as d', 'd.id', 'q.departmentId')
    .selectAll('q')
    .select('u.displayName as name')
    .select([
      'u.mobileSealed',
      'b.name as base',
      'b.nameEn as baseEn',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([
      isOfOwnBase(scope, 'q.baseId').as('isOwnBase'),
      isOfOwnDepartment(scope, 'q.departmentId').as('isOwnDepartment'),
    ])

export type QualificationRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const NEWEST_FIRST = sql`q.submitted_at desc nulls last`

const sortsIn = (language: Language): SortColumns<(typeof qualificationSorts)[number]> => ({
  name: by.name('u.displayName'),
  base: by.label(language, 'b'),
  department: by.label(language, 'd'),
  submittedAt: by.column('q.submittedAt'),
})

const sortedIds = (
  rows: ReturnType<typeof matching>,
  { sort }: QualificationMatch,
  language: Language,
) =>
  sortedBy(rows, sort, sortsIn(language))
    .innerJoin('bases as b', 'b.id', 'q.baseId')
    .innerJoin('departments as d', 'd.id', 'q.departmentId')
    .select('q.id')

/** One page of applications, those that wait for the reader first. */
export async function findQualificationPage(
  db: Db,
  match: QualificationMatch,
  page: Page,
  language: Language,
) {
  const found = await findPage(matching(db, match), page, (rows) =>
    sortedIds(rows, match, language)
      .orderBy(sql`case when ${isWaitingFor(match.scope, match.userId)} then 0 else 1 end`)
      .orderBy(NEWEST_FIRST)
      .orderBy('q.id', 'desc'),
  )

  return { rows: await findQualificationsByIds(db, match.scope, found.rows), total: found.total }
}

/** One batch of an export, newest first. */
export async function findQualificationBatch(
  db: Db,
  match: QualificationMatch,
  page: Page,
  language: Language,
) {
  const ids = await pageOf(
    sortedIds(matching(db, match), match, language).orderBy(NEWEST_FIRST).orderBy('q.id', 'desc'),
    page,
  ).execute()

  return findQualificationsByIds(db, match.scope, ids)
}

/** Records in the order of the ids. */
async function findQualificationsByIds(db: Db, scope: OrgScope, rows: readonly { id: number }[]) {
  const ids = rows.map((row) => row.id)
  return withNames(db, scope)
    .where('q.id', '=', anyId(ids))
    .orderBy(sql`array_position(${idArray(ids)}, q.id)`)
    .execute()
}

/** One application in scope. */
export const findQualification = (db: Db, scope: OrgScope, id: number) =>
  withNames(db, scope)
    .where('q.id', '=', id)
    .where('q.state', '!=', 'draft')
    .where(isInOrgScope(scope, 'q.baseId', 'q.departmentId'))
    .executeTakeFirst()

/** The teacher's open application, else the last one. */
export const findOwnQualification = (db: Db, scope: OrgScope, userId: number) =>
  withNames(db, scope)
    .where('q.userId', '=', userId)
    .orderBy(
      sql`case when q.state in (${literals(OPEN_STATES)})
        then 0 else 1 end`,
    )
    .orderBy('q.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One of the teacher's own applications, for reading. */
export const findOwnById = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('teacherQualifications')
    .select(['id', 'state'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findOwnForUpdate = (db: Db, userId: number, id?: number) => {
  const own = db.selectFrom('teacherQualifications').selectAll().where('userId', '=', userId)
  return (id === undefined ? own.where('state', 'in', OPEN_STATES) : own.where('id', '=', id))
    .forUpdate()
    .executeTakeFirst()
}

/** The qualification a teacher isFoundIn now. */
export const findCurrentQualification = (db: Db, userId: number) =>
  db
    .selectFrom('teacherQualifications')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'qualified')
    .executeTakeFirst()

/** Qualifications that were given to somebody and end on one of these days. */
export const findEnding = (db: Db, userId: number, { from, until }: DayRange) =>
  db
    .selectFrom('teacherQualifications')
    .select(['id', 'state', 'version', 'updatedAt', 'validUntil'])
    .where('userId', '=', userId)
    .where('state', 'in', ['qualified', 'expired', 'replaced', 'removed'])
    .where('validUntil', '>=', from)
    .where('validUntil', '<=', until)
    .execute()

/** The states of applications, by id. */
export const findStates = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('teacherQualifications')
        .select(['id', 'state'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map(({ id, state }) => [id, state]),
  )

/** Applications in the reader's scope, locked in one order. */
export const findQualificationsForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  withNames(db, scope)
    .where('q.id', '=', anyId(ids))
    .where('q.state', '!=', 'draft')
    .where(isInOrgScope(scope, 'q.baseId', 'q.departmentId'))
    .orderBy('q.id')
    .forUpdate('q')
    .execute()

/** Conditions of a level at a base: its own, else those of every base. */
export const findConditions = (
  db: Db,
  level: ColumnValue<'qualificationConditions', 'level'>,
  baseId: number | null,
) =>
  db
    .selectFrom('qualificationConditions')
    .selectAll()
    .where('level', '=', level)
    .where((e) =>
      e.or([e('baseId', 'is', null), ...(baseId === null ? [] : [e('baseId', '=', baseId)])]),
    )
    .orderBy(sql`base_id nulls last`)
    .limit(1)
    .executeTakeFirst()

/** How long qualifications are valid, by level and base (null: every other base). */
export const findValidities = (db: Db) =>
  db.selectFrom('qualificationConditions').select(['level', 'baseId', 'validityYears']).execute()

/** Certificates somebody isFoundIn, and those handed in and not yet decided. */
export const findCertificatesOf = async (db: Db, userId: number) => {
  const { rows } = await sql<{
    kind: string
    number: string
    validUntil: string | null
    isPending: boolean
  }>`
    select kind, number, valid_until, false as is_pending from teacher_certificates
    where user_id = ${userId}
    union all select kind, number, valid_until, true from teacher_certificate_records
      where user_id = ${userId} and state = 'submitted'
    order by is_pending, valid_until desc nulls first`.execute(db)

  return rows
}

export const findProfile = (db: Db, userId: number) =>
  db.selectFrom('teacherProfiles').selectAll().where('userId', '=', userId).executeTakeFirst()

/** The steps a record has taken, oldest first, with the person of each. */
export const findSteps = (db: Db, id: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.id', 'h.action', 'h.at', 'h.reason', 'h.undoes', 'h.toState'])
    .select('u.displayName as by')
    .where('h.flow', '=', 'qualification')
    .where('h.recordId', '=', id)
    .orderBy('h.id')
    .execute()

/**
 * Own work that waits: drafts and returned applications, and a qualification that ends before a day
 * and has no successor under way.
 */
export const countOwnWaiting = async (db: Db, userId: number, today: string, until: string) =>
  (
    await sql<{
      kind: 'finishQualification' | 'mendQualification' | 'renewQualification'
      count: number
    }>`
      select kind, count(*)::int as count from (
        select case state when 'draft' then 'finishQualification' when 'returned' then 'mendQualification'
          else 'renewQualification' end as kind from teacher_qualifications q
        where user_id = ${userId}
          and (state in ('draft', 'returned')
          or (state = 'qualified' and valid_until between ${today} and ${until}
          and not exists (select from teacher_qualifications n where n.user_id = q.user_id
            and n.state in (${literals(OPEN_STATES)}))))) own
    group by kind`.execute(db)
  ).rows
