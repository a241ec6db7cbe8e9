import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767px)'
const listen = (tell: () => void) => {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

export const isPhoneNow = () => window.matchMedia(QUERY).matches
/** Below md: tables become cards, dialogs bottom sheets, the menu a drawer. */
export const usePhone = () => useSyncExternalStore(listen, isPhoneNow)
