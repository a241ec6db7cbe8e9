import { getMe, NO_AVATAR } from '@residency/contract/areas/accounts/users/user.contract'
import { call } from '../platform/calls/api-client.ts'

/**
 * The reader, from users/me. Without a picture our screens show characters of the name, not the
 * built-in picture.
 */
export async function readMe() {
  const me = await call(getMe, {}, { quiet: true })
  return { ...me, avatar: me.avatar === NO_AVATAR ? '' : me.avatar }
}
