import type { SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { drawPhoto, recordPicture, removeFile, storeBytes } from '../files/files.public.ts'
import { findRegistration } from './registration.queries.ts'
import { saving } from './saving-section.ts'

/**
 * Sets the photo of the registration. It is received, converted and stored before the row is locked, because uploads are slow.
 * The replaced photo is removed.
 */
export async function savePhoto(ctx: SignedCtx, input: { id: number; mayResubmit: '0' | '1' }, part: UploadedPart) {
  found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, input.id, ctx.actor.userId))
  const picture = await drawPhoto(part)
  const kept = await storeBytes(ctx, picture)
  let photoKey = ''
  let replaced: string | null = null
  const saved = await saving(ctx, { id: input.id, mayResubmit: input.mayResubmit === '1' }, 'photo', async (tx, r) => {
    photoKey = await recordPicture(tx, picture, kept, 'photo', { kind: 'registration', id: r.id })
    replaced = r.photo_key
    return { set: { photo_key: photoKey }, changed: ['photo.photo'] }
  }).catch(async (e) => {
    await ctx.services.blobs.discard(kept.storedAs)
    throw e
  })
  if (replaced) await removeFile(ctx, replaced)
  return { ...saved, photoKey }
}
