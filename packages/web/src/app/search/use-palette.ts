import { useLayoutEffect, useState } from 'react'
import { listenToKeys } from '../../ui/key-press.ts'
import { useEarlyLetters } from './use-early-letters.ts'

const isCommand = ({ key }: KeyboardEvent) => key === 'Control' || key === 'Meta'

/**
 * Ctrl+K or ⌘K from anywhere. `load` fetches the code as soon as the first of both keys is down;
 * `early` has what was typed before the field was there.
 */
export function usePalette(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const early = useEarlyLetters(isOpen, setOpen)

  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // A failed load is reported when the palette is opened.
      if (isCommand(event)) load().catch(() => {})

      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return

      event.preventDefault()
      setOpen((open) => !open)
    }

    return listenToKeys(window, listen)
  }, [load])

  return { isOpen, early, open: () => setOpen(true), close: () => setOpen(false) }
}
