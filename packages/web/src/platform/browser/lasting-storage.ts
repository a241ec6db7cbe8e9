import { withPrompt } from '../own-prompt.ts'

let isAsked = false

/**
 * Asks the browser not to clear what this site stores when space is short; once for each page,
 * where unsent work is stored.
 */
export function askForLastingStorage() {
  const { storage } = navigator
  // Missing on plain http and in old browsers.
  if (isAsked || !storage?.persist) return

  isAsked = true
  void withPrompt(() => storage.persist()).catch(() => undefined)
}
