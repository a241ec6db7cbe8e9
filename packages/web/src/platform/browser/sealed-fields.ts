import { looksSealed, SEALED_FIELDS } from '@residency/contract/kernel'

/** Whether there are sealed fields, so that the ciphers are loaded only when needed. */
export function hasSealed(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(hasSealed)
  if (typeof data !== 'object' || data === null) return false

  return Object.entries(data).some(([name, value]) =>
    SEALED_FIELDS.has(name) ? looksSealed(value) : hasSealed(value),
  )
}
