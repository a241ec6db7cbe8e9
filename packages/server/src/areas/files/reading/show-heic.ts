import { filesErrors } from '@residency/contract/areas/files/access'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { openTurns } from '../../../platform/people-in-turn.ts'
import { isEncrypted } from '../files.policy.ts'
import { type FileRow, findFile } from '../files.queries.ts'
import { mimeOf } from '../kinds/file-kinds.ts'
import { storeBuffer } from '../store-bytes.ts'
import { fileName } from '../upload/file-name.rules.ts'
import { convertHeic } from './convert-heic.ts'

const inLine = openTurns({
  atOnce: 1,
  each: 3,
  inAll: 20,
  longestMs: 60_000,
  busy: filesErrors.drawingBusy,
})

/** A failed conversion is not retried at once: it may take the full time limit again. */
const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 1000
const broken = new Map<string, number>()
const isBroken = (storedAs: string) => (broken.get(storedAs) ?? 0) > Date.now()

function rememberBroken(storedAs: string) {
  broken.set(storedAs, Date.now() + REMEMBERED_MS)
  const [oldest] = broken.keys()
  if (broken.size > MAX_REMEMBERED) broken.delete(oldest!)
}

/**
 * Browsers do not display HEIC: the first read converts it to JPEG, which replaces it in the store
 * (removing the location too). Concurrent first reads convert twice; one result is stored.
 */
export const showHeic = (ctx: Ctx, file: FileRow): Promise<FileRow> =>
  // visitors without an account wait in one line
  inLine(ctx.actor?.userId ?? 0, async () => {
    const now = await findFile(ctx.db, file.key)
    if (!now) throw fail(filesErrors.imageUnreadable)
    if (now.type !== mimeOf('heic')) return now // another reader was ahead in the queue
    if (isBroken(now.storedAs)) throw fail(filesErrors.imageUnreadable)

    const parts: Buffer[] = []

    for await (const part of ctx.services.blobs.read(now.storedAs, now.size))
      parts.push(part as Buffer)

    const drawn = await convertHeic(Buffer.concat(parts)).catch(() => {
      rememberBroken(now.storedAs)
      throw fail(filesErrors.imageUnreadable)
    })

    const stored = await storeBuffer(ctx, drawn, isEncrypted(now.purpose))

    const changed = await ctx.db
      .updateTable('files')
      .set({
        name: fileName(now.name, 'jpg'),
        type: mimeOf('jpg'),
        size: stored.size,
        storedAs: stored.storedAs,
        contentHash: stored.contentHash,
      })
      .where('id', '=', now.id)
      .where('storedAs', '=', now.storedAs)
      .returningAll()
      .executeTakeFirst()

    await (changed
      ? ctx.services.blobs.remove(now.storedAs)
      : ctx.services.blobs.discard(stored.storedAs))

    const current = changed ?? (await findFile(ctx.db, now.key))
    if (!current) throw fail(filesErrors.imageUnreadable)

    return current
  })
