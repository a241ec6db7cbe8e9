import type {
  GuideFilters,
  guideSorts,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, idArray, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { forAudience } from '../audience.queries.ts'
import type { Audience } from '../settings.policy.ts'

export const GUIDE = 'guide'

const SHOWN = [
  'id',
  'title',
  'titleEn',
  'roleIds',
  'isPublished',
  'publishedAt',
  'updatedAt',
  'version',
] as const

const SORTS: SortColumns<(typeof guideSorts)[number]> = {
  title: by.name('title'),
  fileCount: by.column('fileCount'),
  updatedAt: by.column('updatedAt'),
}

/** One page of matching guides in order, without their texts. */
export function findGuidePage(db: Db, filters: GuideFilters) {
  let match = db.selectFrom('guides')
  if (filters.isPublished) match = match.where('isPublished', '=', filters.isPublished === '1')
  if (filters.roleId) match = match.where(forAudience('guides', { roleIds: [filters.roleId] }))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('title'), words), isFoundIn(e.ref('titleEn'), words)]),
    )
  }

  return findPage(match, filters, (rows) => {
    const listed = rows.select(SHOWN).select((e) => [
      e('bodyEn', 'is not', null).$castTo<boolean>().as('hasEnglish'),
      e
        .selectFrom('files')
        .select((f) => f.fn.countAll<number>().as('n'))
        .where('recordKind', '=', GUIDE)
        .whereRef('recordId', '=', 'guides.id')
        .as('fileCount'),
    ])

    return sortedBy(listed, filters.sort, SORTS).orderBy('sort').orderBy('id')
  })
}

/** The texts of these guides. */
export async function findGuideTexts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { body: unknown; bodyEn: unknown }>()

  const rows = await db
    .selectFrom('guides')
    .select(['id', 'body', 'bodyEn'])
    .where('id', 'in', ids)
    .execute()

  return new Map(rows.map(({ id, body, bodyEn }) => [id, { body, bodyEn }] as const))
}

/** Published guides for these readers, in order. */
export const findPublishedGuides = (db: Db, audience: Audience) =>
  db
    .selectFrom('guides')
    .select(SHOWN)
    .where('isPublished', '=', true)
    .where(forAudience('guides', audience))
    .orderBy('sort')
    .orderBy('id')
    .limit(500)
    .execute()

export const findGuide = (db: Db, id: number) =>
  db.selectFrom('guides').selectAll().where('id', '=', id).executeTakeFirst()

/** A guide if it is visible to the reader: drafts are for editors only. */
export function findVisibleGuide(db: Db, audience: Audience, id: number) {
  const guide = db
    .selectFrom('guides')
    .selectAll()
    .where('id', '=', id)
    .where(forAudience('guides', audience))

  return (audience === 'all' ? guide : guide.where('isPublished', '=', true)).executeTakeFirst()
}

export const findGuideForUpdate = (db: Db, id: number) =>
  db.selectFrom('guides').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The position after the last guide. */
export const findNextPlace = async (db: Db) =>
  ((
    await db
      .selectFrom('guides')
      .select((e) => e.fn.max('sort').as('last'))
      .executeTakeFirst()
  )?.last ?? 0) + 1

export const lockAllGuides = (db: Db) =>
  db.selectFrom('guides').select('id').orderBy('id').forUpdate().execute()

/** 1, 2, 3 … in the order of the ids, in one statement. */
export const writeGuideOrder = (db: Db, ids: readonly number[]) =>
  sql`update guides set sort = place.sort::int
      from unnest(${idArray(ids)}) with ordinality as place (id, sort)
    where guides.id = place.id and guides.sort <> place.sort`.execute(db)
