import { useLayoutEffect } from 'react'
import { openHelp } from '../../platform/panels.store.ts'
import { listenToKeys } from '../../ui/key-press.ts'
import { asksForHelp, isTypingIn } from './help.rules.ts'

/** `?` opens the help of the page, from anywhere. */
export function useHelpKey() {
  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented } = event
      if (
        defaultPrevented ||
        !asksForHelp({
          key,
          ctrlKey,
          metaKey,
          altKey,
          isRepeat: repeat,
          isTyping: isTypingIn(target),
        })
      )
        return

      event.preventDefault()
      openHelp()
    }

    return listenToKeys(window, listen)
  }, [])
}
