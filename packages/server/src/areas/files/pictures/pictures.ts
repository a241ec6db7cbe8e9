import { NO_AVATAR } from '@residency/contract/areas/accounts/own-account/me.contract'
import { BUILT_IN_PICTURES } from '@residency/contract/areas/accounts/pictures.public'
import type * as file from '@residency/contract/areas/files/file.contract'
import { API_PREFIX, type InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { forgetAvatar } from '../../accounts/accounts.public.ts'
import { builtInPicture } from './built-in-pictures.ts'
import { drawPicture } from './draw-picture.ts'
import { storePicture } from './store-picture.ts'

/** Pictures readable by key alone: profile pictures, visible to every user. */
const KIND = 'profile'
const urlOf = (key: string) => `${API_PREFIX}/api/v1/pictures/${key}`

/** Stores an uploaded profile picture; it belongs to its uploader. */
export async function uploadPicture(ctx: SignedCtx, _input: unknown, part: UploadedPart) {
  const picture = await drawPicture(part)

  const key = await inTransaction(ctx, async (tx) => {
    const created = await storePicture(tx, picture, 'avatar', { kind: KIND, id: ctx.actor.userId })
    await tx.audit({ action: 'files.picture.upload', entity: 'user', entityId: ctx.actor.userId })

    return created
  })

  return { name: picture.name, url: urlOf(key) }
}

/** Deletes the actor's own profile picture; others are "not found". */
export async function deletePicture(
  ctx: SignedCtx,
  input: InputOf<typeof file.deletePicture, 'out'>,
) {
  const key = input.filePath.split('?')[0]!.split('/').at(-1)!
  return inTransaction(ctx, async (tx) => {
    const ownPictures = tx.db
      .deleteFrom('files')
      .where('key', '=', key)
      .where('userId', '=', ctx.actor.userId)
      .where('recordKind', '=', KIND)

    const gone = found(await ownPictures.returning('storedAs').executeTakeFirst())

    await forgetAvatar(tx.db, ctx.actor.userId, urlOf(key))
    await tx.audit({ action: 'files.picture.delete', entity: 'user', entityId: ctx.actor.userId })
    await ctx.services.blobs.remove(gone.storedAs)

    return null
  })
}

/** Head and shoulders in grey, for accounts without a picture. */
const NOBODY = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><path fill="#e4e7ed" d="M0 0h80v80H0z"/>' +
    '<path fill="#a8abb2" d="M40 16a15 15 0 1 1 0 30 15 15 0 0 1 0-30M12 80a28 28 0 0 1 56 0z"/></svg>',
)

const FOR_A_DAY = { 'cache-control': 'private, max-age=86400' }

const drawing = (filename: string, body: Buffer): Binary => ({
  filename,
  type: 'image/svg+xml',
  body,
  length: body.length,
  inline: true,
  headers: FOR_A_DAY,
})

/** A profile picture by its key. */
export async function readPicture(
  ctx: Ctx,
  input: InputOf<typeof file.readPicture, 'out'>,
): Promise<Binary> {
  if (NO_AVATAR === urlOf(input.key)) return drawing('nobody.svg', NOBODY)

  const place = BUILT_IN_PICTURES.indexOf(urlOf(input.key))
  if (place >= 0) return drawing(`picture-${place + 1}.svg`, builtInPicture(place))

  const picture = found(
    await ctx.db
      .selectFrom('files')
      .selectAll()
      .where('key', '=', input.key)
      .where('recordKind', '=', KIND)
      .executeTakeFirst(),
  )

  const body = ctx.services.blobs.read(picture.storedAs, picture.size)

  return {
    filename: picture.name,
    type: picture.type,
    body,
    length: picture.size,
    inline: true,
    headers: FOR_A_DAY,
  }
}
