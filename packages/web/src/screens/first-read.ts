import { useState } from 'react'

/**
 * The first response since `opened` opened. A later one (in another language, or after a change
 * elsewhere) must not overwrite input entered over the first one, nor replace its version.
 */
export function useFirstRead<T>(opened: unknown, value: T | undefined): T | undefined {
  const [first, setFirst] = useState({ opened, value })
  const isAnother = first.opened !== opened
  if (isAnother || (first.value === undefined && value !== undefined)) setFirst({ opened, value })

  return isAnother ? value : (first.value ?? value)
}
