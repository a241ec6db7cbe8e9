import { listenToKeys } from '../../ui/key-press.ts'

const TYPED_IN = 'input,textarea,select,[contenteditable=true]'

/**
 * Handles single keys on the page; not while typing or below an open dialog. Returns a cleanup
 * function.
 */
export function onKey(
  acts: Readonly<Record<string, (() => void) | undefined>>,
  isBusy: boolean,
): () => void {
  const listen = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest(TYPED_IN)

    const isElsewhere =
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      document.querySelector('[role=dialog]')

    if (isBusy || isTyping || isElsewhere) return

    const act = acts[event.key.toLowerCase()]
    if (!act) return

    event.preventDefault() // the field of a dialog that opens must not receive the letter
    act()
  }

  return listenToKeys(window, listen)
}
