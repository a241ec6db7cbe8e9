import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { findPhoto } from '../sections/section.queries.ts'

const PHOTO = { width: 270, height: 360 }

/** A photo in the size of print, as a `data:` address; null without one. */
export async function printedPhoto(ctx: Ctx, key: string | null): Promise<string | null> {
  const photo = key ? await findPhoto(ctx.db, key) : undefined
  if (!photo) return null

  const bytes = await buffer(ctx.services.blobs.read(photo.storedAs, photo.size))

  const small = await (await loadSharp())(bytes)
    .resize({ ...PHOTO, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer()

  return `data:image/jpeg;base64,${small.toString('base64')}`
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
