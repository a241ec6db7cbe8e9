import { useLayoutEffect, useState } from 'react'
import { listenToKeys } from '../../ui/key-press.ts'
import { isPaletteKey, takePaletteKey } from './palette-key.ts'
import { useEarlyLetters } from './use-early-letters.ts'

/**
 * Ctrl+K or ⌘K from anywhere, also while the page was still loading. `early` has what was typed
 * before the field was there.
 */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  const early = useEarlyLetters(isOpen)

  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return

      event.preventDefault()
      setOpen((open) => !open)
    }

    if (takePaletteKey()) setOpen(true)

    return listenToKeys(window, listen)
  }, [])

  return { isOpen, early, open: () => setOpen(true), close: () => setOpen(false) }
}
