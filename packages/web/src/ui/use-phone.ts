import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767px)'
/** What asks for one kind of window, and follows it as it turns or is drawn smaller. */
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
/** Columns stand below each other here (screens.css). */
export const useNarrow = windowIs('(max-width: 1100px)')
/** A finger is what points, also on a phone that lies on its side. */
export const useTouch = windowIs('(pointer: coarse)')
