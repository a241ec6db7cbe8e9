import { maskNumber } from '@residency/contract/kernel'

/**
 * The number a form means that began with the mask of the stored one: a mask that comes back keeps
 * it; null: the mask of another number.
 */
export function resolveMaskedNumber(stored: string | null, typed: string): string | null {
  if (stored !== null && typed === maskNumber(stored)) return stored
  return typed.includes('*') ? null : typed
}
