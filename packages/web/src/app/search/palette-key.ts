import { listenToKeys } from '../../ui/key-press.ts'

/** Whether a key opens and closes the search of the product: Ctrl+K or ⌘K. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)

let wasPressed = false
let stopListening = () => {}

/** Before the first page has arrived nobody else listens, and the browser would take the key. */
function remember(event: KeyboardEvent) {
  if (!isPaletteKey(event) || document.getElementById('start') === null) return

  event.preventDefault()
  wasPressed = !wasPressed
}

/** Remembers the key while the start screen is shown, until `takePaletteKey` is called. */
export function rememberPaletteKey(): void {
  stopListening = listenToKeys(window, remember)
}

/** Whether the search was asked for before the page that has it was there; asked once. */
export function takePaletteKey(): boolean {
  stopListening()

  const wanted = wasPressed
  wasPressed = false

  return wanted
}
