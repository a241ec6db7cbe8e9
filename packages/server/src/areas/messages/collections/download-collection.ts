import { Readable } from 'node:stream'
import { collectionFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { collectionErrors as errors } from '@residency/contract/areas/messages/collections/errors'
import { zipped } from '../../../platform/files/zip-stream.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { findCollection } from './collection.queries.ts'
import { findArchiveFiles } from './item.queries.ts'
import { archiveNames } from './material.rules.ts'

const GIGABYTE = 1024 ** 3
/** The archive's format counts to 4 GB and 65,535 files. */
const [MOST, MOST_FILES] = [3, 65_000]
type Input = { id: number; accepted?: '1' | undefined; reason: string | null }

/** All uploaded files of a collection, named by its rule, streamed one by one. */
export async function getCollectionZip(ctx: SignedCtx, { id, accepted, reason }: Input): Promise<Binary> {
  const one = found(await findCollection(ctx.db, visibleSenders(ctx.actor), id))
  const files = await findArchiveFiles(ctx.db, id, accepted === '1')
  if (files.length === 0) throw fail(errors.collectionEmpty)
  if (files.length > MOST_FILES) throw fail(errors.collectionTooMany, { most: MOST_FILES })
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST * GIGABYTE) throw fail(errors.collectionTooLarge, { gigabytes: MOST })
  const named = files.map(({ name, number, base, file, order }) => ({ name, number, base, file, order: String(order) }))
  const names = archiveNames(one.name_rule, named)
  const detail = { count: files.length, reason }
  await ctx.audit({ action: 'messages.collection.download', entity: collectionFlow.name, entityId: id, detail })
  const parts = (async function* () {
    for (const [at, { stored_as, size }] of files.entries())
      yield { name: names[at]!, bytes: Buffer.concat(await ctx.services.blobs.read(stored_as, size).toArray()) }
  })()
  return { filename: `${one.title}.zip`, type: 'application/zip', body: Readable.from(zipped(parts, ctx.now())) }
}
