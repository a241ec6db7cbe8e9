import type {
  CollectionFilters,
  collectionSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { UNHANDED_STATES } from '@residency/contract/areas/messages/collections/collection.flow'
import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { addressed } from '../recipients/people.queries.ts'
import type { Reach, SenderScope } from '../recipients/recipient.policy.ts'
import { isFollowed } from '../recipients/sender.queries.ts'

/** The record kinds of pictures in what is asked, and of files that were handed in. */
export const COLLECTION = 'collection'
export const COLLECTION_ITEM = 'collectionItem'

const inScope = (db: Db, scope: SenderScope) =>
  db.selectFrom('messageCollections as c').where(isFollowed(scope, 'c.createdBy'))

const ofItems = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from message_collection_items i where i.collection_id = c.id
      and ${condition})`

const selectColumns = (match: ReturnType<typeof inScope>) =>
  match
    .innerJoin('users as u', 'u.id', 'c.createdBy')
    // without the text, which may be long: lists do not show it
    .select([
      'c.id',
      'c.title',
      'c.kinds',
      'c.maxMegabytes',
      'c.mostFiles',
      'c.dueAt',
      'c.takesLate',
      'c.nameRule',
      'c.choiceId',
    ])
    .select(['c.state', 'c.remindedAt', 'c.createdBy', 'c.version'])
    .select('u.displayName as by')
    .select([
      ofItems(sql`true`).as('people'),
      ofItems(sql`i.state in ('uploaded', 'accepted')`).as('uploaded'),
    ])
    .select(ofItems(sql`i.state = 'accepted'`).as('accepted'))

export type CollectionRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof collectionSorts)[number]> = {
  title: by.name('c.title'),
  by: by.name('u.displayName'),
  dueAt: by.column('c.dueAt'),
}

export function findCollectionPage(db: Db, scope: SenderScope, filters: CollectionFilters & Page) {
  let match = inScope(db, scope)
  if (filters.state) match = match.where('c.state', '=', filters.state)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('c.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS).orderBy('c.id', 'desc'),
  )
}

export const findCollection = (db: Db, scope: SenderScope, id: number) =>
  selectColumns(inScope(db, scope).where('c.id', '=', id))
    .select('c.body')
    .executeTakeFirst()

export const findCollectionForUpdate = (db: Db, scope: SenderScope, id: number) =>
  selectColumns(inScope(db, scope).where('c.id', '=', id))
    .forUpdate('c')
    .executeTakeFirst()

/**
 * Asks whom a choice reaches now, in one statement; who was asked before stays. Answers who is new.
 */
export async function insertItems(
  db: Db,
  id: number,
  choice: RecipientChoice,
  reach: Reach,
  today: string,
  now: Date,
) {
  const { rows } = await sql<{
    id: number
    userId: number
  }>`insert into message_collection_items (collection_id, user_id, created_at, updated_at)
    select ${id}::bigint, a.id, ${now}, ${now} from (${addressed(choice, reach, today)}) a
    on conflict (collection_id, user_id) do nothing returning id, user_id`.execute(db)

  return rows
}

/** Items nothing was uploaded for. */
export const findOpenItems = (db: Db, collectionId: number) =>
  db
    .selectFrom('messageCollectionItems')
    .select(['id', 'userId'])
    .where('collectionId', '=', collectionId)
    .where('state', 'in', UNHANDED_STATES)
    .execute()

/** Uploads that wait for the review of this person. */
export const countToReview = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('messageCollectionItems as i')
      .innerJoin('messageCollections as c', 'c.id', 'i.collectionId')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('c.createdBy', '=', userId)
      .where('i.state', '=', 'uploaded')
      .executeTakeFirstOrThrow()
  ).count
