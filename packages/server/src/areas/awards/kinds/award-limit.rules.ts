import type { AwardLimitState } from '@residency/contract/areas/awards/kinds/award-limit.contract'

/** The dictionary of levels. */
export const AWARD_LEVELS = 'award_level'

/** How an award of a year stands on a day: its last day still counts. */
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

type Granted = readonly {
  baseId: number | null
  name: string | null
  nameEn: string | null
  granted: number
}[]

/** What of new quotas lies below what is granted already; null: nothing. */
export function belowGranted({ quota, baseQuota, bases }: Quotas, granted: Granted) {
  const all = granted.reduce((sum, one) => sum + one.granted, 0)
  if (quota !== null && all > quota) return { of: 'all' as const, granted: all }

  const own = new Map(bases.map((one) => [one.baseId, one.quota]))

  const base = granted.find((one) => {
    const most = one.baseId === null ? null : (own.get(one.baseId) ?? baseQuota)
    return most !== null && one.granted > most
  })

  return base
    ? { of: 'base' as const, granted: base.granted, name: base.name, nameEn: base.nameEn }
    : null
}
