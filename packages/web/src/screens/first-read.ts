import { useState } from 'react'

/**
 * What was read when `opened` opened. A later reading (in another language, or because something changed meanwhile) must not undo what
 * was entered over the first one, nor lend it its version.
 */
export function useFirstRead<T>(opened: unknown, value: T | undefined): T | undefined {
  const [first, setFirst] = useState({ opened, value })
  const isAnother = first.opened !== opened
  if (isAnother || (first.value === undefined && value !== undefined)) setFirst({ opened, value })
  return isAnother ? value : (first.value ?? value)
}
