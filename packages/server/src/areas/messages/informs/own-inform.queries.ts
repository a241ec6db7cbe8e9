import type {
  OwnInformFilters,
  ownInformSorts,
} from '@residency/contract/areas/messages/informs/own-inform.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

export const received = (db: Db, userId: number) =>
  db
    .selectFrom('messageInformPeople as p')
    .innerJoin('messageInforms as i', 'i.id', 'p.informId')
    .where('p.userId', '=', userId)

const selectColumns = (match: ReturnType<typeof received>) =>
  match
    .innerJoin('users as u', 'u.id', 'i.createdBy')
    .select([
      'i.id',
      'i.title',
      'i.isUrgent',
      'i.withdrawnAt',
      'i.fileKeys',
      'i.createdBy',
      'p.readAt',
      'p.confirmedAt',
    ])
    .select([sql<Date>`i.sent_at`.as('sentAt'), 'u.displayName as by'])

export type OwnInformRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

function withStatus(match: ReturnType<typeof received>, status: OwnInformFilters['status']) {
  if (!status) return match
  if (status === 'withdrawn') return match.where('i.state', '=', 'withdrawn')

  const sent = match.where('i.state', '=', 'sent')
  if (status === 'confirmed') return sent.where('p.confirmedAt', 'is not', null)

  const open = sent
    .where('p.confirmedAt', 'is', null)
    .where('i.isUrgent', '=', status === 'toConfirm')
  if (status === 'toConfirm') return open

  return open.where('p.readAt', status === 'unread' ? 'is' : 'is not', null)
}

const SORTS: SortColumns<(typeof ownInformSorts)[number]> = {
  title: by.name('i.title'),
  by: by.name('u.displayName'),
  sentAt: by.column('i.sentAt'),
}

export function findOwnPage(db: Db, userId: number, filters: OwnInformFilters & Page) {
  let match = withStatus(received(db, userId), filters.status)
  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('i.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS)
      .orderBy('i.sentAt', 'desc')
      .orderBy('i.id', 'desc'),
  )
}

export const findOwnInform = (db: Db, userId: number, id: number) =>
  selectColumns(received(db, userId).where('i.id', '=', id))
    .select('i.body')
    .executeTakeFirst()

export const findOwnForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(received(db, userId).where('i.id', '=', id))
    .forUpdate('p')
    .executeTakeFirst()

export const findOwnBatch = (db: Db, userId: number, page: Page) =>
  pageOf(selectColumns(received(db, userId)).orderBy('i.id'), page).execute()

export const countToConfirm = async (db: Db, userId: number): Promise<number> =>
  (
    await withStatus(received(db, userId), 'toConfirm')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Writes when the reader opened or confirmed an inform, once. */
export const writeReceipt = (
  db: Db,
  id: number,
  userId: number,
  times: { readAt: Date; confirmedAt?: Date },
) =>
  db
    .updateTable('messageInformPeople')
    .set(times)
    .where('informId', '=', id)
    .where('userId', '=', userId)
    .execute()
