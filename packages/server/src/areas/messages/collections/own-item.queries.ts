import type {
  OwnItemFilters,
  ownItemSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import {
  collectionFlow,
  UNHANDED_STATES,
} from '@residency/contract/areas/messages/collections/collection.flow'
import { sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing, isFoundIn, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

const own = (db: Db, userId: number) =>
  db
    .selectFrom('messageCollectionItems as i')
    .innerJoin('messageCollections as c', 'c.id', 'i.collectionId')
    .where('i.userId', '=', userId)

const selectColumns = (match: ReturnType<typeof own>) =>
  match
    .innerJoin('users as u', 'u.id', 'c.createdBy')
    .selectAll('i')
    .select([
      'c.title',
      'c.kinds',
      'c.maxMegabytes',
      'c.mostFiles',
      'c.takesLate',
      'c.dueAt',
      'c.state as collectionState',
    ])
    .select(['c.createdBy as askerId', 'u.displayName as by'])

export type OwnItemRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const notUploaded = (match: ReturnType<typeof own>) => match.where('i.state', 'in', UNHANDED_STATES)

/** Whether something can still be uploaded for an item, as `isTaking` says of one that was read. */
const isToUpload = (now: Date) =>
  sql<boolean>`(i.state in (${literals(UNHANDED_STATES)}) and c.state = ${sql.lit(collectionFlow.initial)}
    and (c.takes_late or c.due_at >= ${now}))`

const SORTS: SortColumns<(typeof ownItemSorts)[number]> = {
  title: by.name('c.title'),
  by: by.name('u.displayName'),
  dueAt: by.column('c.dueAt'),
}

/** The own items; those to be uploaded come first. */
export function findOwnPage(db: Db, userId: number, filters: OwnItemFilters & Page, now: Date) {
  let match = own(db, userId)
  if (filters.status === 'due') match = match.where(isToUpload(now))
  if (filters.status === 'done') match = match.where('i.state', 'in', ['uploaded', 'accepted'])

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('c.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS)
      .orderBy(isToUpload(now), 'desc')
      .orderBy('c.dueAt')
      .orderBy('i.id', 'desc'),
  )
}

export const findOwnItem = (db: Db, userId: number, id: number) =>
  selectColumns(own(db, userId).where('i.id', '=', id))
    .select('c.body')
    .executeTakeFirst()

/** Locks the item, and its collection against being closed or changed meanwhile. */
export const findOwnItemForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(own(db, userId).where('i.id', '=', id))
    .forUpdate('i')
    .forShare('c')
    .executeTakeFirst()

export const findOwnItemBatch = (db: Db, userId: number, page: Page) =>
  pageOf(selectColumns(own(db, userId)).orderBy('i.id'), page).execute()

/** How many things are to be uploaded that still can be. */
export const countToUpload = async (db: Db, userId: number, now: Date): Promise<number> =>
  (
    await own(db, userId)
      .where(isToUpload(now))
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** What somebody has not uploaded and is due within this time, also of closed collections. */
export const findDueWithin = (db: Db, userId: number, { after, before }: InstantRange) =>
  notUploaded(own(db, userId))
    .select(['i.id', 'i.version', 'i.updatedAt', 'c.title', 'c.dueAt', 'c.state'])
    .select(['c.version as collectionVersion', 'c.updatedAt as collectionUpdatedAt'])
    .where('c.dueAt', '>', after)
    .where('c.dueAt', '<=', before)
    .orderBy('c.dueAt')
    .execute()
