import type {
  CollectionItemFilters,
  collectionItemSorts,
  listMaterials,
  materialSorts,
} from '@residency/contract/areas/messages/collections/collection.contract'
import type { InputOf, Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isPersonFoundBy, numberOfAccount } from '../../accounts/accounts.public.ts'
import type { SenderScope } from '../recipients/recipient.policy.ts'
import { isFollowed } from '../recipients/sender.queries.ts'
import { COLLECTION_ITEM } from './collection.queries.ts'

const name = sql<string>`u.display_name`
const number = numberOfAccount('u')

const items = (db: Db, scope: SenderScope) =>
  db
    .selectFrom('messageCollectionItems as i')
    .innerJoin('messageCollections as c', 'c.id', 'i.collectionId')
    .innerJoin('users as u', 'u.id', 'i.userId')
    .where(isFollowed(scope, 'c.createdBy'))

type Match = Partial<Pick<CollectionItemFilters, 'sort' | 'state' | 'keywords'>> & {
  collectionId: number
}

function matching(db: Db, scope: SenderScope, { collectionId, state, keywords }: Match) {
  let match = items(db, scope).where('i.collectionId', '=', collectionId)
  if (state) match = match.where('i.state', '=', state)

  if (keywords) match = match.where(isPersonFoundBy('u', keywords))

  return match
}

const selectColumns = (match: ReturnType<typeof items>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .selectAll('i')
    .select([
      'c.title',
      'c.state as collectionState',
      'c.dueAt',
      'c.takesLate',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([name.as('name'), number.as('number')])

export type ItemRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof collectionItemSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  uploadedAt: by.column('i.uploadedAt'),
})

/** In the chosen order; without one those first that wait for a review, then the missing ones. */
const inOrder = (rows: ReturnType<typeof items>, { sort }: Match, language: Language) =>
  sortedBy(selectColumns(rows), sort, sortsIn(language))
    .orderBy(sql`array_position(array['uploaded', 'returned', 'asked', 'accepted'], i.state)`)
    .orderBy(name, byPinyin)
    .orderBy('i.id')

export const findItemPage = (
  db: Db,
  scope: SenderScope,
  filters: CollectionItemFilters & Page,
  language: Language,
) => findPage(matching(db, scope, filters), filters, (rows) => inOrder(rows, filters, language))

export const countItems = (db: Db, scope: SenderScope, match: Match) =>
  countRows(matching(db, scope, match))

export const findItemBatch = (
  db: Db,
  scope: SenderScope,
  match: Match & Page,
  language: Language,
) => pageOf(inOrder(matching(db, scope, match), match, language), match).execute()

export const findItemsForUpdate = (db: Db, scope: SenderScope, ids: readonly number[]) =>
  selectColumns(items(db, scope).where('i.id', '=', anyId(ids)))
    .orderBy('i.id')
    .forUpdate('i')
    .execute()

export const findItemInScope = (db: Db, scope: SenderScope, id: number) =>
  items(db, scope).select('i.id').where('i.id', '=', id).executeTakeFirst()

const archived = (collectionId: number, acceptedOnly: boolean) => sql`message_collection_items i
      join files f on f.record_kind = ${COLLECTION_ITEM} and f.record_id = i.id
        and f.key = any(i.file_keys) join users u on u.id = i.user_id
    where i.collection_id = ${collectionId}
      and i.state = any(case when ${acceptedOnly}::boolean then array['accepted'] else array['uploaded', 'accepted'] end)`

/** How many files the archive of a collection has, and their bytes together. */
export async function measureArchive(db: Db, collectionId: number, acceptedOnly: boolean) {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(f.size), 0)::float8 as bytes
    from ${archived(collectionId, acceptedOnly)}`.execute(db)

  return rows[0]!
}

/**
 * Files of a collection with what their names in the archive are made of, in the order of people;
 * the latest upload of each only.
 */
export async function findArchiveFiles(db: Db, collectionId: number, acceptedOnly: boolean) {
  const { rows } = await sql<{
    order: number
    name: string
    number: string
    base: string
    file: string
    storedAs: string
    size: number
  }>`select dense_rank() over (order by u.display_name collate pinyin, i.id) as "order",
      u.display_name as name,
      ${number} as number, f.name as file, f.stored_as, f.size,
      coalesce((select b.name from trainees t join majors m on m.id = t.major_id
          join bases b on b.id = m.base_id where t.user_id = u.id
          order by t.id desc limit 1),
        (select b.name from departments own
          join departments top on starts_with(own.tree_path, top.tree_path)
          join base_departments bd on bd.department_id = top.id join bases b on b.id = bd.base_id
          where own.id = u.department_id
          order by b.sort, b.id limit 1), '') as base
    from ${archived(collectionId, acceptedOnly)}
    order by 1, f.id`.execute(db)

  return rows
}

const MATERIAL_SORTS: SortColumns<(typeof materialSorts)[number]> = {
  name: by.name('u.displayName'),
  collection: by.name('c.title'),
  acceptedAt: by.column('i.reviewedAt'),
}

/**
 * Accepted files of all collections in scope, found by person, collection or file name, the latest
 * first.
 */
export function findMaterialPage(
  db: Db,
  scope: SenderScope,
  filters: InputOf<typeof listMaterials, 'out'>,
) {
  let match = items(db, scope)
    .innerJoin('files as f', (on) =>
      on.on('f.recordKind', '=', COLLECTION_ITEM).onRef('f.recordId', '=', 'i.id'),
    )
    .where('i.state', '=', 'accepted')
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(name, words),
        isFoundIn(e.ref('c.title'), words),
        isFoundIn(e.ref('f.name'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, MATERIAL_SORTS)
      .select([
        'f.id',
        'f.key',
        'i.id as itemId',
        'i.reviewedAt',
        'c.title',
        'c.id as collectionId',
      ])
      .select([name.as('name'), number.as('number')])
      .orderBy('i.reviewedAt', 'desc')
      .orderBy('i.id', 'desc')
      .orderBy('f.id'),
  )
}
