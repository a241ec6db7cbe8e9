import { type DayRow, entitledDays } from './entitlement.rules.ts'

export type Limit = { per: 'year' | 'event'; kind: 'unlimited' | 'unrecorded' | 'days'; least: number; most: number; isNational: boolean }
/** What a table gives in a province, from the fewest to the most years of work; kinds without a row are left out. */
export function limitsOf(rows: readonly DayRow[], province: string | null): Limit[] {
  return (['year', 'event'] as const).flatMap((per): Limit[] => {
    const ofKind = rows.filter((row) => row.per === per)
    if (ofKind.length === 0) return []
    const own = ofKind.filter((row) => row.provinceCode !== null && row.provinceCode === province)
    const isNational = own.length === 0 && ofKind.some((row) => row.provinceCode !== null)
    const { kind } = entitledDays(rows, per, { province, workYears: 0 })
    const days = (own.length > 0 ? own : ofKind.filter((row) => row.provinceCode === null)).map((row) => row.days)
    return [{ per, kind, least: kind === 'days' ? Math.min(...days) : 0, most: kind === 'days' ? Math.max(...days) : 0, isNational }]
  })
}
