import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'

const mentorName = sql<string>`u.display_name`

/**
 * Mentors who take part: passed by their department for the base and year of a window, with an
 * account in use.
 */
const offers = (db: Db) =>
  db
    .selectFrom('mentorEntries as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .where('e.state', '=', 'departmentPassed')
    .where(isAccountInUse('u'))

const selectColumns = (match: ReturnType<typeof offers>) =>
  match
    .select([
      'e.id',
      'e.userId',
      'e.title',
      'e.direction',
      'e.profile',
      'e.wishes',
      'e.capacity',
      'e.taken',
    ])
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(mentorName.as('name'))

export type OfferRow = Awaited<ReturnType<typeof findOffersForUpdate>>[number]
type Where = { baseId: number; year: number }

/** One page of the mentors of a base and year, those with places left first. */
export function findOfferPage(
  db: Db,
  { baseId, year }: Where,
  keywords: string | undefined,
  page: Page,
) {
  let match = offers(db).where('e.baseId', '=', baseId).where('e.year', '=', year)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        e('u.nameSearch', 'like', words),
        isFoundIn(e.ref('e.direction'), words),
        isFoundIn(e.ref('d.name'), words),
      ]),
    )
  }

  return findPage(match, page, (rows) =>
    selectColumns(rows).orderBy(sql`e.taken >= e.capacity`).orderBy('e.id'),
  )
}

/** These entries of a base and year, locked in one order. */
export const findOffersForUpdate = (db: Db, { baseId, year }: Where, ids: readonly number[]) =>
  selectColumns(offers(db))
    .where('e.baseId', '=', baseId)
    .where('e.year', '=', year)
    .where('e.id', '=', anyId(ids))
    .orderBy('e.id')
    .forUpdate('e')
    .execute()

/** The same without a lock. */
export const findOffersOf = (db: Db, { baseId, year }: Where, ids: readonly number[]) =>
  selectColumns(offers(db))
    .where('e.baseId', '=', baseId)
    .where('e.year', '=', year)
    .where('e.id', '=', anyId(ids))
    .execute()

type PlacesScope = {
  entryId?: number | undefined
  windowId?: number | undefined
  all: boolean
  userId: number
  own: Where | null
}

/**
 * Places of mentors: of everybody for the office, else of the own entries and of the base and year
 * in which a trainee chooses.
 */
export function findPlaces(db: Db, { entryId, windowId, all, userId, own }: PlacesScope) {
  let match = offers(db)

  if (!all)
    match = match.where((e) =>
      e.or([
        e('e.userId', '=', userId),
        ...(own ? [e.and([e('e.baseId', '=', own.baseId), e('e.year', '=', own.year)])] : []),
      ]),
    )

  if (entryId) match = match.where('e.id', '=', entryId)

  if (windowId)
    match = match.where((e) =>
      e.exists(
        e
          .selectFrom('mentorWindows as w')
          .select('w.id')
          .where('w.id', '=', windowId)
          .whereRef('w.baseId', '=', 'e.baseId')
          .whereRef('w.year', '=', 'e.year'),
      ),
    )

  return selectColumns(match).orderBy('e.year', 'desc').orderBy('e.id').limit(1000).execute()
}
