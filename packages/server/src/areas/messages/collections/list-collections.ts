import type {
  CollectionFilters,
  CollectionItemFilters,
  listMaterials as listMaterialsCall,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { presentAudience } from '../informs/present-inform.ts'
import { findChoice } from '../recipients/choice.queries.ts'
import { openedChoice } from '../recipients/list-choices.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { COLLECTION_ITEM, findCollection, findCollectionPage } from './collection.queries.ts'
import { findItemPage, findMaterialPage } from './item.queries.ts'
import { presentCollection, presentItem, presentRules } from './present-collection.ts'

export async function listCollections(ctx: SignedCtx, filters: CollectionFilters) {
  const { rows, total } = await findCollectionPage(ctx.db, visibleSenders(ctx.actor), filters)
  return { list: rows.map((row) => presentCollection(ctx, row)), total }
}

const readInScope = async (ctx: SignedCtx, id: number) =>
  found(await findCollection(ctx.db, visibleSenders(ctx.actor), id))

export async function getCollection(ctx: SignedCtx, { id }: { id: number }) {
  const c = await readInScope(ctx, id)
  const audience = await presentAudience(ctx, await findChoice(ctx.db, c.choiceId))
  return {
    ...presentCollection(ctx, c),
    ...presentRules(c),
    body: c.body,
    nameRule: c.nameRule,
    audience,
  }
}

export async function getCollectionForm(ctx: SignedCtx, { id }: { id: number }) {
  const c = await readInScope(ctx, id)
  const opened = await openedChoice(ctx, await findChoice(ctx.db, c.choiceId))
  const { dueAt, title, version } = presentCollection(ctx, c)

  return {
    id,
    title,
    version,
    dueAt,
    ...presentRules(c),
    body: c.body,
    nameRule: c.nameRule,
    ...opened,
  }
}

/** The people of one collection with their files. */
export async function listCollectionItems(ctx: SignedCtx, filters: CollectionItemFilters) {
  await readInScope(ctx, filters.collectionId)

  const { rows, total } = await findItemPage(
    ctx.db,
    visibleSenders(ctx.actor),
    filters,
    ctx.language,
  )

  const ids = rows.map(({ id }) => id)
  const files = await filesOfMany(ctx.db, COLLECTION_ITEM, ids)

  return { list: rows.map((row) => presentItem(ctx, row, files.get(row.id) ?? [])), total }
}

/** Accepted files of the collections in scope. */
export async function listMaterials(
  ctx: SignedCtx,
  filters: InputOf<typeof listMaterialsCall, 'out'>,
) {
  const { rows, total } = await findMaterialPage(ctx.db, visibleSenders(ctx.actor), filters)
  const ids = [...new Set(rows.map(({ itemId }) => itemId))]
  const files = await filesOfMany(ctx.db, COLLECTION_ITEM, ids)

  const list = rows.flatMap((row) => {
    const file = files.get(row.itemId)?.find(({ filePath }) => filePath === row.key)
    const at = toMoment(row.reviewedAt)

    const material = {
      id: row.id,
      name: row.name,
      number: row.number,
      collection: row.title,
      collectionId: row.collectionId,
    }

    return file ? [{ ...material, file, acceptedAt: at }] : []
  })

  return { list, total }
}
