import { useLayoutEffect, useRef } from 'react'
import { listenToKeys } from '../../ui/key-press.ts'

/** The field of the palette, once its code has come. */
const FIELD = '.palette [cmdk-input]'

/**
 * Keeps the letters that are typed after the palette was opened and before its field is there, which
 * begins with them. Escape closes it before it has come.
 */
export function useEarlyLetters(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const letters = useRef('')

  useLayoutEffect(() => {
    if (!isOpen) return

    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector(FIELD)) return

      if (event.key === 'Escape') setOpen(false)
      else if (event.key === 'Backspace') letters.current = letters.current.slice(0, -1)
      else if (event.key.length === 1) letters.current += event.key
      else return

      // Nothing on the page below is meant.
      event.preventDefault()
      event.stopPropagation()
    }

    const stop = listenToKeys(window, keep, { capture: true })

    return () => {
      letters.current = ''
      stop()
    }
  }, [isOpen, setOpen])

  return letters
}
