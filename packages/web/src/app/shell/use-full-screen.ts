import { useSyncExternalStore } from 'react'

const listen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen mode, if the browser supports it. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return { isOn, toggle, isPossible: document.fullscreenEnabled === true }
}
