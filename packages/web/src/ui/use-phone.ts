import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767px)'

/** Creates a hook that follows a media query. */
function windowIs(query: string) {
  const listen = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)

    return () => media.removeEventListener('change', listener)
  }

  return () => useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}

/** Below md: tables become cards, dialogs bottom sheets, the menu a drawer. */
export const usePhone = windowIs(PHONE)

/** Columns are stacked here (screens.css). */
export const useNarrow = windowIs('(max-width: 1100px)')

/** The pointer is a finger, also on a phone in landscape. */
export const useTouch = windowIs('(pointer: coarse)')
