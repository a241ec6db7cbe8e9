import { SEALED_FIELDS } from '@residency/contract/kernel'

/**
 * The own record with decrypted numbers in place of the sealed objects (`{id, idCard}`), for the
 * download.
 */
export function withPlainNumbers(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withPlainNumbers)
  if (typeof data !== 'object' || data === null) return data

  const entries = Object.entries(data)

  const number =
    entries.length === 2 && 'id' in data
      ? entries.find(([name]) => SEALED_FIELDS.has(name))
      : undefined

  return number
    ? number[1]
    : Object.fromEntries(entries.map(([name, value]) => [name, withPlainNumbers(value)]))
}
