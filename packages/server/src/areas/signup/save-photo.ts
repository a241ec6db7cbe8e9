import type { SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import { drawPicture, storePicture } from '../files/files.public.ts'
import { findRegistration } from './registration.queries.ts'
import { saving } from './saving-section.ts'

/** Puts the photo into the sign-up. It is received and drawn before the row is locked: an upload may take its time. */
export async function savePhoto(ctx: SignedCtx, input: { id: number }, part: UploadedPart) {
  found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, input.id, ctx.actor.userId))
  const picture = await drawPicture(part)
  let photoKey = ''
  const saved = await saving(ctx, input, 'photo', async (tx, r) => {
    photoKey = await storePicture(tx, picture, 'photo', { kind: 'registration', id: r.id })
    return { set: { photo_key: photoKey } }
  })
  return { ...saved, photoKey }
}
