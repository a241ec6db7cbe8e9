import { listRoutes } from '@residency/contract/areas/accounts/menu.contract'
import { getMe } from '@residency/contract/areas/accounts/user.contract'
import { call } from '../platform/api-client.ts'
import { currentUser, setCurrentUser } from '../platform/current-user.ts'
import { installRoutes } from './install-routes.ts'

/** The reader's own permissions, menus and pages as they are now, after somebody changed menus or roles. A failure leaves the old ones. */
export async function refreshOwnRights(): Promise<void> {
  if (!currentUser()) return
  try {
    const [me, routes] = await Promise.all([call(getMe, {}, { quiet: true }), call(listRoutes, {}, { quiet: true })])
    setCurrentUser(me)
    installRoutes(routes, me.roles)
  } catch {
    // The change itself was made and told; the next page load asks again.
  }
}
