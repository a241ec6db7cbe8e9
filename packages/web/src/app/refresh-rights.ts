import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import { getMe, NO_AVATAR } from '@residency/contract/areas/accounts/own-account/me.contract'
import { call } from '../platform/calls/api-client.ts'
import { currentUser, setCurrentUser } from '../platform/current-user.ts'
import { installRoutes } from './routes/install-routes.ts'

/**
 * The reader, from users/me. Without a picture our screens show characters of the name, not the
 * built-in picture.
 */
export async function readMe() {
  const me = await call(getMe, {}, { quiet: true })
  return { ...me, avatar: me.avatar === NO_AVATAR ? '' : me.avatar }
}

/**
 * Reloads the reader's permissions, menus and pages after menus or roles changed. After a failure
 * the old ones stay.
 */
export async function refreshOwnRights(): Promise<void> {
  if (!currentUser()) return
  try {
    const [me, routes] = await Promise.all([readMe(), call(listRoutes, {}, { quiet: true })])
    setCurrentUser(me)
    installRoutes(routes, me.roles)
  } catch {
    // The change itself was saved and reported; the next page load reads them again.
  }
}
