import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { NO_AVATAR } from '@residency/contract/areas/accounts/own-account/me.contract'
import { BUILT_IN_PICTURES } from '@residency/contract/areas/accounts/pictures.public'
import { API_PREFIX } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

const ADDRESS = new RegExp(`^${API_PREFIX}/api/v1/pictures/([0-9a-f]{32})$`)

/**
 * Refuses a profile picture that is neither a built-in one nor one of `uploaders`' own uploads:
 * every reader's browser loads the address. The stored one may be sent back unchanged.
 */
export async function mustBeOwnPicture(
  ctx: Ctx,
  avatar: string | null,
  stored: string | null,
  uploaders: readonly number[],
) {
  if (
    avatar === null ||
    avatar === stored ||
    avatar === NO_AVATAR ||
    BUILT_IN_PICTURES.includes(avatar)
  )
    return

  const key = ADDRESS.exec(avatar)?.[1]

  const isOwn =
    key &&
    (await ctx.db
      .selectFrom('files')
      .select('id')
      .where('key', '=', key)
      .where('recordKind', '=', 'profile')
      .where('userId', 'in', uploaders)
      .executeTakeFirst())

  if (!isOwn) throw fail(accountsErrors.pictureNotOwn)
}

/** Removes a deleted picture from the account that uses it. */
export const forgetAvatar = (db: Db, userId: number, url: string) =>
  db
    .updateTable('users')
    .set({ avatar: null })
    .where('id', '=', userId)
    .where('avatar', '=', url)
    .execute()
