import type { AwardLimitState } from '@residency/contract/areas/awards/kinds/award-limit.contract'

/** The dictionary of levels. */
export const AWARD_LEVELS = 'award_level'

/** How an award of a year stands on a day: its last day still counts. */
export function limitStateOn({ opens_on, closes_on }: { opens_on: string; closes_on: string }, today: string): AwardLimitState {
  if (today < opens_on) return 'upcoming'
  return today <= closes_on ? 'open' : 'over'
}

type Quotas = { quota: number | null; baseQuota: number | null; bases: readonly { baseId: number; quota: number }[] }
type Granted = readonly { base_id: number | null; name: string | null; name_en: string | null; granted: number }[]
/** What of new quotas lies below what is granted already; null: nothing. */
export function belowGranted({ quota, baseQuota, bases }: Quotas, granted: Granted) {
  const all = granted.reduce((sum, one) => sum + one.granted, 0)
  if (quota !== null && all > quota) return { of: 'all' as const, granted: all }
  const own = new Map(bases.map((one) => [one.baseId, one.quota]))
  const base = granted.find((one) => {
    const most = one.base_id === null ? null : (own.get(one.base_id) ?? baseQuota)
    return most !== null && one.granted > most
  })
  return base ? { of: 'base' as const, granted: base.granted, name: base.name, name_en: base.name_en } : null
}
