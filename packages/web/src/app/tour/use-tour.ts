import { TOUR_VERSION } from '@residency/contract/areas/accounts/own-account/tour.contract'
import { useEffect } from 'react'
import { storage } from '../../platform/browser/storage.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { openTour } from '../../platform/panels.store.ts'
import { beginsTour, tourOf } from './tour.rules.ts'

/**
 * `off` in a browser that is nobody's own (a screen on the ward, a test): the tour then only begins
 * when it is asked for.
 */
const KEY = 'tour'

const LOOK_MS = 400

/**
 * Begins the tour at the first login, once the home page is complete: its steps point at what is
 * there when it opens.
 */
export function useTour(path: string) {
  const me = useCurrentUser((state) => state.me)

  const begins =
    me !== null &&
    beginsTour({
      path,
      seen: me.seenTour ?? 0,
      version: TOUR_VERSION,
      kind: tourOf(me.roles),
      isOff: storage.get(KEY) === 'off',
    })

  useEffect(() => {
    if (!begins) return

    const timer = window.setInterval(() => {
      if (!document.querySelector('[data-tour="waiting"]')) return

      window.clearInterval(timer)
      openTour()
    }, LOOK_MS)

    return () => window.clearInterval(timer)
  }, [begins])
}
