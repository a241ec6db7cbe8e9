type Limits = { min?: number | undefined; max?: number | undefined; precision?: number | undefined }

export type NumberFault = {
  text: 'below' | 'above' | 'whole' | 'decimals'
  data: Record<string, number>
}

const decimalsOf = (typed: string) => typed.split('.')[1]?.length ?? 0

/**
 * What is wrong with a typed number; null: nothing, or nothing was typed. `precision`: how many
 * decimals it may have.
 */
export function faultOfNumber(
  typed: number | string | null,
  { min, max, precision }: Limits,
): NumberFault | null {
  if (typed === null || typed === '') return null

  const value = Number(typed)

  if (min !== undefined && value < min) return { text: 'below', data: { min } }
  if (max !== undefined && value > max) return { text: 'above', data: { max } }
  if (precision === 0 && !Number.isInteger(value)) return { text: 'whole', data: {} }
  if (precision !== undefined && decimalsOf(String(typed)) > precision)
    return { text: 'decimals', data: { precision } }

  return null
}
