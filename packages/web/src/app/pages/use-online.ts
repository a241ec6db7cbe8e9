import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline'] as const

const listen = (changed: () => void) => {
  for (const name of CHANGES) window.addEventListener(name, changed)
  return () => {
    for (const name of CHANGES) window.removeEventListener(name, changed)
  }
}

/** false while the device has no network at all. */
export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine)
