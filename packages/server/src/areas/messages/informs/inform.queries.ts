import type {
  InformFilters,
  informSorts,
} from '@residency/contract/areas/messages/informs/inform.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { SenderScope } from '../recipients/recipient.policy.ts'
import { isFollowed } from '../recipients/sender.queries.ts'

/** The record kind of an inform's pictures and attachments. */
export const INFORM = 'inform'

const inScope = (db: Db, scope: SenderScope) =>
  db.selectFrom('messageInforms as i').where(isFollowed(scope, 'i.createdBy'))

const ofPeople = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from message_inform_people p where p.inform_id = i.id
      and ${condition})`

const selectColumns = (match: ReturnType<typeof inScope>) =>
  match
    .innerJoin('users as u', 'u.id', 'i.createdBy')
    // without the text, which may be long: lists do not show it
    .select([
      'i.id',
      'i.title',
      'i.isUrgent',
      'i.choiceId',
      'i.fileKeys',
      'i.state',
      'i.sendAt',
      'i.sentAt',
      'i.withdrawnAt',
    ])
    .select(['i.remindedAt', 'i.createdBy', 'i.version'])
    .select('u.displayName as by')
    .select([ofPeople(sql`true`).as('people'), ofPeople(sql`p.read_at is not null`).as('read')])
    .select(ofPeople(sql`p.confirmed_at is not null`).as('confirmed'))

export type InformRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** Informs in scope; drafts of others are not in anybody's list. */
export const followed = (db: Db, scope: SenderScope, userId: number) =>
  inScope(db, scope).where((e) =>
    e.or([e('i.createdBy', '=', userId), e('i.state', 'in', ['sent', 'withdrawn'])]),
  )

const SORTS: SortColumns<(typeof informSorts)[number]> = {
  title: by.name('i.title'),
  by: by.name('u.displayName'),
  sentAt: by.column('i.sentAt'),
}

export function findInformPage(
  db: Db,
  scope: SenderScope,
  filters: InformFilters & Page,
  userId: number,
) {
  let match = followed(db, scope, userId)
  if (filters.state) match = match.where('i.state', '=', filters.state)
  if (filters.isUrgent) match = match.where('i.isUrgent', '=', filters.isUrgent === '1')

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('i.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS).orderBy('i.id', 'desc'),
  )
}

const readable = (db: Db, scope: SenderScope, id: number, userId: number) =>
  followed(db, scope, userId).where('i.id', '=', id)

export const findInform = (db: Db, scope: SenderScope, id: number, userId: number) =>
  selectColumns(readable(db, scope, id, userId))
    .select('i.body')
    .executeTakeFirst()

export const findInformForUpdate = (db: Db, scope: SenderScope, id: number, userId: number) =>
  selectColumns(readable(db, scope, id, userId))
    .forUpdate('i')
    .executeTakeFirst()

/** Ids of informs whose time has come. */
export const findDueIds = (db: Db, now: Date) =>
  db
    .selectFrom('messageInforms')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('sendAt', '<=', now)
    .orderBy('sendAt')
    .orderBy('id')
    .limit(100)
    .execute()

/** One of them, locked; undefined while another process has it, or once it is no longer due. */
export const lockDue = (db: Db, id: number, now: Date) =>
  selectColumns(
    db
      .selectFrom('messageInforms as i')
      .where('i.id', '=', id)
      .where('i.state', '=', 'scheduled')
      .where('i.sendAt', '<=', now),
  )
    .forUpdate('i')
    .skipLocked()
    .executeTakeFirst()
