import { filesErrors } from '@residency/contract/areas/files/errors'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isEncrypted } from '../files.policy.ts'
import type { FileRow } from '../files.queries.ts'
import { findFile } from '../files.queries.ts'
import { keepBuffer } from '../keep-bytes.ts'
import { mimeOf } from '../kinds/file-kinds.ts'
import { fileName } from '../upload/file-name.rules.ts'
import { places } from '../upload/places.ts'
import { convertHeic } from './convert-heic.ts'

const oneByOne = places(1)

/**
 * Browsers show no HEIC: the first reader has it drawn as JPEG, which is kept in its place (so the place where it was taken goes too).
 * Two first readers draw it twice, one drawing is kept.
 */
export const showHeic = (ctx: Ctx, file: FileRow): Promise<FileRow> =>
  oneByOne(async () => {
    const now = await findFile(ctx.db, file.key)
    if (!now) throw fail(filesErrors.imageUnreadable)
    if (now.type !== mimeOf('heic')) return now // somebody before us in the queue
    const parts: Buffer[] = []
    for await (const part of ctx.services.blobs.read(now.stored_as, now.size)) parts.push(part as Buffer)
    const drawn = await convertHeic(Buffer.concat(parts)).catch(() => {
      throw fail(filesErrors.imageUnreadable)
    })
    const kept = await keepBuffer(ctx, drawn, isEncrypted(now.purpose as never))
    const changed = await ctx.db
      .updateTable('files')
      .set({
        name: fileName(now.name, 'jpg'),
        type: mimeOf('jpg'),
        size: kept.size,
        stored_as: kept.storedAs,
        content_hash: kept.contentHash,
      })
      .where('id', '=', now.id)
      .where('stored_as', '=', now.stored_as)
      .returningAll()
      .executeTakeFirst()
    await (changed ? ctx.services.blobs.remove(now.stored_as) : ctx.services.blobs.discard(kept.storedAs))
    const shown = changed ?? (await findFile(ctx.db, now.key))
    if (!shown) throw fail(filesErrors.imageUnreadable)
    return shown
  })
