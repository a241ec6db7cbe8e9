import type {
  RequestFilters,
  requestSorts,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import type { RequestState } from '@residency/contract/areas/evaluation/requests/request.flow'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { EVERY_REQUEST, type RequestScope } from './request.policy.ts'

const IS_IN_SCOPE: Readonly<Record<RequestScope['as'], (userId: number) => RawBuilder<boolean>>> = {
  trainee: (userId) => sql<boolean>`t.user_id = ${userId}`,
  supervisor: (userId) => sql<boolean>`r.supervisor_id = ${userId}`,
  everybody: () => sql<boolean>`true`,
}

const requestsIn = (db: Db, { as, userId }: RequestScope) =>
  db
    .selectFrom('evaluationRequests as r')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .where(IS_IN_SCOPE[as](userId))

/** The state at an instant: a request lapses at its time, also before the job has written it. */
const stateAt = (now: Date) =>
  sql<RequestState>`case when r.state = 'asked'
      and r.lapses_at <= ${now} then 'lapsed' else r.state end`

/** Whether a request can be answered at an instant. */
const isOpenAt = (now: Date) => sql<boolean>`(r.state = 'asked' and r.lapses_at > ${now})`

const withNames = (match: ReturnType<typeof requestsIn>, now: Date) =>
  match
    .innerJoin('users as u', 'u.id', 'r.supervisorId')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .innerJoin('evaluationTemplates as f', 'f.id', 'r.templateId')
    .select([
      'r.id',
      'r.traineeId',
      'r.supervisorId',
      'r.templateId',
      'r.blockId',
      'r.aboutOn',
      'r.code',
      'r.createdAt',
      'r.lapsesAt',
      'r.answerId',
      'r.version',
    ])
    .select(['t.realName as trainee', 't.userId as traineeUserId'])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(['f.name as form', 'f.nameEn as formEn', 'f.kind', 'f.intro', 'f.introEn'])
    .select([
      'u.displayName as supervisor',
      stateAt(now).as('state'),
      sql<FormSection[]>`f.sections`.as('sections'),
    ])

export type RequestRow = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

/** What somebody has asked for: open ones first, then the latest. */
export const findOwnRequestPage = (db: Db, scope: RequestScope, now: Date, page: Page) =>
  findPage(requestsIn(db, scope), page, (rows) =>
    withNames(rows, now).orderBy(isOpenAt(now), 'desc').orderBy('r.id', 'desc'),
  )

const sortsIn = (language: Language): SortColumns<(typeof requestSorts)[number]> => ({
  trainee: by.name('t.realName'),
  form: by.label(language, 'f'),
  lapsesAt: by.column('r.lapsesAt'),
})

/** What somebody is asked for, by one state or all; what lapses first at the top. */
export function findRequestPage(
  db: Db,
  scope: RequestScope,
  { now, language }: { now: Date; language: Language },
  { state, keywords, sort, ...page }: RequestFilters & Page,
) {
  let match = requestsIn(db, scope)
  if (state && state !== 'all') match = match.where(stateAt(now), '=', state)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return findPage(match, page, (rows) =>
    sortedBy(withNames(rows, now), sort, sortsIn(language))
      .orderBy(isOpenAt(now), 'desc')
      .orderBy(sql`case when ${isOpenAt(now)} then r.lapses_at end`)
      .orderBy('r.id', 'desc'),
  )
}

export const findRequest = (db: Db, scope: RequestScope, now: Date, id: number) =>
  withNames(requestsIn(db, scope), now).where('r.id', '=', id).executeTakeFirst()

/** A request, locked: two tabs answer it after one another. */
export const findRequestForUpdate = (db: Db, scope: RequestScope, now: Date, id: number) =>
  withNames(requestsIn(db, scope), now).where('r.id', '=', id).forUpdate('r').executeTakeFirst()

export const findRequestByCode = (db: Db, scope: RequestScope, now: Date, code: string) =>
  withNames(requestsIn(db, scope), now).where('r.code', '=', code).executeTakeFirst()

/** How many requests wait for the answer of a supervisor. */
export const countOpenRequests = (db: Db, scope: RequestScope, now: Date) =>
  countRows(requestsIn(db, scope).where(isOpenAt(now)))

/** The records of an account as a trainee, locked: requests of two tabs are counted one by one. */
export const lockAsker = (db: Db, userId: number) =>
  db
    .selectFrom('trainees')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** How many a trainee asked for on a day, withdrawn ones too. */
export const countAskedOn = (db: Db, userId: number, day: string) =>
  countRows(requestsIn(db, { as: 'trainee', userId }).where('r.askedOn', '=', day))

const AT_ONCE = 500

/** Requests whose time is over, locked. */
export const findOverForUpdate = (db: Db, now: Date, scope = EVERY_REQUEST) =>
  withNames(requestsIn(db, scope), now)
    .select(sql<'asked'>`r.state`.as('state'))
    .where('r.state', '=', 'asked')
    .where('r.lapsesAt', '<=', now)
    .orderBy('r.id')
    .limit(AT_ONCE)
    .forUpdate('r')
    .execute()

/**
 * Open requests that are reminded now, locked: once, in the last day, or in the second half of a
 * shorter time.
 */
export const findToRemindForUpdate = (db: Db, now: Date) =>
  withNames(requestsIn(db, EVERY_REQUEST), now)
    .where(isOpenAt(now))
    .where('r.remindedAt', 'is', null)
    .where(
      sql<boolean>`r.lapses_at - ${now}::timestamptz <= least(interval '24 hours', (r.lapses_at - r.created_at) / 2)`,
    )
    .orderBy('r.id')
    .limit(AT_ONCE)
    .forUpdate('r')
    .execute()
