import { type DayRow, rowsIn } from '../entitlements/entitlement.rules.ts'

export type Limit = {
  per: 'year' | 'event'
  kind: 'unrecorded' | 'days'
  least: number
  most: number
  isNational: boolean
}

/** `isNational`: the province is recorded as giving the national days. */

/**
 * What a table gives in a province, from the fewest to the most years of work; kinds without a row
 * are left out.
 */
export function limitsOf(rows: readonly DayRow[], province: string | null): Limit[] {
  return (['year', 'event'] as const).flatMap((per): Limit[] => {
    const { all, valid, isSameAsNational } = rowsIn(rows, per, province)
    if (all.length === 0) return []
    if (valid.length === 0)
      return [{ per, kind: 'unrecorded', least: 0, most: 0, isNational: false }]

    const days = valid.map((row) => row.days)

    return [
      {
        per,
        kind: 'days',
        least: Math.min(...days),
        most: Math.max(...days),
        isNational: isSameAsNational,
      },
    ]
  })
}
