import { SEALED_FIELDS } from '@residency/contract/kernel'

/** The own record with each number in place of the object it was sealed in (`{id, idCard}`): what people read in their file. */
export function withPlainNumbers(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withPlainNumbers)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  const number = entries.length === 2 && 'id' in data ? entries.find(([name]) => SEALED_FIELDS.has(name)) : undefined
  return number ? number[1] : Object.fromEntries(entries.map(([name, value]) => [name, withPlainNumbers(value)]))
}
