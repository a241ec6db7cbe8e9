import { collectionErrors as errors } from '@residency/contract/areas/messages/collections/access'
import type {
  uploadItem as call,
  MaterialKind,
} from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionItemFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import type { InputOf } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { attachmentsOf } from '../attached-files.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { isOpen, isTaking, relationsToItem } from './collection.policy.ts'
import { COLLECTION_ITEM } from './collection.queries.ts'
import { faultOfFiles } from './material.rules.ts'
import { findOwnItemForUpdate, type OwnItemRow } from './own-item.queries.ts'

/**
 * Attaches the files, and refuses those of a kind or size that was not asked for: by content,
 * regardless of their names.
 */
async function takeFiles(tx: SignedCtx, item: OwnItemRow, keys: readonly string[]) {
  const record = { kind: COLLECTION_ITEM, id: item.id }
  if (keys.length > item.mostFiles) throw fail(errors.materialTooMany, { most: item.mostFiles })

  await claimFiles(tx, { keys, purposes: ['material'], record, field: 'files' })
  await releaseFiles(tx, record, keys)

  const kinds = item.kinds as MaterialKind[]

  const wrong = faultOfFiles(await attachmentsOf(tx.db, record, keys), {
    kinds,
    maxMegabytes: item.maxMegabytes,
  })

  if (wrong?.fault === 'size')
    throw fail(errors.materialTooLarge, { place: wrong.place, megabytes: item.maxMegabytes })

  const { materialKinds } = collectionWords[tx.language]
  if (wrong)
    throw fail(errors.materialKindWrong, {
      place: wrong.place,
      kinds: kinds.map((kind) => materialKinds[kind]).join(' / '),
    })
}

/** Hands in the own files; what was handed in before and not accepted is replaced. */
export const uploadItem = (ctx: SignedCtx, { id, version, files }: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const item = mustMatchVersion(await findOwnItemForUpdate(tx.db, tx.actor.userId, id), version)
    if (!isOpen(item.collectionState)) throw fail(errors.collectionClosed)
    if (!isTaking(item, tx.now())) throw fail(errors.collectionOver)

    const keys = [...new Set(files.map(({ filePath }) => filePath))]

    await takeFiles(tx, item, keys)

    const columns = {
      fileKeys: keys,
      uploadedAt: tx.now(),
      isLate: tx.now() > item.dueAt,
      reason: null,
    }

    let next = version
    const relations = relationsToItem(tx.actor, item, false, tx.now())

    const state = await advance(
      tx,
      collectionItemFlow,
      'upload',
      { id, state: item.state, relations },
      {},
      async (to) => {
        next = await updateRow(tx, 'messageCollectionItems', item, { ...columns, state: to })
      },
    )

    await touchFollowers(tx.db, item.askerId, '/api/v1/collectionItems', '/api/v1/collections')

    return { id, state, version: next }
  })
