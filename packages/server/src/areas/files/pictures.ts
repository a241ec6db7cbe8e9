import type * as file from '@residency/contract/areas/files/file.contract'
import { API_PREFIX, type InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import type { UploadedPart } from '../../platform/http/read-input.ts'
import type { Binary } from '../../platform/http/send-binary.ts'
import { forgetAvatar } from '../accounts/accounts.public.ts'
import { drawPicture } from './draw-picture.ts'
import { storePicture } from './store-picture.ts'

/** Pictures readable by key alone: profile pictures, visible to every user. */
const KIND = 'profile'
const urlOf = (key: string) => `${API_PREFIX}/api/v1/pictures/${key}`

/** Stores an uploaded profile picture; it belongs to its uploader. */
export async function uploadPicture(ctx: SignedCtx, _input: unknown, part: UploadedPart) {
  const picture = await drawPicture(part)
  const key = await inTransaction(ctx, async (tx) => {
    const made = await storePicture(tx, picture, 'avatar', { kind: KIND, id: ctx.actor.userId })
    await tx.audit({ action: 'files.picture.upload', entity: 'user', entityId: ctx.actor.userId })
    return made
  })
  return { name: picture.name, url: urlOf(key) }
}

/** Deletes the actor's own profile picture; others are "not found". */
export async function deletePicture(ctx: SignedCtx, input: InputOf<typeof file.deletePicture, 'out'>) {
  const key = input.filePath.split('?')[0]!.split('/').at(-1)!
  return inTransaction(ctx, async (tx) => {
    const own = tx.db.deleteFrom('files').where('key', '=', key).where('user_id', '=', ctx.actor.userId).where('record_kind', '=', KIND)
    const gone = found(await own.returning('stored_as').executeTakeFirst())
    await forgetAvatar(tx.db, ctx.actor.userId, urlOf(key))
    await tx.audit({ action: 'files.picture.delete', entity: 'user', entityId: ctx.actor.userId })
    await ctx.services.blobs.remove(gone.stored_as)
    return null
  })
}

/** A profile picture by its key. */
export async function readPicture(ctx: Ctx, input: InputOf<typeof file.readPicture, 'out'>): Promise<Binary> {
  const picture = found(
    await ctx.db.selectFrom('files').selectAll().where('key', '=', input.key).where('record_kind', '=', KIND).executeTakeFirst(),
  )
  const body = ctx.services.blobs.read(picture.stored_as, picture.size)
  return {
    filename: picture.name,
    type: picture.type,
    body,
    length: picture.size,
    inline: true,
    headers: { 'cache-control': 'private, max-age=86400' },
  }
}
