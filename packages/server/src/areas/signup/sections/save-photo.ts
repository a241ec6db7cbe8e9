import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { drawPhoto, recordPicture, removeFile, storeBytes } from '../../files/files.public.ts'
import { findRegistration } from '../registration/registration.queries.ts'
import { saving } from './saving-section.ts'

type Target = { id: number; mayResubmit: '0' | '1' }
type StoredPhoto = Awaited<ReturnType<typeof storePhoto>>

/** Converts and stores a photo, before the row is locked: uploads are slow. */
export async function storePhoto(ctx: SignedCtx, part: UploadedPart) {
  const picture = await drawPhoto(part)
  return { picture, bytes: await storeBytes(ctx, picture) }
}

/** Removes what was stored for a photo that was not taken after all, and throws the reason. */
export async function discardPhoto(
  ctx: SignedCtx,
  { bytes }: StoredPhoto,
  reason: unknown,
): Promise<never> {
  await ctx.services.blobs.discard(bytes.storedAs)
  throw reason
}

/**
 * Puts a stored photo into the registration; `replaced` is the key of the one it had, which the
 * caller removes after the transaction.
 */
export async function putPhoto(
  ctx: SignedCtx,
  { id, mayResubmit }: Target,
  { picture, bytes }: StoredPhoto,
) {
  let photoKey = ''
  let replaced: string | null = null

  const saved = await saving(
    ctx,
    { id, mayResubmit: mayResubmit === '1' },
    'photo',
    async (tx, r) => {
      photoKey = await recordPicture(tx, picture, bytes, 'photo', {
        kind: 'registration',
        id: r.id,
      })

      replaced = r.photoKey

      return { set: { photoKey }, changed: ['photo.photo'] }
    },
  )

  return { ...saved, photoKey, replaced: replaced as string | null }
}

/** Sets the photo of the registration. The replaced photo is removed. */
export async function savePhoto(ctx: SignedCtx, input: Target, part: UploadedPart) {
  found(
    await findRegistration(
      ctx.db,
      { kind: 'own', userId: ctx.actor.userId },
      input.id,
      ctx.actor.userId,
    ),
  )

  const stored = await storePhoto(ctx, part)
  const saved = await putPhoto(ctx, input, stored).catch((e: unknown) =>
    discardPhoto(ctx, stored, e),
  )
  if (saved.replaced) await removeFile(ctx, saved.replaced)

  return saved
}
