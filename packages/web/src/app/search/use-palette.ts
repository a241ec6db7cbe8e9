import { useLayoutEffect, useState } from 'react'
import { listenToKeys } from '../../ui/key-press.ts'
import { useEarlyLetters } from './use-early-letters.ts'

/** Ctrl+K or ⌘K from anywhere. `early` has what was typed before the field was there. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  const early = useEarlyLetters(isOpen)

  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return

      event.preventDefault()
      setOpen((open) => !open)
    }

    return listenToKeys(window, listen)
  }, [])

  return { isOpen, early, open: () => setOpen(true), close: () => setOpen(false) }
}
