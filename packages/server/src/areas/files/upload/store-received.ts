import { filesErrors } from '@residency/contract/areas/files/access'
import {
  MAX_DOCUMENT_BYTES,
  PURPOSES,
  type Purpose,
} from '@residency/contract/areas/files/upload.contract'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isEncrypted } from '../files.policy.ts'
import { isValidSheet } from '../kinds/check-sheet.ts'
import { isAccepted, isFilm, type Kind, mimeOf } from '../kinds/file-kinds.ts'
import { findKind } from '../kinds/find-kind.ts'
import { isValidHeic } from '../kinds/heic.rules.ts'
import { withoutMetadata } from '../kinds/without-metadata.ts'
import { TAIL } from '../kinds/zip-directory.ts'
import { type StoredBytes, storeBuffer } from '../store-bytes.ts'
import { fileName } from './file-name.rules.ts'
import { openPlaces } from './open-places.ts'

/** Completely staged bytes, not examined yet. */
export type ReceivedFile = { stagingId: string; size: number; purpose: Purpose; name: string }
export type StoredUpload = { stored: StoredBytes; name: string; type: string }

const HEAD = 64 * 1024
const SMALL = 20 * 1024 * 1024
// each holds a picture or document in memory, twice while metadata is removed
const inMemory = openPlaces(3)

const refusal = (purpose: Purpose) => fail(filesErrors[PURPOSES[purpose].refusal])

const named = (received: ReceivedFile, kind: Kind) => ({
  name: fileName(received.name, kind),
  type: mimeOf(kind),
})

async function bytesOf(parts: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  const all = Buffer.allocUnsafeSlow(size)
  let read = 0

  for await (const part of parts) read += part.copy(all, read)

  return all.subarray(0, read)
}

async function storeSmall(ctx: Ctx, received: ReceivedFile): Promise<StoredUpload> {
  const bytes = await bytesOf(
    ctx.services.staging.read(received.stagingId, received.size),
    received.size,
  )

  const kind = await findKind({
    head: bytes,
    tail: bytes.subarray(-TAIL),
    size: bytes.length,
    name: received.name,
  })

  if (!kind || !isAccepted(received.purpose, kind)) throw refusal(received.purpose)
  if (kind === 'xlsx' && !(await isValidSheet(bytes))) throw refusal(received.purpose)
  if (kind === 'heic' && !isValidHeic(bytes)) throw fail(filesErrors.imageUnreadable)

  const stored = await storeBuffer(ctx, withoutMetadata(bytes, kind), isEncrypted(received.purpose))

  return { stored, ...named(received, kind) }
}

/**
 * Large files and videos are examined in the store, where they are immutable; refused ones are
 * removed again.
 */
async function storeLarge(ctx: Ctx, received: ReceivedFile): Promise<StoredUpload> {
  const { blobs, staging } = ctx.services
  const { stagingId, size, purpose, name } = received
  const stored = await blobs.put(staging.read(stagingId, size), size, {
    encrypted: isEncrypted(purpose),
  })

  try {
    const part = (start: number, end: number) =>
      bytesOf(blobs.read(stored.storedAs, size, { start, end }), end - start + 1)
    const head = await part(0, Math.min(HEAD, size) - 1)

    const kind = await findKind({
      head,
      tail: await part(Math.max(0, size - TAIL), size - 1),
      size,
      name,
    })

    if (!kind || !isAccepted(purpose, kind)) throw refusal(purpose)

    const isDocument = !isFilm(kind)
    if (isDocument && (size > MAX_DOCUMENT_BYTES || mimeOf(kind).startsWith('image/')))
      throw fail(filesErrors.tooLarge, {
        megabytes: (mimeOf(kind).startsWith('image/') ? SMALL : MAX_DOCUMENT_BYTES) / 1024 / 1024,
      })

    return { stored, ...named(received, kind) }
  } catch (e) {
    await blobs.discard(stored.storedAs)
    throw e
  }
}

const headOf = ({ services }: Ctx, { stagingId, size }: ReceivedFile, there = size) =>
  bytesOf(services.staging.read(stagingId, Math.min(HEAD, there)), Math.min(HEAD, there))

async function looksLikeFilm(ctx: Ctx, received: ReceivedFile) {
  const kind = await findKind({
    head: await headOf(ctx, received),
    tail: Buffer.alloc(0),
    size: received.size,
    name: received.name,
  })

  return kind !== undefined && isFilm(kind)
}

/**
 * Detects the kind of a received file, refuses kinds its purpose does not accept, and stores it,
 * pictures without metadata.
 */
export async function storeReceived(ctx: Ctx, received: ReceivedFile): Promise<StoredUpload> {
  if (received.size > SMALL || (await looksLikeFilm(ctx, received)))
    return storeLarge(ctx, received)
  return inMemory(() => storeSmall(ctx, received))
}

/** Checks the first bytes early, before gigabytes follow. Archives are checked by their end. */
export async function mustHaveAcceptedKind(ctx: Ctx, received: ReceivedFile, there: number) {
  const head = await headOf(ctx, received, there)
  if (head.subarray(0, 2).toString('latin1') === 'PK') return

  const kind = await findKind({
    head,
    tail: Buffer.alloc(0),
    size: received.size,
    name: received.name,
  })

  if (!kind || !isAccepted(received.purpose, kind)) throw refusal(received.purpose)
}
