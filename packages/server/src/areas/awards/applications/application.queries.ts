import type {
  AwardApplicationFilters,
  awardApplicationSorts,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

/** Filters and the reader. */
export type ApplicationMatch = Omit<AwardApplicationFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  userId: number

  /** The person whose nomination prevents them from deciding. */
  firstId: number
}

function matching(db: Db, { scope, userId, firstId, ...filters }: ApplicationMatch) {
  let match = db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .where('a.state', '<>', 'draft')
    .where('k.audience', filters.fromOutside ? '=' : '<>', 'outside')
    .where(isOfOwnBase(scope, 'a.baseId'))

  if (filters.state) match = match.where('a.state', '=', filters.state)
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)
  if (filters.kindId) match = match.where('l.kindId', '=', filters.kindId)
  if (filters.year) match = match.where('l.year', '=', filters.year)
  if (filters.baseId) match = match.where('a.baseId', '=', filters.baseId)
  if (filters.isNominated)
    match = match.where('a.nominatedBy', filters.isNominated === '1' ? 'is not' : 'is', null)
  if (filters.view === 'waiting') match = match.where(isWaitingFor({ scope, userId, firstId }))
  if (filters.view === 'decided') match = match.where('a.decidedAt', 'is not', null)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        e('u.nameSearch', 'like', words),
        e.exists(
          e
            .selectFrom('trainees as t')
            .whereRef('t.id', '=', 'a.traineeId')
            .where((e) => isFoundIn(e.ref('t.number'), words)),
        ),
      ]),
    )
  }

  return match
}

/**
 * Applications that wait for the reader: for a base what is submitted, for the office what the base
 * has passed, what has no base, and what is to be granted. Never the own one, nor, unless the rule
 * is waived, one that the reader has applied for.
 */
const isWaitingFor = ({
  scope,
  userId,
  firstId,
}: Pick<ApplicationMatch, 'scope' | 'userId' | 'firstId'>) =>
  scope.kind === 'all'
    ? sql<boolean>`((a.state = 'basePassed' or (a.state = 'submitted' and a.base_id is null)
        or (a.state = 'officePassed' and k.mode = 'review'))
        and a.user_id <> ${userId} and a.nominated_by is distinct from ${firstId})`
    : sql<boolean>`(a.state = 'submitted' and a.user_id <> ${userId})`

export const countApplications = (db: Db, match: ApplicationMatch) => countRows(matching(db, match))

const withNames = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('trainees as t', 't.id', 'a.traineeId')
    .leftJoin('bases as b', 'b.id', 'a.baseId')
    .leftJoin('users as n', 'n.id', 'a.nominatedBy')
    .leftJoin('users as d', 'd.id', 'a.decidedBy')
    .selectAll('a')
    .select([
      'l.year',
      'k.name as kind',
      'k.nameEn as kindEn',
      'k.level',
      'k.audience',
      'k.mode',
      'k.conditions',
    ])
    .select(['t.number', 'b.name as base', 'b.nameEn as baseEn'])
    .select('u.displayName as name')
    .select('n.displayName as nominator')
    .select('d.displayName as decider')
    .select(isOfOwnBase(scope, 'a.baseId').as('isOwnBase'))

export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof awardApplicationSorts)[number]> => ({
  name: by.name('u.displayName'),
  kind: by.label(language, 'k'),
  base: by.label(language, 'b'),
  organisation: by.name('a.organisation'),
  decidedBy: by.name('d.displayName'),
  submittedAt: by.column('a.submittedAt'),
})

const sortedIds = (
  rows: ReturnType<typeof matching>,
  { sort }: ApplicationMatch,
  language: Language,
) =>
  sortedBy(rows, sort, sortsIn(language))
    .leftJoin('bases as b', 'b.id', 'a.baseId')
    .leftJoin('users as d', 'd.id', 'a.decidedBy')
    .select('a.id')

/**
 * One page of applications: those that wait for the reader first; decided ones by the latest
 * decision; else the latest.
 */
export async function findApplicationPage(
  db: Db,
  match: ApplicationMatch,
  page: Page,
  language: Language,
) {
  const result = await findPage(matching(db, match), page, (rows) => {
    const ids = sortedIds(rows, match, language)

    return match.view === 'decided'
      ? ids.orderBy('a.decidedAt', 'desc').orderBy('a.id', 'desc')
      : ids.orderBy(sql`case when ${isWaitingFor(match)} then 0 else 1 end`).orderBy('a.id', 'desc')
  })

  return { rows: await findByIds(db, match.scope, result.rows), total: result.total }
}

/** One batch of an export, the latest first. */
export async function findApplicationBatch(
  db: Db,
  match: ApplicationMatch,
  page: Page,
  language: Language,
) {
  const ids = sortedIds(matching(db, match), match, language).orderBy('a.id', 'desc')

  return findByIds(db, match.scope, await pageOf(ids, page).execute())
}

/** Applications in the order of the ids. */
async function findByIds(db: Db, scope: OrgScope, rows: readonly { id: number }[]) {
  const ids = idsOf(rows)
  return withNames(db, scope)
    .where('a.id', '=', anyId(ids))
    .orderBy(sql`array_position(${idArray(ids)}, a.id)`)
    .execute()
}

/** One application in scope. */
export const findApplication = (db: Db, scope: OrgScope, id: number) =>
  withNames(db, scope)
    .where('a.id', '=', id)
    .where('a.state', '<>', 'draft')
    .where(isOfOwnBase(scope, 'a.baseId'))
    .executeTakeFirst()

/** Applications in the reader's scope, locked in one order. */
export const findApplicationsForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  withNames(db, scope)
    .where('a.id', '=', anyId(ids))
    .where('a.state', '<>', 'draft')
    .where(isOfOwnBase(scope, 'a.baseId'))
    .orderBy('a.id')
    .forUpdate('a')
    .execute()

/** Applications of a person, the latest first. */
export const findApplicationsOf = (db: Db, scope: OrgScope, userId: number) =>
  withNames(db, scope).where('a.userId', '=', userId).orderBy('a.id', 'desc').execute()

export const findOwnForUpdate = (db: Db, scope: OrgScope, userId: number, id: number) =>
  withNames(db, scope)
    .where('a.userId', '=', userId)
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst()

export const isOwnApplication = async (db: Db, userId: number, id: number) =>
  (await db
    .selectFrom('awardApplications')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

export const countDrafts = (db: Db, userId: number, today: string) =>
  countRows(
    db
      .selectFrom('awardApplications as a')
      .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
      .where('a.userId', '=', userId)
      .where('a.state', '=', 'draft')
      .where('l.closesOn', '>=', today),
  )
