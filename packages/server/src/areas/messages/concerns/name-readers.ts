import { concernErrors as errors } from '@residency/contract/areas/messages/concerns/access'
import { joinItems } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  findBox,
  findBoxForUpdate,
  findReaderChoices,
  findReaderIds,
  findReaders,
  findUnfitReaders,
  replaceReaders,
} from './reader.queries.ts'

/** Who reads the box: everybody with an account may know it. */
export const getConcernBox = async (ctx: SignedCtx) => ({ readers: await findReaders(ctx.db) })

/** The readers, and who may be one. */
export async function getConcernReaders(ctx: SignedCtx) {
  const { version } = await findBox(ctx.db)

  return {
    readerIds: await findReaderIds(ctx.db),
    choices: await findReaderChoices(ctx.db),
    version,
  }
}

type Naming = { readerIds: number[]; version: number }

/** Names the readers; what a sender hid from somebody stays hidden. */
export const setConcernReaders = (ctx: SignedCtx, { readerIds, version }: Naming) =>
  inTransaction(ctx, async (tx) => {
    const box = mustMatchVersion(await findBoxForUpdate(tx.db), version)
    const unfit = await findUnfitReaders(tx.db, readerIds)
    if (unfit.length > 0)
      throw fail(errors.concernReadersUnfit, { names: joinItems(tx.language, unfit) })

    const before = await findReaderIds(tx.db)

    await replaceReaders(tx.db, readerIds)

    const next = await changeRecord(tx, 'concernBox', box, {
      columns: {},
      action: 'messages.concern.readers',
      entity: 'concernBox',
      detail: { before: { readerIds: before }, after: { readerIds } },
    })

    return { version: next }
  })
