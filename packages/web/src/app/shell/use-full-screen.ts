import { useSyncExternalStore } from 'react'

const listen = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

/** The browser's full screen, where it has one. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return { isOn, toggle, isPossible: document.fullscreenEnabled === true }
}
