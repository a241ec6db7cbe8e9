import type { AwardLimitState } from '@residency/contract/areas/awards/kinds/award-limit.contract'

/** The dictionary of levels. */
export const AWARD_LEVELS = 'award_level'

/** The state of an award of a year on a day: its last day still counts. */
export function limitStateOn(
  { opensOn, closesOn }: { opensOn: string; closesOn: string },
  today: string,
): AwardLimitState {
  if (today < opensOn) return 'upcoming'
  return today <= closesOn ? 'open' : 'over'
}

type Quotas = {
  quota: number | null
  baseQuota: number | null
  bases: readonly { baseId: number; quota: number }[]
}

type GrantedCounts = readonly {
  baseId: number | null
  name: string | null
  nameEn: string | null
  granted: number
}[]

/** Which new quotas are below what is granted already; null: none. */
export function belowGranted({ quota, baseQuota, bases }: Quotas, granted: GrantedCounts) {
  const all = granted.reduce((sum, usage) => sum + usage.granted, 0)
  if (quota !== null && all > quota) return { of: 'all' as const, granted: all }

  const quotaByBase = new Map(bases.map((row) => [row.baseId, row.quota]))

  const base = granted.find((usage) => {
    const quota = usage.baseId === null ? null : (quotaByBase.get(usage.baseId) ?? baseQuota)
    return quota !== null && usage.granted > quota
  })

  return base
    ? { of: 'base' as const, granted: base.granted, name: base.name, nameEn: base.nameEn }
    : null
}
