import { buffer } from 'node:stream/consumers'
import { StorageUnavailable } from '../../../platform/files/storage-errors.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { findPhoto } from '../sections/section.queries.ts'

const PHOTO = { width: 270, height: 360 }

type StoredPhoto = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

async function inPrint(ctx: Ctx, { storedAs, size }: StoredPhoto): Promise<string> {
  const bytes = await buffer(ctx.services.blobs.read(storedAs, size))

  const small = await (await loadSharp())(bytes)
    .resize({ ...PHOTO, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer()

  return `data:image/jpeg;base64,${small.toString('base64')}`
}

/**
 * A photo in the size of print, as a `data:` address; null without one. A photo that is lost or
 * that nobody can read stops no document: it is logged and left out. A store that does not answer
 * now is another matter, because the next try has the photo.
 */
export async function printedPhoto(ctx: Ctx, key: string | null): Promise<string | null> {
  const photo = key ? await findPhoto(ctx.db, key) : undefined
  if (!photo) return null

  return inPrint(ctx, photo).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) throw error

    ctx.services.log.warn({ err: error, file: photo.storedAs }, 'a photo cannot be read')
    return null
  })
}

/** The photo of a sign-up. */
export async function printedPhotoOf(ctx: Ctx, registrationId: number): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('registrations')
    .select('photoKey')
    .where('id', '=', registrationId)
    .executeTakeFirst()

  return printedPhoto(ctx, row?.photoKey ?? null)
}
