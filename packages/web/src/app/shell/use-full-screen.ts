import { useSyncExternalStore } from 'react'
import { withPrompt } from '../../platform/own-prompt.ts'

const listen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen mode, if the browser supports it. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null)

  const toggle = () =>
    void withPrompt(() =>
      isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    ).catch(() => {})

  return { isOn, toggle, isPossible: document.fullscreenEnabled === true }
}
