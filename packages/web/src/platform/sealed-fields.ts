import { looksSealed, SEALED_FIELDS } from '@residency/contract/kernel'

/** Whether there is anything to open, so that the ciphers are only loaded for those who need them. */
export function hasSealed(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(hasSealed)
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([name, value]) => (SEALED_FIELDS.has(name) ? looksSealed(value) : hasSealed(value)))
}
