import { useSyncExternalStore } from 'react'

const listen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** The browser's full screen, where it has one. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return { isOn, toggle, isPossible: document.fullscreenEnabled === true }
}
