/*
 * What the page itself makes the browser ask or show over it: a permission, the print window. The page loses the focus meanwhile, although
 * nobody has left it.
 */
let open = 0
const listeners = new Set<() => void>()

export const isPrompting = () => open > 0

/** Reports when the last prompt of the page has been answered; the answer ends it. */
export function onPromptEnd(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the browser for something that it may ask the reader about. */
export async function withPrompt<T>(ask: () => Promise<T>): Promise<T> {
  open += 1
  try {
    return await ask()
  } finally {
    open -= 1
    if (open === 0) for (const listener of listeners) listener()
  }
}
