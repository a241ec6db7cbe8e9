import { Readable } from 'node:stream'
import { collectionErrors as errors } from '@residency/contract/areas/messages/collections/access'
import { collectionFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { zipped } from '../../../platform/files/zip-stream.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { findCollection } from './collection.queries.ts'
import { findArchiveFiles, measureArchive } from './item.queries.ts'
import { archiveNames, faultOfArchive, MAX_ARCHIVED } from './material.rules.ts'

const REFUSALS = {
  empty: () => fail(errors.collectionEmpty),
  tooMany: () => fail(errors.collectionTooMany, { most: MAX_ARCHIVED.files }),
  tooLarge: () => fail(errors.collectionTooLarge, { gigabytes: MAX_ARCHIVED.gigabytes }),
}

type Input = { id: number; accepted?: '1' | undefined; reason: string | null }

/** All uploaded files of a collection, named by its rule, streamed one by one. */
export async function getCollectionZip(
  ctx: SignedCtx,
  { id, accepted, reason }: Input,
): Promise<Binary> {
  const collection = found(await findCollection(ctx.db, visibleSenders(ctx.actor), id))
  const fault = faultOfArchive(await measureArchive(ctx.db, id, accepted === '1'))
  if (fault) throw REFUSALS[fault]()

  const files = await findArchiveFiles(ctx.db, id, accepted === '1')

  const named = files.map(({ name, number, base, file, order }) => ({
    name,
    number,
    base,
    file,
    order: String(order),
  }))

  const names = archiveNames(collection.nameRule, named)
  const detail = { count: files.length, reason }

  await ctx.audit({
    action: 'messages.collection.download',
    entity: collectionFlow.name,
    entityId: id,
    detail,
  })

  async function* parts() {
    for (const [index, { storedAs, size }] of files.entries())
      yield {
        name: names[index]!,
        bytes: Buffer.concat(await ctx.services.blobs.read(storedAs, size).toArray()),
      }
  }

  return {
    filename: `${collection.title}.zip`,
    type: 'application/zip',
    body: Readable.from(zipped(parts(), ctx.now())),
  }
}
