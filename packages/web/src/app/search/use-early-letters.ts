import { useLayoutEffect, useRef } from 'react'
import { listenToKeys } from '../../ui/key-press.ts'

/** The field of the palette, once its code has come. */
const FIELD = '.palette input'

/**
 * Keeps the letters that are typed after the palette was opened and before its field is there, which
 * begins with them.
 */
export function useEarlyLetters(isOpen: boolean) {
  const letters = useRef('')

  useLayoutEffect(() => {
    if (!isOpen) return

    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (!isLetter || document.querySelector(FIELD)) return

      letters.current += event.key
      // Nothing on the page below is meant.
      event.preventDefault()
      event.stopPropagation()
    }

    const stop = listenToKeys(window, keep, { capture: true })

    return () => {
      letters.current = ''
      stop()
    }
  }, [isOpen])

  return letters
}
