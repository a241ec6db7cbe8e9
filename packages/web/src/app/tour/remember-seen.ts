import {
  rememberTour,
  TOUR_VERSION,
} from '@residency/contract/areas/accounts/own-account/tour.contract'
import { call } from '../../platform/calls/api-client.ts'
import { currentUser, setCurrentUser } from '../../platform/current-user.ts'

/**
 * Stores with the account that the tour was seen. A failure is silent: it then begins once more at
 * the next login.
 */
export async function rememberSeen() {
  const me = currentUser()
  if (!me || (me.seenTour ?? 0) >= TOUR_VERSION) return

  setCurrentUser({ ...me, seenTour: TOUR_VERSION })
  await call(rememberTour, { version: TOUR_VERSION }, { quiet: true }).catch(() => {})
}
